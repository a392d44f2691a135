extension WrongLayout {
  /// Wishes of one priority against each other: no conflict, but the outcome is open, unless there is a
  /// middle.
  /// Of several that are as good, the constraint first in document order is met; of contents, that of the view named last.
  static let ties: [WrongLayout] = [
    WrongLayout(
      "two widths at 750", because: "between 100 and 200 the errors add up to 100 everywhere",
      """
        row a
        a.leading = root.leading
        a.width = 100 @750
      ~ a.width = 200 @750: 100 short
      ? a.width
      """),
    WrongLayout(
      "two edges at 750 and a width", because: "at any place from 0 to 200 they miss 200 together",
      """
        row a
        a.width = 100
        a.leading = root.leading @750
      ~ a.trailing = root.trailing @750: 200 short
      ? a.x
      """),
    WrongLayout(
      "two edges and a centre at 250", because: "in the middle the centre holds and each edge misses 100",
      """
        row a
        a.width = 100
      ~ a.leading = root.leading @250: 100 over
        a.centerX = root.centerX @250
      ~ a.trailing = root.trailing @250: 100 short
      """),
    WrongLayout(
      "two labels squeezed alike", because: "200 + 200 − 300 = 100 are missing from either",
      """
        row a, b
        a content 200x-
        b content 200x-
        a.leading = root.leading
        b.leading = a.trailing
        b.trailing = root.trailing
      ~ (a.width of its content, compression resistance @750: 100 short)
      ? a.width
      ? b.x
      ? b.width
      """),
    WrongLayout(
      "equal widths that are to be 100 and 200, all at 500", because: "one of the three misses 100",
      """
        row a, b
        a pins leading
        b pins leading
        a.width = 100 @500
      ~ b.width = a.width @500: 100 over
        b.width = 200 @500
      ? a.width
      ? b.width
      """),
    WrongLayout(
      "three widths at 500", because: "60 is in the middle: 10 + 0 + 40 is least",
      """
        row a
        a.leading = root.leading
      ~ a.width = 50 @500: 10 over
        a.width = 60 @500
      ~ a.width = 100 @500: 40 short
      """),
    WrongLayout(
      "limits at 500 that cross", because: "between 100 and 200 they miss 100 together",
      """
        row a
        a.leading = root.leading
        a.width <= 100 @500
      ~ a.width >= 200 @500: 100 short
      ? a.width
      """),
    WrongLayout(
      "a width as weak as the hugging", because: "between 40 and 100 they miss 60 together",
      """
        view a
        a content 40x20
        a pins leading, top
      ~ a.width = 100 @250: 60 short
      ? a.width
      """),
    WrongLayout(
      "margins that are too wide together, at 999",
      because: "160 + 160 − 300: 20 are missing, and more where wide",
      """
        row a
        a.leading = root.leading + 160 @999
      ~ a.trailing = root.trailing - 160 @999: 20 over
      ? a.x
      """),
    WrongLayout(
      "rows that want more than there is", because: "120 + 120 − 200 = 40 are missing from either",
      """
        column a, b
        a.top = root.top
        a.height = 120 @750
        b.top = a.bottom
      ~ b.height = 120 @750: 40 short
        b.bottom = root.bottom
      ? a.height
      ? b.y
      ? b.height
      """),
    WrongLayout(
      "two centres at 750", because: "between 100 and 200 they miss 100 together",
      """
        row a
        a.width = 40
        a.centerX = root.leading + 100 @750
      ~ a.centerX = root.leading + 200 @750: 100 short
      ? a.x
      """),
    WrongLayout(
      "a tie of unequal parts",
      because: "a point of a costs 2 of b's width and saves 1: the double width gives way",
      """
        row a, b
        a pins leading
        b pins leading
        b.width = 2 * a.width
      ~ a.width = 100 @750: 40 short
        b.width = 120 @750
      """),
    WrongLayout(
      "four widths at 500 without a middle", because: "between 60 and 80 the errors add up to 70",
      """
        row a
        a.leading = root.leading
      ~ a.width = 50 @500: 10 over
        a.width = 60 @500
      ~ a.width = 80 @500: 20 short
      ~ a.width = 100 @500: 40 short
      ? a.width
      """),
  ]
}
