import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout

/// Questions about files of texts and the texts in them.
@MainActor
enum TextAnswers {
  static let all: [String: @MainActor (Question) async throws -> String] = [
    "strings": { question in
      let document = question.document
      let pairs = StringsFileParser.parse(document).pairs.map {
        "\($0.position.line):\($0.position.column) \($0.key)=\($0.value)"
      }
      return told(pairs + lines(StringsFileTests.read(Array(document.utf8)).lines))
    },
    "list": { question in
      let (table, lines) = StringsFileTests.read(Array(question.document.utf8))
      return told(texts(table) + Self.lines(lines))
    },
    "catalog": { question in
      let (table, lines) = StringCatalogTests.read(question.document)
      return told(texts(table) + Self.lines(lines))
    },
    "members": { question in
      guard let table = StringCatalogTests.read(question.document).table else { return "none" }
      let lists = [table.keys, table.locales, table.untranslatable.sorted()]
      let words = lists.map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }.joined(separator: "; ")
      return "\(table.name) \(table.sourceLanguage ?? "-"): \(words)"
    },
    "dictionary": { question in
      let (table, lines) = StringsDictionaryTests.read(question.document)
      return told(texts(table) + Self.lines(lines))
    },
    "xliff": { question in
      let file =
        "<xliff version=\"1.2\"><file original=\"App/en.lproj/Main.strings\" source-language=\"en\" target-language=\"ja\">"
        + "\(question.document)</file></xliff>"
      var reader = XLIFFReader(file: "ja.xliff")
      let tables = reader.read(Array((question.has("whole") ? question.document : file).utf8))
      let found = tables.map { "\($0.name): \(texts($0).joined(separator: " & "))" }
      return told(found + reader.checker.diagnostics.map(\.message))
    },
    "unit-id": { question in
      let (key, path) = XLIFFReader.split(question.texts[0])
      return ([key] + path).joined(separator: " ")
    },
    "fill": { question in
      let text = try text(question.texts[0], question)
      let arguments = question.words.dropFirst(2).filter { !$0.hasSuffix("=") }.map { word -> TextArgument in
        if word.hasPrefix("\"") { return .text(Question.unquoted(word)) }
        return Int(word).map { .integer($0) } ?? Double(word).map { .number($0) } ?? .text(word)
      }
      let (filled, faults) = text.filled(
        with: arguments, language: "en", device: .phone, fills: question["later"] == nil)
      return told([filled] + faults.warnings(key: "k", locale: "en"))
    },
    "compare": { question in
      let texts = try question.texts.map { try text($0, question) }
      return PlaceholderComparison(source: texts[0], translation: texts[1]).fault ?? "none"
    },
    "lookup": { question in
      var tables: [StringTable] = []
      for line in question.lines {
        if line.words[0] == "table" {
          tables.append(
            StringTable(name: line.words[1], sourceLanguage: line.words.count > 2 ? line.words[2] : nil))
        } else {
          tables[tables.count - 1].add(
            LocalizedText(line.words[2]), for: line.words[1], in: line.words[0] == "-" ? nil : line.words[0])
        }
      }
      let found = LocalizedStrings(tables).lookup(
        question.texts[0], for: question.texts[1], table: question["in"])
      return "\(found.status) \(found.locale) \(words(found.text.variants))"
    },
    "sample": { Say.yes(PageText($0.texts[0], in: "en").isSample) },
    "shown": { Say.yes(PageText($0.texts[0], in: "en").isShown(as: $0.texts[1])) },
    "parent": { StringFilesSearch.parent($0.texts[0]) },
  ]

  /// A format with its substitutions, a line each: a name, an argument's number or `-`, and a text.
  private static func text(_ format: String, _ question: Question) throws -> LocalizedText {
    LocalizedText(
      variants: .text(format),
      substitutions: question.lines.map {
        .init(name: $0.words[0], argument: Int($0.words[1]), variants: .text(Question.unquoted($0.words[2])))
      })
  }

  /// Line breaks and tabs as documents have them, and other control characters by their numbers.
  private static func told(_ parts: [String]) -> String {
    Say.list(parts).unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "⏎"
      case "\t": "⇥"
      case "\0"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Lines without the file's name.
  private static func lines(_ lines: [String]) -> [String] {
    lines.map { line in line.split(separator: ":", maxSplits: 1).last.map(String.init) ?? line }
  }

  /// `key.language=text (state)` for each text of a table.
  private static func texts(_ table: StringTable?) -> [String] {
    guard let table else { return [] }
    return table.keys.flatMap { key in
      table.locales.compactMap { locale in table.text(key, in: locale).map { (locale, $0) } }.map {
        locale, text in
        let parts = text.substitutions.map {
          " [\($0.name) \($0.argument.map(String.init) ?? "-") \(words($0.variants))]"
        }
        let state = text.state == .translated ? "" : " (\(text.state))"
        return "\(key).\(locale)=\(words(text.variants))\(parts.joined())\(state)"
      }
    }
  }

  private static func words(_ variants: LocalizedText.Variants) -> String {
    switch variants {
    case .text(let text): text
    case .plural(let all):
      "{\(all.map { "\($0.category.rawValue):\(words($0.variants))" }.joined(separator: "|"))}"
    case .device(let all): "{\(all.map { "\($0.device):\(words($0.variants))" }.joined(separator: "|"))}"
    }
  }
}

extension Question {
  /// The lines below the question as a document; `⏎` is a line break, `⇥` a tab, `␣` a space, `\u{7}` a character.
  var document: String {
    lines.map { $0.words.joined(separator: " ") }.joined(separator: "\n").replacing("⏎", with: "\n")
      .replacing("⇥", with: "\t").replacing("␣", with: " ").replacing("\\u{FEFF}", with: "\u{FEFF}")
  }
}
