"""The rulebook without a screen: pages made of texts and components, and the way to them."""
