import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout

/// Questions about store pictures as they are laid out on an iPhone 17 Pro Max: 440 × 956 points.
@MainActor
enum StoreAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "store": { question in
      let fixture = try DeckFixture()
      try writePictures(fixture)
      let page =
        "{\"image\": \"images/s.png\", \"alt\": \"Alt\", \"summary\": \(question["summary"].map { "\"\($0)\"" } ?? "\"S\""), "
        + "\"detail\": \"\(question["detail"] ?? "")\"}"
      let pages = Array(repeating: page, count: Int(try question.number("pages", 1))).joined(separator: ",")
      let layout = question.lines.map(\.text).joined().replacing("%", with: question["more"] ?? "")
      let loaded = try fixture.load("{\"title\": \"T\", \"layout\": \(layout), \"pages\": [\(pages)]}")
      let deck = try #require(loaded.deck, "\(loaded.diagnostics)")
      let device = try DeviceCatalog.builtin.device("iphone-17-pro-max")
      let environment = PageEnvironment(device: device, locale: question["in"] ?? "en")
      let (made, told) = deck.preparePages(
        images: ImageStore(), only: [Int(try question.number("page", 0))], traits: environment.traits)
      guard let page = made[0] else { return "no page, \(Say.list(told.map(\.message)))" }
      guard told.isEmpty else { return Say.list(told.map(\.message)) }
      let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: environment)
      return try question.asked.map { try StoreAnswers.told($0, solved) }.joined(separator: ", ")
    }
  ]

  /// A picture of 1 × 2 pixels, and a frame of 10 × 20 with a transparent area from (1, 2) on, 8 × 16 pixels large.
  private static func writePictures(_ fixture: DeckFixture) throws {
    let images = URL(filePath: fixture.folder + "/images")
    let picture = HandmadePNG(width: 1, height: 2, colorType: 2, rows: [0, 1, 2, 3, 0, 1, 2, 3])
    try Data(picture.bytes).write(to: images.appending(path: "s.png"))
    let rows = (0..<20).flatMap { y -> [UInt8] in
      [0]
        + (0..<10).flatMap { x -> [UInt8] in
          (1..<9).contains(x) && (2..<18).contains(y) ? [0, 0, 0, 0] : [40, 50, 60, 255]
        }
    }
    let frame = HandmadePNG(width: 10, height: 20, colorType: 6, rows: rows)
    try Data(frame.bytes).write(to: images.appending(path: "frame.png"))
  }

  /// A frame in whole points, its middle and edges in half points, or a look.
  private static func told(_ name: String, _ page: SolvedPage) throws -> String {
    let parts = name.split(separator: ".").map(String.init)
    let views = page.page.tree.views
    guard let view = views.first(where: { $0.identifier == parts[0] }) else { return "none" }
    let frame = page.layout.frames[view.item]
    func half(_ value: Double) -> String { Say.number((value * 2).rounded() / 2) }
    switch parts.count > 1 ? parts[1] : "" {
    case "":
      return Say.rects(
        [frame].map {
          Rect(
            x: $0.minX.rounded(), y: $0.minY.rounded(), width: $0.width.rounded(), height: $0.height.rounded()
          )
        })
    case "middle": return "\(half(frame.midX)),\(half(frame.midY))"
    case "x": return half(frame.minX)
    case "maxX": return half(frame.maxX)
    case "bg": return Property.say(view.backgroundColor)
    case "corner": return Say.number(view.layer?.corners.radius ?? 0)
    case "clips": return Say.yes(view.clipsToBounds)
    case "children": return "\(view.children.count)"
    case "border":
      let border = views[try #require(view.children.first)]
      return "\(Property.say(border.backgroundColor)) \(Say.number(border.layer?.corners.radius ?? 0))"
    case "shadow":
      return view.layer?.shadow.map {
        "\(Say.number($0.opacity)) \(Say.number($0.radius)) \(Say.point($0.offset))"
      } ?? "none"
    case "size":
      guard case .text(let content) = view.content else { return "none" }
      return (content.text.runs.first?.attributes.font.pointSize).map(Say.number) ?? "none"
    default: throw CaseError("no part \(name)")
    }
  }
}
