/// What keeps photos from being kept or sent.
public enum PhotoError: Error, Sendable {
  /// The album holds no more.
  case albumFull(limit: Int)
  /// The system does not open the library.
  case libraryDenied
  /// More photos are selected than can be sent.
  case tooManySelected(selected: Int, total: Int, limit: Int)
  /// The app was closed too early.
  case editLost
  /// A format that cannot be edited.
  case formatUnknown(String)
  /// Photos did not get to the album.
  case shareFailed(count: Int, album: String)
  /// Another app has the camera.
  case cameraBusy
}
