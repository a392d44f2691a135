internal import LayoutEngine

extension PDFCanvas {
  /// Runs `body`, and makes its drawing an element of the document's structure.
  ///
  /// Inside a form, which belongs to one element as a whole, only the area of a link is recorded.
  mutating func tagged(
    _ tag: StructureTag, extent: Rect?, _ body: (inout PDFCanvas) throws -> Void
  ) rethrows {
    let isElement = isOnPage
    if isElement {
      structure.begin(tag, area: extent.map { state.transform.bounds(of: $0) })
    }
    if case .link(let destination, let area) = tag {
      structure.addLink(to: destination, area: state.transform.bounds(of: area), isElement: isElement)
    }
    if case .field(let field, let area) = tag, isElement {
      structure.add(field, area: state.transform.bounds(of: area))
    }
    defer { if isElement { structure.end() } }
    try body(&self)
  }

  /// Begins marked content of the innermost open element, or an artifact if no element is open (ISO 32000-1,
  /// 14.6 and 14.8.2.2).
  mutating func mark() {
    guard isOnPage, structure.isTagged, !structure.isMarked else { return }
    endMark()
    if let (role, content) = structure.beginMark(depth: stream.saved.count) {
      operators.add(byte: UInt8(ascii: "/"))
      operators.add(bytes: role.utf8)
      operators.add(bytes: "<</MCID ".utf8)
      operators.addNumber(content)
      operators.add(bytes: ">>".utf8)
      operators.add("BDC")
    } else {
      operators.add("/Artifact BMC")
    }
  }

  mutating func endMark() {
    guard structure.mark != nil else { return }
    structure.endMark()
    operators.add("EMC")
  }
}
