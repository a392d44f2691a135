internal import LayoutEngine
public import PageBase
public import PageDrawing

extension PageError {
  /// A diagnostic in one line, at the page's position in its file, or at the position of an invalid
  /// constraint.
  public func diagnostic(page: PreparedPage, file: String) -> Diagnostic {
    // A failure to write a file is no fault of the page. A picture has a place of its own.
    switch self {
    case .writing: return diagnostic
    case .picture(var fault) where fault.file != nil:
      fault.page = page.id
      return fault
    default: break
    }
    let (message, place) = explanation(on: page)
    return Diagnostic(
      .error, file: place?.file ?? file, position: place?.position ?? page.position,
      "page \(Wording.quoted(page.id)): \(message)", exitCode: wording.exitCode)
  }

  /// Returns the fault with the names of the page's views and constraints, and the position of an invalid
  /// constraint or of a picture.
  package func explanation(
    on page: PreparedPage
  ) -> (message: String, place: (file: String, position: SourcePosition)?) {
    if case .picture(let fault) = self, let file = fault.file, let position = fault.position {
      return (fault.message, (file, position))
    }
    guard case .layout(.input(let error)) = self else { return (wording.message, nil) }
    let layout = page.tree.layout
    var source: LayoutConstraint.Source?
    let message = error.message(
      constraint: { index in
        guard layout.constraints.indices.contains(index) else { return "constraint \(index)" }
        source = layout.constraints[index].source
        return layout.bareWording(of: layout.constraints[index])
      }, item: { layout.items.indices.contains($0) ? layout.items[$0].name : "item \($0)" })
    return (message, source.map { ($0.file, $0.position) })
  }
}

extension LayoutConstraint.Source {
  package var position: SourcePosition { SourcePosition(line: line, column: column) }
}
