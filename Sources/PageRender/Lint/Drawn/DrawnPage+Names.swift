internal import PageBase
internal import PageDrawing
internal import PageLayout

extension DrawnPage {
  /// The name by which a reader knows a view: the identifier that somebody gave it; else its text; else its class.
  package func name(of view: Int) -> String {
    let identifier = views[view].identifier
    if let identifier, !ObjectID.isOne(identifier) { return identifier }
    let className = views[view].className
    guard let text = text(of: view) else { return identifier.map { "\(className) \($0)" } ?? className }
    return "\(className) \(Wording.quoted(text))"
  }

  /// The title of a control; else its name.
  func title(of view: Int) -> String { text(of: view) ?? name(of: view) }

  /// The name of a part of a text where it has one, else that of its view.
  func name(of view: Int, part: String?) -> String { part ?? name(of: view) }

  /// A view's name that is the same in every environment: its text may be another in each language.
  func topicName(of view: Int) -> String { views[view].identifier ?? "\(views[view].className)\0\(view)" }

  /// The beginning of what a view says; `nil` where that is nothing.
  private func text(of view: Int) -> String? {
    guard let text = texts.first(where: { $0.view == view })?.text.content.text.string else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard !line.isEmpty else { return nil }
    return line.count > Self.longestTitle ? line.prefix(Self.longestTitle - 1) + "…" : line
  }

  private static let longestTitle = 24

  /// The place in the file at which a view was written; `nil` if unknown, and the page's place is meant.
  func place(of view: Int) -> FilePlace? {
    solved.page.tree.views[view].place
      ?? solved.page.position.map { FilePlace(file: solved.page.file, position: $0) }
  }
}
