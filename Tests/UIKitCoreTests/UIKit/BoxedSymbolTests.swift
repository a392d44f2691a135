import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// System symbols that no asset catalogue has.
@MainActor
struct BoxedSymbolTests {
  private func messages(_ names: String...) -> [String] {
    let view = plain(.white)
    for name in names { view.addSubview(UIImageView(image: UIImage(systemName: name))) }
    return PlacedView(view).messages
  }

  @Test func `one warning lists all symbols of a page, each once`() {
    #expect(
      messages("gear", "star", "gear", "bell") == [
        "the system symbols \"gear\", \"star\", \"bell\" are drawn as boxes: Apple's symbols are not available here; use "
          + "pictures of your own, or put the symbols' templates, exported from the SF Symbols app, into an asset "
          + "catalogue"
      ])
  }

  @Test func `a single symbol is named as one`() {
    #expect(
      messages("gear", "gear").map { $0.prefix(44) } == ["the system symbol \"gear\" is drawn as a box: "])
    #expect(messages().isEmpty)
  }
}
