import Foundation
import PageTestSupport
import Testing

@testable import PageInputs
@testable import UIKitCore

/// Colours of documents beyond sRGB.
@MainActor
@Suite struct DocumentColorTests {
  @Test func `display P3 is brought into sRGB, where it is wider`() throws {
    for (red, green) in [(1.0, 0.0), (0, 0.5)] {
      let color = "red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\""
      let view: UIView = try BuiltViews(
        "<view id=\"a\"><color key=\"backgroundColor\" \(color) customColorSpace=\"displayP3\"/></view>"
      ).view()
      let wide = UIColor(displayP3Red: red, green: green, blue: 0, alpha: 1)
      #expect(view.backgroundColor?.dynamic == wide.dynamic)
      #expect(green == 0 || wide.dynamic != UIColor(red: red, green: green, blue: 0, alpha: 1).dynamic)
    }
  }
}
