import PageRenderCLI
import UIKit

@main
struct Pages: PageCatalog {
  var pages: [Page] {
    Page("tutorial", flow: ["tap next", "scroll to 4", "tap previous", "rotate"]) {
      TutorialViewController(lessons: TutorialLesson.all)
    }
  }

  var matrix: CatalogMatrix {
    CatalogMatrix(
      devices: ["iphone-se-3", "iphone-16-pro", "ipad-pro-11-m4"], orientations: [.portrait, .landscape],
      locales: ["ja"])
  }

  var lint: [LintException] {
    [
      LintException(
        .distantConstraint, view: "text",
        reason: "the text begins where the picture ends, as in the tutorial drawn here"),
      LintException(
        .lowContrast, view: "text", .severity(.note),
        reason: "the grey of the app that these pages come from: 3.95:1"),
    ]
  }

  var assets: [String] { ["../tutorial-storyboard/Assets.xcassets"] }
}
