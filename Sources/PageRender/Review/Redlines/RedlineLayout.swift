internal import LayoutEngine

/// The properties that redlines of one layout have in common: views, rules, fonts and colours. Their numbers
/// and pictures may differ.
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
        // The part of a name that quotes a text does not belong to the layout.
        name: callout.name.prefix { $0 != "“" }.description, isContainer: callout.isContainer,
        count: callout.places.count,
        rules: callout.measures.map { RedlineMeasure(attribute: $0.attribute, value: nil, rule: $0.rule) },
        look: look)
    }
  }
}

extension Redlines {
  /// The different numbers of a page with the same layout: `image 300 × 166.5` for each view with another
  /// position or size.
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
