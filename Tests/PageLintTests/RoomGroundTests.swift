import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Proofs that a text has no room, that constraints contradict each other, and that a text is not translated.
@MainActor
struct RoomGroundTests {
  private typealias Part = LintDocument

  // MARK: Priorities

  /// A label at the leading edge, which has a width at a priority; without it the text has 355 points.
  @Test func `a text in a width that may break is not proved to be cut off`() async throws {
    func held(_ priority: Int) -> String {
      let label = Part.label("a", "The harbour and the lighthouse", .zero).replacingOccurrences(
        of: " id=", with: " translatesAutoresizingMaskIntoConstraints=\"NO\" id=")
      let width = JudgedDocument.tie("w", "a.width", nil, 150).replacingOccurrences(
        of: " id=", with: " priority=\"\(priority)\" id=")
      return JudgedDocument.scene(
        label,
        more: "<constraints>\(width)" + JudgedDocument.tie("c", "a.leading", "root.leading", 20)
          + JudgedDocument.tie("d", "a.top", "root.top", 100) + "</constraints>")
    }
    #expect(try await Linting.severities(.textTruncated, held(1000)) == ["error"])
    let weak = try await Linting.severities(.textTruncated, held(800))
    #expect(weak.count == 1 && weak.allSatisfy { $0.hasPrefix("warning, priority ") && $0.contains("150") })
  }

  // MARK: Reach

  /// A button 44 points high in a panel of 50.
  @Test func `a button outside of its panel is out of reach, unless code makes the panel larger`()
    async throws
  {
    func judged(y: Double, outlets: [(name: String, id: String)] = []) async throws -> [String] {
      let button = Part.button("b", "Save", CGRect(x: 20, y: y, width: 100, height: 44))
      let panel = JudgedDocument.panel("p", CGRect(x: 0, y: 100, width: 375, height: 50), button)
      return try await Linting.severities(.touchSize, JudgedDocument.scene(panel, outlets: outlets))
    }
    #expect(try await judged(y: 54) == ["error"])
    // 22 of 44 points are inside, then 21, then none.
    #expect(try await judged(y: 28) == [])
    #expect(try await judged(y: 29) == ["warning"])
    #expect(try await judged(y: 50) == ["error"])
    #expect(try await judged(y: 54, outlets: [("panel", "p")]) == ["warning, outlet panel"])
  }

  // MARK: Contradictions

  private static func sheet(_ constraints: String) -> String {
    JudgedDocument.xib(
      owner: "SheetController",
      """
      <view contentMode="scaleToFill" id="root">\(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 812)))
      <subviews>\(JudgedDocument.box("box"))</subviews>\(JudgedDocument.white)
      <constraints>\(JudgedDocument.tie("t", "box.top", "root.top"))
      \(JudgedDocument.tie("h", "box.height", nil, 40))\(constraints)</constraints></view>
      """, outlets: [("view", "root")])
  }

  private static let edges =
    JudgedDocument.tie("l", "box.leading", "root.leading")
    + JudgedDocument.tie("r", "root.trailing", "box.trailing")

  private func contradictions(_ constraints: String) async throws -> [String] {
    try await Linting.severities(.contradiction, Self.sheet(constraints), ending: "xib")
  }

  @Test func `two widths of one view contradict each other beside edges, too`() async throws {
    let widths =
      JudgedDocument.tie("a", "box.width", nil, 100) + JudgedDocument.tie("b", "box.width", nil, 120)
    #expect(try await contradictions(widths) == ["error"])
    #expect(try await contradictions(Self.edges + widths).contains("error"))
    let equal =
      JudgedDocument.tie("a", "box.width", nil, 375) + JudgedDocument.tie("b", "box.width", nil, 375)
    #expect(try await contradictions(Self.edges + equal) == [])
  }

  /// No place is 40 points wide for a view that was designed as wide as a phone, but one may be 300.
  @Test func `a width between edges is proved wrong if no container is as narrow`() async throws {
    func between(_ width: Double) async throws -> [String] {
      try await contradictions(Self.edges + JudgedDocument.tie("w", "box.width", nil, width))
    }
    #expect(try await between(40) == ["error"])
    #expect(try await between(300) == ["warning, container SheetController"])
  }

  // MARK: Languages

  /// The label has a text in English alone; another one has a German text.
  private func untranslated(_ text: String, outlets: [(name: String, id: String)]) async throws -> [String] {
    let german = PageEnvironment(device: Linting.phone.device, locale: "de")
    return try await Linting.severities(
      .untranslatedString,
      JudgedDocument.scene(
        Part.label("a", text, CGRect(x: 20, y: 100, width: 300, height: 30))
          + Part.label("b", "Sea", CGRect(x: 20, y: 200, width: 300, height: 30)), outlets: outlets),
      beside: ["de.lproj/Judged.strings": #""b.text" = "Meer";"#], in: german)
  }

  @Test func `an untranslated text depends on the outlet through which code may set it`() async throws {
    #expect(try await untranslated("Harbour", outlets: []) == ["warning"])
    #expect(
      try await untranslated("Harbour", outlets: [("caption", "a")]) == ["warning, outlet caption"])
  }

  @Test(arguments: ["{Title}", "<name>", "[date]", "Label", "Lorem ipsum dolor"])
  func `a sample in a label that code fills needs no translation`(text: String) async throws {
    let written = text.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    #expect(try await untranslated(written, outlets: [("caption", "a")]) == [])
    #expect(try await untranslated(written, outlets: []) == ["warning"])
  }
}
