extension WrongLayout {
  /// Layouts that look contradictory and are right: nothing may be found.
  static let nearMisses: [WrongLayout] = [
    WrongLayout(
      "the same width twice", because: "50 is 50",
      """
        row a
        a.leading = root.leading
        a.width = 50
        a.width = 50
      """),
    WrongLayout(
      "at most 50 and at least 50", because: "exactly 50",
      """
        row a
        a.leading = root.leading
        a.width <= 50
        a.width >= 50
      """),
    WrongLayout(
      "half and a quarter of a height", because: "both hold where both are 0",
      """
        column a, b
        a pins top
        b pins top
        a.height = 0.5 * b.height
        a.height = 0.25 * b.height
      """),
    WrongLayout(
      "margins that just meet", because: "300 − 150 − 150 = 0, which a width may be",
      """
        row a
        a.leading = root.leading + 150
        a.trailing = root.trailing - 150
      """),
    WrongLayout(
      "rows that just fit", because: "3 · 50 + 20 + 20 + 10 = 200",
      """
        column a, b, c
        a.top >= root.top + 10
        a.height = 50
        b.top >= a.bottom + 20
        b.height = 50
        c.top >= b.bottom + 20
        c.height = 50
        c.bottom <= root.bottom
      """),
    WrongLayout(
      "three columns that just fit", because: "100 + 100 + 100 = 300",
      """
        row a, b, c
        a.leading = root.leading
        a.width = 100
        b.leading = a.trailing
        b.width = 100
        c.leading = b.trailing
        c.width = 100
        c.trailing = root.trailing
      """),
    WrongLayout(
      "a third of the screen as a fraction", because: "3 · 300 / 3 = 300, up to rounding",
      """
        row a, b, c
        a.leading = root.leading
        a.width = 0.3333333333333333 * root.width
        b.leading = a.trailing
        b.width = 0.3333333333333333 * root.width
        c.leading = b.trailing
        c.width = 0.3333333333333333 * root.width
        c.trailing = root.trailing
      """),
    WrongLayout(
      "tenths that add up", because: "0.1 · 300 + 0.2 · 300 = 0.3 · 300, up to rounding",
      """
        row a, b, c
        a pins leading
        b pins leading
        c pins leading
        a.width = 0.1 * root.width
        b.width = 0.2 * root.width
        c.width = 0.3 * root.width
        c.trailing = root.leading + 90
      """),
    WrongLayout(
      "said twice in different words", because: "both say 50…250",
      """
        row a
        a.leading = root.leading + 50
        a.trailing = root.trailing - 50
        a.width = 200
        a.centerX = root.centerX
      """),
    WrongLayout(
      "a ring of equal widths", because: "a = b = c = a = 40",
      """
        row a, b, c
        a pins leading
        b pins leading
        c pins leading
        a.width = 40
        b.width = a.width
        c.width = b.width
        a.width = c.width
      """),
    WrongLayout(
      "a square within landscape edges", because: "200 by 200 in the middle, which is where the limits end",
      """
        view a
        a.centerX = root.centerX
        a.centerY = root.centerY
        a.width = a.height
        a.width <= root.width
        a.height = root.height
      """),
    WrongLayout(
      "a safe area of nothing", because: "on this screen it is the screen",
      """
        safeArea safe
        column a
        a.height = 50
        a.bottom = safe.bottom
        a.bottom = root.bottom
      """),
    WrongLayout(
      "a frame that happens to fit", because: "10 + 80 / 2 = 50",
      """
        view a
        a frame 10 10 80 30
        a.centerX = root.leading + 50
        a.height = 30
      """),
    WrongLayout(
      "a frame that moves with the right edge", because: "300 − 50 − 50 = 200",
      """
        screen 400x200
        view a
        a frame 200 0 50 50 left
        a.trailing = root.trailing - 50
      """),
    WrongLayout(
      "a stack filled equally by what fits", because: "(300 − 2 · 15) / 3 = 90",
      """
        hstack s fillEqually spacing 15: a, b, c
        s pins all
        b.width = 90
      """),
    WrongLayout(
      "a stack around fixed widths that add up", because: "100 + 10 + 190 = 300",
      """
        hstack s spacing 10: a, b
        s pins all
        a.width = 100
        b.width = 190
      """),
    WrongLayout(
      "hiding takes the spacing along", because: "200 and nothing else",
      """
        hstack s spacing 10: a, b
        s pins leading, top, bottom
        s.width = 200
        a.width = 200
        b hidden
      """),
    WrongLayout(
      "a stack that overlaps its views", because: "160 − 20 + 160 = 300",
      """
        hstack s spacing -20: a, b
        s pins all
        a.width = 160
        b.width = 160
      """),
    WrongLayout(
      "a label that may neither grow nor shrink, with room", because: "40 of 300",
      """
        view a
        a content 40x20
        a hugs 1000
        a resists 1000
        a pins leading, top
        a.trailing <= root.trailing
      """),
    WrongLayout(
      "required hugging of a size that content does not have", because: "there is no height to hug",
      """
        view a
        a content 40x-
        a hugs 1000
        a pins leading, top
        a.height = 90
      """),
    WrongLayout(
      "a content view taller than its scroll view", because: "that is what scrolls",
      """
        fill s
        s scrolls
        fill v in s
        v.width = s.width
        v.height = 500
      """),
    WrongLayout(
      "left and trailing from left to right", because: "10…290",
      """
        row a
        a.left = root.left + 10
        a.trailing = root.trailing - 10
      """),
    WrongLayout(
      "right and leading that agree from right to left", because: "both say 292",
      """
        rtl
        row a
        a.width = 50
        a.right = root.right - 8
        a.leading = root.leading + 8
      """),
    WrongLayout(
      "the margins of a screen, twice", because: "16 is 16",
      """
        margins m
        row a
        a.width = 50
        a.leading = m.leading
        a.leading = root.leading + 16
      """),
  ]
}
