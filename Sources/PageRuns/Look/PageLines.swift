package import LayoutEngine
package import PageRender

/// A page as lines of text: a line for each view that somebody sees or names, indented by what contains it, such as
/// `[v12] Label title 16,54 358×41 "Welcome"`. Views are numbered from back to front, as in the page's tree; frames are
/// in points of the window.
package struct PageLines {
  private let page: SolvedPage
  private let frames: [Rect]
  private let names: LayoutInput
  private let texts: [Int: String]

  /// The most characters of a text that a line has.
  private static let longestText = 40

  package init(_ page: SolvedPage) {
    self.page = page
    frames = page.shownFrames
    names = page.legibleLayout()
    texts = Dictionary(
      page.texts.map { ($0.view, Self.quoted($0.text.content.text.string)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The lines; views that are hidden, outside of the screen or neither drawn nor named have none.
  package var lines: [String] {
    var lines: [String] = []
    var rest = page.page.tree.views.isEmpty ? [] : [(view: 0, depth: 0, parent: Int?.none)]
    while let (view, depth, parent) = rest.popLast() {
      let node = page.page.tree.views[view]
      guard !node.isHidden, node.alpha > 0 else { continue }
      let isTold = isTold(view, in: parent)
      if isTold { lines.append(String(repeating: "  ", count: depth) + line(of: view)) }
      rest += node.children.reversed().map { ($0, isTold ? depth + 1 : depth, isTold ? view : parent) }
    }
    return lines
  }

  /// The index of the view that a reference such as `v12` names; `nil` for another word.
  package func view(_ reference: String) -> Int? {
    guard reference.hasPrefix("v"), let index = Int(reference.dropFirst()) else { return nil }
    return page.page.tree.views.indices.contains(index) ? index : nil
  }

  /// A view's frame in points of the window.
  package func frame(of view: Int) -> Rect { frames[view] }

  /// - Parameter parent: The nearest containing view that has a line.
  private func isTold(_ view: Int, in parent: Int?) -> Bool {
    let (node, frame) = (page.page.tree.views[view], frames[view])
    let screen = Rect(origin: .zero, size: page.scene.size)
    guard frame.width > 0, frame.height > 0, frame.intersection(screen) != nil else { return false }
    if view == 0 || texts[view] != nil || node.alternative != nil { return true }
    if case .none = node.content, node.backgroundColor == nil, node.drawing.isEmpty {
      // A container that nobody sees tells nothing where another has its frame.
      return givenName(of: view) != nil && parent.map { frames[$0] != frame } ?? true
    }
    return true
  }

  private func line(of view: Int) -> String {
    let node = page.page.tree.views[view]
    let frame = frames[view]
    let className = node.className.hasPrefix("UI") ? String(node.className.dropFirst(2)) : node.className
    let place = "\(Self.number(frame.minX)),\(Self.number(frame.minY))"
    let size = "\(Self.number(frame.width))×\(Self.number(frame.height))"
    let words = [
      "[v\(view)]", className, givenName(of: view), place, size,
      texts[view] ?? node.alternative.map(Self.quoted),
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// The identifier that somebody gave; Interface Builder's own are none.
  private func givenName(of view: Int) -> String? {
    let node = page.page.tree.views[view]
    guard let identifier = node.identifier, !identifier.isEmpty else { return nil }
    let name = names.plainName(of: node.item)
    return name == identifier || name.hasSuffix(" \(identifier)") ? identifier : nil
  }

  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Wording.quoted(line.count > longestText ? line.prefix(longestText - 1) + "…" : line)
  }

  /// A length in points with at most one decimal.
  private static func number(_ value: Double) -> String { Wording.number((value * 10).rounded() / 10) }
}
