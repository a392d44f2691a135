import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// Questions about recordings of other renderers: `was UILabel a 10,20,30,40 text=A` is a recorded view, `drawn` a drawn one, with the
/// depth as `depth=1`. A view without a name has `-`.
enum TruthAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "compared": { question in
      var recording = TruthRecording(file: "a", screen: "a", device: "iphone-x", system: .ios26)
      recording.views = try views("was", question)
      let safe = try question.numbers("safe")
      if safe.count == 4 {
        recording.safeArea = EdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
      }
      if question["window"] != nil { recording.size = try question.size("window") }
      let found = TruthComparison(
        of: recording, with: try views("drawn", question),
        window: (Size(width: 100, height: 200), EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
      let counts = [("frames", found.frames), ("lines", found.lines), ("colours", found.colors)].compactMap {
        $0.1.compared == 0 ? nil : "\($0.0) \($0.1.equal) of \($0.1.compared)"
      }
      let differences = found.differences.map {
        "\($0.kind) \($0.view): \($0.recorded), drawn \($0.drawn ?? "-")\($0.amount.map { " (\($0))" } ?? "")"
      }
      return Say.list(counts + (found.missing > 0 ? ["missing \(found.missing)"] : []) + differences)
    },
    "paired": { question in
      TruthMatching(try views("was", question), try views("drawn", question)).drawn.map {
        $0.map { "\($0)" } ?? "-"
      }.joined(separator: " ")
    },
    "described": { question in
      let text = question.lines.map { line in
        let depth = Int(line["depth"] ?? "0") ?? 0
        let more = line["more"].map { "; \($0)" } ?? ""
        return String(repeating: "   | ", count: depth)
          + "<\(line.texts[0]); frame = (\(line.texts[1]))\(more); layer = <CALayer>>"
      }.joined(separator: "\n")
      guard let found = ViewDescriptionReader.views(question["text"] ?? text) else { return "none" }
      return Say.list(
        found.map {
          "\($0.className)\($0.isPart ? " part" : "") \(Say.rect($0.frame))\($0.text.map { " “\($0)”" } ?? "")"
        })
    },
    "page": { question in
      SnapshotPictureName(question.texts[0]).page(of: ["help", "login", "welcome", "go", "map", "map-legend"])
        ?? "none"
    },
    "appearance": { "\(SnapshotPictureName("S/T/\($0.texts[0]).png").appearance)" },
    "device": { question in
      let builtin = DeviceCatalog.builtin
      let devices = try question["of"]?.split(separator: ",").map { try builtin.device(String($0)) }
      return SnapshotPictureName("S/T/\(question["name"] ?? "testA.1").png").device(
        ofSize: try question.size("size"), isInPixels: !question.has("points"),
        in: devices ?? builtin.devices, asked: try question["asked"].map { try builtin.device($0) }
      ).map { "\($0.device.id) \($0.orientation.rawValue)" } ?? "none"
    },
    "colour": { question in
      if let text = question.texts.first {
        return TruthColor(text).map { $0.channels.map { "\($0)" }.joined(separator: ",") } ?? "none"
      }
      let parts = try question.numbers("rgba")
      return TruthColor(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])).text
    },
    "read": { question in
      var members = ["format": "1", "screen": "\"a\"", "device": "\"iphone-x\"", "ios": "26"]
      members["views"] = #"[{"depth": 0, "class": "UIView", "frame": [0, 0, 9, 9]}]"#
      for line in question.lines { members[line.words[0]] = line.texts[0].replacing("'", with: "\"") }
      // Views of these depths, or one with a frame or with further members.
      if let depths = question["depths"] {
        members["views"] = "[\(depths.split(separator: ",").map { view(depth: $0) }.joined(separator: ","))]"
      }
      if let frame = question["frame"]?.replacing("'", with: "\"") {
        members["views"] = "[\(view(frame: frame))]"
      }
      if let more = question["view"] {
        members["views"] = "[\(view(more: ", " + more.replacing("'", with: "\"")))]"
      }
      let written = members.sorted { $0.key < $1.key }.filter { $0.value != "-" }
      let text = "{\(written.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
      let (found, diagnostics) = TruthReader.read(Array(text.utf8), file: "Recordings/a.truth.json")
      guard let recording = found else {
        return Say.list(diagnostics.map { $0.exitCode == .badInput ? $0.message : "no bad input: \($0)" })
      }
      let safe = recording.safeArea.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
      let facts: [String?] = [
        "\(recording.system)", "\(recording.orientation)", "\(recording.appearance)", recording.locale,
        "\(recording.contentSize)", recording.direction.map { "\($0)" }, recording.source, recording.picture,
        recording.size.map(Say.size), safe.isEmpty ? nil : Say.numbers(safe),
        recording.views.map { "\($0.count) views \($0.count { $0.isPart }) parts" },
      ]
      return facts.map { $0 ?? "-" }.joined(separator: ", ")
    },
  ]

  private static func view(depth: Substring = "0", frame: String = "0, 0, 1, 1", more: String = "") -> String
  {
    "{\"depth\": \(depth), \"class\": \"UIView\", \"frame\": [\(frame)]\(more)}"
  }

  private static func views(_ kind: String, _ question: Question) throws -> [TruthView] {
    try question.lines.filter { $0.words[0] == kind }.map { line in
      let frame =
        try line.texts.count > 2
        ? Question.rect(line.texts[2]) : Rect(x: 0, y: line.number("y", 0), width: 100, height: 20)
      return TruthView(
        depth: Int(try line.number("depth", 0)), className: line.texts[0],
        identifier: line.texts.count < 2 || line.texts[1] == "-" ? nil : line.texts[1], frame: frame,
        text: line["text"],
        lines: line["lines"].map { $0.components(separatedBy: "/") },
        colors: TruthView.Colors(background: line["bg"], text: line["color"]), isPart: line.has("part"))
    }
  }
}
