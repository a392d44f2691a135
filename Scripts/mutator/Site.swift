/// A place of a source at which a small fault can be planted as a switch: text goes before and after the code there, which stays.
struct Site {
  /// The kinds of faults.
  enum Kind: String, CaseIterable {
    /// `a == b` becomes `a != b`, `&&` becomes `||`, a condition its opposite.
    case condition
    /// `a < b` becomes `a <= b`; a range ends one earlier.
    case bound
    /// The body of an `if` or a loop, or the exit of a `guard`, is never entered.
    case branch
    /// Two neighbouring arguments change places.
    case arguments
    /// A number is one more, or a truth value the other.
    case constant
    /// `minX` becomes `minY`, `leading` becomes `trailing`, `min` becomes `max`.
    case axis
    /// `+` becomes `-`.
    case sign
    /// A call or an assignment is left out.
    case call
  }

  var kind: Kind
  /// The range of the code, in bytes of UTF-8.
  var start: Int
  var end: Int
  /// 1 for the first line of the file.
  var line: Int
  var lastLine: Int
  /// The text before the code, with `#` for the switch.
  var prefix: String
  var suffix: String
  /// The change in a few words, such as `a < b → a <= b`.
  var change: String
}
