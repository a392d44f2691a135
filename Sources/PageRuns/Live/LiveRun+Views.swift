internal import LayoutEngine
package import PageRender

extension LiveRun {
  /// The views of a screen, from back to front: names, classes, frames in points of the window, and places
  /// in files.
  ///
  /// - Returns: `nil` if there is no such screen, or if its page cannot be laid out now.
  package func views(of id: String) -> JSONOutput? {
    guard let (cell, page) = page(of: id), let worker = asker,
      let solved = worker.solve(page, in: cell.environment, source: cell.source, file: cell.file).page
    else { return nil }
    let input = solved.legibleLayout()
    let tree = solved.page.tree
    let frames = solved.shownFrames
    let views = tree.views.indices.compactMap { index -> JSONOutput? in
      let view = tree.views[index]
      guard !view.isHidden, solved.layout.frames.indices.contains(view.item) else { return nil }
      let frame = frames[index]
      var members: [(String, JSONOutput)] = [
        ("view", .number(Double(index))), ("name", .string(input.plainName(of: view.item))),
        ("class", .string(view.className)),
        ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })),
      ]
      if let place = view.place ?? page.position.map({ FilePlace(position: $0) }) {
        members.append(("file", .string(FilePath.absolute(place.file ?? cell.file) ?? cell.file)))
        members.append(("line", .number(Double(place.position.line))))
        members.append(("column", .number(Double(place.position.column))))
      }
      return .object(members)
    }
    return .array(views)
  }

  /// The explanation of a view's frame, as `layout --explain` prints it, a line each.
  ///
  /// - Parameter view: The view's number in `views(of:)`.
  package func explanation(of id: String, view: Int) -> [String]? {
    guard let (cell, page) = page(of: id), let worker = asker else { return nil }
    return worker.explain(
      viewAt: view, on: page, in: cell.environment, source: cell.source, file: cell.file)
  }

  private func page(of id: String) -> (Cell, PreparedPage)? {
    guard let drawn, let cell = drawn.cells.first(where: { $0.id == id }),
      let page = drawn.pages[cell.source][cell.page].page(for: cell.environment)
    else { return nil }
    return (cell, page)
  }
}

extension PageWorker {
  /// The lines of a view's explanation, without the heading that names the page.
  func explain(
    viewAt view: Int, on page: PreparedPage, in environment: PageEnvironment, source: Int, file: String
  ) -> [String]? {
    do {
      let explanation = try renderer(source).explain(
        viewAt: view, on: page, in: page.shownIn ?? environment, file: file)
      return Array(explanation.lines.dropFirst())
    } catch {
      return nil
    }
  }
}
