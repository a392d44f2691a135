extension WrongLayout {
  static let freeSizes: [WrongLayout] = [
    WrongLayout(
      "a square of no size", because: "one of the sizes is needed",
      """
        view a
        a pins leading, top
        a.width = a.height
      ? a.width
      ? a.height
      """),
    WrongLayout(
      "equal widths of no size", because: "both may be anything",
      """
        row a, b
        a pins leading
        b pins leading
        b.width = a.width
      ? a.width
      ? b.width
      """),
    WrongLayout(
      "three columns of which one has a width", because: "b and c share 200",
      """
        row a, b, c
        a.leading = root.leading
        a.width = 100
        b.leading = a.trailing
        c.leading = b.trailing
        c.trailing = root.trailing
      ? b.width
      ? c.x
      ? c.width
      """),
    WrongLayout(
      "a parent as large as its child, and the other way round", because: "neither has a height",
      """
        column p
        p.top = root.top
        fill c in p
      ? p.height
      ? c.height
      """),
    WrongLayout(
      "content with a width only", because: "no height of its own",
      """
        view a
        a content 40x-
        a pins leading, top
      ? a.height
      """),
    WrongLayout(
      "two labels that hug alike above each other", because: "200 − 20 − 30 = 150 for either",
      """
        column a, b
        a content -x20
        b content -x30
        a.top = root.top
        b.top = a.bottom
        b.bottom = root.bottom
      ~ (a.height of its content, hugging @250: 150 over)
      ? a.height
      ? b.y
      ? b.height
      """),
    WrongLayout(
      "at least 100 wide", because: "100 or more",
      """
        row a
        a.leading = root.leading
        a.width >= 100
      ? a.width
      """),
    WrongLayout(
      "an image view without an image", because: "without content it has no size",
      """
        view a
        a pins leading, top
      ? a.width
      ? a.height
      """),
    WrongLayout(
      "centred, with a limit", because: "0…300 wide around the middle",
      """
        row a
        a.centerX = root.centerX
        a.leading >= root.leading
      ? a.x
      ? a.width
      """),
    WrongLayout(
      "a divider that lacks its thickness", because: "its height is not said",
      """
        column line
        line.bottom = root.bottom
      ? line.y
      ? line.height
      """),
    WrongLayout(
      "a ratio to a free width", because: "b is twice what nobody knows",
      """
        row a, b
        a pins leading
        b pins leading
        b.width = 2 * a.width
        a.width <= 100
      ? a.width
      ? b.width
      """),
    WrongLayout(
      "two limits of a wish each", because: "between 50 and 80 both hold",
      """
        row a
        a.leading = root.leading
        a.width >= 50 @750
        a.width <= 80 @750
      ? a.width
      """),
  ]
}
