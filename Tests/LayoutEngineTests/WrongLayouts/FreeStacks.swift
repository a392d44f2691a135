extension WrongLayout {
  static let freeStacks: [WrongLayout] = [
    WrongLayout(
      "a row of three of which one has a width", because: "b and c share 200",
      """
        hstack s: a, b, c
        s pins all
        a.width = 100
      ? b.width
      ? c.x
      ? c.width
      """),
    WrongLayout(
      "a tall column of labels that hug alike", because: "200 − 20 − 30 = 150 for either",
      """
        vstack s: a, b
        s pins all
        a content -x20
        b content -x30
      ~ (b.height of its content, hugging @250: 150 over)
      ? a.height
      ? b.y
      ? b.height
      """),
    WrongLayout(
      "a row filled equally that has no width", because: "twice what nobody knows",
      """
        hstack s fillEqually: a, b
        s pins leading, top, bottom
      ? s.width
      ? a.width
      ? b.x
      ? b.width
      """),
    WrongLayout(
      "a stack that is nowhere", because: "its labels have places in it",
      """
        hstack s: a, b
        s pins top
        a content 40x20
        b content 40x20
      ? s.x
      """),
    WrongLayout(
      "views without widths between equal gaps", because: "as wide as one likes",
      """
        hstack s equalSpacing: a, b
        s pins all
      ? a.width
      ? b.x
      ? b.width
      """),
    WrongLayout(
      "a spacer view among labels that hug less", because: "all hug at 250: any may take the 200",
      """
        hstack s: a, b, c
        s pins all
        a content 40x-
        b content 20x-
        c content 40x-
      ~ (c.width of its content, hugging @250: 200 over)
      ? a.width
      ? b.x
      ? b.width
      ? c.x
      ? c.width
      """),
    WrongLayout(
      "a stack in a stack with nothing in it", because: "no view gives it a height",
      """
        vstack s: a, inner
        s pins leading, top, trailing
        a content -x20
        hstack inner: b
      ? s.height
      ? inner.height
      ? b.height
      """),
  ]
}
