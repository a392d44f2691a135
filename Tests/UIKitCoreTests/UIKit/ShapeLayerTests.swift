import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import UIKitCore

/// Shape layers in a view of 40 × 30 pt at 2×.
@MainActor
struct ShapeLayerTests {
  private func drawing(_ change: (CAShapeLayer) -> Void) throws -> PointDrawing {
    let view = plain(.white)
    let shape = CAShapeLayer()
    change(shape)
    view.layer.addSublayer(shape)
    return try PlacedView(view, width: 40, height: 30).drawing()
  }

  @Test func `a path is filled black, and drawn along only with a colour`() throws {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 10)).cgPath
    let filled = try drawing { $0.path = path }
    #expect(filled[10, 10] == 0x000000 && filled[9.5, 10] == 0xFFFFFF && filled[29.5, 19.5] == 0x000000)
    let outlined = try drawing {
      $0.path = path
      $0.fillColor = nil
      $0.strokeColor = UIColor.red.cgColor
      $0.lineWidth = 2
    }
    // A point on each side of the edge.
    #expect(outlined[9, 15] == 0xFF0000 && outlined[10.5, 15] == 0xFF0000 && outlined[11, 15] == 0xFFFFFF)
    #expect(outlined[8.5, 15] == 0xFFFFFF && outlined[9, 9] == 0xFF0000)
  }

  @Test func `the path is in the layer's coordinates and may leave its bounds`() throws {
    let drawing = try drawing {
      $0.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
      $0.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).cgPath
    }
    #expect(drawing[10, 10] == 0x000000 && drawing[29.5, 19.5] == 0x000000 && drawing[30, 20] == 0xFFFFFF)
  }

  @Test func `the even-odd rule leaves what is inside twice`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(try drawing { $0.path = path.cgPath }[15, 15] == 0x000000)
    let drawing = try drawing {
      $0.path = path.cgPath
      $0.fillRule = .evenOdd
    }
    #expect(drawing[15, 15] == 0xFFFFFF && drawing[5, 5] == 0x000000)
  }

  /// 4 pt on, 2 off from x = 4.
  @Test func `a pattern cuts the line into dashes`() throws {
    let drawing = try drawing {
      $0.path = line(4, 15, 36, 15)
      $0.strokeColor = UIColor.black.cgColor
      $0.lineWidth = 2
      $0.lineDashPattern = [CGFloat(4), CGFloat(2)] as [NSNumber]
    }
    #expect(drawing[4, 15] == 0x000000 && drawing[7.5, 15] == 0x000000 && drawing[8, 15] == 0xFFFFFF)
    #expect(drawing[10, 15] == 0x000000 && drawing[14, 15] == 0xFFFFFF)
  }

  @Test func `ends and corners are as the layer says`() throws {
    func drawn(_ cap: CAShapeLayerLineCap) throws -> PointDrawing {
      try drawing {
        $0.path = line(10, 15, 30, 15)
        $0.strokeColor = UIColor.black.cgColor
        $0.lineWidth = 8
        $0.lineCap = cap
      }
    }
    #expect(try drawn(.butt)[9, 15] == 0xFFFFFF && drawn(.square)[6.5, 11.5] == 0x000000)
    let round = try drawn(.round)
    #expect(round[7, 15] == 0x000000 && round[6, 11] == 0xFFFFFF)
  }

  /// Of a line of 20 pt from x = 10 the part from a quarter to three quarters: 15 to 25.
  @Test func `a part of the outline is drawn along`() throws {
    let drawing = try drawing {
      $0.path = line(10, 15, 30, 15)
      $0.strokeColor = UIColor.black.cgColor
      $0.lineWidth = 2
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }
    #expect(drawing[14.5, 15] == 0xFFFFFF && drawing[15, 15] == 0x000000 && drawing[24.5, 15] == 0x000000)
    #expect(drawing[25, 15] == 0xFFFFFF)
  }

  /// Half of a circle that begins at the right and runs clockwise is its lower half.
  @Test func `half of a ring is half a turn`() throws {
    let drawing = try drawing {
      $0.path =
        UIBezierPath(
          arcCenter: CGPoint(x: 20, y: 15), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).cgPath
      $0.fillColor = UIColor.clear.cgColor
      $0.strokeColor = UIColor.black.cgColor
      $0.lineWidth = 2
      $0.strokeEnd = 0.5
    }
    #expect(drawing[20, 25] == 0x000000 && drawing[20, 5] == 0xFFFFFF)
    #expect(drawing[10, 16] == 0x000000 && drawing[10, 13] == 0xFFFFFF)
  }

  @Test func `a text layer writes from its top`() throws {
    let view = plain(.black)
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    text.string = "HH"
    text.fontSize = 12
    view.layer.addSublayer(text)
    let drawing = try PlacedView(view, width: 40, height: 30).drawing()
    #expect(drawing.hasInk(0, 0, 20, 15, on: 0x000000) && !drawing.hasInk(0, 15, 40, 30, on: 0x000000))
    text.alignmentMode = .right
    let right = try PlacedView(view, width: 40, height: 30).drawing()
    #expect(!right.hasInk(0, 0, 20, 15, on: 0x000000) && right.hasInk(20, 0, 40, 15, on: 0x000000))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 1e300])
  func `numbers that make no sense draw something`(number: CGFloat) throws {
    _ = try drawing {
      $0.path =
        UIBezierPath(
          arcCenter: CGPoint(x: number, y: 0), radius: number, startAngle: number, endAngle: 1,
          clockwise: true
        ).cgPath
      $0.strokeColor = UIColor.black.cgColor
      ($0.lineWidth, $0.strokeStart, $0.strokeEnd, $0.miterLimit) = (number, number, number, number)
      $0.lineDashPattern = [NSNumber(value: Double(number)), 0]
    }
  }

  private func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> CGPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x1, y: y1))
    path.addLine(to: CGPoint(x: x2, y: y2))
    return path.cgPath
  }
}
