package import LayoutEngine
package import PageRender

/// The options that choose what is drawn: devices, orientations and the other axes, and pages.
package struct AxisOptions {
  /// `nil` leaves the axis to the deck.
  package var devices: [String]?
  package var orientations: [Orientation]?
  package var appearances: [Appearance]?
  package var locales: [String]?
  package var contentSizes: [ContentSize]?
  /// `nil` is the direction in which the language of the locale is written.
  package var directions: [DirectionChoice]?
  /// Numbers, ranges and ids, as they were written; `nil` is every page.
  package var pages: [String]?
  /// Storyboard identifiers, ids and classes of an Interface Builder document's scenes; `nil` is every scene.
  package var scenes: [String]?
  /// True if what Interface Builder uses only at design time is kept.
  package var isCanvas = false

  /// Asks for every value of an axis, alone or among others.
  package static let all = "all"
  /// Asks for every device, also for those that the pages' iOS does not run on.
  package static let every = "every"

  /// The options, by their long names.
  package static let names = [
    "device", "orientation", "appearance", "locale", "content-size", "direction", "page", "scene", "canvas",
  ]

  package init() {}

  /// True if an option leaves out values of an axis, such as devices, so that what was recorded with others may still be wanted.
  package var choosesScreens: Bool {
    func isPart<Value: CaseIterable>(_ chosen: [Value]?) -> Bool {
      chosen.map { $0.count < Value.allCases.count } ?? false
    }
    return [devices, locales].contains {
      $0.map { !$0.contains(Self.all) && !$0.contains(Self.every) } ?? false
    }
      || isPart(orientations) || isPart(appearances) || isPart(contentSizes) || isPart(directions)
  }
}

/// A reading direction, by the name it has on the command line.
package enum DirectionChoice: String, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var direction: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
