package import LayoutEngine
package import PageRender

/// A state of a live view: its screens, problems and menus.
package struct LiveWall: Sendable {
  package var title = ""
  package var screens: [LiveScreen] = []
  /// All diagnostics, in the order in which commands print them.
  package var problems: [Diagnostic] = []
  package var menus: [LiveMenu] = []

  package init() {}

  /// The addresses of all pictures on the view.
  package var addresses: Set<String> { Set(screens.compactMap(\.picture?.address)) }

  /// Returns the screen of an id.
  package func screen(_ id: String) -> LiveScreen? { screens.first { $0.id == id } }
}

/// One screen of a live view: a page on a device.
package struct LiveScreen: Hashable, Sendable {
  /// The name that the picture's file has in `render`, without its extension; unique on the view.
  package var id: String
  /// The title of the deck or app that the page is of.
  package var deck = ""
  /// The page's id, with the step of its flow.
  package var page: String
  /// The device's name.
  package var device: String
  /// The values of other axes that are not at their defaults, such as `landscape` or `dark`.
  package var details: [String] = []
  /// The source's file, as the command line names it.
  package var file: String
  /// The page's position in its file.
  package var position: SourcePosition?
  /// The picture that was drawn last; `nil` before there is one.
  package var picture: LivePicture?
  /// True if the picture is an earlier one, as the page cannot be drawn now.
  package var isStale = false
  /// The faults of the page as it is now.
  package var faults: [Diagnostic] = []
  package var marks: [LiveMark] = []
  /// The recorded snapshot; `nil` if there is none.
  package var snapshot: LiveSnapshot?

  package init(id: String, page: String, device: String, file: String) {
    self.id = id
    self.page = page
    self.device = device
    self.file = file
  }
}

/// A finding of lint on a screen.
package struct LiveMark: Hashable, Sendable {
  package var rule: String
  package var severity: Diagnostic.Severity
  /// The subject, the fault and the remedy, as lint prints them.
  package var text: String
  /// The places to mark, in points of the window.
  package var areas: [Rect]
  package var file: String?
  package var position: SourcePosition?
}

/// The recorded picture that `verify` compares a screen with.
package struct LiveSnapshot: Hashable, Sendable {
  /// A name of the file's present version, in 32 hexadecimal digits.
  package var address: String
  package var path: String

  /// - Parameter path: The path of a regular file; other paths have no snapshot.
  init?(_ path: String) {
    guard let stamp = FileStamp(path) else { return nil }
    self.path = path
    address = LivePicture.address(
      of: PictureHash(ofText: "\(path)\n\(stamp.inode) \(stamp.size) \(stamp.modified) \(stamp.changed)"))
  }
}

/// The values of an axis that a live view can be switched to.
package struct LiveMenu: Hashable, Sendable {
  /// The long name of the command line's option.
  package var axis: String
  package var choices: [Choice]
  /// The values of the choices that are shown.
  package var chosen: [String]

  package struct Choice: Hashable, Sendable {
    /// The value as the command line takes it.
    package var value: String
    package var title: String
  }
}
