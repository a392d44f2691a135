import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageSnapshots

extension Rect {
  /// Whole numbers as pixels.
  var box: PixelRectangle {
    PixelRectangle(x: Int(minX)..<Int(maxX), y: Int(minY)..<Int(maxY))
  }
}

/// Questions about two pictures, white but for what `old` and `new` list: black pixels `1,2/5-8,3`, others `4,0,FF0000`, whole pictures
/// `all,808080`, and `edge,80`, a smoothed edge between white and black.
enum PictureAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "compare": { question in
      let (old, new) = (try picture("old", question), try picture("new", question))
      let ignored = try question.rects("ignoring").map(\.box)
      let found = PictureComparison(expected: old, actual: new, ignoring: ignored)
      let tolerance = try tolerance(question)
      // A row's own words stand before it.
      switch question.texts.last ?? "" {
      case "passes": return Say.yes(found.passes(tolerance))
      case "numbers":
        let far = [Double(found.maxDeltaE), Double(found.maxDistance)].map(Say.number).joined(separator: " ")
        return
          "\(found.differentPixels) of \(found.comparedPixels), \(found.differentBytes) bytes, \(found.antialiasedPixels) smoothed, \(far)"
      case "advice":
        return found.advice(for: tolerance, wording: question.has("swift") ? \.argument : \.commandLine)
          ?? "none"
      case "changes": return Say.list(found.changesToPass(tolerance).map(\.commandLine))
      case "looseness": return found.looseness(of: tolerance).map { "\($0)" } ?? "none"
      case "loose": return found.looseness(of: tolerance)?.advice ?? "none"
      case "allowance": return "\(found.allowance(of: tolerance))"
      case "summary": return found.summary()
      case "bounds": return found.bounds.map(told) ?? "none"
      case "regions":
        return Say.list(found.regions(beyond: tolerance).map { "\($0.pixelCount) in \(told($0.bounds))" })
      case "pairs":
        let limit = Int(try question.number("most"))
        return Say.list(
          found.colorPairs(
            of: try picture("asked", question, "old"), try picture("and", question, "new"), atMost: limit
          ).map {
            "\($0.pixelCount) \($0.expected) \($0.actual)"
          })
      default:
        let drawn = try found.picture(over: old, beyond: tolerance, ignoring: ignored)
        return "\(drawn.width)×\(drawn.height)\(drawn.isOpaque ? "" : " clear"): " + rows(drawn)
      }
    },
    "tolerance": { question in
      let tolerance = question.has("half") ? try tolerance(question).halved : try tolerance(question)
      if question.has("exact") { return Say.yes(tolerance.isExact) }
      if question.has("excuses") {
        let judge = PictureComparison.Judge(tolerance)
        return Say.yes(
          judge.excuses(
            .init(
              x: 0, y: 0, count: 1, isAntialiased: false, deltaE: Float(try question.number("deltaE", 100)),
              yiq: Float(try question.number("yiq", 35_215)))))
      }
      let numbers = [tolerance.precision, tolerance.perceptualPrecision, tolerance.threshold].map(Say.number)
      return numbers.joined(separator: " ") + " \(tolerance.ignoresAntialiasing ? "smoothed " : "")"
        + "\(tolerance.maxDiffPixels.map { "\($0)" } ?? "-") \(tolerance.maxDiffPixelRatio.map(Say.number) ?? "-")"
    },
    "ignored": { question in
      let area = IgnoredArea(try question.rects("parts").map(\.box), in: PixelSize(width: 10, height: 6))
      let at = try question.numbers("at")
      return at.isEmpty
        ? "\(area.pixelCount)\(area.isEmpty ? ", none" : "")" : Say.yes(area.contains(Int(at[0]), Int(at[1])))
    },
    "outwards": { question in
      try question.rect("of").pixels(scale: question.number("scale", 2)).map(told) ?? "none"
    },
    "small": { question in
      let size = try question.size("of")
      if question["changes"] == nil, !question.has("whole") {
        let image = try ComparedPictures.picture(width: Int(size.width), height: Int(size.height)) { _, _ in
          0xFF00_00FF
        }
        let (alone, both) = (
          try SmallPicture.of(expected: nil, actual: image, changedIn: []),
          try SmallPicture.of(expected: image, actual: image, changedIn: [])
        )
        return "\(alone.width)×\(alone.height), both \(both.width)×\(both.height)"
      }
      return told(
        SmallPicture.area(
          of: try question.rects("changes").map(\.box),
          in: PixelSize(width: Int(size.width), height: Int(size.height))))
    },
    "edges": { question in
      func rows(_ name: String) -> [[UInt32]] {
        (question[name] ?? "").split(separator: "/").map {
          $0.split(separator: ",").compactMap { UInt32($0) }
        }
      }
      func picture(_ rows: [[UInt32]]) throws -> PixelImage {
        try ComparedPictures.picture(width: rows[0].count, height: rows.count) { x, y in
          0xFF00_0000 | rows[y][x] * 0x01_0101
        }
      }
      let (own, other) = (rows("own"), rows(question["other"] == nil ? "own" : "other"))
      let (one, two) = (try picture(own), try picture(other))
      let size = PixelSize(width: one.width, height: one.height)
      return one.withRows { first in
        two.withRows { second in
          (0..<size.height).map { y in
            (0..<size.width).map {
              Antialiasing.isEdge(x: $0, y: y, in: first, and: second, size: size) ? "x" : "."
            }.joined()
          }.joined(separator: " ")
        }
      }
    },
  ]

  static func told(_ box: PixelRectangle) -> String {
    "\(box.x.lowerBound),\(box.y.lowerBound),\(box.x.count),\(box.y.count)"
  }

  private static func rows(_ image: PixelImage) -> String {
    let names: [UInt32: String] = [
      0xFFFF_FFFF: "w", 0xFFFF_0000: "R", 0xFFFF_FF00: "Y", 0xFFFF_C8D2: "P", 0xFF9A_A0A6: "#",
    ]
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        let value = image.values[y * image.width + x]
        return names[value] ?? String(value & 0xFF, radix: 16)
      }.joined()
    }.joined(separator: " ")
  }

  private static func tolerance(_ question: Question) throws -> PictureTolerance {
    func number(_ name: String) -> Double? { question[name].flatMap(Double.init) }
    return PictureTolerance(
      precision: number("precision") ?? 1, perceptualPrecision: number("perceptual") ?? 1,
      threshold: number("threshold") ?? 0, ignoresAntialiasing: question.has("smooth"),
      maxDiffPixels: question["max"].flatMap(Int.init), maxDiffPixelRatio: number("ratio"))
  }

  /// `1,2/5-8,3/4,0,FF0000`: pixels of a white picture.
  private static func picture(_ name: String, _ question: Question, _ usual: String? = nil) throws
    -> PixelImage
  {
    guard let usual, question[name] == nil else { return try made(question[name] ?? "", name, question) }
    return try made(question[usual] ?? "", usual, question)
  }

  private static func made(_ text: String, _ name: String, _ question: Question) throws -> PixelImage {
    let size = try question.size("\(name)Size", question.size("size", Size(width: 7, height: 5)))
    let parts = text.split(separator: "/").map { $0.split(separator: ",").map(String.init) }
    if let edge = parts.first, edge[0] == "edge" {
      return try ComparedPictures.edge(UInt32(edge[1], radix: 16) ?? 0)
    }
    func range(_ text: String) -> ClosedRange<Int> {
      let ends = text.split(separator: "-").compactMap { Int($0) }
      return ends[0]...ends[ends.count - 1]
    }
    func color(_ digits: String?) -> UInt32 {
      let value = digits.flatMap { UInt32($0, radix: 16) } ?? 0
      return digits?.count == 8 ? value : 0xFF00_0000 | value
    }
    let base = parts.first { $0[0] == "all" }.map { color($0[1]) } ?? 0xFFFF_FFFF
    let pixels = parts.filter { $0[0] != "all" }.map {
      (range($0[0]), range($0[1]), color($0.count > 2 ? $0[2] : nil))
    }
    return try ComparedPictures.picture(width: Int(size.width), height: Int(size.height)) { x, y in
      pixels.first { $0.0.contains(x) && $0.1.contains(y) }?.2 ?? base
    }
  }
}
