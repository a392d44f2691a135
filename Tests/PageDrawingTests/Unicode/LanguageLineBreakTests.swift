import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Where lines of real sentences may end. `|` marks the places; the pieces were divided by hand.
@Suite struct LanguageLineBreaks {
  private func pieces(
    _ string: String, language: String, strategy: LineBreakStrategy = []
  ) throws -> String {
    var attributes = systemText(string).runs[0].attributes
    attributes.paragraph.lineBreakStrategy = strategy
    let text = AttributedText(string, attributes: attributes)
    let units = Array(string.utf16)
    var start = 0
    let found = try makeEngine().lineOpportunities(text, language: language).map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
    return found.joined(separator: "|")
  }

  /// As UILabel breaks: punctuation, closing brackets, small kana and the prolonged sound mark do not
  /// begin a line (the strict rules of JIS X 4051; a public comparison of UILabel's modes shows the same).
  @Test(arguments: [
    "チェッ|ク|を|外|す", "ペー|ジ|を|め|く|る", "「は|い」|と|言っ|て|か|ら、|次|へ。", "え？|本|当！？", "々|は|佐々|木|の|山",
    "（注）|価|格|は|¥1,200|で|す。", "あ……|い", "カ゚|キ゚",
  ])
  func `Japanese lines neither begin with closing marks nor end with opening ones`(marked: String) throws {
    let string = marked.filter { $0 != "|" }
    let found = try pieces(string, language: "ja").split(separator: "|")
    for piece in found.dropFirst() {
      let first = try #require(piece.unicodeScalars.first)
      #expect(!"、。」』）】！？ァィゥェォッャュョーっゃゅょぁぃぅぇぉ々…".unicodeScalars.contains(first), "\(found)")
    }
    for piece in found.dropLast() {
      #expect(!"「『（【¥".unicodeScalars.contains(try #require(piece.unicodeScalars.last)), "\(found)")
    }
    #expect(found.joined(separator: "|") == marked)
  }

  @Test(arguments: ["ja", "en", "zh-Hans", "ko"])
  func `the language of the page does not loosen these rules`(language: String) throws {
    #expect(try pieces("キャッチ、ー", language: language) == "キャッ|チ、ー")
  }

  @Test func `Chinese lines do not begin with its punctuation`() throws {
    #expect(
      try pieces("人人生而自由，在尊严和权利上一律平等。", language: "zh-Hans")
        == "人|人|生|而|自|由，|在|尊|严|和|权|利|上|一|律|平|等。")
    #expect(try pieces("他說：「你好！」然後走了。", language: "zh-Hant") == "他|說：|「你|好！」|然|後|走|了。")
  }

  @Test func `Thai breaks between the words of ICU's dictionary`() throws {
    #expect(
      try pieces("มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน", language: "th")
        == "มนุษย์|ทั้ง|หลาย|เกิด|มา|มี|อิสระ|และ|เสมอ|ภาค|กัน")
  }

  @Test(arguments: [
    ("lo", "ມະນຸດ|ທຸກຄົນ|ເກີດ|ມາ|ມີ|ກຽດສັກສີ"), ("km", "មនុស្ស|ទាំងអស់|កើតមក|មាន|សេរីភាព"),
    ("my", "လူ|တိုင်း|သည်|တူညီ|လွတ်လပ်|သော"),
  ])
  func `Lao, Khmer and Burmese break between words of their dictionaries`(
    language: String, marked: String
  ) throws {
    let found = try pieces(marked.filter { $0 != "|" }, language: language)
    #expect(found == marked)
  }

  /// The phrases are those of Japanese grammar: a word with its particles.
  @Test(arguments: ["毎週の|予定を|ひと目で|確認", "アカウントも|広告もいりません", "あなたの|地図が|広がって|いく", "チェックを|外す"])
  func `large Japanese letters break between phrases`(marked: String) throws {
    let found = try pieces(marked.filter { $0 != "|" }, language: "ja", strategy: [.standard, .phrases])
    #expect(found == marked)
  }

  @Test(arguments: [
    ("zh-Hans", "发现|你|从未|走过的|路"), ("zh-Hans", "一目了然|地|查看|每周|计划"), ("zh-Hant", "與|朋友|分享|安靜的|角落"),
  ])
  func `large Chinese letters break between words, and before no particle`(
    language: String, marked: String
  ) throws {
    let found = try pieces(marked.filter { $0 != "|" }, language: language, strategy: .phrases)
    #expect(found == marked)
  }

  @Test func `phrases change no other language`() throws {
    for strategy in [LineBreakStrategy.standard, [.standard, .phrases]] {
      #expect(try pieces("모든 인간은 자유롭다.", language: "ko", strategy: strategy) == "모든 |인간은 |자유롭다.")
      #expect(try pieces("Every walk counts", language: "en", strategy: strategy) == "Every |walk |counts")
    }
  }

  private let korean = "모든 인간은 태어날 때부터 자유롭다."

  @Test func `a Korean label keeps words whole, other text breaks between syllables`() throws {
    #expect(
      try pieces(korean, language: "ko", strategy: .standard) == "모든 |인간은 |태어날 |때부터 |자유롭다.")
    #expect(
      try pieces(korean, language: "ko") == "모|든 |인|간|은 |태|어|날 |때|부|터 |자|유|롭|다.")
  }

  @Test @MainActor func `a label has UIKit's standard strategy unless its text has a style`() throws {
    let label = UILabel()
    label.text = korean
    #expect(label.lineBreakStrategy == .standard)
    #expect(try #require(label.shownParagraphStyle).lineBreakStrategy == .standard)
    let style = NSMutableParagraphStyle()
    label.attributedText = NSAttributedString(string: korean, attributes: [.paragraphStyle: style])
    #expect(try #require(label.shownParagraphStyle).lineBreakStrategy == [])
    style.lineBreakStrategy = .hangulWordPriority
    label.attributedText = NSAttributedString(string: korean, attributes: [.paragraphStyle: style])
    #expect(try #require(label.shownParagraphStyle).lineBreakStrategy == .hangulWordPriority)
  }
}

extension UILabel {
  fileprivate var shownParagraphStyle: ParagraphStyle? {
    guard case .text(let content) = content else { return nil }
    return content.text.runs.first?.attributes.paragraph
  }
}
