import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct CountingTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (14_400, "14,400"), (123_456, "123,456"),
    (-1_234_567, "-1,234,567"),
  ])
  func `digits are in groups of three`(number: Int, text: String) {
    #expect(Counting.grouped(number) == text)
  }

  @Test func `a size has one decimal`() {
    #expect(Counting.megabytes(2_126_000_000) == "2,126.0 MB")
    #expect(Counting.megabytes(149_999) == "0.1 MB" && Counting.megabytes(150_000) == "0.2 MB")
    #expect(Counting.tenths(9.96) == "10.0" && Counting.tenths(1234.56) == "1,234.6")
  }

  @Test func `only a terminal with colours is coloured, unless NO_COLOR forbids it`() {
    func isColored(_ isTerminal: Bool, _ variables: [String: String]) -> Bool {
      WordPainter.isColored(isTerminal: isTerminal) { variables[$0] }
    }
    #expect(isColored(true, ["TERM": "xterm"]) && isColored(true, ["TERM": "xterm", "NO_COLOR": ""]))
    #expect(!isColored(false, ["TERM": "xterm"]) && !isColored(true, [:]))
    #expect(!isColored(true, ["TERM": "dumb"]) && !isColored(true, ["TERM": ""]))
    #expect(!isColored(true, ["TERM": "xterm", "NO_COLOR": "1"]))
  }

  @Test func `a file gets words without colours`() throws {
    let folder = TemporaryFolder()
    let file = open(folder.path("a"), O_RDWR | O_CREAT, 0o600)
    defer { close(file) }
    #expect(WordPainter(file).paint("word", .good) == "word")
    #expect(
      WordPainter(file).line(Diagnostic(.warning, file: "f", "wrong"), program: "p")
        == Diagnostic(.warning, file: "f", "wrong").line(program: "p"))
    #expect(Terminal.write("text", to: file))
    #expect(FileContents.bytes(ofFile: folder.path("a")) == Array("text".utf8))
    #expect(!Terminal.write("text", to: -1))
  }

  @Test func `errors are red, warnings yellow, notes cyan and what is good green`() {
    #expect(Diagnostic.Severity.allCases.map { TerminalColor($0).rawValue } == ["1;31", "1;33", "1;36"])
    let colors = PictureResult.Status.allCases.map { TerminalColor($0) }
    // Same, changed, missing, unreadable, failed, recorded, skipped.
    #expect(colors == [nil, .warning, .error, .error, .error, .good, nil])
    #expect(TerminalColor.good.rawValue == "32")
  }

  @Test func `the clocks count nanoseconds and seconds`() {
    func time(_ clock: clockid_t) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let before = time(CLOCK_MONOTONIC)
    let now = Double(MonotonicClock.nanoseconds) / 1e9
    #expect(before - 1e-6 <= now && now <= time(CLOCK_MONOTONIC) + 1e-6)
    let used = time(CLOCK_THREAD_CPUTIME_ID)
    let seconds = ThreadClock.seconds
    #expect(used - 1e-6 <= seconds && seconds <= time(CLOCK_THREAD_CPUTIME_ID) + 1e-6)
  }
}

struct ProgressPaceTests {
  private static let second: UInt64 = 1_000_000_000

  /// The text once some of `total` are done after some milliseconds.
  private func text(_ done: Int, of total: Int, after milliseconds: UInt64) -> String {
    var pace = ProgressPace(total: total, at: 7)
    pace.note(done: done, at: 7 + milliseconds * 1_000_000)
    return pace.text
  }

  @Test(
    arguments: [
      // Half a second is the least time; before it, and before the first picture, only the count is known.
      (10, 14_400, 499, "10/14,400"), (0, 10, 1000, "0/10"), (5, 100, 500, "5/100 · 10/s · 10 s left"),
      // (14,400 − 340) / 340 = 41.4 s, rounded up.
      (340, 14_400, 1000, "340/14,400 · 340/s · 42 s left"), (5, 100, 1000, "5/100 · 5.0/s · 19 s left"),
      (5, 300, 1000, "5/300 · 5.0/s · 59 s left"), (5, 305, 1000, "5/305 · 5.0/s · 1 min 0 s left"),
      (5, 1000, 1000, "5/1,000 · 5.0/s · 3 min 19 s left"),
      (5, 18_000, 1000, "5/18,000 · 5.0/s · 59 min 59 s left"),
      (5, 18_005, 1000, "5/18,005 · 5.0/s · 1 h 0 min left"),
      (5, 20_005, 1000, "5/20,005 · 5.0/s · 1 h 6 min left"),
    ] as [(Int, Int, UInt64, String)])
  func `the rest of the time follows from the speed`(
    done: Int, total: Int, milliseconds: UInt64, told: String
  ) {
    #expect(text(done, of: total, after: milliseconds) == told)
  }

  @Test func `the speed is that of the last five seconds`() {
    var pace = ProgressPace(total: 1000, at: 0)
    pace.note(done: 100, at: Self.second)
    pace.note(done: 150, at: 6 * Self.second - 1)
    // 150 in just under 6 s.
    #expect(pace.text == "150/1,000 · 25/s · 34 s left")
    pace.note(done: 200, at: 6 * Self.second)
    // 100 in the 5 s since the first second.
    #expect(pace.text == "200/1,000 · 20/s · 40 s left")
  }

  @Test func `a pause longer than that leaves the sample before it`() {
    var pace = ProgressPace(total: 100, at: 0)
    pace.note(done: 40, at: 20 * Self.second)
    #expect(pace.rate == 2)
  }
}

struct ProgressBarTests {
  private func text(_ done: Int, of total: Int, _ name: String, columns: Int) -> String {
    var pace = ProgressPace(total: total, at: 0)
    pace.note(done: done, at: 0)
    let bar = ProgressBar(total: total, isVisible: false).text(pace, name: name, columns: columns)
    // Standard error may be a terminal, on which the bar is green.
    return bar.replacing("\u{1B}[32m", with: "").replacing("\u{1B}[0m", with: "")
  }

  @Test func `a bar has 24 columns, and the count comes before the name`() {
    let bar = "\r\u{1B}[K" + String(repeating: "━", count: 6) + String(repeating: "─", count: 18)
    #expect(text(1, of: 4, "one/iphone-x", columns: 80) == "\(bar) 1/4 · one/iphone-x")
    // Of 34 columns eight are left: two behind the count and the dot.
    #expect(text(1, of: 4, "one/iphone-x", columns: 34) == "\(bar) 1/4 · -x")
    #expect(text(1, of: 4, "one/iphone-x", columns: 33) == "\(bar) 1/4 · x")
    #expect(text(1, of: 4, "one/iphone-x", columns: 32) == "\(bar) 1/4")
    #expect(text(1, of: 4, "one/iphone-x", columns: 28) == "\(bar) 1/")
    #expect(text(1, of: 4, "one/iphone-x", columns: 10) == "\(bar) ")
    #expect(text(4, of: 4, "", columns: 29) == "\r\u{1B}[K\(String(repeating: "━", count: 24)) 4/4")
  }
}

struct GalleryTests {
  private let folder = TemporaryFolder()

  @Test func `the title and its language are read back from the page of the same command`() throws {
    let gallery = Gallery(title: "A & \"B\" <C>", language: "ja", command: "store", pictures: [])
    guard case .written = gallery.write(into: folder.path("")) else {
      Issue.record("not written")
      return
    }
    let path = folder.path("")
    let known = try #require(Gallery.heading(in: path, by: "store"))
    #expect(known.title == "A & \"B\" <C>" && known.language == "ja")
    #expect(Gallery.heading(in: path, by: "render") == nil)
    #expect(Gallery.heading(in: path + "none", by: "store") == nil)
    guard case .foreign(let foreign) = Gallery(title: "", command: "render", pictures: []).write(into: path)
    else {
      Issue.record("replaced")
      return
    }
    #expect(foreign == "\(path)/index.html")
    guard case .failed = gallery.write(into: "/proc/none") else {
      Issue.record("written")
      return
    }
  }
}
