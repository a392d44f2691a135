import LayoutEngine
import Testing

@testable import PageDrawing

/// Gradients as shadings, links and other dictionaries, written by hand from ISO 32000-1.
struct PDFShadingTests {
  private let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
  private let frame = Rect(x: 10, y: 20, width: 40, height: 80)

  private func stops(_ stops: [Gradient.Stop]) -> [[Double]] {
    PDFGradientStops(stops).stops.map { [$0.place, $0.color.red] }
  }

  @Test func `stops are in order from 0 to 1`() {
    #expect(stops([.init(0, .black), .init(1, .white)]) == [[0, 0], [1, 1]])
    #expect(stops([.init(0.25, .black), .init(0.75, .white)]) == [[0, 0], [0.25, 0], [0.75, 1], [1, 1]])
    #expect(stops([.init(1, .white), .init(0, .black)]) == [[0, 0], [1, 1]])
    #expect(stops([.init(-1, .black), .init(2, .white)]) == [[0, 0], [1, 1]])
    // Of equal places the first stays first.
    let meeting = stops([.init(0, .black), .init(0.5, .white), .init(0.5, .black), .init(1, .white)])
    #expect(meeting == [[0, 0], [0.5, 1], [0.5, 0], [1, 1]])
    #expect(stops([]).isEmpty)
    #expect(PDFGradientStops([.init(0, .black)]).areOpaque && !PDFGradientStops([.init(0, red)]).areOpaque)
  }

  private func piece(_ from: String, _ to: String) -> String {
    "<</FunctionType 2/Domain [0 1]/N 1/C0 [\(from)]/C1 [\(to)]>>"
  }

  @Test func `two stops are one function, more are stitched`() {
    let two = PDFGradientStops([.init(0, red), .init(1, .white)])
    #expect(two.function(isOpacity: false).words == piece("1 0 0", "1 1 1"))
    #expect(two.function(isOpacity: true).words == piece(".5", "1"))
    let sharp = PDFGradientStops([
      .init(0, .black), .init(0.25, .white), .init(0.25, red), .init(0.5, .black), .init(1, .white),
    ])
    let pieces = [piece("0 0 0", "1 1 1"), piece("1 0 0", "0 0 0"), piece("0 0 0", "1 1 1")]
    let expected =
      "<</FunctionType 3/Domain [0 1]/Functions [\(pieces.joined(separator: " "))]/Bounds [.25 .5]"
      + "/Encode [0 1 0 1 0 1]>>"
    #expect(sharp.function(isOpacity: false).words == expected)
    let wild = PDFGradientStops([.init(0, Color(red: 2, green: -1, blue: 0.5)), .init(1, .black)])
    #expect(wild.function(isOpacity: false).words == piece("1 0 .5", "0 0 0"))
  }

  private func shading(_ form: Gradient.Form, _ frame: Rect? = nil) -> PDFShading? {
    let gradient = Gradient(
      form, stops: [.init(0, red), .init(1, .white)], frame: frame ?? self.frame)
    return PDFShading(gradient, stops: PDFGradientStops(gradient.stops))
  }

  private func words(_ object: PDFPageObject?) -> String? {
    guard case .value(let value)? = object else { return nil }
    return value.words
  }

  @Test func `a linear gradient runs in the units of its frame`() throws {
    let form = Gradient.Form.axial(from: Point(x: 0.25, y: 0.5), to: Point(x: 1, y: 0))
    let made = self.shading(form)
    let shading = try #require(made)
    #expect(shading.transform == Transform(a: 40, b: 0, c: 0, d: 80, tx: 10, ty: 20))
    let rest = "/Coords [.25 .5 1 0]/Extend [true true]/Function "
    #expect(
      words(shading.colors) == "<</ShadingType 2/ColorSpace /DeviceRGB" + rest
        + piece("1 0 0", "1 1 1") + ">>")
    #expect(
      words(shading.opacity) == "<</ShadingType 2/ColorSpace /DeviceGray" + rest + piece(".5", "1") + ">>")
  }

  @Test func `a radial gradient is a circle of radius 1 in its ellipse`() throws {
    let form = Gradient.Form.radial(center: Point(x: 0.25, y: 0.5), radii: Size(width: 0.5, height: 0.125))
    let made = self.shading(form)
    let shading = try #require(made)
    // Half axes of 20 and 10 points around (20, 60).
    #expect(shading.transform == Transform(a: 20, b: 0, c: 0, d: 10, tx: 20, ty: 60))
    #expect(
      words(shading.colors)?.hasPrefix("<</ShadingType 3/ColorSpace /DeviceRGB/Coords [0 0 0 0 0 1]/Extend")
        == true)
    #expect(words(shading.opacity)?.hasPrefix("<</ShadingType 3/ColorSpace /DeviceGray/Coords") == true)
  }

  @Test func `a gradient without extent is no shading`() {
    let axial = Gradient.Form.axial(from: .zero, to: Point(x: 1, y: 0))
    #expect(shading(.axial(from: Point(x: 1, y: 2), to: Point(x: 1, y: 2))) == nil)
    #expect(shading(.radial(center: .zero, radii: Size(width: 0, height: 1))) == nil)
    #expect(shading(.radial(center: .zero, radii: Size(width: 1, height: 0))) == nil)
    #expect(shading(axial, Rect(x: 0, y: 0, width: 0, height: 1)) == nil)
    #expect(shading(axial, Rect(x: 0, y: 0, width: 1, height: 0)) == nil)
    #expect(shading(axial, Rect(x: 0, y: 0, width: 1e6, height: 1)) == nil)
    #expect(shading(axial, Rect(x: 0, y: 0, width: 1, height: 1)) != nil)
  }

  @Test func `a conic gradient is a mesh of triangles around its centre`() throws {
    let form = Gradient.Form.conic(center: Point(x: 0.5, y: 0.25), towards: Point(x: 1, y: 0.25))
    let made = self.shading(form)
    let shading = try #require(made)
    guard case .stream(let entries, let bytes) = shading.colors,
      case .stream(let greyEntries, let greys) = shading.opacity
    else {
      Issue.record("no mesh")
      return
    }
    // The radius is 4.75.
    let rest = "/BitsPerCoordinate 32/BitsPerComponent 16/BitsPerFlag 8/Decode [-4.25 5.25 -4.5 5 0 1"
    #expect(
      PDFValue.dictionary(entries).words == "<</ShadingType 4/ColorSpace /DeviceRGB" + rest + " 0 1 0 1]>>")
    #expect(
      PDFValue.dictionary(greyEntries).words == "<</ShadingType 4/ColorSpace /DeviceGray" + rest + "]>>")
    // 120 triangles of three corners: a flag, two coordinates of four bytes, and components of two bytes.
    #expect(bytes.count == 360 * 15 && greys.count == 360 * 11)
    let middle: [UInt8] = [0, 0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]
    #expect(Array(bytes[..<9]) == middle && Array(greys[..<9]) == middle)
    // The first rim point is on the right edge, half way down.
    #expect(Array(bytes[15..<24]) == [0, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    // Red is 1 everywhere; green is 1/240 of 65535 at the first centre: 273.
    #expect(Array(bytes[9..<11]) == [0xFF, 0xFF])
    #expect(Int(bytes[11]) * 256 + Int(bytes[12]) == 273 && Int(bytes[13]) * 256 + Int(bytes[14]) == 273)
    // The opacity goes from 0.5 to 1: 32767 at the first rim, and 1/120 of the way 33040 at the next.
    #expect(Int(greys[20]) * 256 + Int(greys[21]) == 32767)
    #expect(Int(greys[31]) * 256 + Int(greys[32]) == 33040)
  }

  @Test func `a link's rectangle is measured from the page's lower edge`() {
    var link = PDFPageStructure.Link(area: Rect(x: 10, y: 20, width: 30, height: 25), destination: "page")
    let start = "<</Type /Annot/Subtype /Link/Rect [10 55 40 80]/Border [0 0 0]/F 4/Dest (page)/Contents "
    #expect(PDFLinks.annotation(of: link, height: 100).words == start + "(page)>>")
    link.text = "a\nb"
    #expect(PDFLinks.annotation(of: link, height: 100).words == start + "(a b)>>")
  }
}
