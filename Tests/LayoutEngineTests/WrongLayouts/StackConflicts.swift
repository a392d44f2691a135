extension WrongLayout {
  static let stackConflicts: [WrongLayout] = [
    WrongLayout(
      "a stack from edge to edge around fixed widths", because: "100 + 10 + 150 = 260, not 300",
      """
        hstack s spacing 10: a, b
        s pins top, bottom
      ! s pins leading, trailing
      ! a.width = 100
      ! b.width = 150
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "a stack of fixed width around fixed widths", because: "100 + 150 = 250, not 200",
      """
        hstack s: a, b
        s pins leading, top, bottom
      ! s.width = 200
      ! a.width = 100
      ! b.width = 150
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "filled equally by different widths", because: "100 is not 120",
      """
        hstack s fillEqually: a, b
        s pins leading, top, bottom
      ! a.width = 100
      ! b.width = 120
      ! (s: UISV-fill-equally for b)
      """),
    WrongLayout(
      "filled equally, but one width is too large", because: "(200 − 20) / 2 = 90, not 100",
      """
        hstack s fillEqually spacing 20: a, b
        s pins leading, top, bottom
      ! s.width = 200
      ! a.width = 100
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      ! (s: UISV-fill-equally for b)
      """),
    WrongLayout(
      "a column of fixed height around fixed heights", because: "60 + 60 = 120, not 100",
      """
        vstack s: a, b
        s pins leading, top, trailing
      ! s.height = 100
      ! a.height = 60
      ! b.height = 60
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "a row that fills across with different heights", because: "50 is not 60",
      """
        hstack s: a, b
        s pins leading, top
        a.width = 10
        b.width = 10
      ! a.height = 50
      ! b.height = 60
      ! (s: UISV-alignment for b)
      """),
    WrongLayout(
      "a view lower than the row it fills", because: "80 is not 100",
      """
        hstack s: a, b
        s pins leading, top
        a.width = 10
        b.width = 10
      ! s.height = 100
      ! a.height = 80
      ! (s: UISV-canvas-connection for a)
      """),
    WrongLayout(
      "a centred view higher than its row", because: "120 > 100",
      """
        hstack s center: a, b
        s pins leading, top
        a.width = 10
        b.width = 10
        a.height = 50
      ! s.height = 100
      ! b.height = 120
      ! (s: UISV-spanning-boundary for b)
      ! (s: UISV-canvas-connection for s)
      """),
    WrongLayout(
      "a single centred view higher than its row", because: "120 > 100",
      """
        hstack s center: a
        s pins leading, top
        a.width = 10
      ! s.height = 100
      ! a.height = 120
      ! (s: UISV-canvas-connection for a)
      """),
    WrongLayout(
      "equal gaps that are below the spacing", because: "200 − 100 − 90 = 10 < 20",
      """
        hstack s equalSpacing spacing 20: a, b
        s pins leading, top, bottom
      ! s.width = 200
      ! a.width = 100
      ! b.width = 90
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "a column in a row that is too low for it", because: "60 + 60 = 120, not 100",
      """
        hstack outer: inner, c
        vstack inner: a, b
        outer pins leading, top
        c.width = 10
        a.width = 10
      ! outer.height = 100
      ! a.height = 60
      ! b.height = 60
      ! (outer: UISV-canvas-connection for inner)
      ! (inner: UISV-canvas-connection for a)
      ! (inner: UISV-canvas-connection for b)
      ! (inner: UISV-spacing for b)
      """),
    WrongLayout(
      "a view as wide as its stack less no margins", because: "100 − 0 − 0 = 100, not 90",
      """
        hstack s inMargins: a
        s pins leading, top, bottom
      ! s.width = 100
      ! a.width = 90
      ! (s: UISV-canvas-connection for a)
      """),
    WrongLayout(
      "an arranged view with a margin of its own",
      because: "the first view begins where the stack does: 0, not 10",
      """
        hstack s: a, b
        s pins top, bottom
        a.width = 20
        b.width = 20
      ! s.leading = root.leading
      ! a.leading = root.leading + 10
      ! (s: UISV-canvas-connection for a)
      """),
    WrongLayout(
      "an arranged view placed after another gap", because: "10 is not 16",
      """
        hstack s spacing 10: a, b
        s pins leading, top, bottom
        a.width = 20
        b.width = 20
      ! b.leading = a.trailing + 16
      ! (s: UISV-spacing for b)
      """),
    WrongLayout(
      "three equal widths of which two are told", because: "40 is not 44; the third has no part",
      """
        hstack s fillEqually: a, b, c
        s pins leading, top, bottom
      ! b.width = 40
      ! c.width = 44
      ! (s: UISV-fill-equally for b)
      ! (s: UISV-fill-equally for c)
      """),
    WrongLayout(
      "labels that may not shrink in a narrow stack", because: "80 + 8 + 80 = 168 > 150",
      """
        hstack s spacing 8: a, b
        s pins leading, top
        a content 80x20
        b content 80x20
        a resists 1000 x
        b resists 1000 x
      ! s.width = 150
      ! (s: UISV-canvas-connection for a)
      ! (s: UISV-canvas-connection for b)
      ! (s: UISV-spacing for b)
      ! (a: required size of its content, horizontally)
      ! (b: required size of its content, horizontally)
      """),
  ]
}
