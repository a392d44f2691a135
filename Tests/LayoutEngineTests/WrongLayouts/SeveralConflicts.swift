extension WrongLayout {
  /// More than one thing is wrong.
  static let severalConflicts: [WrongLayout] = [
    WrongLayout(
      "a width and a height", because: "10 is not 20, twice",
      """
        view a
        a pins leading, top
      !1 a.width = 10
      !1 a.width = 20
      !2 a.height = 10
      !2 a.height = 20
      """),
    WrongLayout(
      "three widths", because: "of 40, 50 and 60 one remains, and two contradict it",
      """
        any 2
        row a
        a.leading = root.leading
      ! a.width = 40
      ! a.width = 50
      ! a.width = 60
      """),
    WrongLayout(
      "one width that two contradict", because: "50 is neither 60 nor at least 70",
      """
        any 2
        row a
        a.leading = root.leading
      ! a.width = 50
      ! a.width = 60
      ! a.width >= 70
      """),
    WrongLayout(
      "edges that a width and a centre contradict",
      because: "the edges make 300 around 150, not 100 around 160",
      """
        row a
      !12 a.leading = root.leading
      !12 a.trailing = root.trailing
      !1 a.width = 100
      !2 a.centerX = root.centerX + 10
      """),
    WrongLayout(
      "a conflict in one view and a free place in another", because: "50 is not 60; b has no x",
      """
        row a, b
        a.leading = root.leading
      ! a.width = 50
      ! a.width = 60
        b.width = 40
      ? b.x
      """),
    WrongLayout(
      "a conflict and a wish", because: "50 is not 60; 50 is 50 less than 100",
      """
        row a, b
        a.leading = root.leading
        b.leading = root.leading
      ! a.width = 50
      ! a.width = 60
        b.width <= 50
      ~ b.width = 100 @750: 50 short
      """),
    WrongLayout(
      "rows that are wrong each by itself", because: "2 · 160 = 320 and 2 · 170 = 340",
      """
        view a, b, c, d
        a pins top
        b pins top
        c pins bottom
        d pins bottom
        a.height = 20
        b.height = 20
        c.height = 20
        d.height = 20
      !1 a.leading = root.leading
      !1 a.width = 160
      !1 b.leading = a.trailing
      !1 b.width = 160
      !1 b.trailing = root.trailing
      !2 c.leading = root.leading
      !2 c.width = 170
      !2 d.leading = c.trailing
      !2 d.width = 170
      !2 d.trailing = root.trailing
      """),
    WrongLayout(
      "a square between edges that leave no room", because: "300 − 320 < 0 across; then 300 is not 200",
      """
        row a
      ! a.leading = root.leading + 160
      ! a.trailing = root.trailing - 160
      ! (a.width >= 0)
        a.width = a.height
      """),
  ]
}
