extension WrongLayout {
  /// Autoresizing masks beside constraints.
  static let frameConflicts: [WrongLayout] = [
    WrongLayout(
      "a frame and a height", because: "9 is not 20",
      """
        view a
        a frame 0 0 70 9
      ! a.height = 20
      ! (a: frame and autoresizing mask)
      """),
    WrongLayout(
      "constraints for a view whose mask still counts", because: "its frame is empty at 0, not 16…284",
      """
        view a
        a frame 0 0 0 0
      !12 (a: frame and autoresizing mask)
      !1 a.leading = root.leading + 16
      !2 a.trailing = root.trailing - 16
      """),
    WrongLayout(
      "a frame that has grown with the screen", because: "280 + (400 − 300) = 380, not 300",
      """
        screen 400x200
        view a
        a frame 10 10 280 30 width
      ! a.width = 300
      ! (a: frame and autoresizing mask)
      """),
    WrongLayout(
      "a child wider than its parent's frame", because: "120 > 100",
      """
        view p
        p frame 0 0 100 100
      ! (p: frame and autoresizing mask)
        row c in p
      ! c.leading = p.leading
      ! c.trailing = p.trailing
      ! c.width = 120
      """),
    WrongLayout(
      "two frames that were to touch", because: "0 + 100 is not 90",
      """
        view a, b
        a frame 0 0 100 50
        b frame 90 0 100 50
      ! b.leading = a.trailing
      ! (a: frame and autoresizing mask)
      ! (b: frame and autoresizing mask)
      """),
    WrongLayout(
      "a frame that is to be centred", because: "10 + 80 / 2 = 50, not 150",
      """
        view a
        a frame 10 10 80 30
      ! a.centerX = root.centerX
      ! (a: frame and autoresizing mask)
      """),
    WrongLayout(
      "a frame that stays in the middle, and a margin", because: "100 + (400 − 300) / 2 = 150, not 100",
      """
        screen 400x200
        view a
        a frame 100 0 100 50 left right
      ! a.leading = root.leading + 100
      ! (a: frame and autoresizing mask)
      """),
    WrongLayout(
      "a frame of half the height that has grown", because: "100 · 400 / 200 = 200 > 150",
      """
        screen 300x400
        view a
        a frame 0 0 300 100 height bottom
      ! a.height <= 150
      ! (a: frame and autoresizing mask)
      """),
    WrongLayout(
      "a label below a frame, above the bottom", because: "180 + 30 > 200",
      """
        view a
        a frame 0 0 300 180
        column label
      ! (a: frame and autoresizing mask)
      ! label.top = a.bottom
      ! label.height = 30
      ! label.bottom <= root.bottom
      """),
    WrongLayout(
      "a frame against its own end, by way of another view",
      because: "a ends at 80; b begins there and at 70, whatever else a's frame says",
      """
        row b
        view a
        b.width = 20
      ! b.leading = a.trailing
      ! b.leading = root.leading + 70
        a frame 10 0 70 20
      ! (a: frame and autoresizing mask)
      """),
  ]
}
