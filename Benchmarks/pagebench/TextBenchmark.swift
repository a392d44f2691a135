internal import Foundation
internal import LayoutEngine
internal import PageRender

/// What text costs: measuring, shaping and laying out, in a process whose fonts are open.
struct TextBenchmark {
  private let repeats: Int
  private let engine: TextEngine

  init(repeats: Int) throws {
    self.repeats = repeats
    engine = try TextEngine(catalog: FontCatalog())
    _ = try engine.size(of: Self.plain("Warm up: 準備"), TextLayoutOptions(width: nil))
  }

  /// Prints one JSON object.
  func run() throws {
    let lines = try [1_000, 10_000, 100_000].map { count in (count, try layoutMilliseconds(lines: count)) }
    // How the time grows from the first to the last: 1 is linearly.
    let exponent = log10(lines[2].1 / lines[0].1) / 2
    let layouts = lines.map { "\"\($0)\": \(Self.number($1))" }.joined(separator: ", ")
    print(
      "{\"measure_us\": \(Self.number(try measureMicroseconds(isWidthNew: false))), "
        + "\"measure_at_another_width_us\": \(Self.number(try measureMicroseconds(isWidthNew: true))), "
        + "\"shape_megabyte_ms\": \(Self.number(try shapeMegabyteMilliseconds())), "
        + "\"layout_ms_by_lines\": {\(layouts)}, \"exponent\": \(Self.number(exponent))}")
  }

  /// The title and text of a tutorial's page, measured again.
  private func measureMicroseconds(isWidthNew: Bool) throws -> Double {
    var text = AttributedText()
    text.append(
      "Welcome to the tour ようこそ\n",
      attributes: TextAttributes(font: FontDescriptor(weight: .bold, pointSize: 20)))
    text.append(
      "Swipe through the pages to learn what the application can do for you, then start using it straight "
        + "away. ページをスワイプして、アプリの使い方を確認してください。設定はいつでも変更できます。",
      attributes: TextAttributes(font: FontDescriptor(pointSize: 17)))
    let batch = 200
    var round = 0
    return try median(of: repeats) {
      for index in 0..<batch {
        let width = isWidthNew ? 280 + Double((round * batch + index) % 100) : 345
        _ = try engine.size(of: text, TextLayoutOptions(width: width))
      }
      round += 1
    } * 1000 / Double(batch)
  }

  /// A megabyte of English in paragraphs of some 500 characters, shaped and broken anew every time.
  private func shapeMegabyteMilliseconds() throws -> Double {
    let sentence = "Everyone has the right to life, liberty and security of person, said Article 3 in 1948. "
    let paragraph = String(repeating: sentence, count: 6) + "\n"
    let text = String(repeating: paragraph, count: 1_048_576 / paragraph.utf8.count)
    let options = TextLayoutOptions(width: 345)
    var round = 0
    return try median(of: min(repeats, 7)) {
      // Other text each time, so that none is remembered.
      round += 1
      _ = try engine.size(of: Self.plain("\(round) \(text)"), options)
    }
  }

  private func layoutMilliseconds(lines count: Int) throws -> Double {
    var text = ""
    for index in 0..<count { text += "Line \(index % 1000)\n" }
    var round = 0
    return try median(of: min(repeats, 7)) {
      round += 1
      _ = try engine.layout(Self.plain("\(round)\(text)"), TextLayoutOptions(width: 345))
    }
  }

  /// The median time of some rounds after a first one, in milliseconds: what the thread had of a processor, which is what
  /// passes where nothing else wants one. Nothing here waits.
  private func median(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for round in 0...rounds {
      let start = Self.processorMilliseconds
      try work()
      if round > 0 { times.append(Self.processorMilliseconds - start) }
    }
    return times.sorted()[times.count / 2]
  }

  /// Of this thread so far.
  static var processorMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  static func plain(_ string: String) -> AttributedText {
    AttributedText(string, attributes: TextAttributes(font: FontDescriptor(pointSize: 17)))
  }

  private static func number(_ value: Double) -> String { String(format: "%.3f", value) }
}

/// Text made to be slow: each is laid out once, in a process of its own, whose memory is then its memory.
enum HostileText: String, CaseIterable {
  case marks, word, zeroWidth, overrides, isolates, spaces, rightToLeft, emoji

  private var text: String {
    switch self {
    case .marks: "a" + String(repeating: "\u{301}", count: 80_000)
    case .word: String(repeating: "a", count: 1_048_576)
    case .zeroWidth: "a" + String(repeating: "\u{200B}", count: 200_000) + "b"
    case .overrides: String(repeating: "\u{202E}a\u{202D}\u{5D0}", count: 50_000)
    case .isolates: String(repeating: "\u{2067}a\u{2066}\u{5D0}", count: 50_000)
    case .spaces: String(repeating: " ", count: 1_048_576)
    case .rightToLeft: String(repeating: "\u{628}", count: 500_000)
    case .emoji: String(repeating: "\u{1F468}\u{200D}", count: 100_000)
    }
  }

  /// Prints one JSON object: milliseconds, and how it ended.
  func run() throws {
    let engine = try TextEngine(catalog: FontCatalog())
    _ = try engine.size(of: TextBenchmark.plain("Warm up"), TextLayoutOptions(width: nil))
    let text = text
    let start = TextBenchmark.processorMilliseconds
    let end: String
    do {
      end = "\(try engine.layout(TextBenchmark.plain(text), TextLayoutOptions(width: 345)).lines.count) lines"
    } catch {
      end = "error: \(error)"
    }
    let time = TextBenchmark.processorMilliseconds - start
    print("{\"ms\": \(String(format: "%.1f", time)), \"end\": \"\(end)\"}")
  }
}
