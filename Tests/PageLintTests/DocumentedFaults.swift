import Foundation
import LayoutEngine
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A screen for each rule of docs/lint.md that has that fault and no other, of `Tests/Cases/PageLint/Rules.txt`; its picture is
/// the documentation's.
@MainActor
struct DocumentedFault {
  var rule: LintRule
  var environment: PageEnvironment
  /// The texts that keys are looked up in.
  var strings = LocalizedStrings()
  var fill: @MainActor @Sendable (UIView) -> Void

  nonisolated private static let cases = LintCase.of("Rules")
  /// The rules that have a screen; `layout-failure` and `missing-glyph` need more than views.
  nonisolated static let rules = cases.compactMap { LintRule(rawValue: $0.sentence) }

  init(_ rule: LintRule) throws {
    let lint = try #require(Self.cases.first { $0.sentence == rule.rawValue })
    let run = try CaseRun(lint.body(of: try #require(lint.rows.first)).lines)
    self.rule = rule
    environment = try run.environment(Self.phone)
    fill = try run.filling()
    if run.lines.contains(where: { $0.value("key") != nil }) { strings = Self.texts }
  }

  /// An iPhone X that is less high and has fewer pixels: pictures of a page of documentation.
  private static let phone: PageEnvironment = {
    var device = try! DeviceCatalog.builtin.device("iphone-x")
    device.scale = 1.5
    device.size = Size(width: 376, height: 480)
    return PageEnvironment(device: device)
  }()

  private static var texts: LocalizedStrings {
    var table = StringTable(name: "Localizable", sourceLanguage: "en")
    table.add(LocalizedText("The long way home"), for: "title", in: "en")
    table.add(LocalizedText("The long way home"), for: "stale", in: "en")
    var stale = LocalizedText("Der lange Weg nach Hause")
    stale.state = .stale
    table.add(stale, for: "stale", in: "de")
    table.add(LocalizedText("%d stops on the way"), for: "stops", in: "en")
    table.add(LocalizedText("Halt für Halt nach Hause"), for: "stops", in: "de")
    return LocalizedStrings([table])
  }
}
