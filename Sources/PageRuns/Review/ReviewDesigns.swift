internal import Foundation
internal import LayoutEngine
package import PageRender

/// Finds the artboards that the pages of a review are compared with: `--design`.
@MainActor
package struct ReviewDesigns {
  package let folder: String
  package let plan: RunPlan

  package init(folder: String, plan: RunPlan) {
    self.folder = folder
    self.plan = plan
  }

  /// Returns the artboards of each source; `nil` for all sources if there is no such folder, which is
  /// reported.
  package func designs(_ session: inout Session) throws(UsageError) -> [ReviewDesign?] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      session.report([
        Diagnostic(
          .error, file: folder,
          "the path given with --design is not a folder; name one with artboards such as "
            + "{page}/{device}.png", exitCode: .badInput)
      ])
      return plan.sources.map { _ in nil }
    }
    let naming = try FileNaming(nil, deckCount: plan.deckCount)
    return plan.sources.map { source in
      let (deck, defaults) = (source.name, source.defaults)
      return ReviewDesign(folder: folder) { entry, environment in
        naming.path(
          deck: deck, page: entry.id, environment: environment, defaults: defaults, step: entry.step)
      }
    }
  }
}
