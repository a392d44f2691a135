internal import LayoutEngine
internal import Synchronization

/// What code of a page finds without asking its views: texts, assets, fonts, traits and proxies of appearance.
///
/// Tasks inherit all of it from the task that made them. Blocks of libdispatch and timers belong to no task; to them the
/// page counts that is being waited for.
struct PageSurroundings: Sendable {
  var strings: PageStrings?
  var assets: AssetCatalogs?
  var fonts: FontCatalog
  var traits: UITraitCollection
  /// What views outside a window are measured with.
  var fitting: FittingTraits
  var appearances: AppearanceStore?
  var clock: LaterClock?
  var faults: CodeFaults?

  /// What views are measured with in tasks of the page that is being waited for.
  @TaskLocal static var fittingOfTasks: FittingTraits?
  private static let waiting = Mutex<PageSurroundings?>(nil)

  /// Those of the page that is being waited for, in code that belongs to no task; `nil` in a task, and where no page is.
  static var ofLaterCode: PageSurroundings? {
    guard withUnsafeCurrentTask(body: { $0 == nil }) else { return nil }
    return waiting.withLock { $0 }
  }

  /// Waits with `body`; blocks that run meanwhile find these surroundings.
  @MainActor
  func whileWaiting(_ body: @MainActor () async -> Void) async {
    let former = Self.waiting.withLock { state in
      defer { state = self }
      return state
    }
    await Self.$fittingOfTasks.withValue(fitting) {
      await UITraitCollection.withCurrent(traits) { await body() }
    }
    Self.waiting.withLock { $0 = former }
  }
}
