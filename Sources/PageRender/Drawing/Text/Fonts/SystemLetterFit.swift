/// Corrections of single letters' advances: the conversion of `SystemFontFit` treats all letters alike, and SF's "w" or "T"
/// are narrower beside the others than Inter's.
///
/// They are fitted by least squares, with a penalty for large ones, to 69 texts that iOS 16 to 26.2 drew and 420 labels
/// and titles that Xcode saved.
enum SystemLetterFit {
  /// The correction of a character, in ems: in small text, and its change to large text.
  static func correction(of unit: UInt16) -> SIMD2<Double> {
    let index = unit == bullet ? 0 : Int(unit)
    return index < table.count ? table[index] : .zero
  }

  /// The characters that may have a correction.
  static var units: [UInt16] { [bullet] + (0x20..<UInt16(table.count)) }

  /// U+2022, whose correction is at index 0: NUL is not drawn.
  private static let bullet: UInt16 = 0x2022

  /// Changes by UTF-16 unit, up to the end of Latin Extended-B; a letter with marks has its base letter's.
  private static let table: [SIMD2<Double>] = {
    var table = [SIMD2<Double>](repeating: .zero, count: 0x250)
    for (letter, text, display) in thousandths {
      let unit = UInt16(truncatingIfNeeded: letter.value)
      table[unit == bullet ? 0 : Int(unit)] = SIMD2(Double(text), Double(display)) / 1000
    }
    for unit in 0xC0..<table.count {
      guard let base = Unicode.Scalar(UInt16(unit))?.base, base.value < 0x80 else { continue }
      table[unit] = table[Int(base.value)]
    }
    return table
  }()

  /// Changes in thousandths of the em: in small text, and the change to large text.
  private static let thousandths: [(Unicode.Scalar, text: Int, display: Int)] = [
    (" ", -9, -40), ("!", 17, 1), ("#", -11, 0), ("$", 4, -13), ("&", 7, 0), ("(", -3, 0), (")", -3, 0),
    (",", -5, -2), ("-", -2, 0), (".", 2, 1), ("/", -4, 0), ("0", 5, -13), ("1", 2, -13), ("2", -13, -13),
    ("3", -10, -13), ("4", -13, -13), ("5", 8, -13), ("6", 17, -13), ("7", 3, -13), ("8", 16, -13),
    ("9", -12, -13), (":", 7, 2), ("=", 14, 0), ("?", -2, 0), ("@", 7, 0), ("A", -11, -2), ("B", 9, -1),
    ("C", 1, 2), ("D", 13, 2), ("E", 4, -3), ("F", -1, 2), ("G", 11, 1), ("H", 9, -1), ("I", 7, 2),
    ("J", 1, 0), ("K", 17, 0), ("L", -5, 2), ("M", -4, 1), ("N", 4, 1), ("O", 14, 1), ("P", 3, 0),
    ("Q", 10, 1), ("R", 16, 0), ("S", 4, 0), ("T", -21, 4), ("U", -1, 1), ("V", -5, 0), ("W", 24, -1),
    ("Y", -7, 0), ("Z", 4, 0), ("_", 5, 0), ("a", -10, -1), ("b", 6, 4), ("c", -2, 2), ("d", -7, 3),
    ("e", -10, 2), ("f", 0, -1), ("g", 5, 0), ("h", -3, 0), ("i", -2, 3), ("j", 14, 1), ("k", -6, 1),
    ("l", -2, 1), ("m", 9, -5), ("n", 1, 0), ("o", -8, -7), ("p", 8, -7), ("r", 5, -1), ("s", -9, 2),
    ("t", -9, 2), ("u", 1, 3), ("v", -18, -1), ("w", -22, 0), ("x", -28, -7), ("y", -13, 1), ("z", -1, 0),
    ("{", -3, -2), ("}", -3, -2), ("•", -27, 0),
  ]
}
