public import PageBase
public import PageDrawing

extension PageError {
  /// A diagnostic in one line at the page's place in its file.
  public func diagnostic(page: PreparedPage, file: String) -> Diagnostic {
    // A file that cannot be written says nothing about the page.
    if case .writing = self { return diagnostic }
    return Diagnostic(
      .error, file: file, position: page.position, "page \(Wording.quoted(page.id)): \(wording.message)",
      exitCode: wording.exitCode)
  }
}
