import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// The properties that are written down of a view, by views that hold one value of each kind.
struct ReadPropertiesTests {
  /// A content that is only read.
  private struct Sample<Value: Sendable>: ControlContent {
    var value: Value
    func draw(on canvas: inout ControlCanvas) {}
  }

  private enum Kind: Sendable {
    case plain
    case single(Int)
    case labelled(size: Double)
  }

  private struct Pair: Sendable {
    var one = 1
    var two = "x"
  }

  private struct Options: OptionSet {
    let rawValue: Int
  }

  private struct Raw: Sendable {
    var rawValue = 3
    var more = 4
  }

  private func view(_ content: ViewContent = .none, _ change: (inout ViewNode) -> Void = { _ in }) -> ViewNode
  {
    var view = ViewNode(
      className: "UIView", item: 0, alpha: 1, isHidden: false, clipsToBounds: false, content: content)
    change(&view)
    return view
  }

  private func words(_ view: ViewNode) -> [String] {
    PropertyReader(traits: .nominal, appearance: .light).properties(of: view).map {
      "\($0.name): \($0.value)"
    }
  }

  private func read(_ value: some Sendable) -> [String] { words(view(.control(Sample(value: value)))) }

  // MARK: Views

  @Test func `a plain view has no properties`() {
    #expect(words(view()) == [])
    #expect(words(view(.hairline)) == ["content: hairline"])
  }

  @Test func `each setting of a view is a property`() {
    func one(_ change: (inout ViewNode) -> Void) -> [String] { words(view(.none, change)) }
    #expect(one { $0.backgroundColor = Color.Dynamic(Color(rgb: 0x0A84FF)) } == ["backgroundColor: #0A84FF"])
    #expect(one { $0.alpha = 0.25 } == ["alpha: 0.25"])
    #expect(one { $0.alpha = 0 } == ["alpha: 0"])
    #expect(one { $0.isHidden = true } == ["isHidden: true"])
    #expect(one { $0.behavior.isDisabled = true } == ["isEnabled: false"])
    #expect(one { $0.clipsToBounds = true } == ["clipsToBounds: true"])
    #expect(one { $0.behavior.missingImage = "a.png" } == ["image: a.png, missing"])
    #expect(one { $0.sizeAdjustment = SizeAdjustment(width: 8, height: 4) } == ["sizeAdjustment: 8 × 4"])
    #expect(one { $0.sizeAdjustment = SizeAdjustment(height: 4) } == ["sizeAdjustment: none × 4"])
    #expect(one { $0.direction = .rightToLeft } == ["direction: rightToLeft"])
    #expect(one { $0.appearance = .dark } == ["appearance: dark"])
  }

  @Test func `a drawing is a hash that no other drawing has`() {
    func hash(_ ink: Ink...) -> String { words(view(.none) { $0.drawing = ink })[0] }
    let box = Shape.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
    let black = Color.Dynamic(.black)
    let inks: [[Ink]] = [
      [.fill(box, black)], [.fill(box, Color.Dynamic(.white))],
      [.fill(.rectangle(Rect(x: 2, y: 1, width: 3, height: 4)), black)], [.fill(.ellipse(box.bounds), black)],
      [.fill(box, black), .fill(box, black)], [.group(opacity: 1, [.fill(box, black)])],
      [.group(opacity: 0.5, [.fill(box, black)])], [.clip(box, [])], [.clip(box, [.fill(box, black)])],
    ]
    let hashes = inks.map { ink in words(view(.none) { $0.drawing = ink })[0] }
    #expect(Set(hashes).count == hashes.count)
    #expect(hash(.fill(box, black)) == hashes[0])
    for hash in hashes {
      #expect(hash.hasPrefix("drawing: ") && hash.count == "drawing: ".count + 16)
    }
  }

  // MARK: Values

  @Test func `numbers, words and geometry are written as they are`() {
    #expect(read(12) == ["value: 12"])
    #expect(read(UInt(7)) == ["value: 7"])
    #expect(read(1.25) == ["value: 1.25"])
    #expect(read("a b") == ["value: a b"])
    #expect(read(true) == ["value: true"])
    #expect(read(Rect(x: 1, y: 2, width: 3, height: 4)) == ["value: 1 2 3 4"])
    #expect(read(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == ["value: 1 2 3 4"])
    #expect(read(Point(x: 1, y: 2)) == ["value: 1 2"])
    #expect(read(Size(width: 1, height: 2)) == ["value: 1 2"])
    #expect(read(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == ["value: 1 2 3 4 5 6"])
    #expect(read(Color(rgb: 0x010F10)) == ["value: #010F10"])
    #expect(read(Color.Dynamic(Color(rgb: 0xABCDEF, alpha: 0.5))) == ["value: #ABCDEF80"])
    #expect(read(LineBreakMode.byClipping) == ["value: byClipping"])
  }

  @Test func `zero, false and nothing are left out, but for values that could be missing`() {
    #expect(read(0) == [] && read(0.0) == [] && read(false) == [] && read("") == [])
    #expect(read(Point.zero) == [] && read(Rect(x: 0, y: 0, width: 0, height: 0)) == [])
    #expect(read(EdgeInsets.zero) == [])
    #expect(read(Optional(0)) == ["value: 0"])
    #expect(read(Optional(false)) == ["value: false"])
    #expect(read(Optional("")) == [])
    #expect(read(Optional(Point.zero)) == ["value: 0 0"])
    #expect(read(Int?.none) == [])
    // Other points and rectangles with zeros are told.
    #expect(read(Point(x: 0, y: 1)) == ["value: 0 1"])
    #expect(read(Rect(x: 0, y: 0, width: 0, height: 1)) == ["value: 0 0 0 1"])
  }

  @Test func `members, cases and elements have names of several parts`() {
    #expect(read(Pair()) == ["value.one: 1", "value.two: x"])
    #expect(read((1, "x")) == ["value.0: 1", "value.1: x"])
    #expect(read(Kind.plain) == ["value: plain"])
    #expect(read(Kind.single(5)) == ["value: single", "value.single: 5"])
    #expect(read(Kind.labelled(size: 5)) == ["value: labelled", "value.labelled.size: 5"])
    #expect(read(Options(rawValue: 5)) == ["value: 5"])
    #expect(read(Raw()) == ["value.rawValue: 3", "value.more: 4"])
    #expect(
      read([Pair(), Pair(one: 0, two: "y")]) == ["value.1.one: 1", "value.1.two: x", "value.2.two: y"])
    #expect(read([Int]()) == [])
  }

  @Test func `a list of more than twelve elements is a hash`() {
    let twelve = Array(1...12)
    #expect(read(twelve) == (1...12).map { "value.\($0): \($0)" })
    let hash = read(twelve + [13])
    #expect(hash.count == 1 && hash[0].count == "value: ".count + 16)
    #expect(read(twelve + [14]) != hash)
    #expect(read([2, 1] + Array(3...13)) != hash)
  }

  @Test func `names that a tree has for itself belong to the content`() {
    struct Named: ControlContent {
      var id = 3
      var frame = "x"
      var role = "never told"
      var widestTitle = "never told"
      func draw(on canvas: inout ControlCanvas) {}
    }
    #expect(words(view(.control(Named()))) == ["content.id: 3", "content.frame: x"])
  }

  /// `ligates` is usually true, and `opacity` 1: other values are told, even false and 0.
  @Test func `usual values are left out`() {
    struct Usual: ControlContent {
      var ligates: Bool
      var opacity: Double
      func draw(on canvas: inout ControlCanvas) {}
    }
    #expect(words(view(.control(Usual(ligates: true, opacity: 1)))) == [])
    #expect(words(view(.control(Usual(ligates: false, opacity: 0)))) == ["ligates: false", "opacity: 0"])
  }

  // MARK: Colours, fonts and pictures

  @Test func `a colour's parts are rounded to 255ths and clamped`() {
    #expect(PropertyReader.words(Color(red: 0, green: 0.5, blue: 1)) == "#0080FF")
    #expect(PropertyReader.words(Color(red: -1, green: 2, blue: 15.0 / 255)) == "#00FF0F")
    #expect(PropertyReader.words(Color(red: 16.0 / 255, green: 17.0 / 255, blue: 0.9)) == "#1011E6")
    #expect(PropertyReader.words(Color(red: 0, green: 0, blue: 0, alpha: 0.999)) == "#000000FF")
    #expect(PropertyReader.words(Color(red: 0, green: 0, blue: 0, alpha: 0)) == "#00000000")
  }

  @Test func `a dynamic colour is that of the appearance`() {
    let color = Color.Dynamic(light: Color(rgb: 0xFF0000), dark: Color(rgb: 0x00FF00))
    let dark = PropertyReader(traits: .nominal, appearance: .dark)
    #expect(dark.properties(of: view(.none) { $0.backgroundColor = color }).map(\.value) == ["#00FF00"])
    #expect(words(view(.none) { $0.backgroundColor = color }) == ["backgroundColor: #FF0000"])
  }

  @Test func `a font is told by its family, size and weight, and by what else is set`() {
    func font(_ family: FontFamily, _ change: (inout FontDescriptor) -> Void = { _ in }) -> [String] {
      var font = FontDescriptor(family: family, weight: .bold, pointSize: 12)
      change(&font)
      return read(font).map { $0.replacing("value.", with: "") }
    }
    #expect(font(.system) == ["family: system", "size: 12", "weight: 700"])
    #expect(font(.systemDesign(.monospaced))[0] == "family: system monospaced")
    #expect(font(.named("Noto Serif"))[0] == "family: Noto Serif")
    #expect(font(.preferred("Futura"))[0] == "family: Futura")
    #expect(font(.system) { $0.isItalic = true }.last == "italic: true")
    #expect(font(.system) { $0.leading = -2 }.last == "leading: -2")
    #expect(font(.system) { $0.leading = 1 }.last == "leading: 1")
    let features = font(.system) { $0.set(FontFeature(.tabularNumbers, value: 1)) }
    #expect(features.count == 4 && features[3].hasPrefix("features: "))
    #expect(font(.system) { $0.set(FontFeature(.tabularNumbers, value: 2)) } != features)
    let variations = font(.system) { $0.set(FontVariation(.weight, value: 300)) }
    #expect(variations.count == 4 && variations[3].hasPrefix("variations: "))
    // An ordinary font of a content is left out with its usual family and weight.
    #expect(read(FontDescriptor(pointSize: 12)).contains("value.size: 12"))
  }

  @Test func `a picture is told by its size and a hash of its pixels`() {
    let (red, blue) = (picture(3, 2) { _, _ in 0xFF0000 }, picture(3, 2) { _, _ in 0x0000FF })
    let told = read(red)
    #expect(told.count == 1 && told[0].hasPrefix("value: 3×2 "))
    #expect(told[0].count == "value: 3×2 ".count + 16)
    #expect(read(blue) != told)
    #expect(read(Artwork(red, scale: 2)) == told)
  }

  @Test func `a hash has sixteen digits, with zeros before a small number`() {
    func short(_ high: [UInt8]) -> String? {
      PictureHash(canonicalBytes: high + [9, 9, 9, 9, 9, 9, 9, 9])?.shortText
    }
    #expect(short([0, 0, 0, 0, 0, 0, 0, 0]) == "0000000000000000")
    #expect(short([0, 0, 0, 0, 0, 0, 0x0A, 0xBC]) == "0000000000000abc")
    #expect(short([255, 255, 255, 255, 255, 255, 255, 255]) == "ffffffffffffffff")
  }

  // MARK: Texts

  private func attributes(_ size: Double) -> TextAttributes {
    TextAttributes(font: FontDescriptor(pointSize: size))
  }

  /// The read properties, without colours and line break strategies.
  private func plain(_ words: [String]) -> [String] {
    words.filter { !$0.contains("color") && !$0.contains("Strategy") }
  }

  private func text(_ pieces: [(String, Double)], parts: [(String, Int)] = []) -> AttributedText {
    var text = AttributedText()
    for (words, size) in pieces { text.append(words, attributes: attributes(size)) }
    text.parts = parts.map { AttributedText.Part(name: $0.0, utf16Length: $0.1) }
    return text
  }

  @Test func `a text of one look has its attributes beside it`() {
    #expect(plain(read(text([("Hello", 17)]))) == ["value: Hello", "value.font.size: 17"])
    #expect(read(text([("Hello", 17)])).contains("value.color: #000000"))
    #expect(read(AttributedText()) == [])
    struct Titled: ControlContent {
      var text: AttributedText
      var title: AttributedText
      func draw(on canvas: inout ControlCanvas) {}
    }
    let content = Titled(text: text([("A", 10)]), title: text([("B", 11)]))
    #expect(
      plain(words(view(.control(content)))) == [
        "text: A", "font.size: 10", "title: B", "title.font.size: 11",
      ])
  }

  @Test func `further looks of a text are told by their numbers and beginnings`() {
    #expect(
      plain(read(text([("Large ", 20), ("\n small", 12)]))) == [
        "value: Large \n small", "value.font.size: 20", "value.part 2.begins: small",
        "value.part 2.font.size: 12",
      ])
  }

  @Test func `named parts are told each by itself`() {
    let parts = text([("AB", 20), ("CD", 12)], parts: [("one", 1), ("two", 3)])
    #expect(
      plain(read(parts)) == [
        "value.part one.text: A", "value.part one.font.size: 20", "value.part two.text: B",
        "value.part two.font.size: 20", "value.part two 2.text: CD", "value.part two 2.font.size: 12",
      ])
  }

  @Test func `of more than twelve pieces twelve are told and all hashed`() {
    func pieces(_ count: Int, last: Double = 0) -> [(String, Double)] {
      (0..<count).map { ("\($0) ", $0 == count - 1 && last > 0 ? last : Double(10 + $0)) }
    }
    let twelve = read(text(pieces(12)))
    #expect(!twelve.contains { $0.contains("formatting") })
    #expect(twelve.contains("value.part 12.font.size: 21"))
    let thirteen = read(text(pieces(13)))
    let hash = thirteen.filter { $0.hasPrefix("value.formatting: ") }
    #expect(hash.count == 1)
    #expect(
      !thirteen.contains { $0.hasPrefix("value.part 13") } && thirteen.contains("value.part 12.font.size: 21")
    )
    #expect(read(text(pieces(13, last: 99))).filter { $0.hasPrefix("value.formatting: ") } != hash)
    // The whole string of a text with so many pieces is told although it has named parts.
    #expect(
      read(text(pieces(13), parts: [("all", text(pieces(13)).string.utf16.count)]))[0]
        == "value: " + text(pieces(13)).string)
  }
}
