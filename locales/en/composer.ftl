# Decisions that are put together in a form, or in a typed line.

composer-decide = { $key }: decide
composer-once-more = { $why } Press { $key } once more to do so.
composer-keys = { key-up } and { key-down } choose a row, { key-left } and { key-right }, + and − or digits change it.
composing-number = { $name }: { $value } ({ $least } to { $most })
composing-choice = { $name }: { $value } ({ $choices })
composing-how = Type what you change, such as “{ $example }”. An empty line decides for what is set.

# The endings by which several are told from one.
plural-endings = s es

problem-part-range = { $name }: only { $least } to { $most } can be set, not { $n }.
problem-part-twice = “{ $name }” is there twice; say once how many or which.
