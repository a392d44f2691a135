/// Chooses the lines of a text: what each shows, before any glyph is placed.
struct LinePlanner {
  let text: ShapedText
  let options: TextLayoutOptions
  /// Shapes an ellipsis with the attributes of the text it stands in.
  let ellipsis: (TextAttributes) throws(TextError) -> ShapedParagraph

  func plans() throws(TextError) -> [LinePlan] {
    var plans: [LinePlan] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      try append(paragraph, to: &plans, next: index + 1)
      if plans.count == options.maximumLines, options.maximumLines > 0 { break }
    }
    return plans
  }

  /// Adds the lines of a paragraph, as many as there is room for; the paragraphs from `next` on come after it.
  private func append(
    _ paragraph: ShapedParagraph, to plans: inout [LinePlan], next: Int
  ) throws(TextError) {
    guard let width = options.width, isBroken(paragraph) else {
      return plans.append(try singleLine(of: paragraph, at: plans.count, next: next))
    }
    if paragraph.length == 0 {
      return plans.append(try finish(LinePlan(paragraph, 0..<0), at: plans.count, next: next))
    }
    var breaker = LineBreaker(paragraph, width: width)
    while let range = breaker.next() {
      plans.append(try finish(LinePlan(paragraph, range), at: plans.count, next: next))
      if plans.count == options.maximumLines { return }
    }
  }

  /// A paragraph that is all on one line, cut where its own style says so.
  private func singleLine(
    of paragraph: ShapedParagraph, at line: Int, next: Int
  ) throws(TextError) -> LinePlan {
    let plan = LinePlan(paragraph, 0..<paragraph.length)
    let mode = paragraph.style.lineBreakMode
    if let width = options.width, mode.truncates, plan.width > width + LineBreaker.tolerance {
      return try truncate(plan, mode: mode)
    }
    return try finish(plan, at: line, next: next)
  }

  /// The line itself, or what becomes of it when it is the last allowed one and text is left.
  private func finish(_ plan: LinePlan, at line: Int, next: Int) throws(TextError) -> LinePlan {
    guard line + 1 == options.maximumLines else { return plan }
    guard plan.range.upperBound < plan.paragraph.length || !isBlank(from: next) else { return plan }
    if options.lineBreakMode.truncates { return try truncate(plan, mode: options.lineBreakMode) }
    var plan = plan
    if options.lineBreakMode == .byClipping {
      plan = LinePlan(plan.paragraph, plan.range.lowerBound..<plan.paragraph.length)
    }
    plan.isTruncated = true
    return plan
  }

  private func truncate(_ plan: LinePlan, mode: LineBreakMode) throws(TextError) -> LinePlan {
    let paragraph = plan.paragraph
    let start = plan.range.lowerBound
    guard let attributes = paragraph.attributes(at: start) ?? text.attributes.first else { return plan }
    let truncator = Truncator(
      paragraph: paragraph, ellipsis: try ellipsis(attributes), width: options.width ?? .infinity)
    return truncator.plan(from: start, mode: mode)
  }

  /// Whether the paragraph's own style lets it have several lines.
  private func isBroken(_ paragraph: ShapedParagraph) -> Bool {
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: false
    }
  }

  /// Whether the paragraphs from an index on have nothing to show.
  private func isBlank(from index: Int) -> Bool {
    text.paragraphs[index...].allSatisfy { $0.visibleEnd(from: 0, to: $0.length) == 0 }
  }
}

extension LineBreakMode {
  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
