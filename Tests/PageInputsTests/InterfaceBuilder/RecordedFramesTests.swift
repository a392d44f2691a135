import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The frames that Apple's engine computed, which Interface Builder saved in published documents.
@MainActor
@Suite(.tags(.corpus), .long)
struct RecordedFramesTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["RECORDED_FRAMES_DIR"]

  private static func files() -> [String] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.sorted().filter { name in
      (name.hasSuffix(".xib") || name.hasSuffix(".storyboard")) && !name.contains("storyboard-branch")
    }.map { folder + "/" + $0 }
  }

  @Test(.enabled(if: folder != nil, "RECORDED_FRAMES_DIR names no folder of documents"))
  func `at least 99 of 100 components and 98 of 100 frames are those that Interface Builder saved`() throws {
    let reports = try Self.files().map { file in
      let (document, _) = InterfaceDocument.load(file)
      return RecordedFrames(of: try #require(document, "\(file) cannot be read"))
    }
    let components = reports.flatMap(\.components)
    let right = components.count { $0.isWithin(0.5) }
    let frames = reports.map(\.frames).reduce(0, +)
    let framesRight = reports.map(\.framesRight).reduce(0, +)
    #expect(components.count >= 950)
    #expect(frames >= 140)
    #expect(Double(right) >= 0.99 * Double(components.count), "\(right) of \(components.count)")
    #expect(Double(framesRight) >= 0.98 * Double(frames), "\(framesRight) of \(frames)")
    let all = components.count + reports.map(\.setAside.count).reduce(0, +)
    #expect(Double(all - components.count) <= 0.02 * Double(all))
    #expect(Double(right) >= 0.98 * Double(all), "\(right) of \(all)")
  }

  @Test func `a component counts where constraints alone decide it`() throws {
    let label = Documents.view("a", name: "label", attributes: #"text="Hello""#)
    let text = Documents.storyboard(
      subviews: label,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="2"/>
        """)
    let report = RecordedFrames(of: try #require(Documents.parse(text).document))
    // The saved frame is (0, 0, 10, 10); width and height are the text's.
    #expect(report.components.map(\.axis) == ["x", "y"])
    #expect(report.components.map(\.solved) == [5, 25])
    #expect(report.excluded == ["undetermined": 2])
    // A frame counts if all four of its components do.
    #expect((report.frames, report.framesRight, report.framesSetAside) == (0, 0, 0))
  }

  private func report(_ text: String) throws -> RecordedFrames {
    RecordedFrames(of: try #require(Documents.parse(text).document))
  }

  /// A view with its saved frame.
  private func view(_ id: String, _ frame: String, name: String = "view", _ content: String = "") -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \(frame)/>\(content)</\(name)>
    """
  }

  private func pin(_ first: String, _ attribute: String, _ second: String, _ constant: Int = 0) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(first)-\(attribute)"/>
    """
  }

  @Test func `frames count where constraints contradict each other, and their misses are conflicts`() throws {
    // Between edges 34 pt apart the height of 44 is given up; the other view has nothing to do with it.
    let report = try report(
      Documents.storyboard(
        subviews: view("a", #"x="0" y="600" width="375" height="44""#, Documents.size("a", height: 44))
          + view("b", #"x="0" y="0" width="375" height="50""#, Documents.size("b", height: 50)),
        constraints: pin("a", "leading", "root") + pin("a", "trailing", "root") + pin("a", "top", "root", 600)
          + pin("a", "bottom", "root", -33) + pin("b", "leading", "root") + pin("b", "trailing", "root")
          + pin("b", "top", "root")))
    #expect(report.components.count == 8 && report.frames == 2 && report.framesRight == 1)
    #expect(report.components.filter { !$0.isWithin(0.5) }.map(\.kind) == [.conflict])
  }

  @Test func `a saved number that contradicts a constraint with another saved frame is set aside`() throws {
    let report = try report(
      Documents.storyboard(
        subviews: view(
          "a", #"x="20" y="20" width="100" height="50""#, Documents.size("a", width: 100, height: 50))
          + view("b", #"x="20" y="80" width="90" height="50""#, Documents.size("b", height: 50)),
        constraints: pin("a", "leading", "root", 20) + pin("a", "top", "root", 20) + pin("b", "leading", "a")
          + pin("b", "width", "a") + pin("b", "top", "root", 80)))
    // b was saved 90 wide, though it is to be as wide as a, which was saved 100 wide.
    #expect(report.excluded == ["staleFrames": 1])
    #expect(report.components.count == 7 && report.components.allSatisfy { $0.isWithin(0.5) })
    #expect(report.frames == 1 && report.framesSetAside == 1)
    let total = try #require(RecordedFrames.json([report]).text.range(of: "\"beforeExclusions\""))
    #expect(RecordedFrames.json([report]).text[total.lowerBound...].contains("\"components\": 8,"))
  }

  @Test func `an image view that was saved with another picture is set aside`() throws {
    let text = Documents.storyboard(
      subviews: #"<imageView image="sun" translatesAutoresizingMaskIntoConstraints="NO" id="i">"#
        + #"<rect key="frame" x="0" y="0" width="40" height="50"/></imageView>"#,
      constraints: pin("i", "leading", "root") + pin("i", "top", "root"),
      resources: #"<image name="sun" width="40" height="30"/>"#)
    let report = try report(text)
    #expect(report.excluded == ["otherImage": 1])
    #expect(report.components.map(\.axis) == ["x", "y", "width"])
  }

  @Test(arguments: [(#"catalog="system""#, ["systemSymbol": 2]), ("", [:])] as [(String, [String: Int])])
  func `the height of a view that shows a symbol of Apple's is set aside, and no other's`(
    catalog: String, excluded: [String: Int]
  ) throws {
    // As saved by Xcode for a star of 12 × 12 in the middle of 20 points: half a point up.
    let text = Documents.storyboard(
      subviews: #"<imageView image="star" \#(catalog) translatesAutoresizingMaskIntoConstraints="NO" id="i">"#
        + #"<rect key="frame" x="0" y="3" width="12" height="13"/>"#
        + Documents.size("i", width: 12, height: 12) + "</imageView>",
      constraints: pin("i", "leading", "root") + pin("i", "top", "root", 4),
      resources: #"<image name="star" \#(catalog) width="128" height="116"/>"#)
    #expect(try report(text).excluded == excluded)
  }

  @Test func `the summary counts misses by kind`() throws {
    let report = try report(
      Documents.storyboard(
        subviews: view(
          "a", #"x="8" y="64" width="30" height="10""#, Documents.size("a", width: 30, height: 10)),
        constraints: pin("a", "top", "safe")
          + pin("a", "leading", "root")
          .replacing(#"secondAttribute="leading""#, with: #"secondAttribute="leadingMargin""#)))
    // 44 pt more are a navigation bar, 8 pt less another margin.
    let lines = RecordedFrames.summary([report]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("margin: 1 in 1 files, such as Main.storyboard view a line "))
    #expect(lines[1].hasPrefix("bar: 1 in 1 files") && lines[1].hasSuffix("y saved 64.0, solved 20.0"))
    #expect(lines[2].hasPrefix("1 files: 2 of 4 components within 0.5 pt"))
    // Of several documents the first is the example.
    var other = report
    other.file = "Other.storyboard"
    let both = RecordedFrames.summary([report, other]).split(separator: "\n")
    #expect(both[0].hasPrefix("margin: 2 in 2 files, such as Main.storyboard view a line "))
    #expect(both[2].hasPrefix("2 files: 4 of 8 components within 0.5 pt (4 within 0.01), 0 of 2 frames"))
    let table = RecordedFrames.table([report, other]).split(separator: "\n")
    #expect(table.count == 7)
    #expect(table[0].hasPrefix("Main.storyboard: 2 of 4 ") && table[3].hasPrefix("Other.storyboard: 2 of 4 "))
    #expect(table[1].hasSuffix("x saved 8.0, solved 16.0, differs"))
  }

  @Test func `a view in another counts from its superview's corner`() throws {
    let inner = view("b", #"x="3" y="4" width="20" height="10""#, Documents.size("b", width: 20, height: 10))
    let report = try report(
      Documents.storyboard(
        subviews: view(
          "a", #"x="20" y="50" width="100" height="80""#,
          "<subviews>\(inner)</subviews>" + Documents.size("a", width: 100, height: 80)),
        constraints: pin("a", "leading", "root", 20) + pin("a", "top", "root", 50)
          + pin("b", "leading", "a", 3) + pin("b", "top", "a", 4)))
    #expect(report.components.compactMap(\.solved) == [20, 50, 100, 80, 3, 4, 20, 10])
    #expect((report.frames, report.framesRight) == (2, 2))
  }

  @Test func `what the loader does not understand is a miss`() throws {
    let text = Documents.storyboard(
      subviews: Documents.view("a"),
      constraints: #"<constraint firstItem="a" firstAttribute="middle" constant="5" id="1"/>"#)
    let report = RecordedFrames(of: try #require(Documents.parse(text).document))
    #expect(report.components.count == 4)
    #expect(report.components.allSatisfy { $0.fault == "not understood" && !$0.isWithin(0.5) })
  }
}
