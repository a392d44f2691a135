extension WrongLayout {
  static let conflictsOfThree: [WrongLayout] = [
    WrongLayout(
      "two margins and a width", because: "300 − 20 − 20 = 260, not 280",
      """
        row a
      ! a.leading = root.leading + 20
      ! a.trailing = root.trailing - 20
      ! a.width = 280
      """),
    WrongLayout(
      "equal widths of 40 and 50", because: "40 is not 50",
      """
        row a, b
        a pins leading
        b pins trailing
      ! b.width = a.width
      ! a.width = 40
      ! b.width = 50
      """),
    WrongLayout(
      "60 points below 150 of 200", because: "150 + 60 = 210 > 200; 50 is nearest to 60",
      """
        column a
      ! a.top = root.top + 150
      ! a.height >= 60
      ! a.bottom <= root.bottom
      """),
    WrongLayout(
      "centred, as wide as the screen, with a margin", because: "the leading edge is 0, not 16",
      """
        row a
      ! a.centerX = root.centerX
      ! a.width = root.width
      ! a.leading = root.leading + 16
      """),
    WrongLayout(
      "margins that meet", because: "300 − 160 − 160 = −20, which no width is",
      """
        row a
      ! a.leading = root.leading + 160
      ! a.trailing = root.trailing - 160
      ! (a.width >= 0)
      """),
    WrongLayout(
      "twice as wide as tall, 100 by 60", because: "2 · 60 = 120, not 100",
      """
        view a
        a pins leading, top
      ! a.width = 2 * a.height
      ! a.width = 100
      ! a.height = 60
      """),
    WrongLayout(
      "beginning where another begins and ends", because: "0 is not 10",
      """
        row a, b
        a.leading = root.leading
        b.width = 20
      ! b.leading = a.leading
      ! b.leading = a.trailing
      ! a.width = 10
      """),
    WrongLayout(
      "at least twice another of at least 100, at most 150", because: "2 · 100 = 200 > 150",
      """
        row a, b
        a.leading = root.leading
        b.leading = root.leading
      ! a.width >= 2 * b.width
      ! b.width >= 100
      ! a.width <= 150
      """),
    WrongLayout(
      "a baseline above the bottom of what has no text", because: "100 + 100 = 200, not 180",
      """
        column a
      ! a.lastBaseline = root.bottom - 20
      ! a.top = root.top + 100
      ! a.height = 100
      """),
    WrongLayout(
      "a ring of widths", because: "a = c = b = a + 10; that a is 40 has no part in it",
      """
        row a, b, c
        a.leading = root.leading
        b.leading = root.leading
        c.leading = root.leading
        a.width = 40
      ! b.width = a.width + 10
      ! c.width = b.width
      ! a.width = c.width
      """),
    WrongLayout(
      "centres in a ring", because: "c is where a is and 5 beside b, which is where a is",
      """
        row a, b, c
        a.width = 10
        b.width = 10
        c.width = 10
        b.leading = root.leading
      ! a.centerX = b.centerX
      ! c.centerX = a.centerX
      ! c.centerX = b.centerX + 5
      """),
    WrongLayout(
      "centred and in a corner", because: "a leading edge at 0 and a centre at 150 make 300, not 80",
      """
        row a
      ! a.leading = root.leading
      ! a.centerX = root.centerX
      ! a.width = 80
      """),
    WrongLayout(
      "a bottom above its own top", because: "a height of 50 − 80 = −30",
      """
        column a
      ! a.top = root.top + 80
      ! a.bottom = root.top + 50
      ! (a.height >= 0)
      """),
    WrongLayout(
      "half the screen from its middle on, and a margin", because: "150 + 150 = 300, not 292",
      """
        row a
      ! a.leading = root.centerX
      ! a.width = 0.5 * root.width
      ! a.trailing = root.trailing - 8
      """),
  ]
}
