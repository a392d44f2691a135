public import PageDrawing

extension PDFWriter {
  /// A writer with the faces that a renderer of the same task has open.
  public convenience init(renderer: PageRenderer, information: DocumentInformation) throws(PageError) {
    self.init(text: renderer.text, information: information)
  }
}
