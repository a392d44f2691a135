extension WrongLayout {
  /// Layouts that look loose and are not.
  static let nearlyAmbiguous: [WrongLayout] = [
    WrongLayout(
      "a wish at 1", because: "anything that is wished settles",
      """
        row a
        a.width = 100
        a.leading = root.leading @1
      """),
    WrongLayout(
      "as small as a wish lets it be", because: "at least 100, and as near to 0 as that allows",
      """
        row a
        a.leading = root.leading
        a.width >= 100
      ~ a.width = 0 @1: 100 over
      """),
    WrongLayout(
      "two labels of which one resists less", because: "b gives up 100 of its 200",
      """
        row a, b
        a content 200x-
        b content 200x-
        b resists 749 x
        a.leading = root.leading
        b.leading = a.trailing
        b.trailing = root.trailing
      ~ (b.width of its content, compression resistance @749: 100 short)
      """),
    WrongLayout(
      "two labels that hug alike in a stack that hugs them", because: "nothing stretches the stack",
      """
        hstack s: a, b
        s pins leading, top
        a content 40x20
        b content 60x20
        s.trailing <= root.trailing
      """),
    WrongLayout(
      "pushed against a limit from both sides", because: "at least 100 from the left and ending at 150",
      """
        row a
        a.leading >= root.leading + 100
        a.width >= 50
        a.trailing <= root.leading + 150
      """),
    WrongLayout(
      "a ring of limits without room", because: "a ≤ b ≤ c ≤ a = 40",
      """
        row a, b, c
        a pins leading
        b pins leading
        c pins leading
        a.width = 40
        a.width <= b.width
        b.width <= c.width
        c.width <= a.width
      """),
    WrongLayout(
      "views of no height in a row that centres them", because: "stacks make such views as low as can be",
      """
        hstack s center: a, b
        s pins all
        a.width = 100
        b.width = 200
      """),
    WrongLayout(
      "text whose height follows from its width", because: "4000 / 100 = 40",
      """
        view a
        a wraps 4000
        a pins leading, top
        a.width = 100
      ~ (a.width of its content, compression resistance @750: 100 short)
      """),
    WrongLayout(
      "equal gaps with both ends", because: "(300 − 100) / 2 = 100 on either side",
      """
        row a
        guide before, behind
        before pins top, bottom
        behind pins top, bottom
        a.width = 100
        before.leading = root.leading
        before.trailing = a.leading
        behind.leading = a.trailing
        behind.trailing = root.trailing
        behind.width = before.width
      """),
    WrongLayout(
      "a view in a scroll view that says nothing of the content", because: "its corner and size are said",
      """
        fill s
        s scrolls
        view v in s
        v pins leading, top
        v.width = 100
        v.height = 400
      """),
    WrongLayout(
      "a place from two equations", because: "x + w = 200 and x + w / 2 = 150 make w = 100, x = 100",
      """
        row a
        a.trailing = root.leading + 200
        a.centerX = root.centerX
      """),
    WrongLayout(
      "hidden in a stack, so not free", because: "a has 300, b nothing",
      """
        hstack s: a, b
        s pins all
        b hidden
      """),
  ]
}
