import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts that are too small, too pale, cut off or end with a lone word, with every number of the finding.
@MainActor
struct TextRulesTests {
  private func told(_ findings: [LintFinding]) -> [String] {
    findings.map { "\($0.subject) \($0.fault): \($0.fix), \(Int(($0.amount * 100).rounded()))" }
  }

  private func page(
    settings: LintSettings = LintSettings(), _ fill: @escaping @MainActor (UIView) -> Void
  ) async throws -> DrawnPage {
    try await DrawnScreen.page(settings: settings, fill)
  }

  private func width(_ text: String, size: CGFloat = 17) -> CGFloat {
    LintLabel.make("a", text, size: size).intrinsicContentSize.width
  }

  // MARK: Small texts

  private func small(
    _ sizes: [CGFloat], limit: Double = 11, _ change: @escaping @MainActor (UILabel) -> Void = { _ in }
  )
    async throws -> [LintFinding]
  {
    let settings = LintSettings(exceptions: [LintException(.smallText, view: "a", .threshold(limit))])
    return SmallTextCheck(
      page: try await page(settings: settings) { root in
        let text = NSMutableAttributedString()
        for size in sizes {
          text.append(NSAttributedString(string: "HH ", attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60)).named("a")
        label.attributedText = text
        change(label)
        root.addSubview(label)
      }
    ).findings()
  }

  @Test func `a text is small below its threshold, by the smallest of its sizes`() async throws {
    #expect(try await small([11]) == [])
    #expect(try await small([10.995]) == [])
    #expect(told(try await small([10])) == ["a is 10 pt large: make it at least 11 pt, 100"])
    #expect(told(try await small([9, 10])) == ["a is 9 pt large: make it at least 11 pt, 200"])
    #expect(told(try await small([10, 9])) == ["a is 9 pt large: make it at least 11 pt, 200"])
    #expect(told(try await small([17, 10.5])) == ["a is 10.5 pt large: make it at least 11 pt, 50"])
    #expect(told(try await small([14], limit: 15)) == ["a is 14 pt large: make it at least 15 pt, 100"])
    #expect(try await small([10], limit: 9) == [])
    #expect(try await small([10]) { $0.isHidden = true } == [])
    #expect(try await small([10]) { $0.alpha = 0.02 } == [])
    #expect(try await small([10]) { $0.frame.origin.x = 400 } == [])
    #expect(
      told(try await small([20]) { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) })
        == ["a is 10 pt large: make it at least 11 pt, 100"])
  }

  // MARK: Contrast

  /// The ratio of a grey of 8 bits to white, by WCAG's formula.
  private func ratio(_ level: Int) -> Double {
    let value = Double(level) / 255
    return 1.05 / (pow((value + 0.055) / 1.055, 2.4) + 0.05)
  }

  private func contrast(
    _ level: Int, size: CGFloat = 17, weight: UIFont.Weight = .regular, limit: Double = 4.5,
    text: String = "HH",
    _ change: @escaping @MainActor (UILabel) -> UIView = { $0 }
  ) async throws -> [LintFinding] {
    let settings = LintSettings(exceptions: [LintException(.lowContrast, .threshold(limit))])
    return ContrastCheck(
      page: try await page(settings: settings) { root in
        let grey = UIColor(white: CGFloat(level) / 255, alpha: 1)
        root.addSubview(change(LintLabel.make("a", text, size: size, weight: weight, color: grey)))
      }
    ).findings()
  }

  @Test func `a finding has the ratio, the least one, and their difference`() async throws {
    let found = try await contrast(128)
    #expect(
      told(found) == [
        "a has a contrast of 3.95:1 to what is behind it: make it at least 4.5:1, 55"
      ])
    #expect(abs((found.first?.amount ?? 0) - (4.5 - ratio(128))) < 1e-9)
    #expect(found.first?.areas.count == 1)
    let large = try await contrast(150, size: 18)
    #expect(told(large) == ["a has a contrast of 2.96:1 to what is behind it: make it at least 3:1, 4"])
    #expect(LintFinding.words(contrast: 3) == "3.00:1" && LintFinding.words(contrast: 3.049) == "3.05:1")
    #expect(LintFinding.words(contrast: 12.345) == "12.35:1" && LintFinding.words(contrast: 4.5) == "4.50:1")
  }

  @Test func `what would be said as the limit itself is no fault`() async throws {
    let own = ratio(128)
    #expect(try await contrast(128, limit: own + 0.004) == [])
    #expect(try await contrast(128, limit: own + 0.006).count == 1)
    #expect(try await contrast(128, size: 18, limit: (own + 0.004) * 1.5) == [])
    #expect(try await contrast(128, size: 18, limit: (own + 0.006) * 1.5).count == 1)
  }

  /// WCAG 2.2's large text. The bold system font of iOS, which has the bold trait, is semibold.
  @Test(
    arguments: [
      (18, UIFont.Weight.regular, true), (17.9, .regular, false), (14, .bold, true), (13.9, .bold, false),
      (14, .semibold, true), (13.9, .semibold, false), (17, .medium, false), (17, .heavy, true),
      (17, .regular, false),
    ] as [(CGFloat, UIFont.Weight, Bool)])
  func `a text is large from 18 points on, in bold from 14`(
    size: CGFloat, weight: UIFont.Weight, isLarge: Bool
  )
    async throws
  {
    #expect(try await contrast(128, size: size, weight: weight).isEmpty == isLarge)
  }

  @Test func `a text that is scaled has the size that it is drawn at`() async throws {
    func found(_ scale: CGFloat) async throws -> Int {
      try await contrast(128, size: 9) { label in
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        box.addSubview(label)
        box.transform = CGAffineTransform(scaleX: scale, y: scale)
        return box
      }.count
    }
    #expect(try await found(2) == 0)
    #expect(try await found(1.9) == 1)
  }

  @Test func `of the colours of one text the palest counts`() async throws {
    for levels in [[128, 160], [160, 128]] {
      let found = ContrastCheck(
        page: try await page { root in
          let text = NSMutableAttributedString()
          for level in levels {
            let color = UIColor(white: CGFloat(level) / 255, alpha: 1)
            text.append(NSAttributedString(string: "HH", attributes: [.foregroundColor: color]))
          }
          let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60)).named("a")
          label.attributedText = text
          root.addSubview(label)
        }
      ).findings()
      #expect(
        found.map(\.fault) == [
          "has a contrast of \(LintFinding.words(contrast: ratio(160))) to what is behind it"
        ])
    }
  }

  /// UIKit's `secondaryLabel` is 60 % of #3C3C43, or of #EBEBF5 in the dark; its tint is #007AFF, or #0A84FF.
  @Test func `the system's own colours are exempt, and colours beside them are not`() async throws {
    func found(
      _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1, ground: Double = 1,
      inBar: Bool = false
    ) async throws -> Int {
      ContrastCheck(
        page: try await page { root in
          let color = UIColor(red: red, green: green, blue: blue, alpha: alpha)
          let box = inBar ? UINavigationBar() : UIView()
          box.frame = CGRect(x: 0, y: 100, width: 375, height: 60)
          box.backgroundColor = UIColor(white: ground, alpha: 1)
          box.addSubview(LintLabel.make("a", "HH", at: .zero, color: color))
          root.addSubview(box)
        }
      ).findings().count
    }
    let secondary: (Double, Double) = (60.0 / 255, 67.0 / 255)
    #expect(try await found(secondary.0, secondary.0, secondary.1, 0.6) == 0)
    for step in [0.0015, 0.003] {
      let count = step < 0.002 ? 0 : 1
      #expect(try await found(secondary.0 + step, secondary.0, secondary.1, 0.6) == count)
      #expect(try await found(secondary.0, secondary.0 + step, secondary.1, 0.6) == count)
      #expect(try await found(secondary.0, secondary.0, secondary.1 + step, 0.6) == count)
      #expect(try await found(secondary.0, secondary.0, secondary.1, 0.6 - step) == count)
    }
    let light: (Double, Double) = (235.0 / 255, 245.0 / 255)
    #expect(try await found(light.0, light.0, light.1, 0.6, ground: 0.5) == 0)
    #expect(try await found(light.0, light.0, light.1, 0.61, ground: 0.5) == 1)
    let tints: [(Double, Double, Double)] = [(0, 122.0 / 255, 1), (10.0 / 255, 132.0 / 255, 1)]
    for tint in tints {
      #expect(try await found(tint.0, tint.1, tint.2, inBar: true) == 0)
      #expect(try await found(tint.0, tint.1, tint.2) == 1)
      #expect(try await found(tint.0 + 0.003, tint.1, tint.2, inBar: true) == 1)
      #expect(try await found(tint.0, tint.1 + 0.003, tint.2, inBar: true) == 1)
      #expect(try await found(tint.0, tint.1, tint.2 - 0.003, inBar: true) == 1)
    }
  }

  @Test func `faint, hidden, coloured and disabled texts are not judged`() async throws {
    #expect(
      try await contrast(200) {
        $0.isHidden = true; return $0
      } == [])
    #expect(
      try await contrast(200) {
        $0.textColor = UIColor(white: 0.5, alpha: 0.05); return $0
      } == [])
    #expect(
      try await contrast(200) {
        $0.textColor = UIColor(white: 0.5, alpha: 0.06); return $0
      }.count == 1)
    #expect(
      try await contrast(200) {
        $0.alpha = 0.05; return $0
      } == [])
    #expect(
      try await contrast(200) {
        $0.alpha = 0.06; return $0
      }.count == 1)
    #expect(
      try await contrast(200) {
        $0.isEnabled = false; return $0
      } == [])
    #expect(try await contrast(200, text: "\u{1F600} \u{1F680}") == [])
    #expect(try await contrast(200, text: "\u{1F600} H").count == 1)
    #expect(
      try await contrast(200) { label in
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        control.isEnabled = false
        control.addSubview(label)
        return control
      } == [])
    let scrolled: [(opacity: CGFloat, height: Double, count: Int)] = [
      (0.98, 900, 0), (1, 900, 1), (0.98, 200, 1),
    ]
    for (opacity, height, count) in scrolled {
      let found = try await contrast(200) { label in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 300))
        scroll.contentSize = CGSize(width: 375, height: height)
        label.alpha = opacity
        scroll.addSubview(label)
        return scroll
      }
      #expect(found.count == count)
    }
  }

  // MARK: The status bar

  @Test func `a status bar's finding has the ratio, the style that can be read, and what is lacking`()
    async throws
  {
    func found(_ level: Int) async throws -> [LintFinding] {
      StatusBarCheck(
        page: try await page { $0.backgroundColor = UIColor(white: CGFloat(level) / 255, alpha: 1) }
      ).findings()
    }
    // Black on a grey: (L + 0.05) / 0.05.
    func own(_ level: Int) -> Double { 21 / ratio(level) }
    let dark = try await found(60)
    #expect(own(60) < 2.5)
    #expect(
      dark.map(\.fault) == ["has a contrast of \(LintFinding.words(contrast: own(60))) to what is behind it"])
    #expect(
      dark.map(\.fix) == [
        "return .lightContent from preferredStatusBarStyle, or write \"statusBarStyle\": \"lightContent\" in the deck"
      ])
    #expect(dark.map(\.subject) == ["the status bar"])
    #expect(abs((dark.first?.amount ?? 0) - (3 - own(60))) < 1e-6)
    #expect(dark.first?.areas.isEmpty == false)
    #expect(try await found(128) == [])
  }

  // MARK: Lone words

  private func orphans(
    _ text: String, room: String = LintPage.letters(10), lines: Int = 0, inControl: Bool = false
  ) async throws -> [LintFinding] {
    let width = width(room) + 2
    return OrphanWordCheck(
      page: try await page { root in
        let label = LintPage.label(text, CGRect(x: 20, y: 100, width: width, height: 200), lines: lines)
          .named("a")
        label.lineBreakStrategy = []
        guard inControl else { return root.addSubview(label) }
        let control = UIControl(frame: root.bounds)
        control.addSubview(label)
        root.addSubview(control)
      }
    ).findings()
  }

  @Test func `a word alone on the last line is told with its share of the widest line`() async throws {
    let ten = LintPage.letters(10)
    let found = try await orphans("\(ten) H")
    #expect(
      told(found) == [
        #"a ends with "H" alone on line 2, 10 % of the widest line: change the text by a word, or its width, 90"#
      ])
    let page = try await DrawnScreen.page { root in
      let label = LintPage.label("H", CGRect(x: 20, y: 100, width: 200, height: 30)).named("a")
      root.addSubview(label)
    }
    let one = try #require(page.texts.first?.text.layout.lines.first)
    let area = try #require(found.first?.areas.first)
    #expect(abs(area.minX - 20) < 0.01 && abs(area.width - one.width) < 0.01)
    #expect(abs(area.height - one.ascent - one.descent) < 0.01)
    // Two lines in the middle of 200 points: the second begins at 200.
    #expect(abs(area.minY - 200) < 1)
    #expect(try await orphans("\(ten) HH") == [])
    #expect(try await orphans("\(ten) \(ten) H").map(\.fault).first?.contains("on line 3, 10 %") == true)
    #expect(try await orphans("\(ten) H H") == [])
    #expect(try await orphans(ten) == [])
    #expect(try await orphans("\(ten)\nH") == [])
    #expect(try await orphans("\(ten) H\n\(ten)").count == 1)
    #expect(try await orphans("\(ten)\n\(ten) H").count == 1)
    #expect(try await orphans("\(ten) H\n\(ten) H").count == 1)
    #expect(try await orphans("\(ten) H", inControl: true) == [])
    #expect(try await orphans("\(ten) H \(ten) \(ten)", lines: 2) == [])
  }

  @Test func `in a script without spaces one or two characters are alone, whatever marks follow them`()
    async throws
  {
    let eleven = String(repeating: "山", count: 14)
    #expect(try await orphans(eleven + "山", room: eleven).count == 1)
    #expect(try await orphans(eleven + "山山", room: eleven).count == 1)
    #expect(try await orphans(eleven + "山山山", room: eleven) == [])
  }

  // MARK: Texts that do not fit

  private func fit(
    _ text: String, room: CGFloat, height: CGFloat = 60, lines: Int = 1,
    mode: NSLineBreakMode = .byTruncatingTail
  ) async throws -> [LintFinding] {
    TextFitCheck(
      page: try await page { root in
        let label = LintPage.label(text, CGRect(x: 20, y: 100, width: room, height: height), lines: lines)
          .named("a")
        label.lineBreakMode = mode
        root.addSubview(label)
      }
    ).findings()
  }

  @Test func `a text that is cut off is told with the characters that are shown, of all`() async throws {
    let ten = LintPage.letters(10)
    let five = width("HHHHH…") + 1
    #expect(
      told(try await fit(ten, room: five)) == [
        "a is cut off after 5 of 10 characters, in 1 line: shorten it, or give it more lines or room, 500"
      ])
    #expect(try await fit(ten, room: width(ten)) == [])
    let clipped = try await fit(ten, room: width(ten) / 2, mode: .byClipping)
    #expect(
      told(clipped) == [
        "a does not fit: only 5 of 10 characters are shown, in 1 line: shorten it, or give it more lines or room, 500"
      ])
    #expect(clipped.map(\.rule) == [.textClipped])
  }

  @Test func `three per cent more width may be what Apple's font needs`() async throws {
    let text = "A title of one line"
    let own = width(text)
    let found = try await fit(text, room: own / 1.02)
    #expect(
      told(found) == [
        "a may be cut off: it needs at most 3 % more width, and Apple's font may be that much narrower: "
          + "give it more lines or room, 50"
      ])
    #expect(found.map(\.ground) == [.ours])
    let more = try await fit(text, room: own / 1.06)
    #expect(more.map(\.ground) == [.proved])
  }

  @Test func `a label that is lower than its line is told by how much its ink leaves it`() async throws {
    let page = try await page { root in
      root.addSubview(LintPage.label("H", CGRect(x: 20, y: 100, width: 200, height: 8), size: 30).named("a"))
    }
    let ink = try page.ink(of: "a")
    let line = try #require(page.texts.first?.text.layout.lines.first)
    let reach = max(100 - ink.minY, ink.maxY - 108)
    #expect(
      told(TextFitCheck(page: page).findings()) == [
        "a is cut off by \(reach.points) pt: its frame is 8 pt high: make the label at least "
          + "\((line.ascent + line.descent).rounded(.up).points) pt high, \(Int((reach * 100).rounded()))"
      ])
  }

  /// The ink of "H" in a box that is moved under one of its edges.
  @Test(arguments: ["left", "right", "top", "bottom"])
  func `a text is cut off by more than a point at the edge that cuts off most`(edge: String) async throws {
    let blank = try await page { root in
      let box = DrawnScreen.view("box", CGRect(x: 100, y: 200, width: 100, height: 100))
      box.clipsToBounds = true
      box.addSubview(LintLabel.make("a", "HH", at: CGPoint(x: 10, y: 10)))
      root.addSubview(box)
    }
    let size = try blank.inkSize(of: "a")
    func found(_ depth: Double) throws -> [LintFinding] {
      let place =
        switch edge {
        case "left": Point(x: 100 - depth, y: 230)
        case "right": Point(x: 200 - size.width + depth, y: 230)
        case "top": Point(x: 120, y: 200 - depth)
        default: Point(x: 120, y: 300 - size.height + depth)
        }
      let run = try blank.item("a", .glyphs(try blank.glyphs(of: "a", at: place)))
      let clip = SceneItem.Kind.clip(.rectangle(Rect(x: 100, y: 200, width: 100, height: 100)), [run])
      return TextFitCheck(page: try blank.painted([("box", clip)])).findings()
    }
    #expect(try found(0.99) == [])
    #expect(
      told(try found(2)) == [
        "a is cut off by 2 pt at the \(edge) of box: shorten it, or let box be larger, 200"
      ])
    #expect(
      told(try found(50)) == [
        "a is cut off by 50 pt at the \(edge) of box: shorten it, or let box be larger, 5000"
      ])
  }
}
