import Foundation

/// Runs parsers on files that are nearly right, for `FUZZ_SECONDS` each, a second unless set.
package enum Fuzzing {
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init) ?? 1

  /// Numbered from 0 where `FUZZ_SEED` is not set, so that a run in CI is the same each time.
  package static let seed =
    ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

  /// How many mutants there were, and how many of them the parser took.
  package struct Outcome {
    package var count = 0
    package var taken = 0
  }

  /// Mutates files of a format again and again.
  ///
  /// - Parameter take: Parses a mutant; returns whether it is one of the format.
  package static func run(
    _ files: [[UInt8]], isText: Bool, take: ([UInt8]) throws -> Bool
  ) rethrows -> Outcome {
    var mutator = Mutator(seed: seed)
    var outcome = Outcome()
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      let file = files[outcome.count % files.count]
      let mutant = isText ? mutator.mutatedText(file) : mutator.mutatedBytes(file)
      if try take(mutant) { outcome.taken += 1 }
      outcome.count += 1
    }
    return outcome
  }
}

/// Changes values of files more often than their form, so that most mutants pass a parser and reach what is behind it.
package struct Mutator {
  private var random: SplitMix64

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let numbers = [
    "0", "-1", "1", "255", "65536", "2147483647", "-2147483648", "4294967296", "9223372036854775807", "1e308",
    "0.0000001", "1e-320", "32768", "21", "441", "100000",
  ]

  /// Replaces numbers by others near them or by extremes, exchanges and repeats values between quotation marks; rarely
  /// changes a byte.
  package mutating func mutatedText(_ file: [UInt8]) -> [UInt8] {
    var file = file
    for _ in 0..<[1, 1, 2, 3].randomElement(using: &random)! {
      if Int.random(in: 0..<16, using: &random) == 0, !file.isEmpty {
        file[Int.random(in: file.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      } else if Bool.random(using: &random), let range = pick(from: Self.numberRanges(in: file)) {
        file.replaceSubrange(range, with: number(insteadOf: file[range]).utf8)
      } else {
        let values = Self.valueRanges(in: file)
        if let from = pick(from: values), let to = pick(from: values) {
          let text = Array(file[from])
          file.replaceSubrange(to, with: Bool.random(using: &random) ? text : text + text)
        }
      }
    }
    return file
  }

  private mutating func number(insteadOf digits: ArraySlice<UInt8>) -> String {
    guard Bool.random(using: &random), let number = Int(String(decoding: digits, as: UTF8.self)) else {
      return Self.numbers.randomElement(using: &random)!
    }
    return "\(max(0, number &+ Int.random(in: -2...2, using: &random)))"
  }

  /// Replaces one to four bytes at a place by an extreme, or by what stands elsewhere.
  package mutating func mutatedBytes(_ file: [UInt8]) -> [UInt8] {
    var file = file
    for _ in 0..<[1, 1, 1, 2].randomElement(using: &random)! where file.count > 8 {
      let count = [1, 1, 2, 4].randomElement(using: &random)!
      let place = Int.random(in: 0...(file.count - count), using: &random)
      let other = Int.random(in: 0...(file.count - count), using: &random)
      let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, file[other]]
      for offset in 0..<count { file[place + offset] = extremes.randomElement(using: &random)! }
    }
    return file
  }

  private mutating func pick(from ranges: [Range<Int>]) -> Range<Int>? {
    ranges.randomElement(using: &random)
  }

  private static func numberRanges(in file: [UInt8]) -> [Range<Int>] {
    ranges(in: file) { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }

  /// Between quotation marks; not the keys of JSON, which a colon follows.
  private static func valueRanges(in file: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    while place < file.count {
      let mark = file[place]
      place += 1
      guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { continue }
      guard let end = file[place...].firstIndex(of: mark) else { break }
      if end + 1 >= file.count || file[end + 1] != UInt8(ascii: ":") { ranges.append(place..<end) }
      place = end + 1
    }
    return ranges
  }

  private static func ranges(in file: [UInt8], of isPart: (UInt8) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for place in 0...file.count {
      let belongs = place < file.count && isPart(file[place])
      if belongs, start == nil { start = place }
      if !belongs, let first = start {
        ranges.append(first..<place)
        start = nil
      }
    }
    return ranges
  }
}
