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
    let total = try #require(RecordedFrames.json([report]).text.range(of: "\"beforeExclusions\""))
    #expect(RecordedFrames.json([report]).text[total.lowerBound...].contains("\"components\": 4,"))
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
}
