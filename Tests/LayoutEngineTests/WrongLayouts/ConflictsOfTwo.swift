extension WrongLayout {
  /// Two constraints, or one and what is so by nature.
  static let conflictsOfTwo: [WrongLayout] = [
    WrongLayout(
      "two widths", because: "50 is not 60",
      """
        row a
        a.leading = root.leading
      ! a.width = 50
      ! a.width = 60
      """),
    WrongLayout(
      "at least more than at most",
      because: "40 is less than 50",
      """
        column a
        a.top = root.top
      ! a.height >= 50
      ! a.height <= 40
      """),
    WrongLayout(
      "a width below its least", because: "50 < 60",
      """
        row a
        a.leading = root.leading
      ! a.width = 50
      ! a.width >= 60
      """),
    WrongLayout(
      "as wide as the screen, but at most 250", because: "the root is 300",
      """
        row a
        a.leading = root.leading
      ! a.width = root.width
      ! a.width <= 250
      """),
    WrongLayout(
      "two leading edges", because: "0 is not 10",
      """
        row a
      ! a.leading = root.leading
      ! a.leading = root.leading + 10
        a.width = 50
      """),
    WrongLayout(
      "two centres", because: "150 is not 170",
      """
        row a
      ! a.centerX = root.centerX
      ! a.centerX = root.centerX + 20
        a.width = 50
      """),
    WrongLayout(
      "as wide as another, and wider", because: "0 < 1",
      """
        row a, b
        a.leading = root.leading
        a.width = 50
        b.leading = root.leading
      ! b.width = a.width
      ! b.width >= a.width + 1
      """),
    WrongLayout(
      "a margin of 16 that is to be 20 at least", because: "16 < 20",
      """
        row a
      ! a.leading = root.leading + 16
      ! a.leading >= root.leading + 20
        a.width = 50
      """),
    WrongLayout(
      "touching, and 8 apart", because: "the bottom edge is either b's top or 8 below it",
      """
        column a, b
        a.top = root.top
        b.top = root.top + 60
        b.height = 20
      ! a.bottom = b.top
      ! a.bottom >= b.top + 8
      """),
    WrongLayout(
      "a negative width", because: "no width is −10; 0 is nearest",
      """
        row a
        a.leading = root.leading
      ! a.width = -10
      ! (a.width >= 0)
      """),
    WrongLayout(
      "a height negative at most", because: "no height is less than 0",
      """
        column a
        a.top = root.top
      ! a.height <= -0.5
      ! (a.height >= 0)
      """),
    WrongLayout(
      "ten points taller and as tall", because: "b is 30; a cannot be 30 and 40",
      """
        column a, b
        a.top = root.top
        b.top = root.top
        b.height = 30
      ! a.height = b.height
      ! a.height = b.height + 10
      """),
    WrongLayout(
      "an end within 20 of the edge and beyond 10", because: "280 < 290",
      """
        row a
        a.leading = root.leading
      ! a.trailing <= root.trailing - 20
      ! a.trailing >= root.trailing - 10
      """),
    WrongLayout(
      "two baselines", because: "views without text have theirs at the bottom: b's is 40, a's 40 and 43",
      """
        column a, b
        a.height = 20
        b.height = 40
        b.top = root.top
      ! a.firstBaseline = b.firstBaseline
      ! a.firstBaseline = b.firstBaseline + 3
      """),
    WrongLayout(
      "as wide and as tall as the screen is wide", because: "a width is 300 or, by the height, 200",
      """
        row a
        a.leading = root.leading
      ! a.width = root.height
      ! a.width = root.width
      """),
    WrongLayout(
      "nearly the same width", because: "99.5 is not 100, if only by half a point",
      """
        row a
        a.leading = root.leading
      ! a.width = 99.5
      ! a.width = 100
      """),
  ]
}
