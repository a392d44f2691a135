internal import Foundation
internal import LayoutEngine
package import PageRender

/// Finds the baselines that the pages of a review are compared with: `--against`.
@MainActor
package struct ReviewBaselines {
  package let path: String
  package let plan: RunPlan
  package let arguments: Arguments

  package init(path: String, plan: RunPlan, arguments: Arguments) {
    self.path = path
    self.plan = plan
    self.arguments = arguments
  }

  /// Returns the baseline of each source; `nil` for a source with nothing to compare.
  package func baselines(_ session: inout Session, axes: AxisOptions) async throws(UsageError)
    -> [ReviewBaseline?]
  {
    guard isSource else { return try snapshots(&session) }
    var old = axes
    // Pages are found by their ids: a chosen number may be another page's in the older deck.
    old.pages = nil
    old.scenes = nil
    guard var earlier = session.plan([path], axes: old), !earlier.sources.isEmpty else {
      return plan.sources.map { _ in nil }
    }
    let former = earlier.sources.map(\.environments)
    for index in plan.sources.indices {
      guard let match = match(of: index, among: earlier) else { continue }
      earlier.sources[match].environments = plan.sources[index].environments
    }
    guard let fonts = session.fonts(for: earlier) else { return plan.sources.map { _ in nil } }
    let pages = await session.pages(of: earlier, fonts: fonts)
    let review = earlier.review(ReviewSettings(title: ""), pages: pages, fonts: fonts, faults: [])
    return plan.sources.indices.map { index in
      guard let match = match(of: index, among: earlier) else {
        session.report([
          Diagnostic(
            .warning, file: path,
            "has no pages of \(plan.sources[index].name), which are not compared; review that alone, or name a folder of "
              + "snapshots of all: \(arguments.recordingCommand(into: "FOLDER"))")
        ])
        return nil
      }
      return .pages(review.sources[match], formerly: former[match])
    }
  }

  /// Returns the index of the source to compare with: the first if only one source is reviewed, else the one
  /// of the same name.
  private func match(of index: Int, among earlier: RunPlan) -> Int? {
    if plan.deckCount == 1 { return earlier.sources.isEmpty ? nil : 0 }
    return earlier.sources.firstIndex { $0.name == plan.sources[index].name }
  }

  /// True if the path is a deck or a document, and not a folder of pictures.
  private var isSource: Bool {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["json", "storyboard", "xib"].contains(ending)
      || FileManager.default.fileExists(atPath: path + "/deck.json")
  }

  /// The fault of a path that is nothing to compare with; `nil` for others.
  package var fault: Diagnostic? {
    guard !isSource, !FilePath.isFolder(path) else { return nil }
    let words =
      FilePath.isAnything(path)
      ? "is neither a folder of snapshots nor a deck; name one"
      : "does not exist; name a folder of snapshots, or a deck"
    return Diagnostic(.error, file: path, "the path given with --against \(words)", exitCode: .badInput)
  }

  private func snapshots(_ session: inout Session) throws(UsageError) -> [ReviewBaseline?] {
    if let fault {
      session.report([fault])
      return plan.sources.map { _ in nil }
    }
    let naming = try FileNaming(nil, deckCount: plan.deckCount)
    let folder = SnapshotFolder(path)
    let command = arguments.recordingCommand(into: path)
    return plan.sources.map { source in
      let (deck, defaults) = (source.name, source.defaults)
      return .snapshots(folder, recordedBy: command) { entry, environment in
        naming.path(
          deck: deck, page: entry.id, environment: environment, defaults: defaults, step: entry.step)
      }
    }
  }
}
