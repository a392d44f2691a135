import LayoutEngine
import PageTestSupport

@testable import PageBase
@testable import PageDrawing
@testable import PageReview

/// Scenes and sheets in words: `line 10,20-30,40 0.5 redline@0.35`.
extension Say {
  private static let names: [(Color, String)] = [
    (SheetStyle.redline, "redline"), (SheetStyle.accent, "accent"), (SheetStyle.change, "change"),
    (SheetStyle.line, "rule"), (SheetStyle.ink, "ink"), (SheetStyle.secondInk, "second"),
    (SheetStyle.panel, "panel"), (.white, "white"), (.black, "black"), (PhoneDrawing.edge, "edge"),
  ]

  static func color(_ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    let alpha = color.alpha == 1 ? "" : "@\(number(color.alpha))"
    return (names.first { $0.0 == opaque }?.1 ?? SampledColor(opaque).hex) + alpha
  }

  /// Lines as `x,y-x,y`, with spaces between them.
  static func path(_ path: Path) -> String {
    var words = ""
    for element in path.elements {
      switch element {
      case .move(let point): words += (words.isEmpty ? "" : " ") + Say.point(point)
      case .line(let point): words += "-" + Say.point(point)
      case .curve(_, _, let point): words += "~" + Say.point(point)
      case .close: words += "-"
      }
    }
    return words.isEmpty ? "nothing" : words
  }

  static func shape(_ shape: Shape) -> String {
    switch shape {
    case .rectangle(let frame): rect(frame)
    case .ellipse(let frame): "oval \(rect(frame))"
    case .roundedRectangle(let frame, let radius): "round \(rect(frame)) \(number(radius))"
    case .path(let path): (path.fillRule == .evenOdd ? "odd " : "") + Say.path(path)
    }
  }

  static func item(_ item: SceneItem) -> String { kind(item.kind) }

  static func kind(_ kind: SceneItem.Kind) -> String {
    switch kind {
    case .shape(let shape, let paint): return "fill \(Say.shape(shape)) \(color(paint))"
    case .stroke(let shape, let stroke):
      let dashes = stroke.dashes.isEmpty ? "" : " dashes \(numbers(stroke.dashes))"
      let plain = Stroke(color: stroke.color, width: stroke.width)
      let ends = stroke.cap == plain.cap && stroke.join == plain.join ? "" : " \(stroke.cap) \(stroke.join)"
      return "line \(Say.shape(shape)) \(number(stroke.width)) \(color(stroke.color))\(dashes)\(ends)"
    case .glyphs(let run): return "“\(run.text)” \(number(run.pointSize)) \(color(run.color))"
    case .image(let image): return "picture \(rect(image.frame))"
    case .clip(let shape, let items): return "within \(Say.shape(shape)) [\(Say.items(items))]"
    case .group(let opacity, let items): return "at \(number(opacity)) [\(Say.items(items))]"
    case .transform(let by, let items):
      return "by \(numbers([by.a, by.b, by.c, by.d, by.tx, by.ty])) [\(Say.items(items))]"
    case .tagged(.figure(let alternative, _), let items): return "figure \(alternative) [\(Say.items(items))]"
    case .tagged(_, let items): return Say.items(items)
    default: return "other"
    }
  }

  static func items(_ items: [SceneItem]) -> String { list(items.map(item)) }
  static func points(_ points: [Point]) -> String { points.map(point).joined(separator: "-") }
}
