import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageLint

/// Questions about decks: what is told of one, and what is read of it.
@MainActor
enum DeckAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "deck": { question in
      let (fixture, text) = (try fixture(question), deck(question))
      let (loaded, told) = try fixture.load(text)
      return try (question.asked.isEmpty ? ["lines"] : question.asked).map { name in
        switch name {
        case "lines":
          return Say.list(
            told.map { line in
              let words = line.description.replacing(fixture.folder + "/", with: "")
              return String(words.dropFirst(words.hasPrefix("deck.json:") ? 10 : 0))
            })
        case "messages": return Say.list(told.map(\.message))
        case "count": return "\(told.count)"
        case "exit": return told.isEmpty ? "none" : "\(DiagnosticList(told).exitCode)"
        case "read": return Say.yes(loaded != nil)
        case _ where loaded == nil: return "none"
        default: return try DeckAnswers.told(name, try #require(loaded), question)
        }
      }.joined(separator: ", ")
    },
    "warnings": { question in
      let deck = try #require(try fixture(question).load(deck(question)).deck)
      let asked = AskedValues(
        appearances: (question["appearances"] ?? "").split(separator: ",").map {
          $0 == "dark" ? .dark : .light
        },
        contentSizes: try (question["sizes"] ?? "").split(separator: ",").flatMap { word -> [ContentSize] in
          if word == "all" { return ContentSize.allCases }
          if word.hasPrefix("-") { return ContentSize.allCases.filter { $0.rawValue != word.dropFirst() } }
          guard let size = ContentSize(rawValue: String(word)) else { throw CaseError("no size \(word)") }
          return [size]
        },
        locales: (question["locales"] ?? "").split(separator: ",").map(String.init))
      let found = deck.axisWarnings(for: asked)
      guard found.allSatisfy({ $0.severity == .warning && $0.file == deck.file }) else {
        return "no warnings of the deck's file"
      }
      return Say.list(found.map(\.message))
    },
    "colour": { question in
      let color = Color(hex: question.texts.first ?? "")
      return color.map {
        Say.numbers([$0.red * 255, $0.green * 255, $0.blue * 255, $0.alpha * 255])
      } ?? "none"
    },
    "hole": { question in
      let rows = question.text.split(separator: "/").map(String.init)
      let buffer = try PixelBuffer(width: rows[0].count, height: rows.count, pixelLimit: 10_000)
      for (y, row) in rows.enumerated() {
        for (x, character) in row.enumerated() {
          let alphas: [Character: UInt32] = ["#": 255, "a": 127, "b": 128]
          buffer.pixels.storeBytes(
            of: (alphas[character] ?? 0) << 24, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
        }
      }
      let image = buffer.image(isOpaque: question.head.contains("opaque"))
      guard let hole = try FrameHole(in: image) else { return "none" }
      return "\(Say.rect(hole.bounds)) radius \(Say.number(hole.radius)) of \(hole.width),\(hole.height)"
    },
  ]

  /// The files of the lines `file`, `folder` and `link`.
  private static func fixture(_ question: Question) throws -> DeckFixture {
    let fixture = try DeckFixture()
    for line in question.lines {
      switch line.words[0] {
      case "folder": try fixture.makeFolder(line.words[1])
      case "link": try fixture.link(line.words[1], to: line.words[2])
      case "file":
        let rest = line.text.dropFirst("file \(line.words[1])".count).trimmingCharacters(in: .whitespaces)
        try fixture.write(line.words[1], rest.replacing("⏎", with: "\n"))
      default: continue
      }
    }
    return fixture
  }

  /// The text of the lines that are none of files, with the row for `%`; else a deck of one page with the row as a further member.
  private static func deck(_ question: Question) -> String {
    let files: Set<String> = ["file", "folder", "link", "member", "pages"]
    let lines = question.lines.filter { !files.contains($0.words[0]) }
    let row = Question.repeated(question.text)
    if !lines.isEmpty {
      return lines.map { String(repeating: " ", count: $0.indent) + $0.text }.joined(separator: "\n")
        .replacing("%", with: row)
    }
    if question.head.first == "pages" { return DeckText.pages(row.replacing("PAGE", with: DeckText.page)) }
    if let part = question["in"] { return DeckText.with("\"\(part)\": {\(row)}") }
    let member = question.lines.first { $0.words[0] == "member" }.map { String($0.text.dropFirst(7)) }
    let usual = question.words[0] == "warnings" ? #""controls": {}"# : "%"
    return DeckText.with((member ?? usual).replacing("%", with: row))
  }

  private static func told(_ name: String, _ deck: Deck, _ question: Question) throws -> String {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    switch parts[0] {
    case "locales": return deck.locales.joined(separator: " ")
    case "matrix":
      let matrix = deck.matrix
      return Say.list(
        matrix.devices.map(\.value.id) + matrix.orientations.map { "\($0.value)" }
          + matrix.appearances.map { "\($0.value)" } + matrix.locales.map(\.value)
          + matrix.contentSizes.map { "\($0.value)" } + matrix.systems.map { "\($0.value)" })
    case "devices": return "\(deck.matrix.devices.count)"
    case "system": return "\(deck.system)"
    case "pages": return deck.pages.map(\.id.value).joined(separator: " ")
    case "left": return deck.leftOutPages.map { "\($0.entry.number) \($0.entry.id)" }.joined(separator: "/")
    case "exceptions": return Say.list(deck.lintExceptions.map(exception))
    case "ignore": return Say.list(deck.ignore.map { "\($0.value)" })
    case "image": return deck.pages[0].image(for: parts[1])?.written ?? "none"
    case "text":
      let texts = PageStrings(deck.strings, locale: parts[1])
      let text = try #require(DeckTexts(of: deck, in: texts, only: [0]).pages[0]).summary.text
      let told = texts.takeDiagnostics().map(\.message)
      return text.replacing("\n", with: "\\n") + (told.isEmpty ? "" : " (\(told.joined(separator: " & ")))")
    case "composition":
      return try deck.pages.map { try composition(parts[1], try #require($0.composition)) }.joined(
        separator: "/")
    default: throw CaseError("no answer \(name)")
    }
  }

  private static func exception(_ exception: LintException) -> String {
    let effect =
      switch exception.effect {
      case .off: "off"
      case .severity(let severity): "\(severity)"
      case .threshold(let threshold): Say.number(threshold)
      }
    let places = [("page", exception.page), ("view", exception.view), ("reason", exception.reason)]
    return
      (["\(exception.rule.rawValue) \(effect)"]
      + places.compactMap { name, value in value.map { "\(name)=\($0)" } })
      .joined(separator: " ")
  }

  private static func composition(_ name: String, _ made: StoreComposition) throws -> String {
    let (ground, caption) = (made.background, made.caption)
    func devices(_ path: KeyPath<StoreDevice, Double>) -> String {
      Say.numbers(made.devices.map { $0[keyPath: path] })
    }
    func colors(_ colors: [Color.Dynamic]) -> String { Property.say(colors) }
    switch name {
    case "width": return devices(\.width)
    case "x": return devices(\.x)
    case "y": return devices(\.y)
    case "rotation": return devices(\.rotation)
    case "shadow": return devices(\.shadow)
    case "numbers":
      return ["width", "x", "y", "rotation", "shadow"].compactMap { try? composition($0, made) }.joined(
        separator: " ")
    case "caption":
      return
        "\(caption.place) \(caption.alignment) \(caption.fit) \(Say.number(caption.height)) \(Say.number(caption.smallest))"
    case "ground":
      return
        "\(colors(ground.colors)); hills \(colors(ground.hills)); \(ground.isPanorama ? "panorama" : "each"); "
        + "\(Say.number(ground.angle))" + (ground.image.map { "; \($0.value.written)" } ?? "")
    case "counts": return "\(ground.colors.count) \(ground.hills.count) \(made.devices.count)"
    case "images":
      return made.devices.map { $0.image?.value.file?.written ?? "page" }.joined(separator: " ")
    case "frame": return "\(made.devices[0].frame)"
    case "color": return Property.say(made.devices[0].color)
    default: throw CaseError("no part \(name)")
    }
  }
}
