internal import LayoutEngine
internal import PageDrawing
internal import PageLayout
internal import PageLint

extension PageRenderer {
  /// The bounds of each word's ink on a page, in points of the screen; of each line in scripts without
  /// spaces.
  func words(on solved: SolvedPage) -> [Rect] {
    return SceneReading(solved, ink: ink).marks.flatMap { mark -> [Rect] in
      guard case .glyphs(let run) = mark.kind, let box = ink.box(of: run) else { return [] }
      guard !mark.isTurned, box.width > 0, box.height > 0 else { return [mark.ink] }
      let scale = Size(width: mark.ink.width / box.width, height: mark.ink.height / box.height)
      return Self.joined(ink.boxes(of: run), closerThan: run.pointSize * Self.space).map { word in
        Rect(
          x: mark.ink.minX + (word.minX - box.minX) * scale.width,
          y: mark.ink.minY + (word.minY - box.minY) * scale.height,
          width: word.width * scale.width, height: word.height * scale.height)
      }
    }
  }

  /// The bounds of text lines and of pictures narrower than the screen, as drawn, in points of the screen.
  func content(on solved: SolvedPage) -> [Rect] {
    let screen = solved.scene.size
    return SceneReading(solved, ink: ink).marks.compactMap { mark in
      switch mark.kind {
      case .glyphs: mark.visible
      case .image: mark.visible.flatMap { $0.width < screen.width * 0.9 ? $0 : nil }
      default: nil
      }
    }
  }

  /// The bounds of what controls draw beside texts and pictures, such as a button's ground or the dots of a page
  /// control, in points of the screen. Controls of a quarter of the screen and more are left out.
  func controls(on solved: SolvedPage) -> [Rect] {
    let screen = solved.scene.size
    return SceneReading(solved, ink: ink).marks.compactMap { mark in
      let node = solved.page.tree.views[mark.view]
      guard node.isTouchable || Self.controls.contains(node.className), let box = mark.visible,
        box.width * box.height < screen.width * screen.height / 4
      else { return nil }
      return switch mark.kind {
      case .fill(_, let color): color.alpha > 0 ? box : nil
      case .gradient, .line: box
      case .glyphs, .image: nil
      }
    }
  }

  /// The classes of controls, whether they are enabled or not.
  private static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
    "UIProgressView", "UIActivityIndicatorView", "UIDatePicker", "UISearchBar",
  ]

  /// The least gap between letters of different words, as a share of the point size: a space is a quarter,
  /// less the side bearings.
  private static let space = 0.2

  private static func joined(_ letters: [Rect], closerThan gap: Double) -> [Rect] {
    var words: [Rect] = []
    for letter in letters.sorted(by: { ($0.minX, $0.minY) < ($1.minX, $1.minY) }) {
      if let last = words.last, letter.minX - last.maxX < gap {
        words[words.count - 1] = last.union(letter)
      } else {
        words.append(letter)
      }
    }
    return words
  }
}
