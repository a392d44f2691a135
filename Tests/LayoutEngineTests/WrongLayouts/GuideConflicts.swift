extension WrongLayout {
  static let guideConflicts: [WrongLayout] = [
    WrongLayout(
      "taller than the safe area", because: "200 − 20 − 34 = 146 < 160",
      """
        screen 300x200 safe 20 0 34 0
        safeArea safe
        column a
      ! a.top = safe.top
      ! a.bottom = safe.bottom
      ! a.height = 160
      ! (safe: insets of its guide)
      """),
    WrongLayout(
      "above the home indicator, and at the bottom", because: "200 − 34 = 166, not 192",
      """
        screen 300x200 safe 20 0 34 0
        safeArea safe
        column a
        a.height = 50
      ! a.bottom = safe.bottom
      ! a.bottom = root.bottom - 8
      ! (safe: insets of its guide)
      """),
    WrongLayout(
      "a margin guide and a margin of one's own", because: "16 is not 20",
      """
        margins m
        row a
        a.width = 50
      ! a.leading = m.leading
      ! a.leading = root.leading + 20
      ! (m: insets of its guide)
      """),
    WrongLayout(
      "the margin and the edge", because: "16 is not 0",
      """
        row a
        a.width = 50
      ! a.leading = root.leadingMargin
      ! a.leading = root.leading
      """),
    WrongLayout(
      "a gap of 50 in 30", because: "180 − 150 = 30 < 50",
      """
        row a, b
        guide gap
        gap pins top, bottom
        b.width = 20
      ! a.leading = root.leading
      ! a.width = 150
      ! b.leading = root.leading + 180
      ! gap.leading = a.trailing
      ! gap.trailing = b.leading
      ! gap.width >= 50
      """),
    WrongLayout(
      "equal gaps around what is not in the middle", because: "50 before it, 150 behind it",
      """
        row a
        guide before, behind
        before pins top, bottom
        behind pins top, bottom
      ! before.leading = root.leading
      ! before.trailing = a.leading
      ! behind.leading = a.trailing
      ! behind.trailing = root.trailing
      ! behind.width = before.width
      ! a.width = 100
      ! a.leading = root.leading + 50
      """),
    WrongLayout(
      "220 points between the ears of a notch", because: "300 − 44 − 44 = 212",
      """
        screen 300x200 safe 0 44 21 44
        safeArea safe
        row a
      ! a.leading = safe.leading
      ! a.trailing = safe.trailing
      ! a.width >= 220
      ! (safe: insets of its guide)
      """),
    WrongLayout(
      "a margin below a bar, centred in the screen", because: "(20 + 166) / 2 = 93, not 100",
      """
        screen 300x200 safe 20 0 34 0
        safeArea safe
        column a
      ! a.top = safe.top
      ! a.bottom = safe.bottom
      ! a.centerY = root.centerY
      ! (safe: insets of its guide)
      """),
    WrongLayout(
      "the margins of a view within a view", because: "8 is not 16",
      """
        row p
        p pins leading
        p.width = 200
        margins m in p
        row a in p
        a.width = 50
      ! a.leading = m.leading
      ! a.leading = p.leading + 16
      ! (m: insets of its guide)
      """),
  ]
}
