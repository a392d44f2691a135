extension WrongLayout {
  /// Leading is right; left stays left.
  static let rightToLeft: [WrongLayout] = [
    WrongLayout(
      "left and trailing are one edge from right to left",
      because: "both are 10 from the left; the right is open",
      """
        rtl
        row a
        a.left = root.left + 10
        a.trailing = root.trailing - 10
      ? a.x
      ? a.width
      """),
    WrongLayout(
      "left and trailing with different margins", because: "the left edge is 10 or 20",
      """
        rtl
        row a
        a.width = 50
      ! a.left = root.left + 10
      ! a.trailing = root.trailing - 20
      """),
    WrongLayout(
      "right and leading", because: "the right edge is 300 or 292",
      """
        rtl
        row a
        a.width = 50
      ! a.right = root.right
      ! a.leading = root.leading + 8
      """),
    WrongLayout(
      "two margins and a width, from the right", because: "300 − 20 − 20 = 260, not 280",
      """
        rtl
        row a
      ! a.leading = root.leading + 20
      ! a.trailing = root.trailing - 20
      ! a.width = 280
      """),
    WrongLayout(
      "a row of two too wide, from the right", because: "8 + 150 + 8 + 150 = 316 > 300",
      """
        rtl
        row a, b
      ! a.leading >= root.leading + 8
      ! a.width = 150
      ! b.leading >= a.trailing + 8
      ! b.width = 150
      ! b.trailing <= root.trailing
      """),
    WrongLayout(
      "a stack of fixed widths, from the right", because: "100 + 10 + 150 = 260, not 250",
      """
        rtl
        hstack s spacing 10: a, b
        s pins leading, top, bottom
      ! s.width = 250
      ! a.width = 100
      ! b.width = 150
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "a wish from the right", because: "290 from the right leave 10 for 40: it begins 260 from there",
      """
        rtl
        row a
        a.width = 40
        a.trailing <= root.trailing
      ~ a.leading = root.leading + 290 @750: 30 short
      """),
    WrongLayout(
      "left of the first label from right to left", because: "b ends left of a, where nothing says how far",
      """
        rtl
        row a, b
        a.leading = root.leading
        a.width = 40
        b.width = 40
        b.leading >= a.trailing + 8
      ? b.x
      """),
    WrongLayout(
      "a notch on the left, leading on the right", because: "safe: 44…300; 256 < 260",
      """
        rtl
        screen 300x200 safe 0 44 0 0
        safeArea safe
        row a
      ! a.leading = safe.leading
      ! a.trailing = safe.trailing
      ! a.width = 260
      ! (safe: insets of its guide)
      """),
  ]
}
