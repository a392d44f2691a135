import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import UIKitCore

/// Colours of gradients, worked out: between two stops each component changes evenly.
@MainActor
struct GradientLayerTests {
  /// A view of 40 × 20 pt that is a gradient.
  private func drawing(_ change: (CAGradientLayer) -> Void) throws -> PointDrawing {
    let view = GradientView()
    change(view.gradient)
    return try PlacedView(view, width: 40, height: 20).drawing()
  }

  private let redToBlue: [Any] = [UIColor.red.cgColor, UIColor.blue.cgColor]

  @Test func `a layerClass makes the view's layer`() throws {
    #expect(type(of: GradientView().layer) == CAGradientLayer.self)
    let view = GradientView()
    #expect(view.layer.view === view)
    let own = OwnLayerView()
    #expect((own.layer as? OwnLayer)?.mark == 7)
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  /// From top to bottom over 20 pt; half way is half of each, 127.5. The pixel at y = 9.5…10 has its middle at 9.75 pt,
  /// 48.75 %: red 255 · 0.5125 = 130.7, blue 124.3.
  @Test func `colours run from top to bottom`() throws {
    let drawing = try drawing { $0.colors = redToBlue }
    #expect(isNear(drawing[20, 9.5], 0x83007C) && isNear(drawing[0, 9.5], 0x83007C))
    // The middle of the first pixel is 0.25 pt down: 1.25 %, 3 of 255.
    #expect(isNear(drawing[20, 0], 0xFC0003) && isNear(drawing[20, 19.5], 0x0300FC))
  }

  @Test func `locations place the colours, and before the first and after the last one colour stays`() throws
  {
    let drawing = try drawing {
      $0.colors = redToBlue
      $0.locations = [0.25, 0.75]
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    #expect(drawing[5, 5] == 0xFF0000 && drawing[35, 5] == 0x0000FF)
    // 15.25 of 40 pt is 38.125 %, of the way from 25 to 75 % 26.25 %: red 188.1, blue 66.9.
    #expect(isNear(drawing[15, 5], 0xBC0043))
  }

  /// A gradient from corner to corner is that of a square, stretched: along the other diagonal the colour is the middle one.
  @Test func `a diagonal gradient is stretched with the layer`() throws {
    let drawing = try drawing {
      $0.colors = redToBlue
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    for (x, y) in [(2.0, 19.0), (20, 10), (38, 1)] {
      let color = drawing[x, y]
      #expect(isNear(color, 0x7F007F, 4), "\(String(color, radix: 16)) at \(x), \(y)")
    }
    #expect(isNear(drawing[0, 0], 0xFF0000, 4) && isNear(drawing[39.5, 19.5], 0x0000FF, 4))
  }

  /// Around (20, 10) to an ellipse of half axes 20 and 10: half way out, at 10.25 pt to the right, 51.25 %; a corner is beyond.
  @Test func `a radial gradient fills an ellipse and goes on behind it`() throws {
    let drawing = try drawing {
      $0.type = .radial
      $0.colors = redToBlue
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(isNear(drawing[20, 10], 0xFB0004, 3))
    // 0.25 pt below the middle adds next to nothing: √(0.5125² + 0.025²) = 0.513; red 124.2, blue 130.8.
    #expect(isNear(drawing[30, 10], 0x7C0083, 3))
    #expect(isNear(drawing[20, 15], 0x7800_87, 6) && drawing[0, 0] == 0x0000FF)
  }

  /// From the right clockwise: below a quarter, left half, above three quarters.
  @Test func `a conic gradient turns clockwise from the end point's direction`() throws {
    let drawing = try drawing {
      $0.type = .conic
      $0.colors = redToBlue
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    #expect(isNear(drawing[20, 18], 0xBF0040, 6) && isNear(drawing[2, 10], 0x7F0080, 6))
    #expect(isNear(drawing[20, 2], 0x4000BF, 6))
    #expect(isNear(drawing[38, 10.5], 0xFB0004, 8) && isNear(drawing[38, 9], 0x0600F9, 8))
  }

  @Test func `corners of a gradient are round without clipping`() throws {
    let drawing = try drawing {
      $0.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
      $0.cornerRadius = 8
    }
    #expect(drawing[0, 0] == 0xFFFFFF && drawing[0, 10] == 0xFF0000 && drawing[20, 0] == 0xFF0000)
  }

  @Test func `colours follow the appearance`() throws {
    let view = GradientView()
    view.gradient.colors = [UIColor.label.cgColor, UIColor.label.cgColor]
    let placed = PlacedView(view, width: 40, height: 20)
    #expect(try placed.drawing()[5, 5] == 0x000000 && placed.drawing(.dark)[5, 5] == 0xFFFFFF)
  }

  /// Places out of order wait for the one before; numbers that are none too. One colour fills.
  @Test func `gradients that make little sense are drawn`() throws {
    let disordered = try drawing {
      $0.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
      $0.locations = [0.5, 0.25, 2]
    }
    #expect(disordered[5, 5] == 0xFF0000)
    #expect(try drawing { $0.colors = [UIColor.red.cgColor] }[5, 5] == 0xFF0000)
    #expect(try drawing { $0.colors = [] }[5, 5] == 0xFFFFFF)
    let pointless = try drawing {
      $0.colors = redToBlue
      $0.endPoint = $0.startPoint
    }
    #expect(pointless[5, 5] == 0x0000FF)
    for number in [Double.nan, .infinity, -1] {
      _ = try drawing {
        $0.colors = redToBlue
        $0.locations = [NSNumber(value: number), 1]
        $0.startPoint = CGPoint(x: number, y: 0)
      }
    }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

private final class OwnLayerView: UIView {
  override class var layerClass: AnyClass { OwnLayer.self }
}

private final class OwnLayer: CAShapeLayer {
  let mark: Int

  override init() {
    mark = 7
    super.init()
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
