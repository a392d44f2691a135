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
@testable import UIKitCore

/// The first place of a fault of reading, the order of labels' faults, and pictures as files.
@MainActor
struct LintReportEdgesTests {
  private static let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
  private static let large = PageEnvironment(device: Linting.phone.device, contentSize: .accessibility3)
  private static let all = [Linting.phone, dark, large]

  @Test func `a fault in several environments is worst in the first of them`() {
    func fault(_ page: String) -> LintFinding {
      LintFinding(.duplicateID, Diagnostic(.error, file: "a.xib", "two objects; change one"), page: page)
    }
    for isReversed in [false, true] {
      var collector = LintCollector()
      let adds: [(inout LintCollector) -> Void] = [
        { $0.add(fault("b"), source: 0, places: 0..<3) }, { $0.add(fault("a"), source: 0, places: 1..<2) },
      ]
      for add in isReversed ? adds.reversed() : adds { add(&collector) }
      let report = collector.report([Self.all], settings: [LintSettings()])
      #expect(report.entries.map(\.finding.page) == ["b"])
      #expect(report.entries.map(\.environments) == [Self.all])
    }
    var none = LintCollector()
    none.add(fault("a"), source: 0, places: 0..<0)
    #expect(none.report([Self.all], settings: [LintSettings()]).entries.isEmpty)
  }

  @Test func `a label names the first of its faults, and a label that holds fails nothing`() {
    let held = ["one", "two", "three"].map { subject in
      LintFinding.made(.textClipped, subject, topic: subject).with {
        $0.ground = .asDrawn([.init(.outlet, "a")])
      }
    }
    let report = LintReport(held, in: Self.all)
    let verdict = report.verdict(on: .largerText, source: 0, environments: Self.all)
    let first = report.entries.first?.finding.subject ?? ""
    #expect(verdict == .cannotBeTold("code decides on \(first) of page \"welcome\" and 2 more"))
    #expect(report.entries.last?.finding.subject != first)
    #expect(!report.failsLabel(environments: [Self.all]))
    #expect(!LintReport([]).failsLabel(environments: [Self.all]))
    #expect(LintReport([.made(.dynamicType)]).failsLabel(environments: [Self.all]))
    // A fault of another source is not this one's.
    #expect(report.verdict(on: .largerText, source: 1, environments: Self.all) == .holds)
  }

  // MARK: Pictures

  @Test func `a picture is a PNG file, with the status bar where that is at fault`() async throws {
    let (source, _) = SwiftPageSource.load(
      [
        Page("page") {
          let controller = UIViewController()
          controller.view.backgroundColor = .white
          return controller
        }
      ], name: "picture")
    let made = try #require(source)
    let (pages, _) = await FontCatalog.withCurrent(FontCatalog()) {
      await made.prepareVariants(images: ImageStore(), only: [0], for: [Linting.phone])
    }
    let page = try #require(pages.first?.page(for: Linting.phone))
    let folder = TemporaryFolder()
    let renderer = try PageRenderer(fonts: FontCatalog())
    var sizes: [Int] = []
    for rule in [LintRule.lowContrast, .statusBarContrast] {
      let path = folder.path("\(rule).png")
      try renderer.writePicture(
        of: .made(.lowContrast).with { $0.rule = rule }, .warning, message: "It is pale.", page: page,
        in: Linting.phone, to: path, with: AtomicFileWriter())
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
      sizes.append(data.count)
    }
    #expect(Set(sizes).count == 2)
  }

  @Test(arguments: [(SystemVersion.unnamed, false), (.ios26, true)])
  func `a picture names the version of iOS that it is judged for`(system: SystemVersion, isNamed: Bool) throws
  {
    let renderer = try PageRenderer(fonts: FontCatalog())
    var environment = Linting.phone
    environment.system = system
    let picture = FindingPicture(
      finding: .made(.lowContrast), severity: .warning, message: "It is pale.", environment: environment)
    let scene = picture.scene(of: try solve(plain(.white), on: .xPortrait), by: renderer)
    let words = scene.items.compactMap { item in
      if case .glyphs(let run) = item.kind { run.text } else { nil }
    }.joined(separator: " ")
    #expect(words.contains("iOS") == isNamed, "\(words)")
    #expect(words.contains("iPhone X"))
  }
}
