extension WrongLayout {
  static let scrolledContents: [WrongLayout] = [
    WrongLayout(
      "a content view that says nothing but edges", because: "its sizes are the content's, and those its",
      """
        fill s
        s scrolls
        fill v in s
      ? s.contentWidth
      ? s.contentHeight
      ? v.width
      ? v.height
      """),
    WrongLayout(
      "a content view without a height", because: "300 wide; its height is the content's",
      """
        fill s
        s scrolls
        fill v in s
        v.width = s.width
      ? s.contentHeight
      ? v.height
      """),
    WrongLayout(
      "a content view of two widths", because: "300 is not 400",
      """
        view s
        s pins top, bottom
      ! s pins leading, trailing
        s scrolls
        fill v in s
        v.height = 500
      ! v.width = s.width
      ! v.width = 400
      """),
    WrongLayout(
      "a page as tall as the frame, and taller", because: "200 < 300",
      """
        view s
        s pins leading, trailing
      ! s pins top, bottom
        s scrolls
        contentGuide c in s
        frameGuide f in s
        view v in s
        v pins all to c
        v.width = f.width
      ! v.height = f.height
      ! v.height >= 300
      """),
    WrongLayout(
      "two pages of 300 in a content of 500", because: "300 + 300 = 600",
      """
        fill s
        s scrolls
        contentGuide c in s
        frameGuide f in s
        view p, q in s
        p pins top, bottom to c
        q pins top, bottom to c
        p.height = f.height
      ! p.leading = c.leading
      ! p.width = 300
      ! q.leading = p.trailing
      ! q.width = 300
      ! q.trailing = c.trailing
      ! c.width = 500
      """),
    WrongLayout(
      "a bottom that is only a limit", because: "the content is at least 50 tall, and may be taller",
      """
        fill s
        s scrolls
        view v in s
        v pins leading, top, trailing
        v.width = s.width
        v.height = 50
        v.bottom <= s.bottom
      ? s.contentHeight
      """),
    WrongLayout(
      "a content that ends before it begins", because: "10 + 20 + content = 10 needs −20",
      """
        fill s
        s scrolls
        view v in s
        v pins top
        v.height = 10
      ! v.leading = s.leading + 10
      ! v.width = 10
      ! v.trailing = s.trailing + 40
      ! (content width of scroll view s >= 0)
      """),
    WrongLayout(
      "a stack in a scroll view without a width", because: "its labels want 40; what stretches them is free",
      """
        fill s
        s scrolls
        vstack t in s: a
        t pins all
        a content -x20
      ? s.contentWidth
      ? t.width
      ? a.width
      """),
  ]
}
