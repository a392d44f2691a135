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
