public import PageDrawing

extension PDFWriter {
  /// Creates a writer that shares the open font faces of a renderer in the same task.
  public convenience init(renderer: PageRenderer, information: DocumentInformation) throws(PageError) {
    self.init(text: renderer.text, information: information)
  }
}
