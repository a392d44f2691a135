extension WrongLayout {
  static let hiddenViews: [WrongLayout] = [
    WrongLayout(
      "a hidden arranged view of fixed width",
      because: "0 wide, not 50, and it takes no room: iOS shows what is meant",
      """
        hstack s: a, b
        s pins leading, top, bottom
        b.width = 20
        a hidden
        a.width = 50
      """),
    WrongLayout(
      "a hidden arranged view of fixed height", because: "0, not 30, and it takes no room",
      """
        vstack s: a, b
        s pins leading, top, trailing
        a.height = 20
        b hidden
        b.height = 30
      """),
    WrongLayout(
      "a hidden button wide enough for a finger", because: "0 < 44, and it takes no room",
      """
        hstack s: a, b
        s pins leading, top, bottom
        a.width = 20
        b hidden
        b.width >= 44
      """),
    WrongLayout(
      "a hidden square in a row of fixed height",
      because: "0 wide, and as tall",
      """
        hstack s: a, b
        s pins leading, top
        b.width = 20
        a hidden
        s.height = 100
        a.width = a.height
      """),
    WrongLayout(
      "what is in a hidden arranged view keeps its margins",
      because: "0 − 8 − 8 = −16, of which nothing is seen",
      """
        hstack s: p, b
        s pins leading, top, bottom
        b.width = 20
        p hidden
        row c in p
        c.leading = p.leading + 8
        c.trailing = p.trailing - 8
      """),
    WrongLayout(
      "a hidden view outside stacks contradicts all the same", because: "50 is not 60",
      """
        row a
        a hidden
        a.leading = root.leading
      ! a.width = 50
      ! a.width = 60
      """),
    WrongLayout(
      "a hidden label that may not shrink", because: "40 > 0, and it takes no room",
      """
        hstack s: a, b
        s pins leading, top
        a content 60x20
        b content 40x20
        b resists 1000 x
        b hidden
      """),
    WrongLayout(
      "a hidden view as wide as one that shows", because: "0 is not 30, and it takes no room",
      """
        hstack s: a, b
        s pins leading, top, bottom
        b hidden
        a.width = 30
        b.width = a.width
      """),
    WrongLayout(
      "hiding one of two leaves too little", because: "60, not 100",
      """
        hstack s spacing 10: a, b
        s pins leading, top, bottom
        b hidden
      ! s.width = 100
      ! a.width = 60
      ! (s: UISV-canvas-connection for a)
      """),
    WrongLayout(
      "all views of a stack hidden",
      because: "a placeholder touches the stack's edges; the views' place is open",
      """
        hstack s: a, b
        s pins leading, top, bottom
        s.width = 100
        a hidden
        b hidden
      ? a.x
      ? b.x
      """),
    WrongLayout(
      "an optional width gives way to hiding", because: "0 − 50",
      """
        hstack s: a, b
        s pins leading, top, bottom
        b.width = 20
        a hidden
      ~ a.width = 50 @999: 50 short
      """),
    WrongLayout(
      "a hidden view outside stacks may be ambiguous", because: "nothing says how wide it is",
      """
        row a
        a hidden
        a.leading = root.leading
      ? a.width
      """),
  ]
}
