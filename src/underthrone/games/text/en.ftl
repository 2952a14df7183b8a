seat = Player { $number }
list = { $first } and { $last }
