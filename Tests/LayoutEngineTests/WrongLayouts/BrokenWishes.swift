extension WrongLayout {
  /// Wishes that something of a higher priority keeps from holding.
  static let brokenWishes: [WrongLayout] = [
    WrongLayout(
      "a width at 750 and one at 751", because: "the higher one counts, by however little",
      """
        row a
        a.leading = root.leading
      ~ a.width = 100 @750: 100 over
        a.width = 200 @751
      """),
    WrongLayout(
      "a width at 999 and one at 1000", because: "what is required counts; 999 is a wish",
      """
        row a
        a.leading = root.leading
        a.width = 50
      ~ a.width = 60 @999: 10 short
      """),
    WrongLayout(
      "many wishes against one of a higher priority", because: "ten times 250 do not outvote 251",
      """
        row a
        a.leading = root.leading
        a.width = 50 @251
      ~ a.width = 60 @250: 10 short
      ~ a.width = 61 @250: 11 short
      ~ a.width = 62 @250: 12 short
      ~ a.width = 63 @250: 13 short
      """),
    WrongLayout(
      "a square that the screen does not allow", because: "200 of 300",
      """
        view a
        a.centerX = root.centerX
        a.centerY = root.centerY
        a.width = a.height
        a.height <= root.height
      ~ a.width = root.width @750: 100 short
      """),
    WrongLayout(
      "a label squeezed by a button", because: "300 − 8 − 100 = 192 < 250",
      """
        row a, b
        a content 250x-
        b content 100x-
        b resists 751 x
        a.leading = root.leading
        b.leading = a.trailing + 8
        b.trailing = root.trailing
      ~ (a.width of its content, compression resistance @750: 58 short)
      """),
    WrongLayout(
      "equal widths given up for content", because: "100 is more than 60",
      """
        row a, b
        a content 60x-
        b content 100x-
        b resists 1000 x
        a resists 1000 x
        a hugs 1000 x
        a.leading = root.leading
        b.leading = root.leading
      ~ a.width = b.width @999: 40 short
      """),
    WrongLayout(
      "a margin given up near the edge", because: "290 + 40 = 330: 30 back from 290",
      """
        row a
        a.width = 40
        a.trailing <= root.trailing
      ~ a.leading = root.leading + 290 @750: 30 short
      """),
    WrongLayout(
      "a sheet of the height it wants, cut off by the bar", because: "180 > 200 − 44",
      """
        screen 300x200 safe 44 0 0 0
        safeArea safe
        column a
        a.bottom = root.bottom
        a.top >= safe.top
      ~ a.height = 180 @500: 24 short
      """),
    WrongLayout(
      "stretched content", because: "300 − 40",
      """
        row a
        a content 40x-
        a pins leading, trailing
      ~ (a.width of its content, hugging @250: 260 over)
      """),
    WrongLayout(
      "999.5 is more than 999", because: "UIKit's priorities are no whole numbers",
      """
        row a
        a.leading = root.leading
        a.width = 50 @999.5
      ~ a.width = 60 @999: 10 short
      """),
    WrongLayout(
      "a maximal width that a wish fills", because: "320 > 300, and at most 260",
      """
        row a
        a.centerX = root.centerX
        a.width <= 260
      ~ a.width = 320 @750: 60 short
      """),
  ]
}
