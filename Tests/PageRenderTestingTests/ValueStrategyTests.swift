import Foundation
import FoundationNetworking
import PageRenderTesting
import Testing
import UIKit

/// What values are written as: texts in the forms of swift-snapshot-testing, so that those that it recorded compare equal.
struct ValueStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = "nothing"
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private struct Stop: Encodable {
    let name: String
    let minutes: Int
  }

  private enum Turn: String, CaseIterable {
    case left, right
    var back: Turn { self == .left ? .right : .left }
  }

  @Test func `values that are encodable, and those that are read from JSON, become JSON`() throws {
    let expected = """
      {
        "minutes" : 4,
        "name" : "Lane"
      }
      """
    let stop = Stop(name: "Lane", minutes: 4)
    #expect(text(stop, .json) == expected)
    let any = try JSONSerialization.jsonObject(with: JSONEncoder().encode(stop))
    #expect(text(any, .json) == expected)
    #expect(Snapshotting<Any, String>.json.pathExtension == "json")
    #expect(text(["stop": UIColor.red] as Any, .json).hasPrefix("cannot be encoded: "))
  }

  @Test func `encodable values become property lists`() {
    #expect(
      text(Stop(name: "Lane", minutes: 4), .plist) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>minutes</key>
        \t<integer>4</integer>
        \t<key>name</key>
        \t<string>Lane</string>
        </dict>
        </plist>

        """)
    #expect(Snapshotting<Stop, String>.plist.pathExtension == "plist")
  }

  @Test func `a function is written with what it answers for each case`() {
    let strategy = Snapshotting<Turn, String>.func(into: Snapshotting<Turn, String>.description)
    #expect(text({ $0.back }, strategy) == "\"left\",\"right\"\n\"right\",\"left\"")
    #expect(strategy.pathExtension == "csv")
    // Answers that come later stand in the order of the cases.
    let later = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { number in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02 / Double(number)) { callback("\(number)") }
      }
    }
    nonisolated(unsafe) var answer = ""
    let arrived = DispatchSemaphore(value: 0)
    let numbers: (Turn) -> Int = { $0 == .left ? 1 : 2 }
    Snapshotting<Turn, String>.func(into: later).snapshot(numbers).run {
      answer = $0
      arrived.signal()
    }
    #expect(arrived.wait(timeout: .now() + 20) == .success)
    #expect(answer == "\"left\",\"1\"\n\"right\",\"2\"")
  }

  @Test func `requests are written as they are sent, and as command lines`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/stops?to=b&from=a%20c")))
    request.httpMethod = "POST"
    request.addValue("application/json", forHTTPHeaderField: "Content-Type")
    request.addValue("id=\"7\"", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data(#"{"to":"b", "from":"a"}"#.utf8)
    let headers = "Accept: text/html\nContent-Type: application/json\nCookie: id=\"7\"\n\n"
    let start = "POST https://example.com/stops?from=a%20c&to=b\n" + headers
    #expect(text(request, .raw) == start + #"{"to":"b", "from":"a"}"#)
    #expect(text(request, .raw(pretty: true)) == start + "{\n  \"from\" : \"a\",\n  \"to\" : \"b\"\n}")
    #expect(
      text(request, .curl) == #"""
        curl \
        \#t--request POST \
        \#t--header "Accept: text/html" \
        \#t--header "Content-Type: application/json" \
        \#t--data "{\"to\":\"b\", \"from\":\"a\"}" \
        \#t--cookie "id=\"7\"" \
        \#t"https://example.com/stops?from=a%20c&to=b"
        """#)
    request.httpMethod = "HEAD"
    request.httpBody = Data("no JSON".utf8)
    #expect(text(request, .raw(pretty: true)).hasSuffix("\n\nno JSON"))
    #expect(text(request, .curl).hasPrefix("curl \\\n\t--head \\\n"))
    #expect(text(URLRequest(url: try #require(URL(string: "a.html"))), .raw) == "GET a.html")
  }

  @MainActor
  @Test func `paths are written element by element, with one to three decimals`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(
      to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (0.0, 60.0)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.0)
      Close\u{20}

      MoveTo (90.0, 75.0)
      CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)
      CurveTo (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)
      CurveTo (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)
      CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)
      Close\u{20}

      """
    #expect(text(path, .elementsDescription) == expected)
    #expect(text(UIBezierPath(cgPath: path), .elementsDescription) == expected)
    let whole = NumberFormatter()
    whole.maximumFractionDigits = 0
    #expect(
      text(path, .elementsDescription(numberFormatter: whole)).hasPrefix("MoveTo (0, 0)\nLineTo (0, 60)\n"))
    let small = CGMutablePath()
    small.move(to: CGPoint(x: -0.0001, y: 1.0625))
    #expect(text(small, .elementsDescription) == "MoveTo (-0.0, 1.062)\n")
  }

  @MainActor
  @Test func `what follows a closed part begins where that began`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 60, y: 0))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 30, y: 30), control: CGPoint(x: 0, y: 30))
    let start = "MoveTo (0.0, 0.0)\nLineTo (60.0, 0.0)\nClose \n"
    #expect(text(path, .elementsDescription) == start + "QuadCurveTo (0.0, 30.0) (30.0, 30.0)\n")
    let bulge = CGMutablePath()
    bulge.move(to: .zero)
    bulge.addLine(to: CGPoint(x: 60, y: 0))
    bulge.closeSubpath()
    // From x = 0 by way of -40 twice back to 0: -¾ · 40 in the middle.
    bulge.addCurve(
      to: CGPoint(x: 0, y: 30), control1: CGPoint(x: -40, y: 0), control2: CGPoint(x: -40, y: 30))
    #expect(bulge.boundingBoxOfPath == CGRect(x: -30, y: 0, width: 90, height: 30))
  }

  @Test func `values that say how they are dumped say so by themselves, too`() {
    #expect("a\n".snapshotDescription == "\"a\\n\"")
    #expect(Date(timeIntervalSinceReferenceDate: 0).snapshotDescription == "2001-01-01T00:00:00Z")
    #expect(NSObject().snapshotDescription == "<NSObject>")
    #expect(
      text(["b": 1, "a": 2], .dump).hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n"))
  }
}

/// Pictures of what is no view.
@MainActor
struct DrawnValueTests {
  private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage? {
    var image: UIImage?
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  private func verify<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>, in folder: String)
    -> String?
  {
    verifySnapshot(
      of: value, as: strategy, named: "n", record: .never, snapshotDirectory: folder, testName: "drawn")
  }

  private func record<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>, in folder: String) {
    _ = verifySnapshot(
      of: value, as: strategy, named: "n", record: .all, snapshotDirectory: folder, testName: "drawn")
  }

  private func layer(border: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = border
    return layer
  }

  @Test func `layers and paths are as large as they are`() {
    #expect(image(layer(border: 4), .image)?.cgImage?.width == 300)
    #expect(
      image(layer(border: 4), .image(traits: UITraitCollection(displayScale: 2)))?.cgImage?.width == 200)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    // The curve's control points lie far above it: y = 10 + ¾ · 80 at most.
    path.addCurve(to: CGPoint(x: 50, y: 10), control1: CGPoint(x: 10, y: 90), control2: CGPoint(x: 50, y: 90))
    #expect(path.boundingBox == CGRect(x: 10, y: 10, width: 40, height: 80))
    #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 40, height: 60))
    #expect(image(path, .image)?.size == CGSize(width: 40, height: 60))
    #expect(image(path, .image(scale: 2))?.cgImage?.height == 120)
    #expect(image(UIBezierPath(cgPath: path), .image)?.size == CGSize(width: 40, height: 60))
  }

  @Test func `a layer or a path that changed is another picture`() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    record(layer(border: 4), .image, in: folder)
    #expect(verify(layer(border: 4), .image, in: folder) == nil)
    #expect(verify(layer(border: 5), .image, in: folder)?.contains("pixels differ") == true)
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    ring.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    record(ring as CGPath, .image, in: folder)
    #expect(verify(ring as CGPath, .image, in: folder) == nil)
    // By the other rule the hole is filled.
    #expect(verify(ring as CGPath, .image(drawingMode: .fill), in: folder) != nil)
    #expect(verify(UIBezierPath(cgPath: ring), .image, in: folder) != nil)
  }

  @Test func `a path without points cannot be drawn, and says so`() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID())").path
    #expect(verify(CGMutablePath() as CGPath, .image, in: folder)?.contains("cannot be drawn") == true)
  }
}
