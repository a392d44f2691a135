/// An exact fraction in lowest terms with a positive denominator. Traps where a number outgrows 128 bits,
/// which those of layouts do not.
struct Rational: Hashable, Comparable, Sendable {
  private(set) var numerator: Int128
  private(set) var denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ whole: Int) {
    numerator = Int128(whole)
    denominator = 1
  }

  private init(_ numerator: Int128, over denominator: Int128) {
    let divisor = Self.commonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// The simplest fraction within 1e-11 of a number: 1/3 for 0.333… (the convergents of its continued
  /// fraction). Layouts have numbers of few digits, or quotients of such.
  init(nearest value: Double) {
    var (last, present) = ((p: Int128(0), q: Int128(1)), (p: Int128(1), q: Int128(0)))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      let next = (p: Int128(whole) * present.p + last.p, q: Int128(whole) * present.q + last.q)
      (last, present) = (present, next)
      if (Double(present.p) / Double(present.q) - value).magnitude < 1e-11 { break }
      rest = 1 / (rest - whole)
    }
    self.init(present.p, over: present.q)
  }

  var isZero: Bool { numerator == 0 }
  var value: Double { Double(numerator) / Double(denominator) }

  static func + (a: Self, b: Self) -> Self {
    if b.isZero { return a }
    return Self(
      a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
  }

  static func * (a: Self, b: Self) -> Self {
    Self(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func / (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  static prefix func - (a: Self) -> Self { Self(-a.numerator, over: a.denominator) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func += (a: inout Self, b: Self) { a = a + b }

  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  private static func commonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (a.magnitude, b.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return Int128(max(a, 1))
  }
}
