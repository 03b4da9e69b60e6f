"""Benchmarks: what is ours beside its peers, in the same run, since machines are noisy. `make bench`."""
