import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// Pictures that code makes of views and layers.
@MainActor
struct ViewPictureTests {
  /// Red, 20 × 10 pt, with green from 5 to 10 pt.
  private func sample() -> UIView {
    let view = plain(.red)
    view.frame = CGRect(x: 300, y: 200, width: 20, height: 10)
    let child = plain(.green)
    child.frame = CGRect(x: 5, y: 0, width: 5, height: 10)
    view.addSubview(child)
    return view
  }

  private func shown(
    _ width: CGFloat, _ height: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> PointDrawing {
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image(actions: draw)
    return try PlacedView(UIImageView(image: image)).drawing()
  }

  @Test func `a view is drawn with what is in it, wherever it stands`() throws {
    let drawing = try shown(30, 10) { _ in
      let view = sample()
      #expect(view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 20, height: 10), afterScreenUpdates: true))
    }
    #expect(drawing[9.5, 5] == 0xFFFFFF && drawing[10, 5] == 0xFF0000 && drawing[15, 5] == 0x00FF00)
    #expect(drawing[19.5, 5] == 0x00FF00 && drawing[20, 5] == 0xFF0000 && drawing[29.5, 5] == 0xFF0000)
  }

  // Exif's orientations name the sides of the first row and the first column, and CGImagePropertyOrientation pairs them with UIKit's:
  // https://developer.apple.com/documentation/imageio/cgimagepropertyorientation
  @Test(
    arguments: [
      (.up, [false, false]), (.upMirrored, [true, false]), (.down, [true, true]),
      (.downMirrored, [false, true]),
      (.leftMirrored, [false, false]), (.right, [true, false]), (.rightMirrored, [true, true]),
      (.left, [false, true]),
    ] as [(UIImage.Orientation, [Bool])])
  func `an image is turned as its orientation says`(orientation: UIImage.Orientation, corner: [Bool]) throws {
    let sample = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let scale = sample.scale
    let image = UIImage(cgImage: try #require(sample.cgImage), scale: scale, orientation: orientation)
    let isUpright = [.up, .upMirrored, .down, .downMirrored].contains(orientation)
    #expect(image.size == (isUpright ? CGSize(width: 20, height: 10) : CGSize(width: 10, height: 20)))
    let drawing = try PlacedView(UIImageView(image: image)).drawing()
    let places = corner.map { $0 ? 1.0 : 0 }
    for x in [0.0, 1] {
      for y in [0.0, 1] {
        let isRed =
          drawing[2 + x * Double(image.size.width - 4), 2 + y * Double(image.size.height - 4)] == 0xFF0000
        #expect(isRed == ([x, y] == places), "\(x), \(y)")
      }
    }
    let part = try #require(sample.cgImage?.cropping(to: CGRect(x: 2, y: 2, width: 3, height: 99)))
    #expect(part.width == 3 && part.height == Int(10 * scale) - 2)
    #expect(sample.cgImage?.cropping(to: CGRect(x: 99, y: 99, width: 1, height: 1)) == nil)
  }

  @Test func `a view is stretched over the rectangle`() throws {
    let drawing = try shown(40, 20) { _ in
      _ = sample().drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: false)
    }
    #expect(drawing[9.5, 19.5] == 0xFF0000 && drawing[10, 19.5] == 0x00FF00 && drawing[20, 0] == 0xFF0000)
  }

  @Test func `constraints are followed, and texts and corners drawn`() throws {
    let view = plain(.white)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    view.layer.cornerRadius = 20
    let label = UILabel()
    label.text = "M"
    label.textColor = .black
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let drawing = try shown(60, 40) { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(drawing[0.5, 0.5] == 0x0000FF && drawing[30, 30] == 0xFFFFFF)
    #expect(!drawing.hasInk(20, 0, 40, 20) && drawing.hasInk(42, 0, 58, 20))
  }

  @Test func `the layer of a view, and one of its own, are rendered without where they stand`() throws {
    let drawing = try shown(40, 10) { context in
      let view = sample()
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.layer.render(in: context.cgContext)
      context.cgContext.translateBy(x: 20, y: 0)
      let (layer, inner) = (CALayer(), CALayer())
      layer.frame = CGRect(x: 7, y: 7, width: 10, height: 10)
      layer.backgroundColor = UIColor.blue.cgColor
      inner.frame = CGRect(x: 5, y: 0, width: 5, height: 10)
      inner.backgroundColor = UIColor.green.cgColor
      layer.addSublayer(inner)
      layer.render(in: context.cgContext)
    }
    #expect(drawing[0.5, 0.5] == 0xFF0000 && drawing[5, 9.5] == 0x00FF00 && drawing[19.5, 5] == 0xFF0000)
    #expect(drawing[20, 0.5] == 0x0000FF && drawing[25, 5] == 0x00FF00 && drawing[30, 5] == 0xFFFFFF)
  }

  @Test func `a snapshot has the view's size, and shows what it was`() throws {
    let view = sample()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .blue
    view.subviews.first?.removeFromSuperview()
    let drawing = try PlacedView(snapshot, width: 20, height: 10).drawing()
    #expect(drawing[4.5, 5] == 0xFF0000 && drawing[5, 5] == 0x00FF00 && drawing[10, 5] == 0xFF0000)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func `without a context, and without a size, nothing is drawn`() {
    #expect(!sample().drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: true))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in
      #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true))
    }
  }

  @Test func `views that draw what they are in are drawn once`() throws {
    let view = plain(.red)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    for place in 0..<8 {
      let mirror = Mirror()
      mirror.frame = CGRect(x: CGFloat(place) * 2, y: 5, width: 2, height: 1)
      view.addSubview(mirror)
    }
    let drawing = try PlacedView(view, width: 20, height: 10).drawing()
    #expect(drawing[0.5, 5.5] == 0xFF0000 && drawing[19, 9] == 0xFF0000)
  }
}

/// Shows what it is in, smaller.
private final class Mirror: UIView {
  override func draw(_ rect: CGRect) {
    superview?.drawHierarchy(in: rect, afterScreenUpdates: false)
    if let context = UIGraphicsGetCurrentContext() { superview?.layer.render(in: context) }
    drawHierarchy(in: rect, afterScreenUpdates: false)
  }
}
