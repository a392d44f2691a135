import PageTestSupport
import SwiftUI
import Testing

/// Effects by pixels on an iPhone X at 3×.
@MainActor
struct EffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private var square: some SwiftUI.View { red.frame(width: 40, height: 40) }

  @Test func `opacity fades each view for itself, and a group as one`() throws {
    let pair = square.overlay(blue.frame(width: 20, height: 20))
    let faded = try DrawnViews(pair.opacity(0.5))
    // Half over white: 127.5; blue half over that.
    #expect(isNear(faded[5, 5], 0xFF8080, 1) && isNear(faded[20, 20], 0x8040C0, 1))
    let group = try DrawnViews(pair.compositingGroup().opacity(0.5))
    #expect(isNear(group[5, 5], 0xFF8080, 1) && isNear(group[20, 20], 0x8080FF, 1))
    #expect(try DrawnViews(square.hidden()).ink == nil)
    #expect(try DrawnViews(square.opacity(0)).ink == nil)
  }

  @Test func `a shape clips what is under it, and a frame what overflows it`() throws {
    let disc = try DrawnViews(square.clipShape(Circle()))
    #expect(disc[20, 20] == 0xFF0000 && disc[1, 1] == 0xFFFFFF && disc.ink == [0, 0, 120, 120])
    let star = try DrawnViews(square.clipShape(Ellipse().size(width: 20, height: 40)))
    #expect(star.ink == [0, 0, 60, 120])
    let round = try DrawnViews(square.cornerRadius(10))
    #expect(round[0, 0] == 0xFFFFFF && round[20, 0] == 0xFF0000)
    let wide = red.frame(width: 100, height: 40).frame(width: 40, height: 40).padding(40)
    #expect(try DrawnViews(wide).ink == [30, 120, 330, 240])
    #expect(try DrawnViews(wide.clipped()).ink == [30, 120, 330, 240])
    let cut = red.frame(width: 100, height: 40).frame(width: 40, height: 40).clipped().padding(40)
    #expect(try DrawnViews(cut).ink == [120, 120, 240, 240])
  }

  @Test func `a mask is a view of any kind`() throws {
    let masked = try DrawnViews(
      square.mask {
        HStack(spacing: 20) {
          Rectangle().frame(width: 10); Rectangle().frame(width: 10)
        }
      })
    #expect(masked[5, 20] == 0xFF0000 && masked[20, 20] == 0xFFFFFF && masked[35, 20] == 0xFF0000)
    let top = try DrawnViews(square.mask(alignment: .top) { Rectangle().frame(width: 40, height: 10) })
    #expect(top.ink == [0, 0, 120, 30])
    let fading = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let faded = try DrawnViews(square.mask(fading))
    #expect(isNear(faded[20, 20], 0xFF8080, 4))
    #expect(try DrawnViews(square.frame(height: 80).mask(Text(verbatim: "I"))).ink != nil)
  }

  @Test func `a shadow lies below what casts it`() throws {
    let shaded = try DrawnViews(square.shadow(color: blue, radius: 0, x: 10, y: 10))
    #expect(shaded[20, 20] == 0xFF0000 && shaded[45, 45] == 0x0000FF && shaded.ink == [0, 0, 150, 150])
    let soft = try DrawnViews(square.shadow(radius: 5).padding(30))
    #expect(soft[50, 50] == 0xFF0000 && soft[50, 28] != 0xFFFFFF && soft[50, 28] != 0xFF0000)
  }

  @Test func `transforms move no frame`() throws {
    let room = square.scaleEffect(0.5).padding(20)
    #expect(try DrawnViews(room).ink == [90, 90, 150, 150])
    #expect(
      try DrawnViews(square.scaleEffect(x: 2, y: 1, anchor: .leading).padding(20)).ink == [60, 60, 300, 180])
    // About (100, 60) the corner at (60, 100), 40 left and 40 below, comes to 40 left and 40 above.
    let turned = square.rotationEffect(.degrees(90), anchor: .topTrailing).padding(60)
    #expect(try DrawnViews(turned).ink == [180, 60, 300, 180])
    #expect(try ShownViews(Color.red.scaleEffect(2)).frames == [[0, 44, 375, 734]])
  }

  @Test func `a half turn in space is a mirror, and other turns are told`() throws {
    let pair = HStack(spacing: 0) {
      red; blue
    }.frame(width: 40, height: 20)
    let turned = try DrawnViews(pair.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
    #expect(turned[5, 10] == 0x0000FF && turned[35, 10] == 0xFF0000 && turned.messages.isEmpty)
    let told = try DrawnViews(pair.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
    #expect(told.messages.count == 1)
  }

  @Test func `any view is blurred`() throws {
    let blurred = try DrawnViews(
      Circle().fill(blue).frame(width: 60, height: 60).blur(radius: 10).padding(40))
    // Far from the edge nearly the colour itself, at the edge about half of it, beyond it less and less.
    #expect(isNear(blurred[70, 70], 0x0000FF, 30))
    #expect(isNear(blurred[70, 40], 0x8080FF, 40))
    #expect(blurred[70, 32] != 0xFFFFFF && blurred[70, 2] == 0xFFFFFF)
    let (sharp, soft) = (Text(verbatim: "Text"), Text(verbatim: "Text").blur(radius: 3))
    let ink = try #require(try DrawnViews(sharp.padding(40)).ink)
    let wide = try #require(try DrawnViews(soft.padding(40)).ink)
    #expect(wide[0] < ink[0] - 9 && wide[2] > ink[2] + 9)
    #expect(try DrawnViews(sharp.blur(radius: 0)).ink == DrawnViews(sharp).ink)
    let pair = HStack(spacing: 0) {
      red; blue
    }.frame(width: 40, height: 20)
    // The middle of both, and as opaque no white at the edges.
    #expect(isNear(try DrawnViews(pair.blur(radius: 4, opaque: true))[20, 10], 0x800080, 12))
    #expect(try DrawnViews(pair.blur(radius: 4, opaque: true))[0, 0] == 0xFF0000)
  }

  @Test func `filters change the colours of any view`() throws {
    // Rec. 709: red has the luminance 54, blue 18.
    let pair = HStack(spacing: 0) {
      red; blue
    }.frame(width: 40, height: 20)
    let grey = try DrawnViews(pair.grayscale(1))
    #expect(isNear(grey[5, 5], 0x363636, 1) && isNear(grey[35, 5], 0x121212, 1) && grey.messages.isEmpty)
    #expect(try DrawnViews(pair.saturation(0))[5, 5] == grey[5, 5])
    #expect(try DrawnViews(pair.colorInvert())[5, 5] == 0x00FFFF)
    #expect(try DrawnViews(pair.colorMultiply(blue))[5, 5] == 0x000000)
    #expect(try DrawnViews(pair.brightness(0.2))[5, 5] == 0xFF3333)
    #expect(isNear(try DrawnViews(pair.contrast(0.5))[5, 5], 0xBF4040, 1))
    #expect(isNear(try DrawnViews(pair.hueRotation(.degrees(360)))[5, 5], 0xFF0000, 1))
    let plain = try DrawnViews(pair.grayscale(0).saturation(1).contrast(1).brightness(0))
    #expect(plain[5, 5] == 0xFF0000 && plain.messages.isEmpty)
    // First the inner one: the inverse of black is white, which red leaves red.
    #expect(try DrawnViews(square.brightness(-1).colorInvert().colorMultiply(red))[5, 5] == 0xFF0000)
  }

  @Test func `colours join those below as far as a group goes`() throws {
    let below = Color(red: 0, green: 1, blue: 1).frame(width: 40, height: 40)
    let yellow = Color(red: 1, green: 1, blue: 0).frame(width: 40, height: 40)
    let joined = try DrawnViews(below.overlay(yellow.blendMode(.multiply)))
    #expect(joined[5, 5] == 0x00FF00 && joined.messages.isEmpty)
    #expect(try DrawnViews(below.overlay(yellow.blendMode(.multiply).compositingGroup()))[5, 5] == 0xFFFF00)
  }

  @Test func `a view takes the frame of another of its name`() throws {
    struct Tabs: SwiftUI.View {
      @Namespace var names
      var body: some SwiftUI.View {
        ZStack(alignment: .topLeading) {
          Color(red: 0, green: 0, blue: 1).matchedGeometryEffect(id: 1, in: names, isSource: false)
          Color.clear.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: names)
            .padding(.leading, 50)
          Color.clear.frame(width: 5, height: 5).matchedGeometryEffect(id: 2, in: names)
        }
      }
    }
    #expect(try DrawnViews(Tabs()).ink == [150, 0, 240, 60])
  }

  @Test func `a border lies within the frame`() throws {
    let framed = try DrawnViews(Color.clear.frame(width: 40, height: 40).border(red, width: 2))
    #expect(framed.ink == [0, 0, 120, 120] && framed[1, 1] == 0xFF0000 && framed[3, 3] == 0xFFFFFF)
  }

  @Test func `a gradient fills letters and symbols`() throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let text = Text(verbatim: "MMMMMM").font(.system(size: 60, weight: .black))
    let drawn = try DrawnViews(text.foregroundStyle(gradient))
    let plain = try DrawnViews(text)
    #expect(drawn.ink == plain.ink)
    let (left, right) = (try colors(drawn, 0, 20), try colors(drawn, 280, 320))
    #expect(left.allSatisfy { $0 >> 16 > $0 & 0xFF } && right.allSatisfy { $0 >> 16 < $0 & 0xFF })
    let mixed = try DrawnViews(
      (Text(verbatim: "MM").foregroundStyle(gradient) + Text(verbatim: "MM").foregroundColor(.black))
        .font(.system(size: 60, weight: .black)))
    #expect(mixed.drawing.count(of: 0x000000) > 500)
    let symbol = Image(systemName: "star.fill").font(.system(size: 60))
    let star = try DrawnViews(symbol.foregroundStyle(gradient))
    #expect(star.ink == (try DrawnViews(symbol)).ink && star.drawing.count(of: 0x000000) == 0)
  }

  /// The colours far from white between two places, in points from the left.
  private func colors(_ drawn: DrawnViews, _ from: Double, _ to: Double) throws -> [UInt32] {
    var all: [UInt32] = []
    for x in stride(from: from, to: to, by: 1) {
      for y in stride(from: 0.0, to: 70, by: 2) where drawn[x, y] & 0x00FF00 < 0x002000 {
        all.append(drawn[x, y])
      }
    }
    try #require(!all.isEmpty)
    return all
  }
}
