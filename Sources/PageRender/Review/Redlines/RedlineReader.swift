internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import PageLint

/// Makes the callouts for the views of a laid-out page.
struct RedlineReader {
  private let solved: SolvedPage
  private let environment: PageEnvironment
  private let names: [String]
  private let selection: RedlineSelection
  private let rules: RedlineRuleReader
  private let appearances: [Appearance]
  private let inks: RedlineInks?
  private let styles: StyleNames
  private var views: [ViewNode] { solved.page.tree.views }

  /// - Parameters:
  ///   - inks: The ink of texts; `nil` to leave it out.
  ///   - styles: The names of the page's fonts.
  init(
    _ solved: SolvedPage, in environment: PageEnvironment, inks: RedlineInks?,
    names styles: StyleNames = StyleNames()
  ) {
    self.solved = solved
    self.inks = inks
    self.styles = styles
    self.environment = environment
    let tree = solved.page.tree
    var texts: [Int: String] = [:]
    for (view, text) in solved.texts where texts[view] == nil { texts[view] = text.content.text.string }
    names = RedlineNames.names(of: tree.views, texts: texts)
    selection = RedlineSelection(solved)
    rules = RedlineRuleReader(
      tree: tree, layout: solved.layout, direction: environment.direction,
      targets: RedlineTargets(tree, names: names))
    var appearances = [Appearance](repeating: environment.appearance, count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      if let own = view.appearance { appearances[index] = own }
      for child in view.children { appearances[child] = appearances[index] }
    }
    self.appearances = appearances
  }

  /// - Parameter explain: Returns the explanations of views' frames, by the views' indices in the tree.
  func callouts(in scope: RedlineLevel, explain: ([Int]) -> [LayoutExplanation]) -> [RedlineCallout] {
    // Views named by rules are added in a second step, so that only views with callouts are explained.
    let first = selection.views(in: scope) { _ in [] }
    var explained = Dictionary(
      zip(first, explain(first)).map { ($0, $1) }, uniquingKeysWith: { a, _ in a })
    let chosen = selection.views(in: scope) { view in explained[view].map(items(namedBy:)) ?? [] }
    let further = chosen.filter { explained[$0] == nil }
    for (view, explanation) in zip(further, explain(further)) { explained[view] = explanation }
    let measured = chosen.map { view in
      (view, explained[view].map { rules.measures(of: view, explained: $0) } ?? [])
    }
    return numbered(gathered(measured))
  }

  /// The items that the constraints on a view itself refer to.
  private func items(namedBy explanation: LayoutExplanation) -> [Int] {
    let own = explanation.item
    var found: [Int] = []
    for value in explanation.values {
      for step in value.steps where step.equation.subject.item == own {
        if case .stack(let stack, _, _) = step.origin { found.append(stack) }
        found += step.equation.terms.map(\.item).filter {
          $0 != own && solved.page.tree.layout.items.indices.contains($0)
        }
      }
    }
    return found
  }

  /// The callouts of views, with equal views merged into the first one.
  private func gathered(_ measured: [(view: Int, measures: [RedlineMeasure])]) -> [RedlineCallout] {
    var callouts: [RedlineCallout] = []
    var places: [Likeness: Int] = [:]
    let chosen = Set(measured.map(\.view))
    for (view, measures) in measured {
      let look = look(of: view)
      let frame = selection.frames[view]
      let likeness = Likeness(
        className: views[view].className, identifier: views[view].identifier,
        rules: measures.map { RedlineMeasure(attribute: $0.attribute, value: nil, rule: $0.rule) },
        fonts: look.texts, background: look.background)
      if let place = places[likeness] {
        callouts[place].places.append(frame)
        continue
      }
      places[likeness] = callouts.count
      callouts.append(
        RedlineCallout(
          number: 0, view: view, name: names[view], frame: frame, places: [frame],
          scale: selection.scales[view],
          isContainer: holds(view, anyOf: chosen), measures: measures,
          distances: selection.distances(
            of: view, safeArea: environment.layoutEnvironment.safeArea, direction: environment.direction),
          look: look))
    }
    return callouts
  }

  /// The properties that equal views have in common.
  private struct Likeness: Hashable {
    var className: String
    var identifier: String?
    var rules: [RedlineMeasure]
    var fonts: [RedlineLook.TextLook]
    var background: NamedColor?
  }

  private func holds(_ view: Int, anyOf chosen: Set<Int>) -> Bool {
    var rest = views[view].children
    while let next = rest.popLast() {
      if chosen.contains(next) { return true }
      rest += views[next].children
    }
    return false
  }

  /// Numbers callouts row by row from the top down, each in reading direction. Views are in one row if they overlap by
  /// half of the lower one; containers come before their contents.
  private func numbered(_ callouts: [RedlineCallout]) -> [RedlineCallout] {
    let isReversed = environment.direction == .rightToLeft
    func isFirst(_ a: RedlineCallout, _ b: RedlineCallout) -> Bool {
      let (x, y) = (isReversed ? -a.frame.maxX : a.frame.minX, isReversed ? -b.frame.maxX : b.frame.minX)
      return (x, a.view) < (y, b.view)
    }
    func isInRow(_ a: Rect, _ b: Rect) -> Bool {
      min(a.maxY, b.maxY) - max(a.minY, b.minY) >= min(a.height, b.height) / 2
    }
    let fromTop = callouts.sorted {
      ($0.frame.minY, $0.isContainer ? 0 : 1, $0.view) < ($1.frame.minY, $1.isContainer ? 0 : 1, $1.view)
    }
    var rows: [[RedlineCallout]] = []
    for callout in fromTop {
      let row = callout.isContainer ? [] : rows.last ?? []
      if !row.isEmpty, row.allSatisfy({ !$0.isContainer && isInRow($0.frame, callout.frame) }) {
        rows[rows.count - 1].append(callout)
      } else {
        rows.append([callout])
      }
    }
    var sorted = rows.flatMap { $0.sorted(by: isFirst) }
    for index in sorted.indices { sorted[index].number = index + 1 }
    return sorted
  }

  // MARK: Look

  private func look(of view: Int) -> RedlineLook {
    let node = views[view]
    let appearance = appearances[view]
    var look = RedlineLook()
    for (owner, text) in solved.texts where owner == view {
      for run in text.content.text.runs {
        let font = run.attributes.font
        let found = RedlineLook.TextLook(
          font: font, fontName: styles.name(of: font, at: environment.contentSize),
          color: run.attributes.color.resolved(in: appearance), colorName: run.attributes.color.name,
          alignment: run.attributes.paragraph.alignment,
          tracking: run.attributes.tracking + (run.attributes.kern ?? 0))
        guard !look.texts.contains(found) else { continue }
        look.texts.append(found)
        look.inks.append(inks?.ink(of: found, in: view))
      }
    }
    if case .text(let content) = node.content, content.role == .textView { look.insets = content.insets }
    let background = node.backgroundColor.map { NamedColor($0, in: appearance) }
    if let background, background.color.alpha > 0 { look.background = background }
    if let image = image(of: node) { look.imageName = name(of: image) }
    guard let layer = node.layer else { return look }
    if layer.corners.areRound { look.cornerRadius = layer.corners.radius }
    if layer.borderWidth > 0 {
      look.borderWidth = layer.borderWidth
      look.borderColor = NamedColor(layer.borderColor, in: appearance)
    }
    if let shadow = layer.shadow, shadow.opacity > 0 {
      var color = NamedColor(shadow.color, in: appearance)
      color.color.alpha *= shadow.opacity
      look.shadow = RedlineLook.Shadow(color: color, offset: shadow.offset, radius: shadow.radius)
    }
    return look
  }

  private func image(of node: ViewNode) -> Artwork? {
    switch node.content {
    case .image(let content): content.image
    case .control(let content as ButtonContent): content.image?.image
    default: nil
    }
  }

  /// The name of the shown picture; `nil` if it has none.
  private func name(of artwork: Artwork) -> String? {
    switch artwork.variant(for: environment.imageTraits).source {
    case .pixels(let image): image.name
    case .file(let reference, _): reference.name
    case .drawing: nil
    }
  }
}
