import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageSources

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
  func `at least 98 of 100 components and 95 of 100 frames are those that Interface Builder saved`() throws {
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
    #expect(Double(right) >= 0.98 * Double(components.count), "\(right) of \(components.count)")
    #expect(Double(framesRight) >= 0.95 * Double(frames), "\(framesRight) of \(frames)")
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
