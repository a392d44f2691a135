extension WrongLayout {
  /// Inequalities that follow from each other.
  static let chainConflicts: [WrongLayout] = [
    WrongLayout(
      "each wider than the next, in a ring", because: "a ≥ b + 10 ≥ c + 20 ≥ a + 20",
      """
        row a, b, c
        a pins leading
        b pins leading
        c pins leading
      ! a.width >= b.width + 10
      ! b.width >= c.width + 10
      ! c.width >= a.width
      ? a.width
      ? b.width
      ? c.width
      """),
    WrongLayout(
      "four widths that rise from 100 to 90", because: "100 ≤ a ≤ b ≤ c ≤ d ≤ 90",
      """
        row a, b, c, d
        a pins leading
        b pins leading
        c pins leading
        d pins leading
      ! a.width >= 100
      ! a.width <= b.width
      ! b.width <= c.width
      ! c.width <= d.width
      ! d.width <= 90
      """),
    WrongLayout(
      "three rows with gaps of at least 20", because: "3 · 20 + 3 · 60 = 240 > 200",
      """
        column a, b, c
      ! a.top >= root.top + 20
      ! a.height = 60
      ! b.top >= a.bottom + 20
      ! b.height = 60
      ! c.top >= b.bottom + 20
      ! c.height = 60
      ! c.bottom <= root.bottom
      """),
    WrongLayout(
      "right of the middle, but far from the end", because: "160 + 100 / 2 = 210 > 200",
      """
        row a
      ! a.centerX >= root.centerX + 10
      ! a.trailing <= root.trailing - 100
      ! a.width >= 100
      """),
    WrongLayout(
      "at most half the screen, at least as wide as 160", because: "160 > 150",
      """
        row a, b
        a pins leading
        b pins leading
      ! a.width <= 0.5 * root.width
      ! a.width >= b.width
      ! b.width >= 160
      """),
    WrongLayout(
      "two steps of 50 within 90", because: "0 + 50 + 50 = 100 > 90",
      """
        row a, b, c
        a.width = 10
        b.width = 10
        c.width = 10
      ! a.leading = root.leading
      ! b.leading >= a.leading + 50
      ! c.leading >= b.leading + 50
      ! c.leading <= root.leading + 90
      """),
    WrongLayout(
      "two limits beside others that do no harm",
      because: "110 > 100; for a up to 60 there is room in either case",
      """
        row a, b
        a pins leading
        b pins leading
        a.width <= 80
        a.width <= b.width - 40
      ! b.width >= 110
      ! b.width <= 100
      ? a.width
      """),
  ]
}
