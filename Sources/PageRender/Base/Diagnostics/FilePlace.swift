/// A position in a file.
package struct FilePlace: Hashable, Sendable {
  /// The file; `nil` for the file of the page's source.
  package var file: String?
  package var position: SourcePosition

  package init(file: String? = nil, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}
