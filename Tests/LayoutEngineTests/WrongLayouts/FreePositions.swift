extension WrongLayout {
  static let freePositions: [WrongLayout] = [
    WrongLayout(
      "two views that only know each other", because: "8 apart, anywhere",
      """
        row a, b
        a.width = 40
        b.width = 40
        b.leading = a.trailing + 8
      ? a.x
      ? b.x
      """),
    WrongLayout(
      "behind another, at least", because: "from 48 on, without an end",
      """
        row a, b
        a.leading = root.leading
        a.width = 40
        b.width = 40
        b.leading >= a.trailing + 8
      ? b.x
      """),
    WrongLayout(
      "somewhere between the edges", because: "0…200",
      """
        row a
        a.width = 100
        a.leading >= root.leading
        a.trailing <= root.trailing
      ? a.x
      """),
    WrongLayout(
      "above another, no one knows how far", because: "from b's top upwards",
      """
        column a, b
        b.bottom = root.bottom
        b.height = 50
        a.height = 50
        a.bottom <= b.top
      ? a.y
      """),
    WrongLayout(
      "the same centre, anywhere", because: "neither has a place",
      """
        row a, b
        a.width = 40
        b.width = 80
        a.centerX = b.centerX
      ? a.x
      ? b.x
      """),
    WrongLayout(
      "a parent without a place", because: "the child's place is one in its parent",
      """
        row p
        p.width = 100
        fill c in p
      ? p.x
      """),
    WrongLayout(
      "equal gaps that nothing ends", because: "as far from the left as the gaps are wide",
      """
        row a
        guide before, behind
        before pins top, bottom
        behind pins top, bottom
        a.width = 100
        before.leading = root.leading
        before.trailing = a.leading
        behind.leading = a.trailing
        behind.width = before.width
      ? a.x
      ? before.width
      ? behind.x
      ? behind.width
      """),
    WrongLayout(
      "a label with a baseline to another that has no place", because: "both move",
      """
        column a, b
        a.height = 20
        b.height = 30
        a.lastBaseline = b.lastBaseline
      ? a.y
      ? b.y
      """),
    WrongLayout(
      "content with a place on one axis only", because: "y is not said",
      """
        view a
        a content 40x20
        a.leading = root.leading
      ? a.y
      """),
    WrongLayout(
      "in a corner of something that is nowhere", because: "the badge follows the card",
      """
        row card, badge
        card.width = 100
        badge.width = 20
        badge.centerX = card.trailing
      ? card.x
      ? badge.x
      """),
    WrongLayout(
      "a wish for a least distance", because: "any distance above 20 is as good",
      """
        row a
        a.width = 100
        a.leading >= root.leading + 20 @750
      ? a.x
      """),
  ]
}
