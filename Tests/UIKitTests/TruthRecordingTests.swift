import Foundation
import LayoutEngine
import TestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import UIKitCore

/// `Tools/PageRenderTruth.swift`, which is compiled into these tests: what it records of a screen of PageRender's own UIKit
/// is what PageRender draws.
@MainActor
struct TruthRecordingTests {
  /// A card with a title of five kana and a button below it.
  private final class CardController: UIViewController {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 150))
    let titleLabel = UILabel(frame: CGRect(x: 10, y: 20, width: 25, height: 40))
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.4)
      card.accessibilityIdentifier = "card"
      titleLabel.numberOfLines = 0
      titleLabel.attributedText = NSAttributedString(
        string: "あいうえお",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 0, .foregroundColor: UIColor.black])
      hidden.isHidden = true
      card.addSubview(titleLabel)
      card.addSubview(hidden)
      view.addSubview(card)
    }
  }

  private let folder = TemporaryFolder()

  private func environment(_ appearance: Appearance = .light) throws -> PageEnvironment {
    PageEnvironment(
      device: try DeviceCatalog.builtin.device("iphone-x"), appearance: appearance, system: .ios26)
  }

  /// Runs a recording as on a device of its own: in an app of its own, with the traits of an environment.
  private func onDevice(
    _ environment: PageEnvironment, _ record: @MainActor () throws -> URL
  ) async throws -> URL {
    try await UIApplication.withNew {
      Result { try UITraitCollection.withCurrent(UITraitCollection(environment.traits)) { try record() } }
    }.get()
  }

  private func recorder(device: String, locale: String = "en", source: String? = nil) -> PageRenderTruth {
    var truth = PageRenderTruth(folder: folder.path("Recordings"), source: source)
    (truth.device, truth.locale, truth.settlingTime) = (device, locale, 0)
    truth.png = { _ in nil }
    return truth
  }

  @Test func `frames, lines and colours of a screen are recorded`() async throws {
    let file = try await onDevice(try environment()) {
      try recorder(device: "iPhone X", source: "deck.json").record("card") { CardController() }
    }
    #expect(file.lastPathComponent == "card.iPhone-X.ios26-0.truth.json")
    let (found, diagnostics) = TruthReader.read(file.path)
    let recording = try #require(found, "\(diagnostics)")
    #expect(recording.screen == "card" && recording.device == "iPhone X" && recording.system == .ios26)
    #expect(recording.size == Size(width: 375, height: 812))
    #expect(recording.safeArea?.top == 44 && recording.safeArea?.bottom == 34)
    #expect(recording.picture == nil)
    let views = try #require(recording.views)
    #expect(views.map(\.className) == ["UIView", "UIView", "UILabel"])
    #expect(views.map(\.depth) == [0, 1, 2])
    #expect(views.map(\.identifier) == [nil, "card", nil])
    #expect(
      views.map(\.frame) == [
        Rect(x: 0, y: 0, width: 375, height: 812), Rect(x: 20, y: 100, width: 200, height: 150),
        Rect(x: 30, y: 120, width: 25, height: 40),
      ])
    #expect(views[0].colors.background == "#FFFFFF" && views[1].colors.background == "#FF000066")
    #expect(views[2].text == "あいうえお" && views[2].lines == ["あい", "うえ", "お"])
    #expect(views[2].colors.text == "#000000")
  }

  @Test func `what is recorded of a screen is what is drawn of it`() async throws {
    let environment = try environment(.dark)
    let file = try await onDevice(environment) {
      try recorder(device: "iPhone X").record("card") { CardController() }
    }
    let recording = try #require(TruthReader.read(file.path).recording)
    #expect(recording.appearance == .dark && file.lastPathComponent.contains(".dark."))
    let window = UIWindow(environment: environment)
    window.rootViewController = CardController()
    window.makeKeyAndVisible()
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(window.preparedPage(id: "card"), in: environment)
    let layout = environment.layoutEnvironment
    let comparison = TruthComparison(
      of: recording, with: solved.truthViews(in: environment), window: (layout.size, layout.safeArea))
    #expect(comparison.isEqual, "\(comparison.differences)")
    // Three views, the safe area and the window; the label's lines; two backgrounds and a text.
    #expect(comparison.frames.compared == 5 && comparison.lines.compared == 1)
    #expect(comparison.colors.compared == 3)
  }

  @Test func `a step acts on the screen, and its picture is written beside the recording`() async throws {
    var truth = recorder(device: "iphone-x", locale: "de")
    truth.png = { Data("\($0.size.width)".utf8) }
    let file = try await onDevice(try environment()) { [truth] in
      try truth.record(
        "card", step: "moved", act: { ($0 as? CardController)?.card.frame.origin.y = 130 }
      ) { CardController() }
    }
    let recording = try #require(TruthReader.read(file.path).recording)
    #expect(recording.step == "moved" && recording.locale == "de" && recording.source == nil)
    #expect(recording.views?[1].frame.minY == 130)
    #expect(file.lastPathComponent == "card.moved.iphone-x.ios26-0.de.truth.json")
    let picture = try #require(recording.picture)
    #expect(try Data(contentsOf: URL(fileURLWithPath: picture)) == Data("375.0".utf8))
  }
}
