import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Rules by the name of their type, and questions about a drawn page.
extension CaseRun {
  static let rules: [String: @MainActor (DrawnPage) -> [LintFinding]] = [
    "Alignment": { AlignmentCheck(page: $0).findings() },
    "AspectOverflow": { AspectOverflowCheck(page: $0).findings() },
    "Contrast": { ContrastCheck(page: $0).findings() },
    "CoveredText": { CoveredTextCheck(page: $0).findings() },
    "CoveredView": { CoveredViewCheck(page: $0).findings() },
    "Document": { DocumentCheck(page: $0).findings() },
    "FixedTextHeight": { FixedTextHeightCheck(page: $0).findings() },
    "Habit": { HabitCheck(page: $0).findings() },
    "Language": { LanguageCheck(page: $0).findings() },
    "LightInDark": { LightInDarkCheck(page: $0).findings() },
    "MisplacedFrame": { MisplacedFrameCheck(page: $0).findings() },
    "MissingTrailing": { MissingTrailingCheck(page: $0).findings() },
    "OffScreen": { OffScreenCheck(page: $0).findings() },
    "OrphanWord": { OrphanWordCheck(page: $0).findings() },
    "SmallText": { SmallTextCheck(page: $0).findings() },
    "StatusBar": { StatusBarCheck(page: $0).findings() },
    "StatusBarOverlap": { StatusBarOverlapCheck(page: $0).findings() },
    "TextFit": { TextFitCheck(page: $0).findings() },
    "TextOverPicture": { TextOverPictureCheck(page: $0).findings() },
    "TextOverlap": { TextOverlapCheck(page: $0).findings() },
    "TouchOverlap": { TouchOverlapCheck(page: $0).findings() },
    "TouchSize": { TouchSizeCheck(page: $0).findings() },
    "UnderBar": { UnderBarCheck(page: $0).findings() },
    "UnsafeArea": { UnsafeAreaCheck(page: $0).findings() },
  ]

  static let habits: [String: @MainActor (WrittenConstraints) -> [Habit]] = [
    "CenteredSize": { CenteredSizeCheck($0).habits() },
    "DistantConstraint": { DistantConstraintCheck($0).habits() },
    "FixedTextSize": { FixedTextSizeCheck($0).habits() },
    "LeftRight": { LeftRightCheck($0).habits() },
    "NegativeConstant": { NegativeConstantCheck($0).habits() },
    "StandardSpacing": { StandardSpacingCheck($0).habits() },
  ]

  /// The lines that the case's `check` tells.
  func told() async throws -> [Told] {
    guard let check = first("check") else { throw CaseError("nothing is checked") }
    let words = Array(check.words.dropFirst(2))
    let name = check.words[1]
    switch name {
    case "document": return try await document(words)
    case "lint": return try await lint(words)
    case "planted":
      let ties = lines.filter { $0.isConstraint }.map { $0.words.joined(separator: " ") }
      var layout = PlantedLayout(without: Array(first("planted")?.words.dropFirst() ?? []), with: ties)
      layout.alignment = first("align")?.words[1]
      let kind = try #require(PlantedLayout.Kind(rawValue: words[0]))
      return try await layout.findings(as: kind).map { Told($0) }
    default: break
    }
    let page = try await drawn()
    let names = page.views.map { $0.identifier ?? $0.className }
    if let rule = Self.rules[name] { return rule(page).map { Told($0, names: names) } }
    if let habit = Self.habits[name] {
      let written = WrittenConstraints(page)
      return habit(written).map { Told($0, written) }
    }
    if name == "layout", let system {
      return LayoutCheck(page: page, system: system).findings().map { Told($0, names: names) }
    }
    if let answer = try ask(name, words, of: page) { return answer }
    throw CaseError("no check \(name)")
  }

  private func lint(_ words: [String]) async throws -> [Told] {
    let only = try words.isEmpty ? nil : Set(words.map(Self.rule))
    let settings = try first("limit") == nil ? only.map { LintSettings(only: $0) } : settings
    return try await Linting.findings(
      in: [environment(Linting.phone)], settings: settings, fill: filling()
    ).map { Told($0) }
  }

  // MARK: Questions

  private func ask(_ name: String, _ words: [String], of page: DrawnPage) throws -> [Told]? {
    func view(_ index: Int) throws -> Int {
      words[index] == "root" ? 0 : try page.view(CaseLine.text(words[index]))
    }
    func area(_ index: Int) throws -> Rect { try rect(words.dropFirst(index).prefix(4)) }
    func yes(_ isTrue: Bool) -> [Told] { [Told(isTrue ? "yes" : "no")] }
    switch name {
    case "marks": return page.marks.map { Told($0, on: page) }
    case "views":
      return try words.indices.map { try Told(page.views[view($0)], on: page) }
    case "covers":
      return page.covers.map { cover in
        Told(page.views[cover.view].identifier ?? "", facets: ["mark": "\(cover.mark)"], areas: [cover.frame])
      }
    case "controls":
      return page.controls.map { control in
        Told(page.views[control.view].identifier ?? "", areas: [control.area, control.ink].compactMap { $0 })
      }
    case "hides":
      return yes(
        page.isHidden(try view(1), by: DrawnPage.Cover(mark: 0, view: try view(0), frame: try area(2))))
    case "dims": return yes(page.isDimmed(try area(1), after: Int(try number(words[0]))))
    case "unknown":
      return yes(page.hasUnknownGround(try area(2), below: Int(try number(words[1])), of: try view(0)))
    case "ground": return yes(page.hasGround(try area(1), below: Int(try number(words[0]))))
    case "contrast":
      let grey = try number(words[0])
      let below = check("below").flatMap(Int.init) ?? page.marks.count
      let ratio = GroundReading(page).contrast(
        of: Color(red: grey, green: grey, blue: grey, alpha: try number(check("alpha") ?? "1")),
        over: try area(1),
        below: below)
      return [Told("\((ratio * 1000).rounded() / 1000)")]
    case "scrolls":
      return try Axis.allCases.filter { page.scrolls(try view(0), $0) }.map { Told("\($0)") }
    case "content": return [Told("", areas: [page.content(of: try view(0))])]
    case "scrollers":
      return page.scrollers(of: try view(0)).map { Told(page.views[$0].identifier ?? "") }
    case "reaches":
      let axis = try #require(Axis.allCases.first { "\($0)" == words[1] })
      return yes(page.isReachable(try area(2), of: try view(0), axis))
    case "apart":
      let (one, other) = (try view(0), try view(1))
      return [page.areScrolledApart(one, other), page.areScrolledApart(other, one)].map {
        Told($0 ? "yes" : "no")
      }
    case "passes": return yes(page.isPassing(try view(0)))
    case "beyond":
      return page.reachBeyondScreen(try area(1), of: try view(0)).map { [Told("\($0.edge) \($0.points)")] }
        ?? []
    case "grounds", "causes", "keys": return try findings(name, words, on: page)
    default: return nil
    }
  }

  private func check(_ name: String) -> String? { first("check")?.value(name) }

  /// The ground, the cause or the text of a finding of a rule about views.
  private func findings(_ kind: String, _ words: [String], on page: DrawnPage) throws -> [Told] {
    let rules = words[0] == "all" ? LintRule.allCases : [try Self.rule(words[0])]
    return try rules.compactMap { rule in
      let flags: Set = ["known", "ours", "textless", "tint"]
      let views = try words.dropFirst().filter { !$0.contains("=") && !flags.contains($0) }.map {
        try page.view(CaseLine.text($0))
      }
      var finding = LintFinding(rule, on: page, views: views, fault: check("fault") ?? "is pale", fix: "")
      if kind == "keys" {
        finding = LintFinding(
          rule, on: page, text: views[0], part: check("part"), fault: "", fix: "", amount: 0)
        if let line = check("at").flatMap(Int.init) {
          finding.position = SourcePosition(line: line, column: 1)
        }
        if check("known") != nil { finding.text?.length = 3 }
        if check("textless") != nil { finding.text = nil }
        return Told(finding.withKey(on: page))
      }
      if let part = check("part") { finding.text = LintFinding.TextPlace(view: 0, part: part) }
      if let area = check("area") { finding.areas = [try rect(area)] }
      if check("ours") != nil { finding.ground = .ours }
      if check("tint") != nil { finding.sharedCause = .defaultTint }
      finding = kind == "grounds" ? finding.withGround(on: page) : finding.withCause(on: page)
      let told = Told(finding)
      // Of all rules only those are told that have what is asked for.
      let asked = kind == "grounds" ? told.facets["ground"] == "proved" : told.facets["cause"] == "none"
      return asked && words[0] == "all" ? nil : told
    }
  }
}

extension Told {
  init(_ mark: DrawnPage.Mark, on page: DrawnPage) {
    let name = page.views[mark.view].identifier ?? page.views[mark.view].className
    self.init(
      name,
      facets: [
        "opacity": "\(mark.opacity)", "scale": "\(mark.scale)", "turned": "\(mark.isTurned)",
        "shown": "\(mark.shown != nil)", "visible": "\(mark.visible != nil)", "noticed": "\(mark.isNoticed)",
        "cover": "\(mark.cover != nil)",
      ], areas: [mark.ink] + [mark.shown, mark.visible, mark.cover].compactMap(\.self))
  }

  /// A view has its frame and what is visible of it.
  init(_ view: DrawnView, on page: DrawnPage) {
    let index = page.views.firstIndex { $0.frame == view.frame && $0.identifier == view.identifier } ?? 0
    self.init(
      view.identifier ?? view.className, page.name(of: index),
      facets: [
        "class": view.className, "name": page.name(of: index), "title": page.title(of: index),
        "parent": view.parent.map { page.views[$0].identifier ?? "root" } ?? "none", "seen": "\(view.isSeen)",
        "visible": "\(view.visible != nil)",
      ], areas: [view.frame] + [view.visible].compactMap(\.self))
  }
}
