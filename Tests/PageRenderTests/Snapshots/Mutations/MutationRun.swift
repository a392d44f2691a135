import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots

/// Records the unchanged pages of subjects, and compares their mutations with the recordings.
@MainActor
final class MutationRun {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("mutations-\(UUID().uuidString)")
  private let renderer: PageRenderer
  /// The unchanged pages that are recorded, by the subjects' names.
  private var recorded: [String: SolvedPage] = [:]

  private(set) var counted = 0
  /// Changes of constants and priorities that moved no pixel.
  private(set) var withoutEffect = 0
  private(set) var rightFirst = 0
  private(set) var namingUnchanged = 0
  private(set) var misses: [String] = []
  /// Every first sentence.
  private(set) var told: [String] = []

  init() throws {
    renderer = try PageRenderer(fonts: FontCatalog())
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Changes the subject once, and judges what is told of it.
  func tryMutation(
    of subject: some MutationSubject, _ kind: Mutation.Kind, using random: inout SplitMix64
  ) async throws {
    let old = try await record(subject)
    guard let (page, mutation) = try await subject.mutated(kind, using: &random),
      let new = try? renderer.solve(page, in: subject.environment)
    else { return }
    let result = try compare(new, subject, mode: .never)
    guard result.status != .same else {
      if kind.maybeWithoutEffect { withoutEffect += 1 }
      return
    }
    #expect(result.status == .changed, "\(subject.name) \(mutation)")
    counted += 1
    // The last sentence counts pixels.
    let sentences = Array(result.sentences.dropLast())
    let verdict = MutationVerdict(mutation, sentences: sentences, from: old, to: new)
    told.append("\(subject.name): \(sentences.first ?? "nothing")")
    if verdict.isFirstRight { rightFirst += 1 }
    if !verdict.wronglyNamed.isEmpty { namingUnchanged += 1 }
    if !verdict.isFirstRight || !verdict.wronglyNamed.isEmpty {
      misses.append(
        "\(subject.name): \(mutation), wanted \(mutation.views) and \(mutation.words)"
          + (verdict.wronglyNamed.isEmpty ? "" : ", wrongly named \(verdict.wronglyNamed)") + "\n    "
          + sentences.joined(separator: "\n    "))
    }
  }

  /// The unchanged page, which is recorded when it is asked for first.
  private func record(_ subject: some MutationSubject) async throws -> SolvedPage {
    if let page = recorded[subject.name] { return page }
    let page = try renderer.solve(await subject.original(), in: subject.environment)
    #expect(try compare(page, subject, mode: .all).status == .recorded)
    #expect(try compare(page, subject, mode: .never).status == .same)
    recorded[subject.name] = page
    return page
  }

  private func compare(
    _ page: SolvedPage, _ subject: some MutationSubject, mode: RecordMode
  ) throws -> PictureResult {
    let test = SnapshotTest(
      SnapshotFolder(folder.path), rules: SnapshotRules(mode: mode), writer: AtomicFileWriter())
    let axes = PictureResult.Axes(
      page: page.page.id, step: nil, device: "", deviceName: "", orientation: "portrait", appearance: "light",
      locale: "en", contentSize: "large", direction: "ltr")
    let wanted = PictureResult(
      deck: "mutations", name: subject.name, snapshot: "", status: .skipped, axes: axes)
    return try test.run(page, in: subject.environment, as: wanted, by: renderer).result
  }
}
