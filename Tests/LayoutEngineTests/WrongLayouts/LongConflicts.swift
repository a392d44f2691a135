extension WrongLayout {
  /// Four to seven members.
  static let longConflicts: [WrongLayout] = [
    WrongLayout(
      "two columns and a gap too wide for the screen", because: "140 + 30 + 140 = 310",
      """
        row a, b
      ! a.leading = root.leading
      ! a.width = 140
      ! b.leading = a.trailing + 30
      ! b.width = 140
      ! b.trailing = root.trailing
      """),
    WrongLayout(
      "three columns, one point too wide", because: "100 + 100 + 101 = 301",
      """
        row a, b, c
      ! a.leading = root.leading
      ! a.width = 100
      ! b.leading = a.trailing
      ! b.width = 100
      ! c.leading = b.trailing
      ! c.width = 101
      ! c.trailing = root.trailing
      """),
    WrongLayout(
      "three equal columns with gaps", because: "10 + 3 · 90 + 2 · 10 + 10 = 310",
      """
        row a, b, c
      ! a.leading = root.leading + 10
      ! b.leading = a.trailing + 10
      ! c.leading = b.trailing + 10
      ! c.trailing = root.trailing - 10
      ! a.width = b.width
      ! b.width = c.width
      ! c.width = 90
      """),
    WrongLayout(
      "a header and a footer that overlap", because: "120 + 100 = 220 > 200",
      """
        column header, footer
      ! header.top = root.top
      ! header.height = 120
      ! footer.bottom = root.bottom
      ! footer.height = 100
      ! header.bottom <= footer.top
      """),
    WrongLayout(
      "a child wider than its parent's inside", because: "100 − 10 − 10 = 80, not 90",
      """
        row p
        row c in p
        p.leading = root.leading
      ! p.width = 100
      ! c.leading = p.leading + 10
      ! c.trailing = p.trailing - 10
      ! c.width = 90
      """),
    WrongLayout(
      "an image as wide as the screen, too tall below the bar", because: "300 / 1.5 = 200; 44 + 200 > 200",
      """
        view a
        a.leading = root.leading
      ! a.width = root.width
      ! a.width = 1.5 * a.height
      ! a.top = root.top + 44
      ! a.bottom <= root.bottom
      """),
    WrongLayout(
      "each before the other", because: "b begins 10 behind a's beginning and ends before it: −10",
      """
        row a, b
        a.leading = root.leading
      ! a.width = 10
      ! b.leading >= a.trailing
      ! b.trailing <= a.leading
      ! (b.width >= 0)
      """),
    WrongLayout(
      "nothing left below", because: "b begins 10 below a, which ends at the bottom, as b does: −10",
      """
        column a, b
        a.height = 20
      ! a.bottom = root.bottom
      ! b.top = a.bottom + 10
      ! b.bottom = root.bottom
      ! (b.height >= 0)
      """),
    WrongLayout(
      "a badge on a corner that leaves the screen", because: "200 + 220 / 2 = 310",
      """
        row card, badge
      ! card.leading = root.leading
      ! card.width = 200
      ! badge.centerX = card.trailing
      ! badge.width = 220
      ! badge.trailing <= root.trailing
      """),
    WrongLayout(
      "an icon, a title and a button",
      because: "16 + 24 + 8 + 190 + 8 + 60 + 16 = 322; without any one it fits, without the icon into 298",
      """
        row icon, title, button
      ! icon.leading = root.leading + 16
      ! icon.width = 24
      ! title.leading = icon.trailing + 8
      ! title.width >= 190
      ! button.leading >= title.trailing + 8
      ! button.width = 60
      ! button.trailing = root.trailing - 16
      """),
    WrongLayout(
      "two halves below a margin", because: "10 + 100 + 100 = 210 > 200",
      """
        column a, b
      ! a.top = root.top + 10
      ! a.height = 0.5 * root.height
      ! b.height = a.height
      ! b.top = a.bottom
      ! b.bottom <= root.bottom
      """),
    WrongLayout(
      "nothing but least sizes and distances", because: "20 + 130 + 10 + 130 + 20 = 310",
      """
        row a, b
      ! a.leading >= root.leading + 20
      ! a.width >= 130
      ! b.leading >= a.trailing + 10
      ! b.width >= 130
      ! b.trailing <= root.trailing - 20
      """),
    WrongLayout(
      "two halves of a half", because: "0.5 · 300 = 150, and 80 + 80 = 160",
      """
        row p
        p.leading = root.leading
      ! p.width = 0.5 * root.width
        row a, b in p
      ! a.leading = p.leading
      ! a.width = 80
      ! b.leading = a.trailing
      ! b.width = 80
      ! b.trailing = p.trailing
      """),
    WrongLayout(
      "three levels of insets", because: "300 − 2 · (20 + 30) = 200; a child of 240 does not fit into it",
      """
        row p
      ! p.leading = root.leading + 20
      ! p.trailing = root.trailing - 20
        row q in p
      ! q.leading = p.leading + 30
      ! q.trailing = p.trailing - 30
        row c in q
      ! c.leading = q.leading
      ! c.trailing = q.trailing
      ! c.width >= 240
      """),
    WrongLayout(
      "a form whose rows are too tall", because: "3 · 60 + 2 · 20 = 220 > 200",
      """
        column name, mail, send
      ! name.top = root.top
      ! name.height = 60
      ! mail.top = name.bottom + 20
      ! mail.height = name.height
      ! send.top = mail.bottom + 20
      ! send.height = name.height
      ! send.bottom <= root.bottom
      """),
  ]
}
