@testable import PageDrawing
@testable import PageSnapshots

/// Runs of snapshot tests made by hand.
enum SampleRun {
  static func picture(
    _ status: PictureResult.Status, deck: String = "tutorial", page: String = "lesson-1",
    device: String = "iPhone X", _ sentences: String...
  ) -> PictureResult {
    let name = "\(page)/iphone-x"
    let axes = PictureResult.Axes(
      page: page, step: nil, device: "iphone-x", deviceName: device, orientation: "portrait",
      appearance: "light", locale: "en", contentSize: "large", direction: "ltr")
    var picture = PictureResult(
      deck: deck, name: name, snapshot: "Snapshots/\(deck)/\(name).png", status: status, axes: axes)
    picture.sentences = sentences
    return picture
  }

  /// A picture with its three files, of which 12 pixels differ.
  static func changed(page: String = "lesson-1", _ sentences: String...) -> PictureResult {
    var picture = picture(.changed, page: page)
    picture.sentences = sentences
    for kind in ReportFolder.Picture.allCases {
      picture[kind] = ReportFolder.path(kind, deck: picture.deck, name: picture.name)
    }
    picture.pixels = PictureResult.Pixels(
      count: 12, antialiased: 3, ratio: 0.000_01, regions: [PictureArea(x: 10, y: 20, width: 4, height: 3)],
      expectedSize: PixelSize(width: 750, height: 1334), actualSize: PixelSize(width: 750, height: 1334),
      passesWith: [.init(.maxDiffPixels, 12), .init(.threshold, 0.2), .init(.ignoresAntialiasing)],
      advice: "would pass with --max-diff-pixels 12 or --threshold 0.2")
    return picture
  }

  /// Texts that formats would take for something else.
  static let hostileTexts = [
    "</script><script>document.title='broken'</script>", "<!-- <script>", "]]>", "&amp; &lt; \" ' `",
    "a\u{2028}b\u{2029}c", "line\nline\r\nline\ttab", "control \u{0}\u{1}\u{8}\u{1F}\u{7F}\u{FFFE}\u{FFFF}",
    "👩‍👩‍👧‍👦 🏳️‍🌈 e\u{301}", "مرحبا \u{202E}abc\u{202C}", "a | b \\ `c` *d* _e_ [f](g) $h$ #1 @i", "{{data}}{{style}}",
    "100 % :: file=x,title=y::z", String(repeating: "x", count: 10_000), "",
  ]

  /// One picture for each hostile text, with the text wherever there is one.
  static var hostile: Verification {
    var run = Verification(title: hostileTexts.joined(), environmentDifferences: hostileTexts)
    run.stale = hostileTexts
    run.pictures = hostileTexts.enumerated().map { index, text in
      var picture = changed(page: "\(index)", text, text)
      picture.deck = "deck \(text)"
      picture.snapshot = text
      picture.axes.page = text
      picture.axes.step = text
      picture.axes.deviceName = text
      picture.axes.locale = text
      return picture
    }
    return run
  }
}
