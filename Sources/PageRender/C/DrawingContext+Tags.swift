internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Runs `body`, whose drawing is one element of the document's structure. On pixels it is nothing more.
  ///
  /// Links are noted wherever they are; the structure has no elements inside groups and masks.
  func tagged(_ tag: StructureTag, _ body: () throws -> Void) rethrows {
    guard let vector, !vector.isBare else { return try body() }
    let link = note(tag, in: vector)
    guard vector.isPDF, vector.groupDepth == 0 else { return try body() }
    var element = VectorDrawing.Element(role: tag.role, link: link)
    if case .figure(let alternative, let language) = tag {
      element.figure = .init(alternative: alternative, language: language)
    }
    vector.add(element)
    cairo_tag_begin(pointer, tag.role, nil)
    defer { cairo_tag_end(pointer, tag.role) }
    try body()
  }

  /// The place of a link among the document's.
  private func note(_ tag: StructureTag, in vector: VectorDrawing) -> Int? {
    guard case .link(let destination, let area) = tag else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    let toPage = Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    return vector.add(.init(page: vector.page, area: toPage.bounds(of: area), destination: destination))
  }
}

extension StructureTag {
  /// The structure type. cairo asks for a destination when it is told of a link; it is told of a reference, which the
  /// finishing pass makes a link.
  fileprivate var role: String {
    switch self {
    case .section: "Sect"
    case .heading(let level): "H\(min(max(level, 1), 6))"
    case .paragraph: "P"
    case .list: "L"
    case .listItem: "LI"
    case .table: "Table"
    case .row: "TR"
    case .headerCell: "TH"
    case .cell: "TD"
    case .figure: "Figure"
    case .link: "Reference"
    }
  }
}
