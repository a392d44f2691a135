internal import LayoutEngine

/// The common redlines of pages of one layout: the same views, placed by the same rules, in the same fonts and colours.
/// Their numbers may differ, as may their pictures.
struct RedlineLayout: Hashable {
  private let size: Size
  private let safeArea: EdgeInsets
  private let direction: LayoutDirection
  private let views: [View]

  private struct View: Hashable {
    var name: String
    var isContainer: Bool
    var count: Int
    var rules: [RedlineMeasure]
    var look: RedlineLook
  }

  init(_ redlines: Redlines) {
    (size, safeArea, direction) = (redlines.size, redlines.safeArea, redlines.direction)
    views = redlines.callouts.map { callout in
      var look = callout.look
      look.imageName = nil
      look.inks = []
      return View(
        // A name that quotes a text is not the layout's.
        name: callout.name.prefix { $0 != "“" }.description, isContainer: callout.isContainer,
        count: callout.places.count,
        rules: callout.measures.map { RedlineMeasure(attribute: $0.attribute, value: nil, rule: $0.rule) },
        look: look)
    }
  }
}

extension Redlines {
  /// How the numbers of a page of the same layout differ: `image 300 × 166.5`, for each view of another place or size.
  func differences(of other: Redlines) -> [String] {
    zip(callouts, other.callouts).compactMap { own, callout in
      guard own.frame != callout.frame else { return nil }
      let (frame, number) = (callout.frame, RedlineWords.number)
      let isMoved = own.frame.origin != frame.origin
      let place = isMoved ? " x \(number(frame.minX)), y \(number(frame.minY))" : ""
      let size =
        own.frame.size == frame.size
        ? "" : "\(isMoved ? " · " : " ")\(number(frame.width)) × \(number(frame.height))"
      return callout.name + place + size
    }
  }
}
