/// Corrections of single letters' advances: the conversion of `SystemFontFit` treats all letters alike, and SF's "w" or "T"
/// are narrower beside the others than Inter's.
///
/// They are fitted by least squares, with a penalty for large ones, to 60 texts that iOS 16 to 26.2 drew and 420 labels
/// and titles that Xcode saved. `Scripts/fit-system-font` repeats it.
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

  /// By UTF-16 unit, up to the end of Latin Extended-B; a letter with marks has its base letter's.
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

  /// In thousandths of the em: in small text, and the change to large text.
  private static let thousandths: [(Unicode.Scalar, text: Int, display: Int)] = [
    (" ", -9, -27), ("!", 17, 1), ("#", -10, 0), ("$", 3, 0), ("&", 7, 0), ("(", -3, 0), (")", -3, 0),
    (",", -3, 0), ("-", -2, 0), (".", 3, 1), ("/", -3, 0), ("0", 5, -16), ("1", 1, -16), ("2", -13, -16),
    ("3", -11, -16), ("4", -14, -16), ("5", 7, -16), ("6", 17, -16), ("7", 3, -16), ("8", 14, -16),
    ("9", -11, -16), (":", 7, 1), ("=", 16, 0), ("?", -2, 0), ("@", 6, 0), ("A", -10, -2), ("B", 10, -1),
    ("C", 0, 2), ("D", 12, 0), ("E", 4, -3), ("F", -4, 1), ("G", 11, 1), ("H", 11, 0), ("I", 6, 1),
    ("J", 2, 0), ("K", 20, 2), ("L", -5, 4), ("M", -3, 1), ("N", 5, 1), ("O", 14, 0), ("P", 4, 0),
    ("Q", 11, 1), ("R", 15, 0), ("S", 5, 2), ("T", -20, 4), ("U", -2, 0), ("V", -5, 0), ("W", 24, -1),
    ("Y", -9, 0), ("Z", 5, 0), ("_", 5, 0), ("a", -11, -4), ("b", 6, 4), ("c", -3, 1), ("d", -7, 3),
    ("e", -10, 5), ("g", 2, -3), ("h", -2, 1), ("i", -3, 0), ("j", 12, 0), ("k", -7, 1), ("l", -3, 3),
    ("m", 9, -4), ("n", 3, 1), ("o", -8, -3), ("p", 7, -8), ("r", 4, -2), ("s", -10, -2), ("t", -10, -1),
    ("u", 0, 3), ("v", -19, -1), ("w", -23, 0), ("x", -25, -6), ("y", -12, 0), ("z", -2, 0), ("{", -3, -1),
    ("}", -3, -1), ("•", -28, 0),
  ]
}
