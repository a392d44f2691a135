import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout

/// Buttons with a configuration, at four pixels to a point. Titles are kana of 10 points: a line is 11.93359375 points
/// high, 12 on the pixel grid, and its baseline 9.521484375 below its top. Insets are 1 above, 2 at the leading side, 3
/// below and 5 at the trailing side; the picture is 4 points from the texts, and the subtitle 6 from the title.
struct ConfiguredButtonTests {
  private typealias Figures = DrawnFigures

  private let red = Color.Dynamic(Color(rgb: 0xFF0000))
  private let blue = Color.Dynamic(Color(rgb: 0x0000FF))

  private func button(
    _ title: String = "", _ subtitle: String = "", image: ImageContent? = nil,
    at side: ConfiguredButtonContent.ImageSide = .leading, wraps: Bool = false
  ) -> ConfiguredButtonContent {
    ConfiguredButtonContent(
      title: title.isEmpty ? AttributedText() : kana(title),
      subtitle: subtitle.isEmpty ? AttributedText() : kana(subtitle), titlePadding: 6, wrapsTitle: wraps,
      font: FontDescriptor(pointSize: 10), image: image, imageSide: side, imagePadding: 4,
      insets: .init(top: 1, leading: 2, bottom: 3, trailing: 5), fill: red, borderWidth: 0,
      cornerRadius: .capsule)
  }

  // MARK: Sizes

  private func size(_ button: ConfiguredButtonContent, width: Double? = nil) throws -> [Double?] {
    let measurer = try Figures.canvas(.zero).measurer
    let size = button.intrinsicSize(fittingWidth: width, measuring: measurer)
    if width == nil { #expect(button.intrinsicSize(measuring: measurer) == size) }
    return [size.width, size.height]
  }

  /// The insets are 7 wide and 4 high.
  @Test func `a button is as large as its texts and its insets`() throws {
    #expect(try size(button("あい")) == [27, 16])
    #expect(try size(button("あい", "かきく")) == [37, 34])
    #expect(try size(button("あいう", "か")) == [37, 34])
    // One text alone has no gap.
    #expect(try size(button("", "かきく")) == [37, 16])
    // Nothing is as high as a line.
    #expect(try size(button()) == [7, 16])
  }

  @Test func `a picture adds its size along the side where it is, and a gap if there are texts`() throws {
    let (low, high) = (try Figures.picture(16, 8), try Figures.picture(14, 20))
    for side in [ConfiguredButtonContent.ImageSide.leading, .trailing] {
      #expect(try size(button("あい", image: low, at: side)) == [47, 16])
      #expect(try size(button("あい", image: high, at: side)) == [45, 24])
      #expect(try size(button(image: low, at: side)) == [23, 12])
    }
    for side in [ConfiguredButtonContent.ImageSide.top, .bottom] {
      #expect(try size(button("あい", image: low, at: side)) == [27, 28])
      #expect(try size(button("あ", image: low, at: side)) == [23, 28])
      #expect(try size(button(image: low, at: side)) == [23, 12])
    }
    #expect(try size(button("", "あい", image: low)) == [47, 16])
  }

  /// 27 points leave 20 to the texts, and 47 with a picture of 16 and its gap too: two kana a line.
  @Test func `a title that wraps is as high as its lines in the width`() throws {
    let picture = try Figures.picture(16, 8)
    #expect(try size(button("あいう", wraps: true)) == [37, 16])
    #expect(try size(button("あいう", wraps: true), width: 27) == [27, 28])
    #expect(try size(button("あいう"), width: 27) == [37, 16])
    #expect(try size(button("あいう", image: picture, wraps: true), width: 47) == [47, 28])
    #expect(try size(button("あいう", image: picture, at: .top, wraps: true), width: 27) == [27, 40])
    // The button's own width is no less than what is in it.
    #expect(try size(button("あい", wraps: true), width: 3) == [17, 28])
  }

  // MARK: Baselines

  private func baselines(
    _ button: ConfiguredButtonContent, _ width: Double, _ height: Double
  ) throws -> Baselines? {
    let measurer = try Figures.canvas(.zero).measurer
    return button.baselines(in: Size(width: width, height: height), measuring: measurer)
  }

  private func isNear(_ found: Baselines?, _ first: Double, _ last: Double) -> Bool {
    Figures.areNear([found?.firstFromTop, found?.lastFromBottom], [first, last])
  }

  /// Of 40 points 36 are inside the insets, 24.06640625 of them free: 12.033203125 above the line.
  @Test func `a title's baseline is that of a line in the middle of the insets`() throws {
    #expect(isNear(try baselines(button("あい"), 100, 40), 22.5546875, 17.4453125))
    let picture = try Figures.picture(16, 8)
    #expect(isNear(try baselines(button("あい", image: picture), 100, 40), 22.5546875, 17.4453125))
    #expect(try baselines(button("あい", image: picture, at: .top), 100, 40) == nil)
    #expect(try baselines(button("あい", image: picture, at: .bottom), 100, 40) == nil)
    #expect(isNear(try baselines(button("あい", at: .top), 100, 40), 22.5546875, 17.4453125))
    #expect(try baselines(button("", "かき"), 100, 40) == nil)
  }

  /// Both texts and their gap are 30 points high: the title's line is in the middle of the 18 that the subtitle leaves of
  /// 36, and 3 points are below the subtitle.
  @Test func `the last baseline is the subtitle's`() throws {
    #expect(isNear(try baselines(button("あい", "かき"), 100, 40), 13.5546875, 8.4453125))
  }

  /// In 20 points the title has two lines of 23.8671875 together, 16.06640625 below the insets' top.
  @Test func `a title that wraps has the baselines of its first and its last line`() throws {
    let found = try baselines(button("あいう", wraps: true), 27, 60)
    #expect(isNear(found, 26.587890625, 21.478515625))
    #expect(found?.isCentred == true)
    // A picture and its gap leave less.
    let beside = try baselines(
      button("あいう", image: try Figures.picture(16, 8), wraps: true), 47, 60)
    #expect(isNear(beside, 26.587890625, 21.478515625))
  }

  // MARK: Drawing

  private static let bounds = Rect(x: 100, y: 200, width: 100, height: 40)

  @Test func `a button has a fill or glass, and a border inside its edges`() throws {
    var bordered = button()
    #expect(Figures.isNear(try Figures.of(bordered, in: Self.bounds), [[100, 200, 100, 40, 0]]))
    (bordered.border, bordered.borderWidth) = (blue, 2)
    let canvas = try Figures.drawn(bordered, in: Self.bounds)
    #expect(Figures.isNear(Figures.numbers(canvas.items), [[100, 200, 100, 40, 0], [101, 201, 98, 38, 2]]))
    #expect(canvas.items.map(Figures.radius) == [20, 19])
    #expect(Figures.colors(canvas.items) == [red.light, blue.light])
    var glass = button()
    glass.glass = Figures.plainLook
    #expect(Figures.colors(try Figures.drawn(glass, in: Self.bounds).items) == [.white])
    var cornered = button()
    cornered.cornerRadius = .fixed(6)
    let smooth = Corners(radius: 6, curve: .continuous).shape(of: Self.bounds)
    #expect(try Figures.of(cornered, in: Self.bounds) == [Figures.points(smooth) + [0]])
  }

  /// Inside the insets are 93 × 36 points: from x 102 on with their middle at (148.5, 219), from right to left from 105 on
  /// with their middle at (151.5, 219). Picture, gap and title are 40 wide, or 24 high.
  @Test(
    arguments: [
      (.leading, .leftToRight, [128.5, 215], [148.5, 213]),
      (.trailing, .leftToRight, [152.5, 215], [128.5, 213]),
      (.leading, .rightToLeft, [155.5, 215], [131.5, 213]),
      (.trailing, .rightToLeft, [131.5, 215], [151.5, 213]),
      (.top, .leftToRight, [140.5, 207], [138.5, 219]), (.bottom, .leftToRight, [140.5, 223], [138.5, 207]),
      (.top, .rightToLeft, [143.5, 207], [141.5, 219]),
    ] as [(ConfiguredButtonContent.ImageSide, LayoutDirection, [Double], [Double])])
  func `picture and title are in the middle of the insets`(
    side: ConfiguredButtonContent.ImageSide, direction: LayoutDirection, picture: [Double], title: [Double]
  ) throws {
    let content = button("あい", image: try Figures.picture(16, 8), at: side)
    let canvas = try Figures.drawn(content, in: Self.bounds, direction)
    #expect(Figures.isNear(Figures.images(canvas.items), [picture + [16, 8]]))
    // The title has a hundredth of a point more at both sides.
    #expect(Figures.isNear(Figures.texts(canvas), [[title[0] - 0.01, title[1], 20.02, 12]]))
  }

  @Test func `a picture without a title is in the middle`() throws {
    for side in [ConfiguredButtonContent.ImageSide.leading, .top] {
      let canvas = try Figures.drawn(
        button(image: try Figures.picture(16, 8), at: side), in: Self.bounds)
      #expect(Figures.isNear(Figures.images(canvas.items), [[140.5, 215, 16, 8]]))
      #expect(Figures.texts(canvas).isEmpty)
    }
  }

  /// 30 points leave 10 to a title of 20 beside the picture; 10 points leave none, and the picture sticks out by 5 at
  /// either side. Above the title the picture leaves it all.
  @Test func `a title is cut off where the picture leaves no room`() throws {
    func drawn(_ side: ConfiguredButtonContent.ImageSide, _ width: Double) throws -> ControlCanvas {
      try Figures.drawn(
        button("あい", image: try Figures.picture(16, 8), at: side),
        in: Rect(x: 100, y: 200, width: width + 7, height: 40))
    }
    let narrow = try drawn(.leading, 30)
    #expect(Figures.isNear(Figures.images(narrow.items), [[102, 215, 16, 8]]))
    #expect(Figures.isNear(Figures.texts(narrow), [[121.99, 213, 10.02, 12]]))
    #expect(Figures.isNear(Figures.images(try drawn(.leading, 10).items), [[97, 215, 16, 8]]))
    #expect(Figures.isNear(Figures.texts(try drawn(.top, 10)), [[101.99, 219, 10.02, 12]]))
  }

  @Test func `a title that wraps beside a picture has the rest of the width`() throws {
    let content = button("あいう", image: try Figures.picture(16, 8), wraps: true)
    let canvas = try Figures.drawn(content, in: Rect(x: 100, y: 200, width: 47, height: 40))
    #expect(Figures.isNear(Figures.images(canvas.items), [[102, 215, 16, 8]]))
    #expect(Figures.isNear(Figures.texts(canvas), [[121.99, 207, 20.02, 24]]))
    let text = try #require(canvas.text.texts.first)
    #expect(text.layout.lines.map(\.text) == ["あい", "う"])
    #expect(text.content.maximumLines == 0 && text.content.verticalAlignment == .center)
  }

  /// Without a picture a title has all of the insets, and both texts 30 points around the middle, 219.
  @Test func `a subtitle is below its title`() throws {
    func texts(_ content: ConfiguredButtonContent) throws -> [[Double]] {
      Figures.texts(try Figures.drawn(content, in: Self.bounds))
    }
    #expect(Figures.isNear(try texts(button("あい")), [[102, 201, 93, 36]]))
    #expect(Figures.isNear(try texts(button("あい", "かき")), [[102, 204, 93, 12], [102, 222, 93, 12]]))
    #expect(Figures.isNear(try texts(button("", "かき")), [[102, 213, 93, 12]]))
    let canvas = try Figures.drawn(button("あい", "かき"), in: Self.bounds)
    #expect(Figures.strings(canvas) == ["あい", "かき"])
  }
}
