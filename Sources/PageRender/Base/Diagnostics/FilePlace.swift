/// A place in a file.
struct FilePlace: Hashable, Sendable {
  /// `nil` is the file of the page's source.
  var file: String?
  var position: SourcePosition
}
