import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Questions about several documents, each below its line `document FILE`: those that refer to each other, and those that decks fill.
/// The screen is that of an iPhone X: 375 × 812 points, with a safe area of 44 and 34.
@MainActor
enum LinkedAnswers {
  private static let size = Size(width: 375, height: 812)
  private static let safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "linked": { question in
      let fixture = try fixture(question)
      let path = question["main"] ?? "Main.storyboard"
      let (document, problems) = InterfaceDocument.load(fixture.folder + "/" + path, named: path)
      do {
        let solved = try SolvedDocument(
          document, problems, size: size, safeArea: safeArea, scale: 3, isCanvas: question.has("canvas"),
          scene: question["shown"])
        return try question.asked.map { try DocumentAnswers.laid($0, solved) }.joined(separator: ", ")
      } catch is SolvedDocument.Missing {
        return "no page"
      }
    },
    "filled": { question in
      let fixture = try fixture(question)
      try Data(Artworks.png(20, 10)).write(to: URL(filePath: fixture.folder).appending(path: "images/a.png"))
      let more = question.lines.first { $0.words[0] == "member" }.map { ", \($0.text.dropFirst(7))" } ?? ""
      let (loaded, faults) = try fixture.load(DeckText.with("\"layout\": \(question.text)\(more)"))
      let deck = try #require(loaded, "\(faults)")
      let (pages, told) = deck.preparePages(images: ImageStore(), only: [0], traits: PageTraits())
      let lines = (faults + told).map { $0.description.replacing(fixture.folder + "/", with: "") }
      let page = try #require(pages.first)
      let solved = try page.map {
        try SolvedDocument($0.tree, told, size: size, safeArea: safeArea, scale: 3)
      }
      return try question.asked.map { name in
        if name == "lines" { return Say.list(lines) }
        guard let solved else { return "no page" }
        return try filled(name, solved) ?? DocumentAnswers.laid(name, solved)
      }.joined(separator: ", ")
    },
  ]

  private static func fixture(_ question: Question) throws -> DeckFixture {
    let fixture = try DeckFixture()
    var documents: [(header: Question, lines: [Question])] = []
    for line in question.lines {
      switch line.words[0] {
      case "document": documents.append((line, []))
      case "file":
        try fixture.write(line.words[1], String(line.text.dropFirst("file \(line.words[1]) ".count)))
      case "member": continue
      default:
        guard !documents.isEmpty else { throw CaseError("no document above \(line.text)") }
        documents[documents.count - 1].lines.append(line)
      }
    }
    for (header, lines) in documents {
      var part = question
      (part.text, part.lines, part.head) = ("", lines, Array(header.words.dropFirst(2)))
      part.words = ["built"] + part.head
      let path = header.words[1]
      if let slash = path.lastIndex(of: "/") { try fixture.makeFolder(String(path[..<slash])) }
      try fixture.write(path, try CaseDocument(part).text)
    }
    return fixture
  }

  /// The content of a named view, or the attributes of the first text.
  private static func filled(_ name: String, _ solved: SolvedDocument) throws -> String? {
    let parts = name.split(separator: ":").map(String.init)
    let view =
      parts.count > 1 ? solved.tree.views.first { $0.identifier == parts[1] } : solved.tree.views.first
    switch parts[0] {
    case "root": return view?.identifier ?? "none"
    case "held": return Say.yes(solved.tree.views.contains { $0.hold != nil || $0.written != nil })
    case "shows":
      switch view?.content {
      case .image(let content): return Say.size(content.size)
      case .pageControl(let content): return "\(content.currentPage) of \(content.pageCount)"
      case .control(let content as ButtonContent): return String(describing: content)
      default: return "none"
      }
    case "runs":
      return Say.list(
        solved.tree.views.compactMap { view in
          guard case .text(let content) = view.content, let run = content.text.runs.first else { return nil }
          return "\(Say.number(run.attributes.font.pointSize)) \(Property.say(run.attributes.color))"
        })
    default: return nil
    }
  }
}
