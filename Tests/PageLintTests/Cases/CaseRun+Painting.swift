import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Things painted: `paint card fill 0 100 375 50 alpha=0.5 opacity=0.5`.
extension CaseRun {
  func kind(_ line: CaseLine, on page: DrawnPage) throws -> SceneItem.Kind {
    let view = CaseLine.text(line.words[1])
    var kind = try plain(line, on: page)
    // Around it, in the order in which they are written; the item inside belongs to another view if that is said.
    let inner = line.value("inside") ?? view
    for word in line.words.dropFirst(3) {
      let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { continue }
      let item = try page.item(inner, kind)
      switch sides[0] {
      case "opacity": kind = .group(opacity: try number(sides[1]), [item])
      case "clip": kind = .clip(.rectangle(try rect(sides[1])), [item])
      case "mask":
        let masks =
          sides[1] == "none"
          ? [] : [try page.item(view, .shape(.rectangle(try rect(sides[1])), .black))]
        kind = .mask(masks, [item])
      case "by":
        let numbers = try sides[1].split(separator: ",").map { try number(String($0)) }
        kind = .transform(
          Transform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]),
          [item])
      case "tag": kind = .tagged(.paragraph, [item])
      default: break
      }
    }
    return kind
  }

  private func plain(_ line: CaseLine, on page: DrawnPage) throws -> SceneItem.Kind {
    let words = line.words.dropFirst(3)
    func frame() throws -> Rect { try rect(words.prefix(4)) }
    let color = line.value("color").map(CaseView.color).map { CaseRun.color($0) }
    func paint() throws -> Color {
      if let color { return color }
      let level = try number(line.value("grey") ?? "1")
      return Color(red: level, green: level, blue: level, alpha: try number(line.value("alpha") ?? "1"))
    }
    switch line.words[2] {
    case "text": return .glyphs(try run(line, on: page))
    case "fill": return .shape(.rectangle(try frame()), try paint())
    case "round":
      return .shape(
        .roundedRectangle(try frame(), radius: try number(words.dropFirst(4).first ?? "0")), try paint())
    case "ellipse": return .shape(.ellipse(try frame()), try paint())
    case "path":
      var path = Path(
        lines: try words.prefix { $0.contains(",") }.map { point in
          let sides = try point.split(separator: ",").map { try number(String($0)) }
          return Point(x: sides[0], y: sides[1])
        })
      if line.value("open") == nil { path.close() }
      return .shape(.path(path), try paint())
    case "line":
      let width = try number(words.dropFirst(4).first ?? "1")
      return .stroke(.rectangle(try frame()), Stroke(color: try paint(), width: width))
    case "shadow":
      return .shadow(.rectangle(try frame()), Shadow(color: .black, offset: .zero, radius: 2))
    case "pane": return .backdrop(.rectangle(try frame()), Backdrop(radius: 9, saturation: 1))
    case "image": return .image(try image(line, in: try frame()))
    case "gradient":
      let isDown = line.value("down") != nil
      let alphas = (line.value("alphas") ?? "1,1").split(separator: ",").compactMap { Double($0) }
      return .gradient(
        line.value("oval") == nil ? .rectangle(try frame()) : .ellipse(try frame()),
        Gradient(
          .axial(
            from: Point(x: isDown ? 0.5 : 0, y: isDown ? 0 : 0.5),
            to: Point(x: isDown ? 0.5 : 1, y: isDown ? 1 : 0.5)),
          stops: [
            Gradient.Stop(0, Color(red: 0, green: 0, blue: 0, alpha: alphas[0])),
            Gradient.Stop(1, Color(red: 1, green: 1, blue: 1, alpha: alphas[1])),
          ], frame: try frame()))
    default: throw CaseError("nothing is painted as \(line.words[2])")
    }
  }

  static func color(_ color: UIColor) -> Color {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// The glyphs of a view's text, with their ink at a place; without one they stay. `of` names another view's text.
  private func run(_ line: CaseLine, on page: DrawnPage) throws -> SceneGlyphs {
    let name = line.value("of") ?? CaseLine.text(line.words[1])
    let place = line.words.dropFirst(3).prefix { !$0.contains("=") }
    var run =
      place.count < 2
      ? try page.glyphs(of: name)
      : try page.glyphs(of: name, at: Point(x: try number(place[3]), y: try number(place[4])))
    if let color = line.value("color").map(CaseView.color) { run.color = CaseRun.color(color) }
    if let words = line.value("words") { run.text = words }
    if line.value("empty") != nil { run.glyphs = [] }
    return run
  }

  private func image(_ line: CaseLine, in frame: Rect) throws -> SceneImage {
    guard var image = pictures[line.value("half") != nil] else { throw CaseError("no picture is drawn") }
    image.frame = frame
    if let alpha = line.value("tint") {
      image.tint = Color(red: 0, green: 0, blue: 0, alpha: try number(alpha))
    }
    return image
  }

  /// An opaque orange picture, and one that is black at the left and clear at the right.
  func drawPictures() async throws {
    for isHalf in [false, true] {
      let page = try await DrawnScreen.page { root in
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let picture = UIGraphicsImageRenderer(size: frame.size).image {
          UIColor.black.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
        }
        let view = isHalf ? UIImageView(image: picture) : CaseView.opaque(frame)
        view.frame = frame
        root.addSubview(view)
      }
      for mark in page.marks {
        if case .image(let image) = mark.kind { pictures[isHalf] = image }
      }
    }
  }
}
