package import PageDrawing

/// The look of a platter, the floating ground of items in bars.
package struct PlatterMetrics: Hashable, Sendable {
  package var height: Double
  /// The distance from the bar's sides in portrait, and at compact height.
  package var margin: Double
  package var compactMargin: Double
  /// The distance between platters.
  package var gap: Double
  /// The distance of a text from its platter's sides.
  package var textPadding: Double
  package var textWeight: FontWeight
  /// The distance of an image from its platter's sides, and the least width of an image.
  package var imagePadding: Double
  package var leastImageWidth: Double
  /// The distance between the images that share a platter.
  package var imageGap: Double
  package var look: GlassLook
}

/// The effect of bars without a ground on content that is scrolled below them.
package struct ScrollEdgeMetrics: Hashable, Sendable {
  /// The distance by which the effect reaches beyond the bar.
  package var overhang: Double
  /// The distance of scrolling after which the effect has its full strength.
  package var distance: Double
  /// The standard deviation of the blur.
  package var blur: Double
  /// The opacity of the page's background over the content.
  package var veil: Double
}

/// The look of navigation bars.
package struct NavigationBarMetrics: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Items on the bar's ground, a material with a hairline.
    case flat
    /// Items on platters; the bar has no ground of its own.
    case platters(PlatterMetrics)
  }

  /// The bar's height in portrait, at compact height, and on an iPad.
  package var height: ByScreen
  /// The least distance of the bar from a phone's upper edge, and that at compact height below a safe area's
  /// inset; `nil` for bars that begin at the safe area.
  package var leastTop: Double?
  package var compactTop: Double?
  /// The height of the row of items, and of the title, in a bar that stands alone.
  package var rowHeight: Double
  package var largeTitleHeight: Double
  /// True if titles are large at compact height, too.
  package var hasLargeTitlesWhenCompact: Bool
  /// The distance of a large title from the row above it.
  package var largeTitleTop: Double
  /// The distance of a back button's title from the button's beginning.
  package var backTitleStart: Double
  package var promptHeight: Double
  package var promptSize: Double
  package var kind: Kind
  /// The places of search bars; `nil` if they are not drawn in navigation bars.
  package var search: SearchSlotMetrics?
}

/// A length by the kind of screen, in points.
package struct ByScreen: Hashable, Sendable {
  package var phone: Double
  /// The length at compact height, as on a phone in landscape.
  package var compact: Double
  package var pad: Double
}

/// The look of toolbars.
package struct ToolbarMetrics: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case flat
    case platters(PlatterMetrics)
  }

  /// The height of a bar that stands alone.
  package var height: ByScreen
  /// The height of a navigation controller's bar above the safe area's end; on an upright phone's platters above the
  /// screen's.
  package var slotHeight: ByScreen
  /// The distance of platters from the slot's top, and from its sides.
  package var slotTop: Double
  package var slotMargin: Double
  package var kind: Kind
}

/// The look of tab bars.
package struct TabBarMetrics: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Tabs of equal widths on the bar's ground, above the safe area's end.
    case flat
    /// Tabs on a platter that floats above the screen's end.
    case platter(Platter)
  }

  package struct Platter: Hashable, Sendable {
    /// The platter's height, and that at compact height.
    package var height: Double
    package var compactHeight: Double
    /// The width of each tab, and what all of them have more; at most the bar's width less `sideRoom`.
    package var tabWidth: Double
    package var extraWidth: Double
    package var sideRoom: Double
    /// The distance of tabs from the platter's edges.
    package var inset: Double
    /// The width by which neighbouring tabs overlap, twice `inset` and a quarter.
    package var overlap: Double
    /// The distance of an image's centre and of a title's line from the platter's top.
    package var imageMiddle: Double
    package var titleTop: Double
    package var titleWeight: FontWeight
    package var selectedFill: Color.Dynamic
    package var idleColor: Color.Dynamic
    /// The colour of the selected tab's image and title in a bar with the system's tint.
    package var selectedColor: Color.Dynamic
    package var badgeSize: Double
    package var badgeTop: Double
    package var badgeOffset: Double
    package var look: GlassLook
    /// The bar of an iPad, at the top.
    package var pad: Pad
  }

  /// A tab bar at the top of an iPad's screen.
  package struct Pad: Hashable, Sendable {
    package var height: Double
    package var itemHeight: Double
    /// The width of a tab without its title.
    package var itemPadding: Double
    /// The inset that the bar adds to the safe area of its controllers.
    package var inset: Double
  }

  /// The height above the safe area's end for `flat`, else above the screen's.
  package var height: ByScreen
  package var kind: Kind
}
