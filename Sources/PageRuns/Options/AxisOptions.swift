package import LayoutEngine
package import PageRender

/// The options that choose what is drawn: devices, orientations and the other axes, and pages.
package struct AxisOptions {
  /// The devices; `nil` leaves them to the deck, as for the other axes.
  package var devices: [String]?
  package var orientations: [Orientation]?
  package var appearances: [Appearance]?
  package var locales: [String]?
  package var contentSizes: [ContentSize]?
  /// The versions of iOS as which pages are drawn.
  package var systems: [SystemVersion]?
  /// The layout directions; `nil` is the writing direction of the locale's language.
  package var directions: [DirectionChoice]?
  /// The pages as written: numbers, ranges and ids; `nil` is every page.
  package var pages: [String]?
  /// Storyboard identifiers, ids and classes of an Interface Builder document's scenes; `nil` is every scene.
  package var scenes: [String]?
  /// True if the parts of a document that Interface Builder uses only at design time are kept.
  package var isCanvas = false

  /// The word for every value of an axis, alone or among others.
  package static let all = "all"
  /// The word for every device, including those that the pages' iOS does not run on.
  package static let every = "every"

  /// The options' long names.
  package static let names = [
    "device", "orientation", "appearance", "locale", "content-size", "direction", "ios",
    "page", "scene", "canvas",
  ]

  package init() {}

  /// True if an option leaves out values of an axis, such as devices: snapshots with other values may still
  /// be wanted.
  package var choosesScreens: Bool {
    func isPart<Value: CaseIterable>(_ chosen: [Value]?) -> Bool {
      chosen.map { $0.count < Value.allCases.count } ?? false
    }
    return [devices, locales].contains {
      $0.map { !$0.contains(Self.all) && !$0.contains(Self.every) } ?? false
    }
      || isPart(systems) || isPart(orientations) || isPart(appearances) || isPart(contentSizes)
      || isPart(directions)
  }
}

/// A reading direction, by the name it has on the command line.
package enum DirectionChoice: String, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var direction: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
