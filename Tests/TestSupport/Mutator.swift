/// How files are changed, so that at least half of them still pass a parser.
package enum FileForm {
  case text, png, jpeg
  /// Of any other kind: its bytes.
  case bytes
}

/// Changes values of files more often than their form, so that most mutants pass a parser and reach what is behind it.
package struct Mutator {
  private var random: SplitMix64

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  package mutating func mutated(_ file: [UInt8], as form: FileForm) -> [UInt8] {
    switch form {
    case .text: mutatedText(file)
    case .bytes: mutatedBytes(file)
    case .png: mutatedPNG(file)
    case .jpeg: mutatedJPEG(file)
    }
  }

  private static let numbers = [
    "0", "-1", "1", "255", "65536", "2147483647", "-2147483648", "4294967296", "9223372036854775807", "1e308",
    "0.0000001", "1e-320", "32768", "21", "441", "100000",
  ]

  /// Replaces numbers by others near them or by extremes, exchanges and repeats values between quotation marks; rarely
  /// changes a byte.
  private mutating func mutatedText(_ file: [UInt8]) -> [UInt8] {
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
  private mutating func mutatedBytes(_ file: [UInt8]) -> [UInt8] {
    var file = file
    for _ in 0..<[1, 1, 1, 2].randomElement(using: &random)! { changeBytes(of: &file, in: file.indices) }
    return file
  }

  private mutating func changeBytes(of file: inout [UInt8], in range: Range<Int>) {
    let count = min(range.count, [1, 1, 2, 4].randomElement(using: &random)!)
    guard count > 0, file.count > 8 else { return }
    let place = Int.random(in: range.lowerBound...(range.upperBound - count), using: &random)
    let other = Int.random(in: file.indices, using: &random)
    let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, file[other]]
    for offset in 0..<count { file[place + offset] = extremes.randomElement(using: &random)! }
  }

  /// Changes one to three values that a file has at known places, by little or to an extreme; rarely bytes anywhere.
  mutating func mutatedValues(of file: [UInt8], at ranges: [Range<Int>]) -> [UInt8] {
    var file = file
    for _ in 0..<[1, 1, 2, 3].randomElement(using: &random)! {
      guard Int.random(in: 0..<16, using: &random) > 0, let range = pick(from: ranges), !range.isEmpty else {
        changeBytes(of: &file, in: file.indices)
        continue
      }
      if Bool.random(using: &random) {
        changeBytes(of: &file, in: range)
      } else {
        file[Int.random(in: range, using: &random)] &+= [1, 2, 8, 0xF8, 0xFE, 0xFF].randomElement(
          using: &random)!
      }
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
