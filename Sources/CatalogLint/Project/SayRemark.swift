import ErrorCatalog

/// What `say` tells beside the words.
package enum SayRemark: Catalogued, Equatable {
  /// No table has the key, and one has a key that it may have been meant to be.
  case misspelledKey(nearest: String)
  /// An `--arg` that no placeholder of the words has the name of.
  case unusedArgument(name: String)
}
