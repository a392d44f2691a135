internal import LayoutEngine
public import PageBase
public import PageDrawing
public import PageLayout

/// The picture of a finding: the page in the environment in which the finding is worst, with marks, and the
/// fault in words.
struct FindingPicture {
  let finding: LintFinding
  let severity: Diagnostic.Severity
  /// The words below the page.
  let message: String
  let environment: PageEnvironment

  /// The margin around the page, in points, in which marks beyond the page's edge are visible too.
  private static let margin = 24.0
  private static let titleSize = 17.0
  private static let textSize = 13.0
  /// The distance between a marked area and the line around it, in points, so that the line hides nothing.
  private static let reach = 2.0
  private static let lineWidth = 2.0
  /// The gap between the page and the words above and below it, in points; marks reach into it.
  private static let gap = 24.0

  private static let ground = Color(rgb: 0xF2F2F7)
  private static let ink = Color(rgb: 0x1C1C1E)
  private static let secondInk = Color(rgb: 0x6C6C70)

  /// The severity's colour: Apple's accessible red, orange and blue for text on white, which differ in
  /// lightness too.
  private var color: Color {
    switch severity {
    case .error: Color(rgb: 0xD70015)
    case .warning: Color(rgb: 0xC93400)
    case .note: Color(rgb: 0x0040DD)
    }
  }

  /// The scene of the picture, from the page as laid out in the finding's environment.
  func scene(of solved: SolvedPage, by renderer: PageRenderer) -> Scene {
    let page = solved.scene
    let margin = Self.margin
    let width = max(page.size.width, 320) + 2 * margin
    let measurer = ViewMeasurer(
      contents: [], text: renderer.text, scale: page.scale, direction: .leftToRight, language: "en")
    var drawing = TextDrawing(measurer: measurer, appearance: .light)
    func text(_ words: String, _ size: Double, _ weight: FontWeight, _ color: Color, at top: Double) -> (
      items: [SceneItem.Kind], height: Double
    ) {
      let content = TextContent(
        text: AttributedText(
          words, font: FontDescriptor(weight: weight, pointSize: size), color: Color.Dynamic(color)),
        maximumLines: 0, lineBreakMode: .byWordWrapping, insets: .zero, verticalAlignment: .top,
        role: .textView)
      let room = width - 2 * margin
      let height = measurer.size(content, width: room).height
      return (
        drawing.items(of: content, in: Rect(x: margin, y: top, width: room, height: height)), height
      )
    }
    let title = text(
      "\(severity.rawValue): \(finding.rule.rawValue)", Self.titleSize, .semibold, color, at: margin)
    let place = text(
      places, Self.textSize, .regular, Self.secondInk, at: margin + title.height + 4)
    let top = margin + title.height + 4 + place.height + Self.gap
    let below = text(message, Self.textSize, .regular, Self.ink, at: top + page.size.height + Self.gap)
    let height = top + page.size.height + Self.gap + below.height + margin
    let left = (width - page.size.width) / 2
    let frame = Rect(x: left, y: top, width: page.size.width, height: page.size.height)
    var items: [SceneItem.Kind] = title.items + place.items
    items.append(.shape(.rectangle(frame), page.background))
    items.append(
      .clip(.rectangle(frame), [SceneItem(.transform(Transform(x: left, y: top), page.items), source: 0)]))
    items.append(.stroke(.rectangle(frame), Stroke(color: Color(rgb: 0xC7C7CC), width: 1 / page.scale)))
    items += marks(in: frame, inside: frame.inset(by: -Self.gap + 6))
    items += below.items
    return Scene(
      size: Size(width: width.rounded(.up), height: height.rounded(.up)), scale: page.scale,
      background: Self.ground, items: items.map { SceneItem($0, source: 0) })
  }

  /// The page, the step of its flow and the environment, in words.
  private var places: String {
    var words = [finding.page] + (finding.step.map { ["after \"\($0)\""] } ?? [])
    words.append(environment.device.name)
    if environment.orientation != .portrait { words.append(environment.orientation.rawValue) }
    words.append(environment.locale)
    if environment.contentSize != .large { words.append(environment.contentSize.rawValue) }
    if environment.system != .unnamed { words.append(environment.system.title) }
    if environment.appearance != .light { words.append(environment.appearance.rawValue) }
    return words.joined(separator: "  ·  ")
  }

  /// Outlines of the finding's areas: of the first, which is at fault, solid and tinted; of the others
  /// dashed.
  private func marks(in frame: Rect, inside picture: Rect) -> [SceneItem.Kind] {
    finding.areas.enumerated().flatMap { index, area -> [SceneItem.Kind] in
      let grown = area.offsetBy(x: frame.minX, y: frame.minY).inset(by: -Self.reach)
      guard let shown = grown.intersection(picture) else { return [] }
      var stroke = Stroke(color: color, width: Self.lineWidth)
      guard index == 0 else {
        stroke.dashes = [6, 4]
        return [.stroke(.rectangle(shown), stroke)]
      }
      var tint = color
      tint.alpha = 0.1
      return [.shape(.rectangle(shown), tint), .stroke(.rectangle(shown), stroke)]
    }
  }
}

extension PageRenderer {
  /// Draws a page with a finding's areas marked, and writes the picture as PNG.
  ///
  /// - Parameters:
  ///   - message: The words below the page.
  ///   - isRecorded: True for a file that is kept, which is compressed well rather than fast.
  public func writePicture(
    of finding: LintFinding, _ severity: Diagnostic.Severity, message: String, page: PreparedPage,
    in environment: PageEnvironment, to path: String, with writer: AtomicFileWriter, isRecorded: Bool = false
  ) throws(PageError) {
    let showsBars = drawsSystemBars || finding.rule == .statusBarContrast
    let solved = try solve(page, in: environment, drawingSystemBars: showsBars)
    let picture = FindingPicture(
      finding: finding, severity: severity, message: message, environment: environment)
    try writePNG(
      of: picture.scene(of: solved, by: self), to: path, with: writer, level: isRecorded ? .recorded : .fast)
  }
}
