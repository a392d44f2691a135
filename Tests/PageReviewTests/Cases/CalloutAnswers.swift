import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview
@testable import UIKitCore

/// Questions about the words of rules, the entries of callouts, and what callouts of several pages have in common.
@MainActor
enum CalloutAnswers {
  private static let english = RedlineWords(language: .english)
  private static let japanese = RedlineWords(language: .japanese)

  static let all: [String: @MainActor (Question) async throws -> String] = [
    "rule": { question in
      let measure = try measure(question)
      return question.has("phrase")
        ? Redlining.phrase(measure, english)
        : Say.list([english.rightSide(of: measure), japanese.rightSide(of: measure)])
    },
    "target": { question in
      let target = target(question.texts[0])
      return "\(english.name(of: target))/\(english.phrase(of: target))"
    },
    "attributes": { _ in
      LayoutConstraint.Attribute.allCases.map { "\($0) \(english.name(of: $0))" }.joined(separator: ", ")
    },
    "kinds": { _ in RedlineRule.Kind.allCases.map(english.name).joined(separator: ", ") },
    "common": { question in
      let measures = try question.lines.map(measure)
      return english.common(of: measures[0], and: measures[1]) ?? "none"
    },
    "entry": { question in
      let callout = try callout(question, 0)
      let entry = RedlineEntry(
        callout, english, direction: question.has("rtl") ? .rightToLeft : .leftToRight)
      if question.has("height") { return Say.number(entry.height(width: try question.number("width", 300))) }
      if question.has("view") {
        let view = RedlineEntries(words: english).view(of: entry)
        view.widthAnchor.constraint(equalToConstant: 224).isActive = true
        return try LaidOut(view).told()
      }
      let lines = entry.lines.map { "\($0.name) \($0.number) \($0.rule) (\($0.kind ?? "-"))" }
      let swatches = entry.swatches.map { "\($0.text) [\($0.color.map(Say.color) ?? "-")]" }
      return Say.list(lines + [entry.frame] + entry.further + swatches)
    },
    "height": { question in
      Say.number(RedlineEntry.height(of: question.texts, width: try question.number("width", 300)))
    },
    "setting": { question in
      var look = RedlineLook.TextLook(font: FontDescriptor(pointSize: 17), color: .black)
      look.tracking = try question.number("tracking", 0)
      let alignments: [TextAlignment] = [.natural, .left, .center, .right, .justified]
      look.alignment = try #require(alignments.first { "\($0)" == question["align"] ?? "natural" })
      return "“\(english.setting(of: look, nil))” “\(japanese.setting(of: look, nil))”"
    },
    "number": { question in
      let value = try #require(Double(question.texts[0]))
      return Say.list(
        [RedlineWords.number(value), RedlineWords.tenths(value)]
          + [english, japanese].map { $0.scaled(to: value) })
    },
    "names": { question in
      let nodes = try question.lines.map { line in
        ViewNode(
          className: line.words[0], identifier: line["id"], item: 0,
          children: try line.numbers("of").map { Int($0) },
          alpha: 1, isHidden: false, clipsToBounds: false, content: .none)
      }
      let texts = question.lines.enumerated().compactMap { index, line in line["text"].map { (index, $0) } }
      if question.has("spoken") { return nodes[0].spokenIdentifier ?? "none" }
      return Say.list(RedlineNames.names(of: nodes, texts: Dictionary(uniqueKeysWithValues: texts)))
    },
    "plan": { question in
      var redlines = Redlines(
        size: try question.size("screen", Size(width: 375, height: 812)), safeArea: .zero,
        callouts: try (0..<Int(question.number("views", 1))).map { index in
          try callout(
            question, index,
            at: Rect(x: Double(index % 4) * 90, y: Double(index / 4) * 60, width: 80, height: 50))
        })
      let safe = try question.numbers("safe")
      if safe.count == 4 {
        redlines.safeArea = EdgeInsets(top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        return try LaidOut(RedlineEntries(words: english).heading(of: redlines)).told()
      }
      let size = try question.size("room", Size(width: 770, height: 480))
      if question.has("sheets") {
        let scene = Scene(size: redlines.size, scale: 2, background: .white, items: [])
        return Say.list(
          try RedlineSheet.contents(
            of: redlines, scene: scene, size: size, alternative: "Drawing", source: 3, alike: ["Also b"]
          ).map { content in
            let content = content()
            let laid = try LaidOut(content.view)
            let sources = content.drawings.map { "\($0.place) of \($0.source)" }.joined(separator: ", ")
            return "\(sources), \(laid.told(["Screen…", "Also b", "1\t…", "24\t…", "25\t…"]))"
          })
      }
      let lines = Array(repeating: "Also", count: Int(try question.number("alike", 0)))
      let plan = RedlineSheetPlan(of: redlines, size: size, words: english, alike: lines)
      if question.has("parts") {
        return Say.list(plan.parts.map { $0.map { "\($0.count)" }.joined(separator: "+") })
      }
      return "\(Say.size(plan.drawing)) & \(Say.rects(plan.columns))"
    },
    "layout": { question in
      let heads = question.lines.filter { $0.words[0] == "page" }
      let pages = try zip(heads, pages(question)).map { head, callouts in
        var page = Redlines(
          size: try head.size("size", Size(width: 375, height: 812)), safeArea: .zero, callouts: callouts)
        page.safeArea.top = try head.number("top", 0)
        if head.has("rtl") { page.direction = .rightToLeft }
        return page
      }
      return Say.yes(RedlineLayout(pages[0]) == RedlineLayout(pages[1]))
    },
    "roles": { question in
      let found = RoleComparison(
        try pages(question).enumerated().map { RoleComparison.Page(title: "p\($0)", callouts: $1) },
        words: ReviewWords())
      if question.has("names") { return found.roles.map(\.name).joined(separator: " ") }
      return Say.list(
        found.roles.map { role in
          let cells = role.cells.map { cell -> String in
            guard let cell else { return "-" }
            let values = question.has("look") ? cell.look : question.has("frame") ? [] : cell.place
            let frame = question.has("frame") ? Say.rect(cell.frame) : ""
            return frame + values.map { $0.text + ($0.isUnusual ? "!" : "") }.joined(separator: ", ")
          }
          return "\(role.name): \(cells.joined(separator: "; "))"
        })
    },
  ]

  // MARK: Rules

  private static func attribute(_ name: String) throws -> LayoutConstraint.Attribute {
    try #require(LayoutConstraint.Attribute.allCases.first { "\($0)" == name }, "no attribute \(name)")
  }

  /// `screen`, `cell`, `safe:a`, `margins`; any other word is a view.
  private static func target(_ text: String) -> RedlineRule.Target {
    let parts = text.split(separator: ":").map(String.init)
    let of = parts.count > 1 ? parts[1] : nil
    switch parts[0] {
    case "own": return .own
    case "screen": return .screen
    case "cell": return .cell
    case "container": return .container
    case "stack": return .stack
    case "safe": return .safeArea(of: of)
    case "margins": return .margins(of: of)
    case "readable": return .readableContent
    case "scrolled": return .scrolledContent
    case "guide": return .guide(of ?? "")
    default: return .view(parts[0])
    }
  }

  /// `width constant 44.5`, `leading terms 2*card.leading screen.width constant=8`: an attribute, the kind of rule and its parts.
  static func measure(_ line: Question) throws -> RedlineMeasure {
    // A line begins with its attribute, a row's words follow the question's name.
    let isLine = LayoutConstraint.Attribute.allCases.contains { "\($0)" == line.words[0] }
    let words = isLine ? [line.words[0]] + line.texts : line.texts
    let stack = target(words.last ?? "")
    let number = words.count > 2 ? Double(words[2]) ?? 0 : 0
    let basis: RedlineRule.Basis
    switch words[1] {
    case "constant": basis = .constant(number)
    case "terms":
      let terms = try words.dropFirst(2).filter { $0.contains(".") }.map { text in
        let factors = text.split(separator: "*").map(String.init)
        let ends = factors[factors.count - 1].split(separator: ".").map(String.init)
        return RedlineRule.Term(
          factor: factors.count > 1 ? Double(factors[0]) ?? 1 : 1, target: target(ends[0]),
          attribute: try attribute(ends[1]))
      }
      basis = .expression(terms, constant: try line.number("constant", 0))
    case "text": basis = .content(.text)
    case "image": basis = .content(.image)
    case "control": basis = .content(.control)
    case "contents": basis = .contents
    case "spacing": basis = .stackSpacing(number, stack: stack)
    case "share": basis = .stackShare(of: Int(number), stack: stack, hasGaps: line.words.contains("gaps=yes"))
    case "proportion": basis = .stackProportion(number, stack: stack)
    case "rest": basis = .stackRest(stack)
    case "aligned":
      let all: [StackArrangement.Alignment] = [.fill, .firstBaseline, .lastBaseline, .center]
      basis = .stackAlignment(try #require(all.first { "\($0)" == words[2] }), stack: stack)
    case "equal": basis = .stackEqualGaps(stack)
    case "cells": basis = .cells(of: stack)
    case "edges": basis = .edges
    default: basis = .nothing
    }
    let relations: [String: LayoutConstraint.Relation] = [
      "most": .lessThanOrEqual, "least": .greaterThanOrEqual,
    ]
    let kind = RedlineRule.Kind.allCases.first { "\($0)" == line["kind"] ?? "fixed" }
    return RedlineMeasure(
      attribute: try attribute(words[0]), value: line["value"] == "none" ? nil : try line.number("value", 24),
      rule: RedlineRule(
        relation: relations[line["relation"] ?? ""] ?? .equal, basis: basis, kind: try #require(kind)))
  }

  // MARK: Callouts

  /// The callouts below each line `page`.
  static func pages(_ question: Question) throws -> [[RedlineCallout]] {
    var pages: [[RedlineCallout]] = []
    for line in question.lines {
      if line.words[0] == "page" {
        pages.append([])
      } else {
        pages[pages.count - 1].append(try callout(line, pages[pages.count - 1].count))
      }
    }
    return pages
  }

  /// `callout title 20,100,100,20 size=17 ground=FFFFFF inks=…`; the lines below a question are its measures.
  static func callout(_ line: Question, _ index: Int, at place: Rect? = nil) throws -> RedlineCallout {
    let frame =
      try place ?? line.texts.first { $0.contains(",") }.map(Question.rect)
      ?? Rect(x: 24, y: 304.666, width: 327, height: 50)
    var look = RedlineLook()
    func color(_ name: String) -> Color? { line[name].map { Color(rgb: UInt32($0, radix: 16) ?? 0) } }
    if line["size"] != nil {
      var text = RedlineLook.TextLook(
        font: FontDescriptor(pointSize: try line.number("size")), color: color("color") ?? .black)
      (text.fontName, text.colorName) = (line["font"], line["colorName"])
      text.font.isItalic = line.has("italic")
      look.texts = [text]
    }
    let gaps = try line.numbers("around")
    look.inks = try line.rects("inks").map {
      RedlineLook.TextInk(
        box: $0, lineHeight: line["pitch"].flatMap(Double.init), contrast: try line.number("contrast", 21),
        above: gaps.count > 1 ? gaps[0] : nil, below: gaps.last)
    }
    look.background = color("ground").map { NamedColor($0, name: line["groundName"]) }
    (look.imageName, look.cornerRadius) = (line["image"], try line.number("corner", 0))
    look.borderWidth = try line.number("border", 0)
    look.borderColor = NamedColor(Color(rgb: 0xFF0000))
    let insets = try line.numbers("insets")
    if insets.count == 4 {
      look.insets = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    let shadow = try line.numbers("shadow")
    if shadow.count == 3 {
      look.shadow = RedlineLook.Shadow(
        color: NamedColor(Color(rgb: 0x00FF00)), offset: Point(x: shadow[0], y: shadow[1]), radius: shadow[2])
    }
    let rule = RedlineMeasure(
      attribute: .width, value: try line.number("value", 10),
      rule: RedlineRule(basis: .constant(try line.number("fixed", 10)), kind: .fixed))
    let measures = try line.lines.map(measure)
    return RedlineCallout(
      number: index + 1, view: index,
      name: line["name"] ?? (line.words[0] == "callout" ? line.texts[0] : "view \(index + 1)"),
      frame: frame,
      places: Array(repeating: frame, count: Int(try line.number("places", 1))),
      scale: try line.number("scale", 1), isContainer: line.has("container"),
      measures: measures.isEmpty
        ? Array(repeating: rule, count: Int(try line.number("measures", 0))) : measures,
      distances: RedlineDistances(leading: 1, trailing: 2, above: 3, below: 4), look: look)
  }
}
