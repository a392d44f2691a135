import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Sizes of buttons with pictures and configurations, and where their content is.
@MainActor
struct ButtonLayoutTests {
  /// 22 × 22 pt of red.
  private let red = UIImage(picture(22, 22) { _, _ in 0xFF0000 }, scale: 1)

  private func size(_ button: UIButton) throws -> Size { try PlacedView(button).frame().size }

  @Test func `a button with only a picture has no padding`() throws {
    let button = UIButton(type: .custom)
    button.setImage(red, for: .normal)
    #expect(try size(button) == Size(width: 22, height: 22))
    // Recorded from UIKit: 22 + 2 · 10.
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(try size(button) == Size(width: 42, height: 42))
  }

  /// Recorded from UIKit: 30 × 34 = 21.48 rounded up, and 12.
  @Test func `an empty custom button is 30 × 34`() throws {
    #expect(try size(UIButton(type: .custom)) == Size(width: 30, height: 34))
  }

  /// As wide as both, without a gap; a title of 18 pt is 34 high.
  @Test func `a picture beside a title makes the button wider by its width`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("A longer title", for: .normal)
    let title = try size(button)
    button.setImage(red, for: .normal)
    #expect(try size(button) == Size(width: title.width + 22, height: 34))
    button.setImage(UIImage(picture(10, 60) { _, _ in 0 }, scale: 1), for: .normal)
    #expect(try size(button) == Size(width: title.width + 10, height: 60))
    button.imageEdgeInsets.left = 50
    button.titleEdgeInsets.right = 50
    #expect(try size(button) == Size(width: title.width + 10, height: 60))
  }

  @Test func `a button is at least as large as its background picture`() throws {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(UIImage(picture(80, 50) { _, _ in 0 }, scale: 1), for: .normal)
    #expect(try size(button) == Size(width: 80, height: 50))
  }

  /// Recorded from UIKit at 3×: 73 × 71 pixels.
  @Test func `an add button is as large as its symbol`() throws {
    let size = try size(UIButton(type: .contactAdd))
    #expect(abs(size.width - 24.3333) < 0.001 && abs(size.height - 23.6667) < 0.001)
  }

  /// A line of 17 pt, 20⅓, one of 12 pt, 14⅓, 1 between them, and 14.
  @Test func `a subtitle stands below the title, smaller`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "H"
    configuration.subtitle = "HHHHHHHH"
    configuration.baseForegroundColor = .black
    let button = UIButton(configuration: configuration)
    #expect(abs(try size(button).height - 149.0 / 3) < 0.001)
    // The title's one letter is in the middle, with the subtitle to both its sides further down.
    let drawing = try PlacedView(button, width: 120).drawing()
    #expect(
      drawing.hasInk(50, 7, 70, 27) && !drawing.hasInk(12, 7, 50, 27) && !drawing.hasInk(70, 7, 108, 27))
    #expect(drawing.hasInk(30, 29, 50, 42) && drawing.hasInk(70, 29, 90, 42))
  }

  /// Recorded from UIKit at 3×: a line of 17 pt, 20⅓, and 14.
  @Test func `a configured button is 34⅓ high`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let plain = try size(button)
    #expect(abs(plain.height - 34.3333) < 0.001)
    // 12 pt at each side of the title, and a picture of 22 pt with a gap of 6.
    let title = UILabel()
    title.text = "Title"
    #expect(abs(plain.width - 24 - (try PlacedView(title).frame().width)) < 0.001)
    button.configuration?.image = red
    button.configuration?.imagePadding = 6
    #expect(abs(try size(button).width - plain.width - 28) < 0.001)
    button.configuration?.imagePlacement = .top
    // 14 + 22 + 6 + 20⅓.
    #expect(abs(try size(button).height - 62.3333) < 0.001)
    button.configuration?.contentInsets = .zero
    #expect(abs(try size(button).height - 48.3333) < 0.001)
  }

  /// On 100 × 50 pt the picture of 22 pt is at (39, 14) in the middle.
  @Test(
    arguments: [
      (.center, .center, 39, 14), (.left, .top, 0, 0), (.right, .bottom, 78, 28), (.leading, .center, 0, 14),
      (.trailing, .fill, 78, 14),
    ]
      as [(
        UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, Double, Double
      )])
  func `content alignment places a picture`(
    horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment,
    x: Double, y: Double
  ) throws {
    let button = UIButton(type: .custom)
    button.setImage(red, for: .normal)
    button.contentHorizontalAlignment = horizontal
    button.contentVerticalAlignment = vertical
    let drawing = try PlacedView(button, width: 100, height: 50).drawing()
    #expect(drawing[x, y] == 0xFF0000 && drawing[x + 21.5, y + 21.5] == 0xFF0000)
    #expect(drawing[x - 0.5, y] == 0xFFFFFF && drawing[x + 22, y] == 0xFFFFFF)
  }

  /// Insets from both sides move by half of their difference what is centred: (20 − 0) / 2 = 10.
  @Test func `image insets move a picture`() throws {
    let button = UIButton(type: .custom)
    button.setImage(red, for: .normal)
    button.imageEdgeInsets.left = 20
    let drawing = try PlacedView(button, width: 100, height: 50).drawing()
    #expect(drawing[49, 14] == 0xFF0000 && drawing[48.5, 14] == 0xFFFFFF && drawing[70.5, 35.5] == 0xFF0000)
  }

  @Test func `a picture leads the title in both directions`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("title", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setImage(red, for: .normal)
    let width = try PlacedView(button).frame().width
    #expect(try PlacedView(button).drawing()[1, 17] == 0xFF0000)
    let mirrored = try PlacedView(button).drawing(direction: .rightToLeft)
    #expect(mirrored[width - 2, 17] == 0xFF0000 && mirrored[1, 17] != 0xFF0000)
  }

  @Test func `system buttons make stencils of their pictures, others do not`() throws {
    let button = UIButton(type: .system)
    button.setImage(red, for: .normal)
    button.tintColor = .green
    #expect(try PlacedView(button).drawing()[11, 11] == 0x00FF00)
    button.setImage(red.withRenderingMode(.alwaysOriginal), for: .normal)
    #expect(try PlacedView(button).drawing()[11, 11] == 0xFF0000)
    let custom = UIButton(type: .custom)
    custom.tintColor = .green
    custom.setImage(red, for: .normal)
    #expect(try PlacedView(custom).drawing()[11, 11] == 0xFF0000)
    custom.setImage(red.withRenderingMode(.alwaysTemplate), for: .normal)
    #expect(try PlacedView(custom).drawing()[11, 11] == 0x00FF00)
  }

  @Test func `a filled button has the tint colour below a white title`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let drawing = try PlacedView(button, width: 100).drawing()
    #expect(drawing[5, 17] == 0x007AFF)
    #expect(drawing.drawing.count(of: 0xFFFFFF) > 0 && drawing[0, 0] == 0xFFFFFF)
    button.configuration?.baseBackgroundColor = .systemRed
    #expect(try PlacedView(button, width: 100).drawing(.dark)[5, 17] == 0xFF453A)
  }

  @Test func `an image stands where its placement says`() throws {
    let sides: [(NSDirectionalRectEdge, ConfiguredButtonContent.ImageSide)] = [
      (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom), ([], .leading),
      (.all, .leading),
    ]
    for (placement, side) in sides {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      configuration.image = red
      configuration.imagePlacement = placement
      var shown: ConfiguredButtonContent?
      if case .control(let content) = UIButton(configuration: configuration).content {
        shown = content as? ConfiguredButtonContent
      }
      #expect(shown?.imageSide == side)
    }
  }
}
