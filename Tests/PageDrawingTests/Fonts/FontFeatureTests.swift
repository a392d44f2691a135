import Testing

@testable import PageDrawing

/// Tags, features and variations of fonts, and Apple's numbers for features.
struct FontFeatureTests {
  /// The features of the selectors 0 to 50 of a type that has any, with a minus for off.
  private func selectors(ofType type: Int) -> String {
    (0...50).compactMap { selector in
      let features = FeatureSelector.features(type: type, selector: selector)
      let words = features.sorted { $0.tag < $1.tag }.map { feature in
        (feature.value == 0 ? "-" : feature.value == 1 ? "" : "\(feature.value) ") + feature.tag.description
      }
      return words.isEmpty ? nil : "\(selector): " + words.joined(separator: " ")
    }.joined(separator: ", ")
  }

  /// The numbers are those of `SFNTLayoutTypes.h`; HarfBuzz pairs them with the same tags (`hb-aat-layout.cc`).
  @Test(arguments: [
    (1, "2: liga, 3: -liga, 4: dlig, 5: -dlig, 18: clig, 19: -clig, 20: hlig, 21: -hlig"),
    (6, "0: -pnum tnum, 1: pnum -tnum, 2: twid, 3: qwid"),
    (10, "0: -ordn -sinf -subs -sups, 1: sups, 2: subs, 3: ordn, 4: sinf"),
    (11, "0: -afrc -frac, 1: afrc, 2: frac"),
    (14, "4: zero, 5: -zero"),
    (19, "0: -titl, 4: titl"),
    (21, "0: -lnum onum, 1: lnum -onum"),
    (22, "0: pwid, 1: fwid, 2: hwid, 3: twid, 4: qwid, 5: palt, 6: halt"),
    (33, "0: case, 1: -case, 2: cpsp, 3: -cpsp"),
    (36, "0: calt, 1: -calt, 2: swsh, 3: -swsh, 4: cswh, 5: -cswh"),
    (37, "0: -pcap -smcp, 1: smcp, 2: pcap"),
    (38, "0: -c2pc -c2sc, 1: c2sc, 2: c2pc"),
  ])
  func `a type's selectors are features of OpenType`(type: Int, features: String) {
    #expect(selectors(ofType: type) == features)
  }

  @Test func `types without equivalents have no features`() {
    let known: Set = [1, 6, 10, 11, 14, 19, 21, 22, 33, 35, 36, 37, 38]
    for type in -1...50 where !known.contains(type) { #expect(selectors(ofType: type).isEmpty, "\(type)") }
  }

  @Test func `the twenty stylistic sets have two selectors each`() {
    let sets = (1...20).map { number in
      let tag = number < 10 ? "ss0\(number)" : "ss\(number)"
      return "\(2 * number): \(tag), \(2 * number + 1): -\(tag)"
    }
    #expect(selectors(ofType: 35) == sets.joined(separator: ", "))
    #expect(FeatureSelector.features(type: 35, selector: -2).isEmpty)
  }

  @Test(arguments: [
    ("tnum", true), ("    ", true), ("~~~~", true), ("tnu", false), ("tnums", false), ("", false),
    ("tnu\u{1F}", false), ("tnu\u{7F}", false), ("tñu", false),
  ])
  func `a tag has four printable characters of ASCII`(text: String, isTag: Bool) {
    #expect(FontTag(text)?.description == (isTag ? text : nil))
  }

  /// By ASCII: a is 0x61.
  @Test func `a tag's first character is in the highest byte`() {
    #expect(FontTag("abcd")?.rawValue == 0x6162_6364)
    #expect(
      [FontTag.weight, .opticalSize, .italic, .slant, .tabularNumbers].map(\.description) == [
        "wght", "opsz", "ital", "slnt", "tnum",
      ])
  }

  @Test func `a descriptor has each feature and axis once, sorted by tag`() throws {
    var font = FontDescriptor(pointSize: 17)
    for (tag, value) in [("zero", 1), ("case", 1), ("zero", 3)] as [(String, UInt32)] {
      font.set(FontFeature(try #require(FontTag(tag)), value: value))
    }
    #expect(
      font.features.map(\.tag.description) == ["case", "zero"] && font.features.map(\.value) == [1, 3])
    for (axis, value) in [(FontTag.weight, 100.0), (.opticalSize, 9), (.weight, 200)] {
      font.set(FontVariation(axis, value: value))
    }
    for value in [Double.nan, .infinity, -.infinity] { font.set(FontVariation(.weight, value: value)) }
    #expect(font.variations.map(\.axis) == [.opticalSize, .weight])
    #expect(font.variations.map(\.value) == [9, 200])
  }

  @Test func `a feature is on unless it says otherwise`() {
    #expect(FontFeature(.tabularNumbers).value == 1)
  }

  @Test func `UIKit's nine weights are the hundreds of OpenType`() {
    #expect(
      FontWeight.named.map { "\($0.name) \($0.weight.rawValue)" } == [
        "ultraLight 100", "thin 200", "light 300", "regular 400", "medium 500", "semibold 600", "bold 700",
        "heavy 800", "black 900",
      ])
    #expect(FontWeight.medium < .semibold && !(FontWeight.medium < .medium))
  }
}
