internal import PageBase
internal import PageDrawing

extension ImageError {
  /// A diagnostic at the position in the deck that names the picture.
  func diagnostic(for image: Located<Deck.Picture>, in file: String) -> Diagnostic {
    let name =
      switch image.value {
      case .file(let file): file.written
      case .named(let name): name
      case .page(_, let id): id
      }
    return Diagnostic(
      .error, file: file, position: image.position, "image \(Wording.quoted(name)) \(message)",
      exitCode: isLimit ? .limit : .badInput)
  }
}
