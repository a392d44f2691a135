import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// What pdftotext finds is the text that was set; `pdffonts` says that fonts are embedded in part.
@Suite(.enabled(if: DocumentTools.hasPoppler, "pdftotext and pdffonts are not installed"))
struct PDFTextTests {
  private let engine: TextEngine

  init() throws { engine = try makeEngine() }

  private func document(
    _ text: AttributedText, width: Double? = nil, language: String = "en",
    direction: LayoutDirection = .leftToRight
  ) throws -> [UInt8] {
    let items = try glyphs(
      text, width: width, language: language, direction: direction, engine: engine)
    let scene = Scene(
      size: Size(width: 500, height: 300), scale: 1, background: .white, items: items)
    let bytes = try PageDrawingTests.document([scene])
    try DocumentTools.expectValid(bytes)
    return bytes
  }

  private func lines(
    _ string: String, width: Double? = nil, language: String = "en",
    direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    try DocumentTools.text(
      of: document(systemText(string), width: width, language: language, direction: direction))
  }

  @Test(arguments: [
    ("en", "Say how long you’d like to be out."), ("de", "Sag, wie lange du draußen sein möchtest."),
    ("ja", "歩きたい時間を選ぶだけ。いつもと少し違う散歩道を、"), ("zh-Hans", "今天走哪条路？"), ("ko", "오늘은 어느 길로 갈까요?"),
    ("th", "วันนี้ไปทางไหนดี บอกว่าคุณอยากเดินนานแค่ไหน"), ("hi", "बताइए कि आप कितनी देर टहलना चाहते हैं। रास्ता ढूँढेगा"),
    ("ta", "இன்று எந்த வழி? கண்டுபிடிக்கும்."), ("el", "Ποιος δρόμος σήμερα;"), ("ru", "Какой дорогой сегодня?"),
    ("vi", "Hôm nay đi đường nào?"),
  ]) func `text is found as it was set`(language: String, text: String) throws {
    #expect(try lines(text, language: language) == [text])
  }

  @Test func `a line of hundreds of letters is found whole`() throws {
    // All are on the page, so small that poppler takes each word for a line.
    let text = (0..<90).map { "Weg \($0) – é" }.joined(separator: " ")
    let found = try DocumentTools.text(of: document(systemText(text, size: 0.5)))
    #expect(found.joined(separator: " ") == text)
  }

  @Test(arguments: [
    ("he", "לאן היום? אמרו כמה זמן תרצו ללכת."),
    ("ar", "أخبرنا كم من الوقت تريد أن تمشي وسيجد لك طريقًا لم تجرّبه بعد"),
    ("fa", "بگویید چقدر می‌خواهید قدم بزنید"),
  ]) func `text to the left is found in the order of reading`(language: String, text: String) throws {
    let found = try lines(text, language: language, direction: .rightToLeft).joined()
    // Poppler does not tell of joiners, and has a mark on either side of its letter.
    func letters(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark && $0 != "\u{200C}" })
      )
    }
    func marks(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0.properties.generalCategory == .nonspacingMark }.sorted()
    }
    #expect(letters(found) == letters(text))
    #expect(marks(found) == marks(text))
  }

  /// Poppler gives the letters of a ligature in either order.
  @Test func `lam and alef are found, in either order`() throws {
    let text = "السلام عليكم إلى اللقاء"
    func sorted(_ text: String) -> String {
      ["لا", "لى", "لأ", "لإ", "لآ"].reduce(text) { text, pair in
        text.replacing(String(pair.unicodeScalars.reversed().map(Character.init)), with: pair)
      }
    }
    #expect(try lines(text, language: "ar", direction: .rightToLeft).map(sorted) == [sorted(text)])
  }

  @Test func `words of both directions on one line are all found`() throws {
    let text = "אמרו כמה זמן Byway ימצא שביל"
    let found = try lines(text, language: "he", direction: .rightToLeft)
    // Where a space between words of two directions belongs readers judge differently.
    #expect(found.map { $0.filter { $0 != " " } } == [text.filter { $0 != " " }])
  }

  @Test func `ligatures are found as letters`() throws {
    let font = FontDescriptor(family: .named("Liberation Sans"), pointSize: 17)
    let text = AttributedText("office fish flow", attributes: TextAttributes(font: font))
    #expect(try DocumentTools.text(of: document(text)) == ["office fish flow"])
  }

  @Test(arguments: [0.5, 1, 2, 4, 8]) func `letters set apart are words`(kern: Double) throws {
    let text = systemText("set wide apart", kern: kern)
    // Words far apart are columns to poppler.
    #expect(try DocumentTools.text(of: document(text)).joined(separator: " ") == "set wide apart")
  }

  @Test func `justified lines are found whole`() throws {
    var paragraph = ParagraphStyle(alignment: .justified)
    paragraph.lineSpacing = 2
    let string = "Byway finds a path you haven’t tried yet, as long as you’d like to be out walking in town"
    let attributes = TextAttributes(
      font: FontDescriptor(pointSize: 17), paragraph: paragraph)
    let found = try DocumentTools.text(
      of: document(AttributedText(string, attributes: attributes), width: 240))
    #expect(found.count > 2)
    #expect(found.joined(separator: " ") == string)
  }

  @Test func `a text's shadow is not found again`() throws {
    var runs = try glyphs(systemText("Once"), engine: engine)
    let shadows = runs.map { item in
      guard case .glyphs(var run) = item.kind else { return item }
      run.text = ""
      for index in run.glyphs.indices {
        run.glyphs[index].x += 30
        run.glyphs[index].cluster = 0
      }
      return SceneItem(.glyphs(run), source: 0)
    }
    runs = shadows + runs
    let scene = Scene(size: Size(width: 200, height: 60), scale: 1, background: .white, items: runs)
    #expect(try DocumentTools.text(of: PageDrawingTests.document([scene])) == ["Once"])
  }

  @Test func `text in groups, clips and transforms is found`() throws {
    let texts = ["In a group", "In a clip", "In a transform", "In a mask"]
    let items = try texts.enumerated().map { index, text in
      try glyphs(systemText(text), at: Point(x: 20, y: 20 + 40 * Double(index)), engine: engine)
    }
    let all = Shape.rectangle(Rect(x: 0, y: 0, width: 400, height: 300))
    let scene = Scene(
      size: Size(width: 400, height: 300), scale: 1, background: .white,
      items: [
        SceneItem(.group(opacity: 0.5, items[0]), source: 0), SceneItem(.clip(all, items[1]), source: 0),
        SceneItem(.transform(Transform(x: 3, y: 4), items[2]), source: 0),
        SceneItem(.mask([SceneItem(.shape(all, .black), source: 0)], items[3]), source: 0),
      ])
    #expect(try DocumentTools.text(of: PageDrawingTests.document([scene])) == texts)
  }

  @Test func `fonts are embedded in part, with their characters`() throws {
    let bytes = try document(systemText("Latin 日本語 ไทย"))
    try DocumentTools.withFile(bytes) { path in
      let fonts = try DocumentTools.run("pdffonts", path).output.split(separator: "\n").dropFirst(2)
      #expect(fonts.count == 3)
      for font in fonts {
        // Embedded, subset, with a map to Unicode.
        #expect(font.contains("yes yes yes"), "\(font)")
      }
    }
  }

  @Test func `emoji are pictures, each kept once`() throws {
    let bytes = try document(systemText("😀 and 😀 and 🎉"))
    let words = try DocumentTools.text(of: bytes).joined(separator: " ").split(separator: " ")
    #expect(words == ["and", "and"])
    guard DocumentTools.python != nil else { return }
    let reading: DocumentReading = try DocumentTools.check("info", bytes)
    #expect(reading.images.count { $0.mask } == 2)
  }
}
