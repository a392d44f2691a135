/// Chooses the lines of a text, and what each line shows, before any glyph is positioned.
struct LinePlanner {
  let text: ShapedText
  let options: TextLayoutOptions
  /// Shapes an ellipsis or a hyphen with the attributes of the text around it.
  let shape: (String, TextAttributes) throws(TextError) -> ShapedParagraph

  private static let ellipsis = "\u{2026}"
  /// The hyphen-minus, which every font has.
  private static let hyphen = "-"

  func plans() throws(TextError) -> [LinePlan] {
    var plans: [LinePlan] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      try append(paragraph, to: &plans, next: index + 1)
      if plans.count == options.maximumLines, options.maximumLines > 0 { break }
    }
    return plans
  }

  /// Adds the lines of a paragraph, as many as there is room for; the paragraphs from `next` on follow it.
  private func append(
    _ paragraph: ShapedParagraph, to plans: inout [LinePlan], next: Int
  ) throws(TextError) {
    let (first, rest) = rooms(of: paragraph, next: next)
    guard first.width != nil || rest.width != nil, isBroken(paragraph) else {
      return plans.append(try singleLine(of: paragraph, in: first, at: plans.count, next: next))
    }
    if paragraph.length == 0 {
      return plans.append(try finish(LinePlan(paragraph, 0..<0, in: first), at: plans.count, next: next))
    }
    let hyphens = try Hyphens(paragraph) { attributes throws(TextError) in
      try shape(Self.hyphen, attributes)
    }
    var breaker = LineBreaker(paragraph, first: first, rest: rest, hyphens: hyphens)
    let allowed = options.maximumLines > 0 ? options.maximumLines - plans.count : Int.max
    for range in breaker.lines(upTo: allowed) {
      var plan = LinePlan(paragraph, range, in: range.lowerBound == 0 ? first : rest)
      if let hyphen = hyphens.hyphen(at: range.upperBound) { plan.end(with: hyphen) }
      plans.append(try finish(plan, at: plans.count, next: next))
    }
  }

  /// The room of a paragraph's first line, and of its other lines. The line after a line separator is no
  /// first line.
  private func rooms(of paragraph: ShapedParagraph, next: Int) -> (first: LineRoom, rest: LineRoom) {
    let isContinued = next > 1 && text.paragraphs[next - 2].terminator == .line
    let rest = paragraph.style.room(isFirstLine: false, in: options.width)
    return (isContinued ? rest : paragraph.style.room(isFirstLine: true, in: options.width), rest)
  }

  /// The line of a paragraph that is all on one line, truncated if the paragraph's style says so.
  private func singleLine(
    of paragraph: ShapedParagraph, in room: LineRoom, at line: Int, next: Int
  ) throws(TextError) -> LinePlan {
    let plan = LinePlan(paragraph, 0..<paragraph.length, in: room)
    let mode = paragraph.style.lineBreakMode
    if let width = room.width, mode.truncates, plan.width > width + LineBreaker.tolerance {
      return try truncate(plan, mode: mode)
    }
    return try finish(plan, at: line, next: next)
  }

  /// The line; truncated or clipped if it is the last allowed line and text is left.
  private func finish(_ plan: LinePlan, at line: Int, next: Int) throws(TextError) -> LinePlan {
    guard line + 1 == options.maximumLines else { return plan }
    guard plan.range.upperBound < plan.paragraph.length || !isBlank(from: next) else { return plan }
    if options.lineBreakMode.truncates { return try truncate(plan, mode: options.lineBreakMode) }
    var plan = plan
    if options.lineBreakMode == .byClipping {
      plan = LinePlan(plan.paragraph, plan.range.lowerBound..<plan.paragraph.length, in: plan.room)
    }
    plan.isTruncated = true
    return plan
  }

  private func truncate(_ plan: LinePlan, mode: LineBreakMode) throws(TextError) -> LinePlan {
    let paragraph = plan.paragraph
    let start = plan.range.lowerBound
    guard let attributes = paragraph.attributes(at: start) ?? text.attributes.first else { return plan }
    let truncator = Truncator(
      paragraph: paragraph, ellipsis: try shape(Self.ellipsis, attributes), room: plan.room)
    return truncator.plan(from: start, mode: mode)
  }

  /// Returns true if the paragraph's own style allows several lines.
  private func isBroken(_ paragraph: ShapedParagraph) -> Bool {
    switch paragraph.style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    default: false
    }
  }

  /// Returns true if the paragraphs from an index on have nothing to show.
  private func isBlank(from index: Int) -> Bool {
    text.paragraphs[index...].allSatisfy { $0.visibleEnd(from: 0, to: $0.length) == 0 }
  }
}

extension LineBreakMode {
  /// True if an ellipsis replaces text that does not fit.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
