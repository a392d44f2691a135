package import LayoutEngine
package import PageBase

/// A screen as UIKit showed it on a simulator or device, recorded by `Tools/PageRenderTruth.swift` or written by
/// hand: its environment, its views, its picture.
package struct TruthRecording: Sendable {
  /// The recording's path: a `.truth.json` file, or a picture of `__Snapshots__` that no file describes.
  package var file: String
  /// The page's id, or a storyboard scene's identifier, id or class.
  package var screen: String
  /// The flow's step after which the screen was recorded, by its name in file names; `nil` for none.
  package var step: String?
  /// The path of the deck or document; `nil` if only the command line can name it.
  package var source: String?
  /// The device's id, name or size.
  package var device: String
  package var system: SystemVersion
  package var orientation = Orientation.portrait
  package var appearance = Appearance.light
  package var locale = "en"
  package var contentSize = ContentSize.large
  /// The layout direction; `nil` for that of the locale's language.
  package var direction: LayoutDirection?
  /// The window's size, in points; `nil` if it is not recorded.
  package var size: Size?
  /// The window's safe area, in points; `nil` if it is not recorded.
  package var safeArea: EdgeInsets?
  /// The path of the picture; `nil` if there is none.
  package var picture: String?
  /// The visible views in document order; `nil` for a recording of a picture only.
  package var views: [TruthView]?

  package init(file: String, screen: String, device: String, system: SystemVersion) {
    self.file = file
    self.screen = screen
    self.device = device
    self.system = system
  }

  /// Returns the environment in which PageRender draws the screen.
  package func environment(devices: DeviceCatalog) throws(DeviceError) -> PageEnvironment {
    PageEnvironment(
      device: try devices.device(device), orientation: orientation, appearance: appearance, locale: locale,
      contentSize: contentSize, direction: direction, system: system)
  }
}

/// One visible view of a screen, recorded or drawn.
package struct TruthView: Hashable, Codable, Sendable {
  /// The depth below the screen's root, which has 0.
  package var depth: Int
  /// The nearest public UIKit class, such as `UILabel`.
  package var className: String
  package var identifier: String?
  /// The frame in points, in window coordinates.
  package var frame: Rect
  /// The text; `nil` if the view has none.
  package var text: String?
  /// The lines of the text as they are broken; `nil` if they are not known.
  package var lines: [String]?
  package var colors = Colors()
  /// True for a view that UIKit makes inside one of its controls or bars. PageRender need not have it.
  package var isPart = false

  /// Colours as `#RRGGBB`, or `#RRGGBBAA` if not opaque; `nil` for none, or an unknown one.
  package struct Colors: Hashable, Codable, Sendable {
    package var background: String?
    package var text: String?

    package init(background: String? = nil, text: String? = nil) {
      self.background = background
      self.text = text
    }
  }

  package init(
    depth: Int, className: String, identifier: String? = nil, frame: Rect, text: String? = nil,
    lines: [String]? = nil, colors: Colors = Colors(), isPart: Bool = false
  ) {
    self.depth = depth
    self.className = className
    self.identifier = identifier
    self.frame = frame
    self.text = text
    self.lines = lines
    self.colors = colors
    self.isPart = isPart
  }

  /// The view's name in messages: its identifier, or its class with its text.
  package var name: String {
    identifier ?? className + (text.map { " \(Wording.quoted($0))" } ?? "")
  }
}
