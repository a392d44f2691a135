internal import CICU

/// An East Asian language whose basic characters a document's form fields show.
package enum BasicCharacters: Hashable, Sendable, CaseIterable {
  case japanese, simplifiedChinese, traditionalChinese, korean

  /// The language of a BCP 47 tag such as `zh-TW`; `nil` for other languages.
  package init?(language: String) {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// A tag that selects the language's forms of characters.
  var tag: String {
    switch self {
    case .japanese: "ja"
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    case .korean: "ko"
    }
  }

  /// The scalars of the basic characters, in the order of their standard, after punctuation.
  ///
  /// They are the first level of the national standard, sorted by use: the 2,965 kanji of JIS X 0208, the 3,755
  /// hanzi of GB 2312, the 5,401 of Big5, the 2,350 hangul of KS X 1001.
  var scalars: [UInt32] {
    let (punctuation, kana, wide): ([UInt32], [UInt32], [UInt32]) = (
      Array(0x3000...0x303F), Array(0x3040...0x30FF), Array(0xFF00...0xFFEF)
    )
    return switch self {
    case .japanese:
      punctuation + kana + wide + Self.decode("EUC-JP", 0xB0...0xCF, [0xA1...0xFE], in: Self.han)
    case .simplifiedChinese:
      punctuation + wide + Self.decode("GB2312", 0xB0...0xD7, [0xA1...0xFE], in: Self.han)
    case .traditionalChinese:
      punctuation + wide
        + Self.decode("Big5", 0xA4...0xC6, [0x40...0x7E, 0xA1...0xFE], in: Self.han)
    case .korean:
      punctuation + Array(0x3131...0x318E)
        + Self.decode("EUC-KR", 0xB0...0xC8, [0xA1...0xFE], in: Self.hangul)
    }
  }

  /// The blocks CJK Unified Ideographs and Hangul Syllables.
  private static let han: ClosedRange<UInt32> = 0x4E00...0x9FFF
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// The characters of all pairs of bytes in a charset, as far as they are in a block.
  private static func decode(
    _ charset: String, _ first: ClosedRange<UInt8>, _ second: [ClosedRange<UInt8>],
    in block: ClosedRange<UInt32>
  ) -> [UInt32] {
    let bytes = first.flatMap { high in second.flatMap { $0.flatMap { [high, $0] } } }
    let units = [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
      guard let start = units.baseAddress, let length = Int32(exactly: bytes.count) else { return }
      var status: Int32 = 0
      count = max(Int(cicu_decode(charset, bytes, length, start, length, &status)), 0)
    }
    return units.map(UInt32.init).filter(block.contains)
  }
}
