import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// A sheet's views laid out at the upper left of an area: its labels, its places for drawings, and its coloured boxes.
@MainActor
struct LaidOut {
  struct Label {
    var text: String
    var frame: Rect
    var pointSize: Double
    var weight: FontWeight
    var color: Color
  }

  var labels: [Label] = []
  var places: [String: Rect] = [:]
  var boxes: [(frame: Rect, color: Color)] = []

  init(_ view: UIView, size: Size = Size(width: 800, height: 600)) throws {
    let root = UIView()
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let page = PreparedPage(id: "sheet", tree: ViewTree(root: root))
    let device = Device(id: "sheet", name: "sheet", idiom: .pad, size: size, scale: 2)
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: PageEnvironment(device: device))
    #expect(solved.layout.conflicts.isEmpty)
    let prefix = SheetRole.place("").identifier
    for node in page.tree.views {
      let frame = solved.layout.exactFrames[node.item]
      if case .text(let content) = node.content, let run = content.text.runs.first {
        labels.append(
          Label(
            text: content.text.string, frame: frame, pointSize: run.attributes.font.pointSize,
            weight: run.attributes.font.weight, color: run.attributes.color.light))
      }
      if let name = node.identifier, name.hasPrefix(prefix) {
        places[String(name.dropFirst(prefix.count))] = frame
      }
      if let color = node.backgroundColor { boxes.append((frame, color.light)) }
    }
  }

  var texts: [String] { labels.map(\.text) }

  func label(_ text: String) throws -> Label {
    try #require(labels.first { $0.text == text }, "\(texts)")
  }

  func place(_ name: String) throws -> Rect { try #require(places[name], "\(places.keys.sorted())") }
}
