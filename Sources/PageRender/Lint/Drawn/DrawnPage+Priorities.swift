internal import LayoutEngine
internal import PageBase
internal import PageLayout

extension DrawnPage {
  /// The optional constraints that alone keep a text from the room that it needs: priorities decide there, and
  /// code that fills a neighbour shifts their balance.
  ///
  /// The page is solved once more with all optional written constraints at the lowest priority. Contents keep
  /// their priorities, so that two texts without room for both stay proved.
  func priorityDependencies(of view: Int) -> [LintGround.Dependency] {
    let item = node(view).item
    var layout = solved.page.tree.layout
    let optional = layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return !constraint.isOfSystem && constraint.priority < LayoutConstraint.required
    }
    guard !optional.isEmpty, layout.items.indices.contains(item) else { return [] }
    let size = solved.layout.frames[item].size
    let (own, held) = (wanted(of: item, nil), wanted(of: item, size.width))
    for index in optional { layout.constraints[index].priority = 1 }
    guard var free = try? LayoutSystem(layout),
      let result = try? free.solve(in: environment.layoutEnvironment, measuring: measurer)
    else { return [] }
    let room = result.frames[item].size
    func gains(_ wanted: Double?, _ has: Double, _ gets: Double) -> Bool {
      wanted.map { has < $0 - Self.shortage && gets > has + Self.shortage && gets >= $0 - Self.shortage }
        ?? false
    }
    guard gains(own.width, size.width, room.width) || gains(held.height, size.height, room.height) else {
      return []
    }
    let broken = free.brokenConstraints().compactMap { broken -> Int? in
      guard case .constraint(let index) = broken.origin, abs(broken.error) > Self.shortage else { return nil }
      return optional.contains(index) ? index : nil
    }
    let names = solved.legibleLayout()
    let told = broken.min().map { names.legibleWording(of: solved.page.tree.layout.constraints[$0]) }
    return [.init(.priority, told ?? "of lower priority")]
  }

  /// The difference between a needed and an actual length that counts, in points.
  private static let shortage = 0.5

  private func wanted(of item: Int, _ width: Double?) -> IntrinsicSize {
    measurer.intrinsicSize(ofItem: item, fittingWidth: width)
  }
}
