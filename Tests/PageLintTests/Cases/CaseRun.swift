import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A row of a case: its screen, drawn, and what rules tell of it.
@MainActor
final class CaseRun {
  let lines: [CaseLine]
  /// The lines as they are written.
  let texts: [String]
  /// Numbers by name: `let own = label x "HHHH"` gives `own.w` and `own.h`.
  private var named: [String: Double] = [:]
  private var page: DrawnPage?
  private(set) var system: LayoutSystem?
  /// Pictures to paint, by whether half of it is clear.
  var pictures: [Bool: SceneImage] = [:]

  init(_ lines: [String]) throws {
    self.lines = lines.map(CaseLine.init)
    texts = lines.map { String($0.drop { $0 == " " }) }
    for line in self.lines where line.words[0] == "let" {
      let words = Array(line.words.dropFirst(3))
      guard CaseView.kinds.contains(words[0]) else {
        named[line.words[1]] = try number(words[0])
        continue
      }
      let view = CaseView(line: CaseLine(words.joined(separator: " ")), numbers: [])
      let own = CaseView(line: view.line.requoted(words), numbers: []).made().intrinsicContentSize
      (named[line.words[1] + ".w"], named[line.words[1] + ".h"]) = (Double(own.width), Double(own.height))
    }
  }

  func first(_ word: String) -> CaseLine? { lines.first { $0.words[0] == word } }
  func all(_ word: String) -> [CaseLine] { lines.filter { $0.words[0] == word } }

  // MARK: Numbers

  func number(_ text: String) throws -> Double {
    try CaseNumbers { [self] name in
      if let value = named[name] { return value }
      guard let dot = name.lastIndex(of: "."), let page else { throw CaseError("no number \(name)") }
      return try measure(String(name[name.index(after: dot)...]), of: String(name[..<dot]), on: page)
    }.value(text)
  }

  /// `w` and `h` are the size of a text's ink, `minX` and so on its edges where it is drawn, `line` the width of its first line.
  private func measure(_ name: String, of view: String, on page: DrawnPage) throws -> Double {
    if name == "w" || name == "h" {
      let size = try page.inkSize(of: view)
      return name == "w" ? size.width : size.height
    }
    if ["line", "low", "needed"].contains(name) {
      let index = try page.view(view)
      guard let text = page.texts.first(where: { $0.view == index })?.text, let line = text.layout.lines.first
      else { throw CaseError("no text \(view)") }
      return name == "line" ? line.width : name == "needed" ? text.neededHeight : line.ascent + line.descent
    }
    let ink = try page.ink(of: view)
    let edges = [
      "minX": ink.minX, "maxX": ink.maxX, "minY": ink.minY, "maxY": ink.maxY, "midX": ink.midX,
      "midY": ink.midY,
    ]
    guard let edge = edges[name] else { throw CaseError("no measure \(name)") }
    return edge
  }

  func rect(_ words: some Sequence<String>) throws -> Rect {
    let sides = try words.map(number)
    guard sides.count == 4 else { throw CaseError("a rectangle has four numbers") }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  func rect(_ text: String) throws -> Rect { try rect(text.split(separator: ",").map(String.init)) }

  // MARK: Screens

  func environment(_ usual: PageEnvironment) throws -> PageEnvironment {
    var environment = usual
    for word in first("in")?.words.dropFirst() ?? [] {
      if let size = ContentSize(rawValue: word) {
        environment.contentSize = size
      } else if word == "dark" {
        environment.appearance = .dark
      } else if word == "landscape" {
        environment.orientation = .landscape
      } else if word == "ios26" {
        environment.system = .ios26
      } else if word.count == 2 {
        environment.locale = word
      } else {
        environment.device = try DeviceCatalog.builtin.device(word)
      }
    }
    return environment
  }

  var settings: LintSettings {
    get throws {
      let exceptions = try all("limit").map { line in
        LintException(
          try CaseRun.rule(line.words[1]), view: line.value("view"), .threshold(try number(line.words[2])))
      }
      let only = try first("only").map { try Set($0.words.dropFirst().map(CaseRun.rule)) }
      return LintSettings(exceptions: exceptions, only: only)
    }
  }

  static func rule(_ name: String) throws -> LintRule {
    guard let rule = LintRule(rawValue: name) else { throw CaseError("no rule \(name)") }
    return rule
  }

  /// Puts the views and constraints of the case into a root view.
  func filling() throws -> @MainActor @Sendable (UIView) -> Void {
    let views = try lines.filter { CaseView.kinds.contains($0.words[0]) }.map { line in
      CaseView(
        line: line,
        numbers: try line.words.dropFirst(2).filter { !$0.hasPrefix("\"") }.prefix { isNumber($0) }.map(
          number))
    }
    let ties = lines.filter { $0.isConstraint }.map { line in
      line.words.map { Double($0) == nil ? (try? number($0)).map { "\($0)" } ?? $0 : $0 }.joined(
        separator: " ")
    }
    let background = first("root")?.value("bg")
    var planted: PlantedLayout?
    if let line = first("planted") {
      planted = PlantedLayout(without: Array(line.words.dropFirst()), with: ties)
      if line.words.last == "alone" { planted?.constraints = ties }
    }
    return { [planted] root in
      if let background { root.backgroundColor = background == "none" ? nil : CaseView.color(background) }
      planted?.fill(root)
      var items: [String: AnyObject] = ["root": root, "safe": root.safeAreaLayoutGuide]
      var open: [(indent: Int, view: UIView)] = []
      for spec in views {
        let view = spec.made()
        open.removeAll { $0.indent >= spec.line.indent }
        let parent = open.last?.view ?? root
        if let stack = parent as? UIStackView {
          stack.addArrangedSubview(view)
        } else {
          parent.addSubview(view)
        }
        open.append((spec.line.indent, view))
        let name = CaseLine.text(spec.line.words[1])
        items[name] = view
        if let scroll = view as? UIScrollView {
          items[name + "|content"] = scroll.contentLayoutGuide
          items[name + "|frame"] = scroll.frameLayoutGuide
          if let offset = spec.line.value("offset").map(CaseView.numbers) {
            scroll.contentOffset = CGPoint(x: offset[0], y: offset[1])
          }
        }
      }
      if planted == nil { PlantedLayout.activate(ties, between: items) }
    }
  }

  private func isNumber(_ word: String) -> Bool { !word.contains("=") && (try? number(word)) != nil }

  /// Pages of rows that differ only in what is painted or changed later.
  private static var known: [String: (page: DrawnPage, system: LayoutSystem)] = [:]

  private func solvedOnce() async throws -> (page: DrawnPage, system: LayoutSystem) {
    let later: Set = ["paint", "set", "check", "document", "reversed", "behind"]
    let key = zip(lines, texts).filter { !later.contains($0.0.words[0]) }
      .map { "\($0.0.indent) \($0.1)" }.joined(separator: "\n")
    if let known = Self.known[key] { return known }
    if Self.known.count > 100 { Self.known = [:] }
    let solved = try await DrawnScreen.solved(
      in: environment(DrawnScreen.phone), settings: settings, filling())
    Self.known[key] = solved
    return solved
  }

  /// The page as drawn, with what the case changes of it and paints on it.
  func drawn() async throws -> DrawnPage {
    let solved = try await solvedOnce()
    system = solved.system
    page = solved.page
    var changed = solved.page
    if first("document") != nil { changed = changed.ofDocument }
    for line in lines where line.words[0] == "set" { changed = try set(line, on: changed) }
    page = changed
    if let line = first("behind") {
      let level = try number(line.words[1])
      changed = changed.solvedAs { $0.scene.background = Color(red: level, green: level, blue: level) }
      page = changed
    }
    let paints = all("paint")
    guard !paints.isEmpty else { return changed }
    if paints.contains(where: { $0.words[2] == "image" }) { try await drawPictures() }
    let items = try paints.map { line in
      (view: CaseLine.text(line.words[1]), kind: try kind(line, on: changed))
    }
    return try changed.painted(first("reversed") == nil ? items : items.reversed())
  }
}

extension CaseLine {
  var isConstraint: Bool {
    words.count > 2 && ["=", ">=", "<="].contains(words[1]) && words[0].contains(".")
  }

  /// The line with its words as they were read.
  func requoted(_ words: [String]) -> CaseLine {
    var line = self
    line.words = words
    return line
  }
}

extension DrawnPage {
  /// The page with something changed of what is solved.
  func solvedAs(_ change: (inout SolvedPage) throws -> Void) rethrows -> DrawnPage {
    var solved = solved
    try change(&solved)
    return DrawnPage(solved, in: environment, settings: settings, ink: glyphs, measurer: measurer)
  }
}
