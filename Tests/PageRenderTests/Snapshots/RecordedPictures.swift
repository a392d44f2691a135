/// The names of the recorded pictures. Each picture shows something that no other one does.
///
/// Pages that look alike, such as those pinned to edges and those pinned to guides, have one picture; `ScreenTests` compares their frames.
enum RecordedPictures {
  /// The names of an example's pictures, as `renderpages record` makes them: `page/device.suffixes`.
  static func names(of example: String) -> Set<String> {
    Set(
      groups.filter { $0.example == example }.flatMap { group in
        group.pages.split(separator: " ").flatMap { page in
          group.screens.split(separator: " ").map { "\(page)/\($0)" }
        }
      })
  }

  private static let lessons = "which-way next-street one-thing your-map"

  /// Each page of a group on each of its screens.
  private static let groups: [(example: String, pages: String, screens: String)] = [
    // Japanese lines, without a home indicator at 2×.
    ("tutorial", lessons, "iphone-se-3"),
    // English lines, below a Dynamic Island at 3×.
    ("tutorial-en", lessons, "iphone-16-pro"),
    // Each kind of device, upright and turned.
    ("tutorial-en", "next-street", "iphone-se-3 iphone-11-pro ipad-pro-11-m4"),
    ("tutorial-en", "next-street", "iphone-se-3.landscape iphone-16-pro.landscape ipad-pro-11-m4.landscape"),
    // The first page built in code, and from a storyboard.
    ("tutorial-en", "which-way", "iphone-11-pro"),
    ("tutorial-storyboard", "which-way", "iphone-11-pro"),
    // A cell of a xib on other devices, upright and turned.
    ("tutorial-storyboard", "next-street", "iphone-16-pro"),
    ("tutorial-storyboard", "one-thing", "ipad-pro-11-m4"),
    ("tutorial-storyboard", "your-map", "iphone-se-3.landscape"),
    // A screen in Swift after each step of its flow; begun turned, beside the sensors; turned on an iPad.
    ("tutorial-controller", "tutorial", "iphone-se-3 iphone-se-3.tap-next iphone-se-3.scroll-to-4"),
    ("tutorial-controller", "tutorial", "iphone-se-3.tap-previous iphone-se-3.rotate"),
    ("tutorial-controller", "tutorial", "iphone-16-pro.landscape ipad-pro-11-m4 ipad-pro-11-m4.rotate"),
    // Each script: Latin with and without long words and stacked marks, Greek, Cyrillic.
    (
      "languages", "your-map",
      "iphone-16-pro iphone-16-pro.de iphone-16-pro.vi iphone-16-pro.el iphone-16-pro.ru"
    ),
    // Arabic, Persian letters and digits, Hebrew: from right to left. Of two pages the first is at the right.
    ("languages", "your-map", "iphone-16-pro.ar iphone-16-pro.fa iphone-16-pro.he"),
    ("languages", "which-way", "iphone-16-pro.ar"),
    // Indic scripts and Thai, with clusters.
    ("languages", "your-map", "iphone-16-pro.hi iphone-16-pro.bn iphone-16-pro.ta iphone-16-pro.th"),
    // The glyph forms of Han characters, kana and Hangul.
    (
      "languages", "your-map", "iphone-16-pro.ja iphone-16-pro.ko iphone-16-pro.zh-Hans iphone-16-pro.zh-Hant"
    ),
    // A scroll view's pages: the first, upright and beside the sensors; half-way between two; after a turn.
    ("screens", "fixed-pages", "iphone-16-pro iphone-16-pro.landscape iphone-16-pro.drag-to-3.5"),
    ("screens", "rotation", "iphone-16-pro.rotate"),
    ("screens", "rotation-adjusted", "iphone-16-pro.landscape"),
    // Three stops in five slots.
    ("screens", "variable-pages", "iphone-16-pro iphone-16-pro.scroll-to-3"),
    // A page view controller: the gap between two pages, a turn, and each kind of device.
    ("screens", "page-controller", "iphone-16-pro iphone-16-pro.drag-to-2.5 iphone-16-pro.rotate"),
    ("screens", "page-controller", "iphone-se-3.landscape ipad-pro-11-m4"),
    // Cards narrower than the screen: between two, the last, and on an iPad that is turned.
    ("screens", "card-pages", "iphone-16-pro iphone-16-pro.drag-to-3.5 iphone-16-pro.scroll-to-5"),
    ("screens", "card-pages", "ipad-pro-11-m4.landscape"),
    // A photo between bars, by device; the next one, turned; placed too early; fitted, enlarged below glass, too high.
    ("screens", "photo-safe-area", "iphone-16-pro iphone-16-pro.rotate iphone-se-3 ipad-pro-11-m4"),
    ("screens", "photo-before-layout", "iphone-se-3"),
    ("screens", "photo-zoom", "iphone-se-3 iphone-se-3.landscape"),
    ("screens", "photo-enlarged", "iphone-16-pro"),
    ("screens", "photo-zoom-unadjusted", "iphone-se-3"),
    // A form between the screen's margins, tags and cards, a table, and size classes.
    ("screens", "sizes-account", "iphone-16-pro ipad-pro-11-m4"),
    ("screens", "sizes-findings", "iphone-se-3 ipad-pro-11-m4.landscape"),
    ("screens", "sizes-settings", "iphone-16-pro iphone-16-pro.landscape ipad-pro-11-m4"),
    ("screens", "sizes-today", "iphone-16-pro iphone-16-pro.landscape ipad-pro-11-m4"),
    // A form and a table in dark appearance, in large and small texts, and from right to left.
    ("screens", "sizes-account", "iphone-se-3.dark iphone-se-3.ax5 iphone-se-3.xsmall iphone-se-3.rtl"),
    ("screens", "sizes-settings", "iphone-se-3.dark iphone-se-3.ax5 iphone-se-3.rtl"),
    // Controls and bars before glass, and the grey of decks in iOS 17; pictures of iOS 17 and 18, and of 26 and 27, are else the same.
    ("screens", "sizes-account", "iphone-se-3.ios18"),
    ("screens", "photo-enlarged", "iphone-se-3.ios18"),
    ("tutorial-en", "one-thing", "iphone-se-3.ios17"),
  ]
}
