import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// Controls as large as their content, in frames whose edges are rounded one by one: the frame is up to a pixel narrower
/// than the control was measured, and no text of it may be cut, broken or shrunk for that.
struct RoundedControlTests {
  /// The English names of 200 regions in CLDR, of one word or several.
  private static let words: [String] = Locale.Region.isoRegions.map(\.identifier).sorted()
    .compactMap { Locale(identifier: "en").localizedString(forRegionCode: $0) }
    .prefix(200).map(\.self)

  private static let font = FontDescriptor(pointSize: 17)

  private static func text(_ word: String) -> AttributedText {
    AttributedText(word, font: font, color: Color.Dynamic(.black), alignment: .center)
  }

  /// A picture 20⅓ points wide, as a symbol is at three pixels a point.
  private static func symbol() throws -> ImageContent {
    let buffer = try PixelBuffer(width: 61, height: 54, pixelLimit: 10_000)
    return ImageContent(image: Artwork(buffer.image(isOpaque: true), scale: 3), mode: .fit)
  }

  private static func configured(
    _ word: String, _ side: ConfiguredButtonContent.ImageSide, subtitle: String = "", wraps: Bool = true,
    hasPicture: Bool = true
  ) throws -> ConfiguredButtonContent {
    ConfiguredButtonContent(
      title: text(word), subtitle: subtitle.isEmpty ? AttributedText() : text(subtitle), titlePadding: 1,
      wrapsTitle: wraps, font: font, image: hasPicture ? try symbol() : nil, imageSide: side, imagePadding: 6,
      insets: .init(top: 7, leading: 12, bottom: 7, trailing: 12), fill: Color.Dynamic(.white),
      borderWidth: 0,
      cornerRadius: .capsule)
  }

  private static func plain(
    _ word: String, _ horizontal: ButtonContent.HorizontalPlacement, hasPicture: Bool, isFitted: Bool = false
  ) throws -> ButtonContent {
    ButtonContent(
      title: text(word), font: font, lineBreakMode: .byTruncatingMiddle,
      fitting: isFitted ? TextFitting(minimumScale: 0.5, baselineAdjustment: .center) : nil,
      image: hasPicture ? try symbol() : nil, contentInsets: .zero, imageInsets: .zero, titleInsets: .zero,
      horizontal: horizontal, vertical: .center)
  }

  private static func controls(_ word: String) throws -> [(name: String, control: any ControlContent)] {
    let segment = SegmentedContent.Segment(title: text(word), widestTitle: text(word), width: 0)
    return [
      ("configured button", try configured(word, .leading)),
      ("configured button, picture behind", try configured(word, .trailing)),
      ("configured button, picture above", try configured(word, .top)),
      ("configured button, one line", try configured(word, .leading, wraps: false)),
      ("configured button, subtitle", try configured(word, .leading, subtitle: "and " + word)),
      ("configured button, no picture", try configured(word, .leading, hasPicture: false)),
      ("button", try plain(word, .center, hasPicture: false)),
      ("button, picture", try plain(word, .center, hasPicture: true)),
      ("button, picture, left", try plain(word, .left, hasPicture: true)),
      ("button, picture, shrinking", try plain(word, .center, hasPicture: true, isFitted: true)),
      (
        "segmented control",
        SegmentedContent(
          segments: [segment, segment], cardColor: Color.Dynamic(.white), widthsFollowContent: false)
      ),
      (
        "back button",
        BackButtonContent(title: text(word), shortTitle: text("Back"), color: Color.Dynamic(.black))
      ),
    ]
  }

  /// The texts that a control shows otherwise than whole, in one line and in their own size.
  private func harmed(_ control: any ControlContent, in frame: Rect, _ measurer: ViewMeasurer) -> [String] {
    var canvas = ControlCanvas(
      bounds: frame, sceneSize: Size(width: 2000, height: 400), measurer: measurer, appearance: .light,
      source: 0)
    control.draw(on: &canvas)
    return canvas.text.texts.filter { drawn in
      drawn.layout.lines.count != 1 || drawn.layout.lines[0].isTruncated
        || abs(drawn.layout.lines[0].width - measurer.lineSize(drawn.content.text).width) > 1e-6
    }.map(\.content.text.string)
  }

  @Test(arguments: [1.0, 2, 3])
  func `rounding a control's edges harms none of its texts`(scale: Double) throws {
    let measurer = ViewMeasurer(
      contents: [], text: try TextEngine(catalog: FontCatalog()), scale: scale, direction: .leftToRight,
      language: "en")
    try #require(Self.words.count == 200)
    var failures: [String] = []
    for word in Self.words {
      for (name, control) in try Self.controls(word) {
        let size = control.intrinsicSize(measuring: measurer)
        let (width, height) = (size.width ?? 0, size.height ?? 0)
        // Fifty origins within a point; a frame's size decides what its texts have room for.
        var frames: [Size: Rect] = [:]
        for step in 0..<50 {
          let origin = Double(step) / 50
          let frame = Rect(
            minX: measurer.roundToPixel(10 + origin), minY: measurer.roundToPixel(20 + origin),
            maxX: measurer.roundToPixel(10 + origin + width),
            maxY: measurer.roundToPixel(20 + origin + height))
          frames[Size(width: (frame.width * 1000).rounded(), height: (frame.height * 1000).rounded())] = frame
        }
        for (_, frame) in frames.sorted(by: { $0.key.width < $1.key.width }) {
          for text in harmed(control, in: frame, measurer) {
            failures.append("\(name) \(width) wide in \(frame.width): \(text)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) texts, such as \(failures.prefix(3))")
  }
}
