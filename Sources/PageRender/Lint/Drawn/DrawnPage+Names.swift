internal import PageBase
internal import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// The name by which a reader knows a view: its identifier, unless Interface Builder made it; else its
  /// class with its text or its picture, or as `UIView of card` with the nearest superview that has a name.
  /// The object ID is left if there is none.
  package func name(of view: Int) -> String {
    let identifier = views[view].identifier
    if let identifier, !ObjectID.isOne(identifier) { return identifier }
    let className = views[view].className
    if let text = text(of: view) { return "\(className) \(Wording.quoted(text))" }
    guard let identifier else { return className }
    if let picture = node(view).behavior.missingImage { return "\(className) \(Wording.quoted(picture))" }
    let around = sequence(first: view) { views[$0].parent }.dropFirst()
    let named = around.lazy.compactMap { views[$0].identifier }.first { !ObjectID.isOne($0) }
    return "\(className) \(named.map { "of \($0)" } ?? identifier)"
  }

  /// The text of a control; without a text its name.
  func title(of view: Int) -> String { text(of: view) ?? name(of: view) }

  /// The name of a part of a view's text; without a part, the view's name.
  func name(of view: Int, part: String?) -> String { part ?? name(of: view) }

  /// A view's name that is equal in every environment; it leaves out the text, which differs between
  /// languages.
  func topicName(of view: Int) -> String { views[view].identifier ?? "\(views[view].className)\0\(view)" }

  /// The first line of a view's text, shortened to 24 characters; `nil` if it is empty.
  private func text(of view: Int) -> String? {
    guard let text = texts.first(where: { $0.view == view })?.text.content.text.string else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard !line.isEmpty else { return nil }
    return line.count > Self.longestTitle ? line.prefix(Self.longestTitle - 1) + "…" : line
  }

  private static let longestTitle = 24

  /// The position in a file at which a view was written; if unknown, the page's position. `nil` if neither is
  /// known.
  func place(of view: Int) -> FilePlace? {
    solved.page.tree.views[view].place
      ?? solved.page.position.map { FilePlace(file: solved.page.file, position: $0) }
  }
}
