import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Colours, images and layers by hand, from Apple's page of each.
@MainActor
struct LookCallTests {
  // MARK: Colours

  /// A hue turns from red (0) over green (⅓) to blue (⅔); the saturation is the part that the least component lacks
  /// of the greatest, which is the brightness
  /// (developer.apple.com/documentation/uikit/uicolor/gethue(_:saturation:brightness:alpha:)).
  @Test func `hue, saturation and brightness are components, and the reverse`() {
    for (hue, saturation, brightness, red, green, blue) in [
      (0, 1, 1, 1, 0, 0), (1.0 / 3, 1, 1, 0, 1, 0), (2.0 / 3, 1, 1, 0, 0, 1), (1.0 / 6, 1, 1, 1, 1, 0),
      (0.5, 0.5, 1, 0.5, 1, 1), (1.0 / 12, 1, 1, 1, 0.5, 0), (0.75, 1, 0.5, 0.25, 0, 0.5),
      (11.0 / 12, 1, 1, 1, 0, 0.5), (5.0 / 12, 0.5, 0.8, 0.4, 0.8, 0.6), (0.6, 0.25, 0.8, 0.6, 0.68, 0.8),
      (0, 0, 0.25, 0.25, 0.25, 0.25), (0, 0, 0, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Double, Double, Double)] {
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      let drawn = color.dynamic.light
      #expect(isClose([drawn.red, drawn.green, drawn.blue, drawn.alpha], [red, green, blue, 0.5]), "\(hue)")
      var (h, s, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      let given = UIColor(red: red, green: green, blue: blue, alpha: 0.5)
      #expect(given.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      #expect(
        isClose([h, s, b, a].map { Double($0) }, [hue, saturation, brightness, 0.5].map { Double($0) }))
    }
    let odd = UIColor(hue: 7, saturation: .nan, brightness: 2, alpha: 1).dynamic.light
    #expect(odd == Color(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `a grey has white, other colours have none`() {
    var (white, alpha) = (CGFloat(9), CGFloat(9))
    for color in [UIColor.red, .blue, .green, .cyan, .magenta, .yellow] {
      #expect(!color.getWhite(&white, alpha: &alpha) && white == 9 && alpha == 9)
    }
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
    var (red, green, blue) = (CGFloat(9), CGFloat(9), CGFloat(9))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(isClose([red, green, blue, alpha].map { Double($0) }, [0.1, 0.2, 0.3, 0.4]))
    let four = color.cgColor
    #expect(four.numberOfComponents == 4 && four.components?.count == 4 && four.alpha == 0.4)
    #expect(Set([four, color.cgColor, UIColor.red.cgColor]).count == 2)
  }

  /// The primaries of Display P3 lie outside sRGB's, so they are clipped to those; greys are the same.
  @Test func `a colour of Display P3 is clipped to sRGB`() async {
    for (red, green, blue, alpha) in [(1, 0, 0, 0.25), (0, 1, 0, 0.5), (0, 0, 1, 0.75), (0.5, 0.5, 0.5, 1)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    {
      let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).dynamic.light
      let wanted = [red, green, blue, alpha].map { Double($0) }
      for (one, other) in zip([color.red, color.green, color.blue, color.alpha], wanted) {
        #expect(abs(one - other) < 0.002)
      }
    }
    let (pattern, faults) = await CodeFaults.collecting { UIColor(patternImage: UIImage()).dynamic.light }
    #expect(pattern == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) && faults.count == 1)
  }

  // MARK: Placements

  /// A picture of 4 × 4 in a room of 20 × 10 has its left side at 0, 8 or 16 and its top at 0, 3 or 6.
  @Test func `contents keep their size at the side that the mode names`() throws {
    let image = UIImage(picture(4, 4) { _, _ in 0x0000FF }, scale: 1)
    typealias Row = (UIView.ContentMode, CALayerContentsGravity, Double, Double)
    // The layer's y grows upwards (CALayerContentsGravity): its top is the view's bottom.
    let rows: [Row] = [
      (.center, .center, 8, 3), (.top, .bottom, 8, 0), (.bottom, .top, 8, 6), (.left, .left, 0, 3),
      (.right, .right, 16, 3), (.topLeft, .bottomLeft, 0, 0), (.topRight, .bottomRight, 16, 0),
      (.bottomLeft, .topLeft, 0, 6), (.bottomRight, .topRight, 16, 6),
    ]
    let root = plain(.white)
    for (index, (mode, gravity, _, _)) in rows.enumerated() {
      let (view, layer) = (UIImageView(image: image), CALayer())
      view.contentMode = mode
      view.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 20, height: 10)
      root.addSubview(view)
      layer.contents = image.cgImage
      layer.contentsGravity = gravity
      layer.frame = view.frame.offsetBy(dx: 40, dy: 0)
      root.layer.addSublayer(layer)
    }
    let drawing = try PlacedView(root, width: 100, height: 200).drawing()
    for (index, (mode, _, x, y)) in rows.enumerated() {
      for start in [0.0, 40] {
        let (x, y) = (x + start, y + Double(index) * 20)
        let corners = [(x, y), (x + 3.5, y), (x, y + 3.5), (x + 3.5, y + 3.5)]
        #expect(corners.allSatisfy { drawing[$0.0, $0.1] == 0x0000FF }, "\(mode) at \(start)")
        let around = [(x - 0.5, y), (x, y - 0.5), (x + 4, y), (x, y + 4)]
        #expect(around.allSatisfy { drawing[$0.0, $0.1] == 0xFFFFFF }, "\(mode) at \(start)")
      }
    }
  }

  // MARK: Images

  @Test func `thumbnails have the size that was asked for, others none`() {
    let image = UIImage(picture(6, 4) { _, _ in 0xFF0000 }, scale: 1)
    #expect(image.preparingThumbnail(of: CGSize(width: 3, height: 7))?.size == CGSize(width: 3, height: 7))
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (1, -1)] {
      #expect(image.preparingThumbnail(of: CGSize(width: width, height: height)) == nil)
    }
    var given: [UIImage?] = []
    image.prepareThumbnail(of: CGSize(width: 2, height: 2)) { given.append($0) }
    image.prepareForDisplay { given.append($0) }
    #expect(given.count == 2 && given[0]?.size == CGSize(width: 2, height: 2) && given[1] === image)
    #expect(UIImage.animatedImage(with: [image, UIImage()], duration: 3) === image && image.duration == 0)
  }

  /// developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:): the right cap
  /// is what the left one and a pixel between leave.
  @Test func `an image is stretched at one point behind its caps`() {
    let image = UIImage(picture(9, 7) { _, _ in 0xFF0000 }, scale: 1)
    let stretched = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2)
    #expect(stretched.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    #expect(stretched.resizingMode == .stretch && image.resizingMode == .stretch)
    #expect(image.resizableImage(withCapInsets: .zero).resizingMode == .tile)
    let wide = image.stretchableImage(withLeftCapWidth: 9, topCapHeight: 9).capInsets
    #expect(wide.right == 0 && wide.bottom == 0)
  }

  @Test func `an image view shows the first picture of those that move, while they do`() {
    let (still, first) = (picture(2, 2) { _, _ in 0 }, picture(3, 3) { _, _ in 0 })
    let view = UIImageView(image: UIImage(still, scale: 1))
    view.animationImages = [UIImage(first, scale: 1), UIImage(still, scale: 1)]
    #expect(view.intrinsicContentSize.width == 2 && !view.isUserInteractionEnabled)
    view.startAnimating()
    #expect(view.isAnimating && view.intrinsicContentSize.width == 3)
    view.stopAnimating()
    #expect(!view.isAnimating && view.intrinsicContentSize.width == 2)
    view.setSymbolImage(UIImage(first, scale: 1), contentTransition: AutomaticSymbolEffect())
    #expect(view.intrinsicContentSize.width == 3)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    for (category, count) in [
      (UIContentSizeCategory.large, 0), (.accessibilityLarge, 1),
    ] {
      UITraitCollection.withCurrent(UITraitCollection(preferredContentSizeCategory: category)) {
        #expect(view.shortcomings.count == count)
      }
    }
  }

  // MARK: Layers

  /// A view's layer has the view's geometry: developer.apple.com/documentation/uikit/uiview/layer.
  @Test func `what is set on a view's layer is the view's`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.layer.position = CGPoint(x: 100, y: 200)
    #expect(view.frame == CGRect(x: 80, y: 170, width: 40, height: 60))
    view.layer.bounds = CGRect(x: 1, y: 2, width: 20, height: 30)
    #expect(
      view.bounds == CGRect(x: 1, y: 2, width: 20, height: 30) && view.center == CGPoint(x: 100, y: 200))
    view.layer.frame = CGRect(x: 3, y: 4, width: 50, height: 70)
    #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 70))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.layer.position = CGPoint(x: 5, y: 100)
    #expect(view.frame.origin == CGPoint(x: 5, y: 30))
    view.layer.isHidden = true
    #expect(view.isHidden)
    (view.layer.opacity, view.layer.masksToBounds) = (0.5, true)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.clipsToBounds && view.backgroundColor == .red)
  }

  /// developer.apple.com/documentation/quartzcore/calayer/init(layer:): a copy of the fields.
  @Test func `a layer made of another has its look`() throws {
    let layer = CALayer()
    (layer.bounds, layer.position) = (CGRect(x: 1, y: 2, width: 30, height: 40), CGPoint(x: 5, y: 6))
    (layer.anchorPoint, layer.transform) = (CGPoint(x: 0.25, y: 0.75), CATransform3DMakeScale(2, 3, 1))
    (layer.zPosition, layer.contents, layer.contentsScale) = (4, "contents", 3)
    (layer.contentsGravity, layer.cornerRadius, layer.cornerCurve) = (.left, 7, .continuous)
    (layer.maskedCorners, layer.borderWidth, layer.shadowOpacity) = (.layerMinXMinYCorner, 8, 0.5)
    (layer.shadowOffset, layer.shadowRadius) = (CGSize(width: 9, height: 10), 11)
    (layer.borderColor, layer.backgroundColor, layer.shadowColor) = (
      UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor
    )
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
    (layer.opacity, layer.isHidden, layer.masksToBounds) = (0.25, true, true)
    let copy = CALayer(layer: layer)
    #expect(copy.bounds == layer.bounds && copy.position == layer.position && copy.zPosition == 4)
    #expect(copy.anchorPoint == layer.anchorPoint && copy.transform == layer.transform)
    #expect(
      copy.contents as? String == "contents" && copy.contentsScale == 3 && copy.contentsGravity == .left)
    #expect(copy.cornerRadius == 7 && copy.cornerCurve == .continuous && copy.borderWidth == 8)
    #expect(copy.maskedCorners == .layerMinXMinYCorner && copy.shadowOpacity == 0.5)
    #expect(copy.shadowOffset == layer.shadowOffset && copy.shadowRadius == 11)
    for path in [\CALayer.borderColor, \.backgroundColor, \.shadowColor] {
      #expect(copy[keyPath: path] == layer[keyPath: path])
    }
    #expect(
      copy.shadowPath == layer.shadowPath && copy.opacity == 0.25 && copy.isHidden && copy.masksToBounds)
  }

  @Test func `sublayers are replaced together, and a view's layer moves with its view`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    for child in [first, second] { view.addSubview(child) }
    let (one, other) = (CALayer(), CALayer())
    view.layer.sublayers = [one, other]
    #expect(view.layer.sublayers == [first.layer, second.layer, one, other])
    view.layer.sublayers = [other]
    #expect(one.superlayer == nil && view.layer.sublayers == [first.layer, second.layer, other])
    view.layer.insertSublayer(second.layer, at: 0)
    #expect(view.subviews == [second, first])
    view.layer.insertSublayer(second.layer, above: first.layer)
    #expect(view.subviews == [first, second])
    // Behind all, where the sibling is none.
    view.layer.insertSublayer(one, below: CALayer())
    #expect(view.layer.sublayers?.first === one)
    let third = UIView()
    view.layer.insertSublayer(third.layer, at: 1)
    #expect(view.subviews == [third, first, second] && third.superview === view)
  }
}
