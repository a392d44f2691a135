import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

@MainActor
struct PlantedFaultTests {
  @Test(arguments: PlantedFault.all)
  func `a planted fault is found by its rule, and nothing else is`(fault: PlantedFault) async throws {
    let clean = try await fault.findings(false)
    #expect(clean.isEmpty, "\(clean.told)")
    let found = try await fault.findings(true)
    #expect(found.map(\.rule) == [fault.rule], "\(found.told)")
  }
}

extension PlantedFault {
  /// Of decks, and what no case of `Tests/Cases/PageLint` draws.
  static let all: [PlantedFault] = [
    .deck(
      .textOverlap, "a long detail reaches the controls",
      detail: { isPlanted in
        Array(repeating: "Read this line, and the next one.", count: isPlanted ? 26 : 5).joined(
          separator: "\n")
      }),
    .deck(
      .orphanWord, "a detail ends with two characters", locale: "ja",
      detail: { String(repeating: "山", count: $0 ? 27 : 30) }),
    .swift(.orphanWord, "a label ends with a lone word") { view, isPlanted in
      let label = LintPage.label("HHHHHHHHH HHHHHHHH", at: CGPoint(x: 20, y: 100), lines: 0)
      label.frame.size = CGSize(width: label.frame.width + 4, height: 60)
      label.lineBreakStrategy = []
      if isPlanted { label.text = "HHHHHHHHH HHHHHHHH H" }
      view.addSubview(label)
    },
    .deck(.smallText, "a deck's detail is too small", fonts: { #""detail": { "size": \#($0 ? 9 : 13) }"# }),
    .deck(
      .lowContrast, "a deck's detail is grey", colors: { ##""detail": "\##($0 ? "#808080" : "#767676")""## }),
    .swift(.lowContrast, "white text on the light end of a gradient") { view, isPlanted in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 80, width: 375, height: 60)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [UIColor.black.cgColor, UIColor(white: isPlanted ? 1 : 0.2, alpha: 1).cgColor]
      view.layer.addSublayer(gradient)
      view.addSubview(
        LintPage.label(
          "From the left to the right", CGRect(x: 20, y: 95, width: 335, height: 30), size: 24, color: .white)
      )
    },
  ]
}
