extension WrongLayout {
  static let ratioConflicts: [WrongLayout] = [
    WrongLayout(
      "two ratios and a width", because: "100 / 2 = 50, not 0.6 · 100",
      """
        view a
        a pins leading, top
      ! a.width = 100
      ! a.width = 2 * a.height
      ! a.height = 0.6 * a.width
      """),
    WrongLayout(
      "a square that covers the screen", because: "300 is not 200",
      """
      ! fill a
      ! a.width = a.height
      """),
    WrongLayout(
      "from 100 to the middle, 60 wide", because: "0.5 · 300 − 100 = 50",
      """
        row a
      ! a.leading = root.leading + 100
      ! a.trailing = 0.5 * root.trailing
      ! a.width = 60
      """),
    WrongLayout(
      "halves of each other, 10 tall at least", because: "a = b / 2 = a / 4 = 0",
      """
        column a, b
        a pins top
        b pins top
      ! a.height = 0.5 * b.height
      ! b.height = 0.5 * a.height
      ! a.height >= 10
      """),
    WrongLayout(
      "a film at 16:9 and its caption", because: "300 · 0.5625 + 40 = 208.75 > 200",
      """
        view film
        film.leading = root.leading
        column caption
      ! film.top = root.top
      ! film.width = root.width
      ! film.height = 0.5625 * film.width
      ! caption.top = film.bottom
      ! caption.height >= 40
      ! caption.bottom <= root.bottom
      """),
    WrongLayout(
      "three columns of two fifths", because: "3 · 0.4 · 300 = 360",
      """
        row a, b, c
      ! a.leading = root.leading
      ! a.width = 0.4 * root.width
      ! b.leading = a.trailing
      ! b.width = 0.4 * root.width
      ! c.leading = b.trailing
      ! c.width = 0.4 * root.width
      ! c.trailing <= root.trailing
      """),
    WrongLayout(
      "a centre at a quarter", because: "50 + 60 / 2 = 80, not 0.5 · 150 = 75",
      """
        row a
      ! a.leading = root.leading + 50
      ! a.width = 60
      ! a.centerX = 0.5 * root.centerX
      """),
    WrongLayout(
      "a third as a decimal", because: "3 · 0.33 · 300 = 297, not 300",
      """
        row a, b, c
      ! a.leading = root.leading
      ! a.width = 0.33 * root.width
      ! b.leading = a.trailing
      ! b.width = 0.33 * root.width
      ! c.leading = b.trailing
      ! c.width = 0.33 * root.width
      ! c.trailing = root.trailing
      """),
  ]
}
