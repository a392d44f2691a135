import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// System symbols that no asset catalogue has, and no free icon stands for.
@MainActor
struct BoxedSymbolTests {
  private func messages(_ names: String...) -> [String] {
    let view = plain(.white)
    for name in names { view.addSubview(UIImageView(image: UIImage(systemName: name))) }
    return PlacedView(view).messages
  }

  @Test func `one warning lists all symbols of a page, each once`() {
    #expect(
      messages("applelogo", "faceid", "applelogo", "touchid").map { $0.prefix(100) } == [
        "there are no pictures for the system symbols \"applelogo\", \"faceid\" and \"touchid\", so boxes are drawn"
      ])
  }

  @Test func `a single symbol is named as one`() {
    #expect(
      messages("faceid", "faceid").map { $0.prefix(71) } == [
        "there is no picture for the system symbol \"faceid\", so a box is drawn; "
      ])
    #expect(messages().isEmpty)
  }
}
