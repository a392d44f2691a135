import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import UIKitCore
@testable import screenpages
@testable import tutorialpages

/// Two hundred changes of inputs, and what is told of each.
@Suite(.tags(.mutation), .long)
@MainActor
struct MutationTests {
  private static let wanted = 200
  /// Draws that lead to nothing (text that looks as before, a view that is covered) are not counted.
  private static let mostDraws = 1500
  private static let usualSeed: UInt64 = 7

  @Test func `the first sentence of a change names the view and the property`() async throws {
    try await tryMutations(of: try Self.subjects())
  }

  /// Documents of other people, in the folder that `RECORDED_FRAMES_DIR` names.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORDED_FRAMES_DIR"] != nil))
  func `the same holds for documents of others`() async throws {
    let folder = ProcessInfo.processInfo.environment["RECORDED_FRAMES_DIR"] ?? ""
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    var subjects: [any MutationSubject] = []
    for file in files {
      let place = ("\(folder)/\(file)" as NSString).deletingLastPathComponent
      let name = (file as NSString).lastPathComponent
      for scene in 0..<2 {
        let subject = try DocumentMutations(
          name, in: place, as: .scene(scene), environment: PageEnvironment(device: Self.phone))
        if await subject.canBeDrawn { subjects.append(subject) }
      }
    }
    try await tryMutations(of: subjects)
  }

  private func tryMutations(of subjects: [any MutationSubject]) async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MUTATION_SEED"].flatMap { UInt64($0) } ?? Self.usualSeed
    let wanted = environment["MUTATIONS"].flatMap { Int($0) } ?? Self.wanted
    var random = SplitMix64(seed: seed)
    let run = try MutationRun()
    var draws = 0
    while run.counted < wanted, draws < Self.mostDraws {
      let subject = subjects[draws % subjects.count]
      draws += 1
      guard let kind = subject.kinds.randomElement(using: &random) else { continue }
      try await run.tryMutation(of: subject, kind, using: &random)
    }
    print(
      """
      \(run.counted) mutations of seed \(seed) in \(draws) draws: \(run.rightFirst) told first and right, in \
      \(run.namingUnchanged) unchanged views are named; \(run.withoutEffect) constants and priorities had no effect.
      """)
    for miss in run.misses { print("  " + miss) }
    if environment["MUTATION_SENTENCES"] != nil { print(run.told.joined(separator: "\n")) }
    #expect(run.counted == wanted)
    #expect(run.rightFirst * 100 >= run.counted * 98, "MUTATION_SEED=\(seed) repeats this")
    #expect(run.namingUnchanged * 100 <= run.counted * 2, "MUTATION_SEED=\(seed) repeats this")
  }

  // MARK: Subjects

  /// A phone that is drawn fast: a small screen, a pixel per point, and insets.
  private static let phone = Device(
    id: "phone", name: "phone", idiom: .phone, size: Size(width: 320, height: 568), scale: 1,
    safeArea: ByOrientation(
      portrait: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)))

  private static func subjects() throws -> [any MutationSubject] {
    let english = PageEnvironment(device: phone)
    let japanese = PageEnvironment(device: phone, locale: "ja")
    let storyboard = "Examples/tutorial-storyboard"
    return [
      try DeckMutations("tutorial-en", page: 0, in: english),
      try DocumentMutations(
        "Base.lproj/Main.storyboard", in: storyboard, as: .deck(1), environment: english),
      screen("walkthrough", english) { WalkthroughViewController() },
      try DeckMutations("tutorial", page: 2, in: japanese),
      try DocumentMutations("PageCell.xib", in: storyboard, as: .deck(0), environment: english),
      screen("today", english) { TodayViewController() },
      try DocumentMutations(
        "Profile.storyboard", in: storyboard, as: .scene(0), text: MutationFixture.profile,
        environment: english),
      screen("account", english) { AccountViewController() },
      try DeckMutations("tutorial-en", page: 3, in: english),
      try DocumentMutations(
        "Lessons.storyboard", in: "Tests/UIKitTests/Documents", as: .scene(1), environment: english),
      screen("today-unnamed", namesAll: false, english) { TodayViewController() },
      screen("tutorial", japanese) { TutorialViewController(lessons: TutorialLesson.all) },
      screen("profile", namesAll: false, english) { ProfileScreen() },
      screen("form", english) { FormScreen() },
      screen("card", english) { CardScreen() },
    ]
  }

  private static func screen(
    _ name: String, namesAll: Bool = true, _ environment: PageEnvironment,
    _ make: @escaping @MainActor () -> any PageContent
  ) -> ScreenMutations {
    ScreenMutations(name, namesAll: namesAll, in: environment, make)
  }
}
