// swift-format-ignore-file

/// Another type of the name that a module has that is not this one's.
enum RequestError: Error { case own }
