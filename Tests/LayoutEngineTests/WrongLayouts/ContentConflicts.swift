extension WrongLayout {
  /// Content whose hugging or compression resistance is required.
  static let contentConflicts: [WrongLayout] = [
    WrongLayout(
      "a label that may not grow, and a width", because: "40 at most, not 100",
      """
        view a
        a content 40x20
        a hugs 1000 x
        a pins leading, top
      ! a.width = 100
      ! (a: required size of its content, horizontally)
      """),
    WrongLayout(
      "a label that may not shrink, and a width", because: "40 at least, not 30",
      """
        view a
        a content 40x20
        a resists 1000 x
        a pins leading, top
      ! a.width = 30
      ! (a: required size of its content, horizontally)
      """),
    WrongLayout(
      "text that needs two lines more than its height", because: "4000 / 100 = 40 > 30",
      """
        view a
        a wraps 4000
        a resists 1000 y
        a pins leading, top
      ~ (a.width of its content, compression resistance @750: 100 short)
        a.width = 100
      ! a.height = 30
      ! (a: required size of its content, vertically)
      """),
    WrongLayout(
      "a label that may not shrink in a narrow view", because: "40 > 30",
      """
        row p
        p.leading = root.leading
      ! p.width = 30
        row a in p
        a content 40x-
        a resists 1000
      ! a.leading = p.leading
      ! a.trailing = p.trailing
      ! (a: required size of its content, horizontally)
      """),
    WrongLayout(
      "a label that may not grow between two edges", because: "300 > 40",
      """
        row a
        a content 40x-
        a hugs 1000
      ! a.leading = root.leading
      ! a.trailing = root.trailing
      ! (a: required size of its content, horizontally)
      """),
    WrongLayout(
      "two labels that may not grow and have to fill", because: "40 + 8 + 60 = 108 < 300",
      """
        row a, b
        a content 40x-
        b content 60x-
        a hugs 1000
        b hugs 1000
      ! a.leading = root.leading
      ! b.leading = a.trailing + 8
      ! b.trailing = root.trailing
      ! (a: required size of its content, horizontally)
      ! (b: required size of its content, horizontally)
      """),
    WrongLayout(
      "two labels that may not shrink", because: "200 + 150 = 350 > 300",
      """
        row a, b
        a content 200x-
        b content 150x-
        a resists 1000
        b resists 1000
      ! a.leading = root.leading
      ! b.leading = a.trailing
      ! b.trailing <= root.trailing
      ! (a: required size of its content, horizontally)
      ! (b: required size of its content, horizontally)
      """),
    WrongLayout(
      "an image of fixed size and a ratio", because: "3 · 20 = 60, not 40",
      """
        view a
        a content 40x20
        a hugs 1000
        a resists 1000
        a pins leading, top
      ! a.width = 3 * a.height
      ! (a: required size of its content, horizontally)
      ! (a: required size of its content, vertically)
      """),
    WrongLayout(
      "a column that ends at its widest label, which is wider", because: "120 > 100",
      """
        row p
        p.leading = root.leading
      ! p.width <= 100
        row a in p
        a content 120x-
        a resists 1000
      ! a.leading = p.leading
      ! a.trailing <= p.trailing
      ! (a: required size of its content, horizontally)
      """),
    WrongLayout(
      "an equal width with a label that may neither grow nor shrink", because: "b is 60 as a is, not 80",
      """
        row a, b
        a pins leading
        b pins leading
        b content 80x-
        b hugs 1000
      ! a.width = 60
      ! b.width = a.width
      ! (b: required size of its content, horizontally)
        b resists 1000
      """),
  ]
}
