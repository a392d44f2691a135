import LayoutEngine
import TestSupport

@testable import PageBase
@testable import PageLayout
@testable import PageLint

extension DrawnPage {
  /// The page with a changed tree; its frames and all that is painted stay.
  func with(_ change: (inout ViewTree) throws -> Void) rethrows -> DrawnPage {
    var solved = solved
    try change(&solved.page.tree)
    return DrawnPage(solved, in: environment, settings: settings, ink: glyphs, measurer: measurer)
  }

  /// The page with a changed node of one view.
  func with(_ name: String, _ change: (inout ViewNode) -> Void) throws -> DrawnPage {
    let view = try view(name)
    return with { change(&$0.views[view]) }
  }

  /// The page as that of a document: all views have a line there, in document order from 1 on.
  var ofDocument: DrawnPage {
    with { tree in
      for view in tree.views.indices {
        tree.views[view].place = FilePlace(
          file: "Main.storyboard", position: SourcePosition(line: view + 1, column: 1))
      }
      for index in tree.layout.constraints.indices where !tree.layout.constraints[index].isOfSystem {
        tree.layout.constraints[index].source = LayoutConstraint.Source(
          file: "Main.storyboard", line: 100 + index, column: 1)
      }
    }
  }
}
