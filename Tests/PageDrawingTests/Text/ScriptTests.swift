import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// A sentence in a language, and the file that draws its letters.
struct Sentence: CustomTestStringConvertible, Sendable {
  var language: String
  var text: String
  var file: String

  init(_ language: String, _ text: String, _ file: String) {
    (self.language, self.text, self.file) = (language, text, file)
  }

  var testDescription: String { language }

  static let all = [
    Sentence("en", "Turn the page to go on.", "Inter"),
    Sentence("vi", "Vuốt sang trái để tiếp tục, ẫ ễ ở e\u{0302}\u{0301}.", "Inter"),
    Sentence("el", "Σύρετε για να συνεχίσετε ᾧ.", "Inter"),
    Sentence("ru", "Смахните, чтобы продолжить.", "Inter"),
    Sentence("ar", "اسحب للمتابعة، من فضلك؟", "NotoSansArabic"),
    Sentence("fa", "برای ادامه بکشید، گچپژ.", "NotoSansArabic"),
    Sentence("he", "החליקו כדי להמשיך שָׁלוֹם", "NotoSansHebrew"),
    Sentence("th", "ปัดเพื่อดำเนินการต่อ น้ำ", "NotoSansThai"),
    Sentence("hi", "जारी रखने के लिए क्षत्रिय।", "NotoSansDevanagari"),
    Sentence("bn", "চালিয়ে যেতে সোয়াইপ করুন।", "NotoSansBengali"),
    Sentence("ta", "தொடர ஸ்வைப் செய்யவும்", "NotoSansTamil"),
    Sentence("te", "కొనసాగించడానికి స్వైప్ చేయండి", "NotoSansTelugu"),
    Sentence("kn", "ಮುಂದುವರಿಯಲು ಸ್ವೈಪ್ ಮಾಡಿ", "NotoSansKannada"),
    Sentence("ml", "തുടരാൻ സ്വൈപ്പ് ചെയ്യുക", "NotoSansMalayalam"),
    Sentence("gu", "ચાલુ રાખવા સ્વાઇપ કરો", "NotoSansGujarati"),
    Sentence("pa", "ਜਾਰੀ ਰੱਖਣ ਲਈ ਸਵਾਈਪ ਕਰੋ", "NotoSansGurmukhi"),
    Sentence("si", "ඉදිරියට යාමට ස්වයිප් කරන්න", "NotoSansSinhala"),
    Sentence("or", "ଜାରି ରଖିବାକୁ ସ୍ୱାଇପ୍ କରନ୍ତୁ", "NotoSansOriya"),
    Sentence("km", "អូសដើម្បីបន្ត", "NotoSansKhmer"),
    Sentence("lo", "ປັດເພື່ອສືບຕໍ່", "NotoSansLao"),
    Sentence("my", "ဆက်လက်ရန် ပွတ်ဆွဲပါ", "NotoSansMyanmar"),
    Sentence("ka", "გააგრძელეთ", "NotoSansGeorgian"),
    Sentence("hy", "Շարունակելու համար", "NotoSansArmenian"),
    Sentence("am", "ለመቀጠል ያንሸራትቱ።", "NotoSansEthiopic"),
    Sentence("bo", "མུ་མཐུད་པར་འཕུར།", "NotoSerifTibetan"),
    Sentence("ja", "「次へ」を押して、続けてください。ー", "NotoSansCJK"),
    Sentence("zh-Hans", "向左滑动，继续阅读。", "NotoSansCJK"),
    Sentence("zh-Hant", "向左滑動，繼續閱讀。", "NotoSansCJK"),
    Sentence("ko", "계속하려면 밀어서 넘기세요.", "NotoSansCJK"),
  ]
}

@Suite struct Scripts {
  @Test(arguments: Sentence.all)
  func `a sentence is drawn by its script's face, without a missing glyph`(sentence: Sentence) throws {
    let options = TextLayoutOptions(width: nil, language: sentence.language)
    let layout = try makeEngine().layout(systemText(sentence.text), options)
    #expect(layout.missing.isEmpty)
    let runs = layout.lines.flatMap(\.runs)
    #expect(!runs.contains { $0.glyphs.contains { $0.glyph == 0 } })
    for run in runs {
      let file = String(run.face.path.split(separator: "/").last?.prefix { $0 != "-" } ?? "")
      // Spaces and the points that scripts share are in the text's own font.
      let isShared = run.text.unicodeScalars.allSatisfy { $0.value < 0x80 }
      #expect(file == sentence.file || (file == "Inter" && isShared), "\(file) draws \(run.text)")
    }
  }

  @Test(arguments: Sentence.all)
  func `no glyph of a sentence is above or below its line by much`(sentence: Sentence) throws {
    let engine = try makeEngine()
    let options = TextLayoutOptions(width: nil, language: sentence.language)
    let line = try #require(try engine.layout(systemText(sentence.text, size: 20), options).lines.first)
    // All of what is drawn, with room on every side.
    let items = line.runs.map { run in
      let glyphs = run.glyphs.map { glyph in
        var glyph = glyph
        glyph.y += 40
        return glyph
      }
      return SceneItem(
        .glyphs(
          SceneGlyphs(face: run.face, pointSize: run.pointSize, color: .black, glyphs: glyphs, text: "")),
        source: 0)
    }
    let scene = Scene(size: Size(width: 500, height: 120), scale: 1, background: .white, items: items)
    let ink = try #require(try Drawing(of: scene, text: engine).ink(in: [0, 0, 500, 120], on: 0xFF_FFFF))
    // Three pixels: one is antialiasing, and Noto's Persian letters reach lower than Apple's line.
    #expect(Double(ink[1]) >= 40 + line.baseline - line.ascent - 3)
    #expect(Double(ink[3]) <= 40 + line.baseline + line.descent + 3)
  }

  @Test func `a bold sentence is drawn by a bold face`() throws {
    let layout = try makeEngine().layout(systemText("مرحبا", weight: .bold), TextLayoutOptions(width: nil))
    #expect(layout.lines[0].runs[0].face.path.hasSuffix("NotoSansArabic-Bold.ttf"))
  }

  @Test func `punctuation of one script is drawn by its face, wherever it stands`() throws {
    let layout = try makeEngine().layout(systemText("a، b। c"), TextLayoutOptions(width: nil))
    #expect(layout.missing.isEmpty)
    let faces = layout.lines[0].runs.map { $0.face.path }
    #expect(faces.contains { $0.contains("NotoSansArabic") })
  }

  @Test func `Hangul has Korean forms in every language`() throws {
    for language in ["en", "ja", "ko", "zh-Hans"] {
      let options = TextLayoutOptions(width: nil, language: language)
      #expect(try makeEngine().layout(systemText("한"), options).lines[0].runs[0].face.index == 1)
    }
  }

  @Test func `a language on a run chooses its own forms`() throws {
    var attributes = TextAttributes(font: FontDescriptor(pointSize: 17))
    attributes.language = "zh-Hant"
    var text = systemText("直")
    text.append("直", attributes: attributes)
    let options = TextLayoutOptions(width: nil, language: "ja")
    #expect(try makeEngine().layout(text, options).lines[0].runs.map(\.face.index) == [0, 3])
  }

  /// SF's line of 20 pt text is 19.04 + 4.82 pt. Apple's fonts: PingFang 1.06 and 0.34 of the size, Hiragino 0.88
  /// and 0.12, Apple SD Gothic Neo 0.9 and 0.3; a line has the largest of each.
  @Test(
    arguments: [
      ("日本", "ja", 19.04296875, 4.82421875), ("中", "zh-Hans", 21.2, 6.8), ("한국", "ko", 19.04296875, 6),
      ("مرحبا", "ar", 19.04296875, 4.82421875), ("★", "en", 19.04296875, 4.82421875),
    ] as [(String, String, Double, Double)])
  func `a fallen-in font counts with the box of Apple's`(
    text: String, language: String, ascent: Double, descent: Double
  ) throws {
    let options = TextLayoutOptions(width: nil, language: language)
    let line = try makeEngine().layout(systemText(text, size: 20), options).lines[0]
    #expect(abs(line.ascent - ascent) < 1e-9 && abs(line.descent - descent) < 1e-9)
  }

  /// Noto Sans Thai: `hhea` 1061 and -450 of 1000.
  @Test func `a script without a known font of Apple's has its own box`() throws {
    let line = try makeEngine().layout(systemText("น้ำ a", size: 20), TextLayoutOptions(width: nil)).lines[0]
    #expect(abs(line.ascent - 21.22) < 1e-9 && abs(line.descent - 9) < 1e-9)
  }

  /// Debian's NotoSansCJK: `hhea` 1160 and -288 of 1000.
  @Test func `a family asked for by name keeps its own box`() throws {
    let font = FontDescriptor(family: .named("Noto Sans CJK JP"), pointSize: 20)
    let text = AttributedText("日本", attributes: TextAttributes(font: font))
    let line = try makeEngine().layout(text, TextLayoutOptions(width: nil)).lines[0]
    #expect(abs(line.ascent - 23.2) < 1e-9 && abs(line.descent - 5.76) < 1e-9)
  }
}

@Suite struct MissingGlyphTests {
  @Test func `private characters mean nothing in the system font`() throws {
    // Inter has a letter of its own at U+E002, Apple's system font another picture.
    let layout = try makeEngine().layout(systemText("\u{E002}\u{F8FF}"), TextLayoutOptions(width: nil))
    #expect(layout.missing.map(\.scalar) == ["\u{E002}", "\u{F8FF}"])
  }

  @Test func `private characters are drawn by a font that is asked for by name`() throws {
    let font = FontDescriptor(family: .named("Inter"), pointSize: 20)
    let text = AttributedText("\u{E002}", attributes: TextAttributes(font: font))
    #expect(try makeEngine().layout(text, TextLayoutOptions(width: nil)).missing.isEmpty)
  }

  @Test func `what Unicode says to ignore shows nothing`() throws {
    let text = systemText(
      "a\u{AD}\u{34F}\u{61C}\u{115F}\u{17B4}\u{180B}\u{200E}\u{2064}\u{3164}\u{FE0F}\u{FFA0}\u{E0FFF}b")
    let layout = try makeEngine().layout(text, TextLayoutOptions(width: nil))
    #expect(layout.missing.isEmpty && !layout.lines[0].runs.contains { $0.face == .missingGlyph })
  }

  @Test func `a mark that no font has is reported and not drawn`() throws {
    let layout = try makeEngine().layout(systemText("x\u{1E2AE}y"), TextLayoutOptions(width: nil))
    #expect(layout.lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 })
  }

  @Test func `the fonts tried are named in order`() throws {
    let layout = try makeEngine().layout(systemText("\u{378}"), TextLayoutOptions(width: nil))
    let fonts = try #require(layout.missing.first?.fonts)
    #expect(fonts.first == "Inter" && fonts.last == "Noto Color Emoji" && Set(fonts).count == fonts.count)
  }

  @Test func `a box is as wide in both directions of text and carries its kern`() throws {
    let engine = try makeEngine()
    let one = try engine.width(systemText("\u{378}"))
    // 0.62 of the size.
    #expect(abs(one - 0.62 * 17) < 1e-9)
    let four = try engine.width(systemText("\u{378}\u{379}\u{378}\u{379}", kern: 2))
    #expect(abs(four - (4 * one + 8)) < 1e-9)
  }
}
