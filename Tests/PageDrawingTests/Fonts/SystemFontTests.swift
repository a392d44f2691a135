import Foundation
import PageTestSupport
import Testing

@testable import PageDrawing

/// The stand-ins for Apple's fonts, and the names by which they are asked for.
struct SystemFontTests {
  /// `docs/fonts.md`: 0.957 of Inter and 0.024 ems up to 18 pt, 0.9927 of Inter Display and 0.0007 ems from 25 pt; more for
  /// weights above regular, and 36 % less of it in large text.
  @Test(arguments: [
    (18.0, 400, 0.957, 0.024), (25, 400, 0.9927, 0.0007), (21.5, 400, 0.97485, 0.01235),
    (18, 500, 0.957, 0.028),
    (18, 550, 0.957, 0.03005), (18, 600, 0.957, 0.0321), (18, 700, 0.957, 0.037), (18, 900, 0.957, 0.063),
    (18, 950, 0.957, 0.063), (40, 700, 0.9927, 0.00902), (10, 100, 0.957, 0.024),
  ])
  func `advances are fitted by size and weight`(size: Double, weight: Int, scale: Double, extra: Double) {
    let fit = SystemFontFit(pointSize: size, weight: FontWeight(rawValue: weight))
    #expect(isClose([fit.scale, fit.extra], [scale, extra]))
  }

  @Test func `a letter has a correction, with marks its base letter's, and others have none`() {
    let small = SystemFontFit(pointSize: 12, weight: .regular)
    func correction(_ text: String) -> Double { small.extra(of: Array(text.utf16)[0]) - small.extra }
    // The letters that are widest beside SF's: "w" (AccessibilitySnapshot's "Swipe", "Switch") and "T".
    #expect(correction("w") < -0.02 && correction("T") < -0.015)
    #expect(correction("é") == correction("e") && correction("Ǟ") == correction("A"))
    #expect(correction("\u{2022}") < 0 && correction("\u{2023}") == 0)
    #expect(correction("日") == 0 && correction("\u{250}") == 0)
  }

  @Test(arguments: [(0x2F, 0.5), (0x30, 0), (0x39, 0), (0x3A, 0.5), (0x41, 0.5)] as [(UInt16, Double)])
  func `digits are Inter's at every size`(unit: UInt16, share: Double) {
    let fit = SystemFontFit(pointSize: 21.5, weight: .regular)
    #expect(fit.displayShare(of: unit) == share)
    #expect(fit.share(of: .display, for: unit) == share && fit.share(of: .text, for: unit) == 1 - share)
  }

  @Test func `each cut has its family, its other and its own fit`() {
    #expect(InterCut.text.family == "Inter" && InterCut.display.family == "Inter Display")
    #expect(InterCut.text.other == .display && InterCut.display.other == .text)
    #expect(InterCut(family: "Inter") == .text && InterCut(family: "Inter Display") == .display)
    #expect(InterCut(family: "inter") == nil && InterCut(family: "") == nil)
    #expect(InterCut.text.fit(weight: .bold) == SystemFontFit(pointSize: 18, weight: .bold))
    #expect(InterCut.display.fit(weight: .bold) == SystemFontFit(pointSize: 25, weight: .bold))
  }

  @Test func `of equal shares the display cut is drawn`() {
    #expect(InterCut(forSize: 21.5) == .display && InterCut(forSize: 21.49) == .text)
  }

  /// YYText (`YYTextUtilities.h`): below 16 pt −0.2525 of the size, up to 24 pt 0.1225 of it − 6, above −0.1275 of it.
  @Test(arguments: [
    (10.0, 12.5, -2.525), (15.5, 19.375, -3.91375), (16.5, 20.25, -3.97875), (20, 22, -3.55),
    (23.5, 23.75, -3.12125), (24.5, 24.5, -3.12375), (40, 40, -5.1),
  ])
  func `an emoji has YYText's square`(size: Double, side: Double, bottom: Double) {
    let emoji = EmojiMetrics(pointSize: size)
    #expect(isClose([emoji.side, emoji.bottom, emoji.advance], [side, bottom, side + 1.5]))
  }

  @Test func `a face of outlines draws emoji at the text's size`() throws {
    let fonts = try FontStore(catalog: FontCatalog())
    let face = try fonts.face(try fonts.catalog.face(for: FontDescriptor(pointSize: 12))).face
    #expect(EmojiMetrics(pointSize: 12).faceSize(of: face) == 12)
    #expect(EmojiMetrics(pointSize: 12).raise(of: face) == 0)
  }

  @Test(
    arguments: [
      (
        nil,
        ".SFUI .SFUIText .SFUIDisplay .SFNSText .SFNSDisplay .AppleSystemUIFont SFProText SFProDisplay SFPro"
      ),
      (.monospaced, "SFMono .SFMono .SFUIMono .AppleSystemUIFontMonospaced"),
      (.serif, "NewYork .NewYork .AppleSystemUIFontSerif"),
      (.rounded, "SFProRounded .SFUIRounded .AppleSystemUIFontRounded"),
    ] as [(SystemFontDesign?, String)])
  func `the system font has its PostScript names, with a style`(design: SystemFontDesign?, names: String) {
    for name in names.split(separator: " ").map(String.init) {
      for (style, expected) in [
        ("", FontStyleName()), ("-Bold", FontStyleName(weight: .bold)),
        ("-SemiboldItalic", FontStyleName(weight: .semibold, isItalic: true)),
      ] {
        let found = AppleFont.system(named: name + style)
        #expect(found?.design == design && found?.style == expected, "\(name)\(style)")
      }
    }
  }

  @Test func `the system font has the names of its families`() {
    for name in ["SF Pro", "SF Pro Text", "SF Pro Display"] {
      #expect(AppleFont.system(named: name)?.style == FontStyleName())
      #expect(AppleFont.system(named: name)?.design == nil)
    }
    #expect(AppleFont.system(named: "SF Mono")?.design == .monospaced)
    #expect(AppleFont.system(named: "New York")?.design == .serif)
    #expect(AppleFont.system(named: "SF Pro Rounded")?.design == .rounded)
    for name in ["", "-", "SF", "SF Compact", "Inter"] {
      #expect(AppleFont.system(named: name)?.style == nil)
    }
  }

  @Test(
    arguments: [
      ("", .regular, false), ("Regular", .regular, false), ("Ultralight", .ultraLight, false),
      ("ExtraLight", .ultraLight, false), ("Thin", .thin, false), ("Light", .light, false),
      ("Medium", .medium, false), ("Semibold", .semibold, false), ("DemiBold", .semibold, false),
      ("Bold", .bold, false), ("ExtraBold", .heavy, false), ("Heavy", .heavy, false),
      ("Black", .black, false),
      ("Italic", .regular, true), ("BoldItalicMT", .bold, true), ("LightOblique", .light, true),
    ] as [(String, FontWeight, Bool)])
  func `a style is read from the words of a name`(words: String, weight: FontWeight, isItalic: Bool) {
    #expect(FontStyleName(words) == FontStyleName(weight: weight, isItalic: isItalic))
    #expect(FontStyleName(words.uppercased()) == FontStyleName(weight: weight, isItalic: isItalic))
  }

  @Test(arguments: [
    ("Helvetica Neue", "HelveticaNeue", "Liberation Sans"), ("Helvetica", "Helvetica", "Liberation Sans"),
    ("Arial", "ArialMT", "Liberation Sans"), ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"),
    ("Courier New", "CourierNewPSMT", "Liberation Mono"), ("Menlo", "Menlo", "DejaVu Sans Mono"),
  ])
  func `fonts of Apple's are known by family and PostScript name`(
    family: String, name: String, standIn: String
  ) {
    for name in [family, family.uppercased(), name, name.lowercased()] {
      let found = AppleFont.named(name)
      #expect(found?.font.family == family && found?.font.standIn == standIn, "\(name)")
      #expect(found?.style == FontStyleName())
    }
    #expect(AppleFont.named(name + "-BoldItalic")?.style == FontStyleName(weight: .bold, isItalic: true))
    #expect(AppleFont.named("Nosuch-Bold")?.style == nil && AppleFont.named("")?.style == nil)
  }

  /// Of Helvetica's capitals and small letters 0.72 and 0.53 ems, of Helvetica Neue's 0.714 and 0.517.
  @Test func `Helvetica's boxes are their own, the others have their stand-in's`() {
    func numbers(_ name: String) -> [Double]? {
      AppleFont.named(name)?.font.box.map { [$0.ascent, $0.descent, $0.lineGap, $0.capHeight, $0.xHeight] }
    }
    #expect(numbers("Helvetica Neue") == [0.952, 0.213, 0.028, 0.714, 0.517])
    #expect(numbers("Helvetica") == [0.92, 0.23, 0, 0.72, 0.53])
    for name in ["Arial", "Times New Roman", "Courier New", "Menlo"] { #expect(numbers(name) == nil) }
  }

  /// Debian's fonts-inter, fonts-liberation, fonts-dejavu-core, fonts-noto-cjk, -core and -color-emoji are installed.
  @Test func `every face of the families that are known is in a file of its package`() {
    let catalog = FontCatalog()
    for family in InstalledFamily.all {
      #expect(!family.faces.isEmpty)
      for face in family.faces {
        #expect(catalog.path(of: face, of: family) != nil, "\(family.name): \(face.file)")
      }
    }
  }

  @Test(arguments: [
    (
      "Inter",
      """
      100 Thin 200 ExtraLight 300 Light 400 Regular 500 Medium 600 SemiBold 700 Bold 800 ExtraBold 900 Black \
      100i ThinItalic 200i ExtraLightItalic 300i LightItalic 400i Italic 500i MediumItalic 600i SemiBoldItalic \
      700i BoldItalic 800i ExtraBoldItalic 900i BlackItalic
      """
    ),
    ("Liberation Sans", "400 Regular 700 Bold 400i Italic 700i BoldItalic"),
    ("Liberation Serif", "400 Regular 700 Bold 400i Italic 700i BoldItalic"),
    ("Liberation Mono", "400 Regular 700 Bold 400i Italic 700i BoldItalic"),
    ("DejaVu Sans Mono", "400  700 Bold 400i Oblique 700i BoldOblique"),
    ("Noto Serif", "400 Regular 700 Bold 400i Italic 700i BoldItalic"),
    ("Noto Sans CJK JP", "400 Regular 700 Bold"), ("Noto Sans Arabic", "400 Regular 700 Bold"),
    ("Noto Sans Mongolian", "400 Regular"), ("Noto Color Emoji", "400 "),
  ])
  func `a family has its weights and slants in files of their names`(name: String, faces: String) throws {
    let family = try #require(InstalledFamily.named(name))
    let words = family.faces.map { face in
      let parts = family.postScriptName(of: face).split(separator: "-")
      return "\(face.weight)\(face.isItalic ? "i" : "") \(parts.count > 1 ? String(parts[1]) : "")"
    }
    #expect(words.joined(separator: " ") == faces)
  }

  @Test(arguments: [
    ("Inter Display", "InterDisplay-Thin"), ("Noto Sans CJK HK", "NotoSansCJKhk-Regular"),
    ("Noto Serif CJK SC", "NotoSerifCJKsc-Regular"), ("DejaVu Sans Mono", "DejaVuSansMono"),
    ("Noto Sans Hanifi Rohingya", "NotoSansHanifiRohingya-Regular"),
  ])
  func `a face's PostScript name is its file's, with the region of a collection`(name: String, face: String)
    throws
  {
    let family = try #require(InstalledFamily.named(name))
    #expect(family.postScriptName(of: try #require(family.faces.first)) == face)
  }

  /// The codes of ISO 15924. The families after the line are regular only, in Debian or by choice.
  @Test func `each script that is written has the Noto family of its name`() {
    let bold = """
      Arab Arabic, Hebr Hebrew, Thai Thai, Deva Devanagari, Beng Bengali, Taml Tamil, Telu Telugu, Knda Kannada, \
      Mlym Malayalam, Gujr Gujarati, Guru Gurmukhi, Sinh Sinhala, Orya Oriya, Khmr Khmer, Laoo Lao, Mymr Myanmar, \
      Geor Georgian, Armn Armenian, Ethi Ethiopic, Tibt Tibetan, Thaa Thaana, Adlm Adlam, Rohg Hanifi Rohingya, \
      Mtei Meetei Mayek, Olck Ol Chiki, Cher Cherokee, Cans Canadian Aboriginal, Java Javanese, Bali Balinese, \
      Sund Sundanese, Cham Cham, Lana Tai Tham, Kali Kayah Li, Lisu Lisu, Bamu Bamum
      """
    let regular = """
      Mong Mongolian, Syrc Syriac, Nkoo NKo, Tfng Tifinagh, Vaii Vai, Yiii Yi, Tale Tai Le, Talu New Tai Lue, \
      Tavt Tai Viet, Lepc Lepcha, Limb Limbu, Saur Saurashtra, Sylo Syloti Nagri, Cakm Chakma, Bugi Buginese, \
      Buhd Buhid, Hano Hanunoo, Tagb Tagbanwa, Tglg Tagalog, Batk Batak, Rjng Rejang, Osge Osage, Dsrt Deseret, \
      Goth Gothic, Runr Runic, Ogam Ogham, Copt Coptic, Glag Glagolitic
      """
    var expected: [String] = []
    for (list, hasBold) in [(bold, true), (regular, false)] {
      expected += list.components(separatedBy: ", ").map { words in
        let (code, name) = (words.prefix(4), words.dropFirst(5))
        return "\(code) Noto \(code == "Tibt" ? "Serif" : "Sans") \(name) \(hasBold)"
      }
    }
    let found = NotoFamilies.scripts.map { entry in
      "\(FontTag(rawValue: entry.script.tag)) \(entry.name) \(entry.hasBold)"
    }
    #expect(found.sorted() == expected.sorted())
    for entry in NotoFamilies.scripts { #expect(NotoFamilies.family(of: entry.script)?.name == entry.name) }
    #expect(NotoFamilies.family(of: .latin) == nil && NotoFamilies.family(of: .han) == nil)
    #expect(
      NotoFamilies.common.map { "\($0.name) \($0.hasBold)" } == [
        "Noto Sans true", "Noto Sans Symbols false", "Noto Sans Symbols2 false", "Noto Sans Math false",
        "Noto Music false",
      ])
  }

  /// By CSS Fonts 4, 5.2: the wanted slant first, then the distance to the weight; halfway the bolder from 500 on.
  @Test(
    arguments: [
      (400, false, 0), (700, false, 2), (450, false, 0), (500, false, 1), (600, false, 2), (599, false, 1),
      (300, false, 0), (1000, false, 2), (-5, false, 0), (.max, false, 2), (400, true, 3), (900, true, 3),
    ] as [(Int, Bool, Int)])
  func `the nearest style is chosen`(weight: Int, isItalic: Bool, index: Int) {
    let styles = [
      FontStyle(weight: 400, isItalic: false), FontStyle(weight: 500, isItalic: false),
      FontStyle(weight: 700, isItalic: false), FontStyle(weight: 400, isItalic: true),
    ]
    let weight = FontWeight(rawValue: weight)
    #expect(FontStyle.nearest(in: styles, to: weight, isItalic: isItalic) == index)
  }

  @Test func `a face that can slant comes before one that cannot, and after an italic one`() {
    var slanting = FontStyle(weight: 900, isItalic: false)
    slanting.canSlant = true
    let (upright, italic) = (FontStyle(weight: 400, isItalic: false), FontStyle(weight: 100, isItalic: true))
    #expect(FontStyle.nearest(in: [upright, slanting], to: .regular, isItalic: true) == 1)
    #expect(FontStyle.nearest(in: [upright, slanting, italic], to: .regular, isItalic: true) == 2)
    #expect(FontStyle.nearest(in: [italic, slanting], to: .regular, isItalic: false) == 1)
    #expect(FontStyle.nearest(in: [upright, upright], to: .regular, isItalic: false) == 0)
    #expect(FontStyle.nearest(in: [], to: .regular, isItalic: false) == nil)
  }

  @Test func `a range of weights is as near as its nearest end`() {
    var variable = FontStyle(weight: 0, isItalic: false)
    variable.weights = 300...600
    let bold = FontStyle(weight: 700, isItalic: false)
    func nearest(_ weight: Int) -> Int? {
      FontStyle.nearest(in: [variable, bold], to: FontWeight(rawValue: weight), isItalic: false)
    }
    #expect([100, 600, 640, 650, 660].map { nearest($0) } == [0, 0, 0, 1, 1])
  }
}

/// Outlines as charstrings.
struct CharStringTests {
  private func written(_ draw: (inout CharStringWriter) -> Void) -> CharStringWriter {
    var writer = CharStringWriter(width: nil)
    draw(&writer)
    writer.end()
    return writer
  }

  /// Adobe Technical Note 5177: numbers up to 107 are a byte that is 139 more; 8 is `rrcurveto`, 5 `rlineto`.
  @Test func `points are relative to the last one`() {
    let glyph = written {
      $0.move(toX: 10, y: 20)
      $0.curve((11, 22), (14, 26), to: (19, 32))
      $0.line(toX: 18, y: 30)
      $0.move(toX: 0, y: 0)
    }
    #expect(
      glyph.bytes == [149, 159, 21, 140, 141, 142, 143, 144, 145, 8, 138, 137, 5, 121, 109, 21, 14])
  }

  /// An operator has at most 48 operands, those of 8 curves or 24 lines.
  @Test func `operators share as many operands as they may have`() {
    for (count, operators) in [(8, 1), (9, 2), (16, 2), (17, 3)] {
      let glyph = written { for _ in 0..<count { $0.curve((0, 0), (0, 0), to: (0, 0)) } }
      #expect(glyph.bytes.count { $0 == 8 } == operators && glyph.bytes.count == 6 * count + operators + 1)
    }
    for (count, operators) in [(24, 1), (25, 2)] {
      let glyph = written { for _ in 0..<count { $0.line(toX: 0, y: 0) } }
      #expect(glyph.bytes.count { $0 == 5 } == operators)
    }
  }

  @Test func `the edges hold all points, and those of curves`() throws {
    #expect(CharStringWriter(width: 500).edges == nil)
    let edges = try #require(
      written {
        $0.move(toX: 5, y: -6)
        $0.curve((-7, 8), (9, 10), to: (1, 2))
      }.edges)
    let found: [Int] = [edges.minX, edges.minY, edges.maxX, edges.maxY]
    #expect(found == [-7, -6, 9, 10])
  }

  private func liberation(_ scalar: UInt32) throws -> CharStringWriter {
    let fonts = try FontStore(catalog: FontCatalog())
    let font = FontDescriptor(family: .named("Liberation Sans"), pointSize: 10)
    let face = try fonts.face(try fonts.catalog.face(for: font)).face
    var writer = CharStringWriter(width: nil)
    face.write(face.glyph(for: scalar), to: &writer)
    return writer
  }

  /// Liberation Sans's comma, from its `glyf` table of 2048 units per em: quadratic curves of a control point each, whose
  /// cubic ones lie two thirds of the way to it.
  @Test func `a quadratic outline is written in thousandths of the em`() throws {
    var comma = CharStringWriter(width: nil)
    comma.move(toX: 188, y: 107)
    comma.line(toX: 188, y: 25)
    comma.curve((188, 8), (187, -8), to: (186, -22))
    comma.curve((184, -36), (182, -49), to: (179, -62))
    comma.curve((175, -74), (171, -85), to: (167, -96))
    comma.curve((162, -107), (156, -118), to: (150, -128))
    comma.line(toX: 90, y: -128)
    comma.curve((104, -107), (116, -85), to: (124, -64))
    comma.curve((132, -42), (136, -21), to: (136, 0))
    comma.line(toX: 93, y: 0)
    comma.line(toX: 93, y: 107)
    comma.line(toX: 188, y: 107)
    comma.end()
    var written = try liberation(0x2C)
    written.end()
    #expect(written.bytes == comma.bytes)
  }

  @Test func `a glyph without an outline writes nothing`() throws {
    #expect(try liberation(0x20).bytes.isEmpty)
  }
}
