import Foundation
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Contrast in an appearance that the app has not, or whose colours nobody knows.
@MainActor
struct AppearanceGroundTests {
  private typealias Part = LintDocument

  private static let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)

  /// - Parameter color: The text's colour, as an element.
  private static func scene(_ color: String, resources: String = "") -> String {
    let label = Part.label("a", "Harbour", CGRect(x: 20, y: 100, width: 200, height: 24))
      .replacingOccurrences(of: Part.color("textColor", 0), with: color)
    return JudgedDocument.scene(label).replacingOccurrences(
      of: "</document>", with: "<resources>\(resources)</resources></document>")
  }

  private func verdicts(
    _ text: String, _ environment: PageEnvironment, beside files: [String: String] = [:]
  ) async throws -> [String] {
    try await Linting.severities(.lowContrast, text, beside: files, in: environment)
  }

  /// The label's own colour is white in the dark, and the view behind it is white in both appearances.
  @Test func `an app that declares the light appearance is not judged in the dark`() async throws {
    let text = Self.scene(#"<nil key="textColor"/>"#)
    func plist(_ style: String) -> [String: String] {
      ["Info.plist": "<plist><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"]
    }
    #expect(try await verdicts(text, Self.dark) == ["warning"])
    #expect(try await verdicts(text, Self.dark, beside: plist("Automatic")) == ["warning"])
    #expect(try await verdicts(text, Self.dark, beside: plist("Light")) == [])
    #expect(try await verdicts(text, Linting.phone, beside: plist("Light")) == [])
  }

  /// The document has a copy of the colour's light variant alone: #CCCCCC, 1.61:1 on white.
  @Test func `a named colour without its catalogue may have another value in the dark`() async throws {
    let text = Self.scene(
      #"<color key="textColor" name="Hint"/>"#,
      resources: """
        <namedColor name="Hint"><color red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor>
        """)
    #expect(try await verdicts(text, Linting.phone) == ["warning"])
    #expect(try await verdicts(text, Self.dark) == ["warning, color Hint"])
  }
}
