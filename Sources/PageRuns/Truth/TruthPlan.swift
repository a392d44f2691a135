internal import LayoutEngine
internal import PageRender

/// The screens to draw for some recordings: each with its page and environment.
struct TruthPlan {
  /// A recording and what it is compared with; source and page are indices in the plan and in the source.
  struct Screen {
    var recording: TruthRecording
    var source: Int
    var page: Int
    var environment: PageEnvironment
  }

  private(set) var screens: [Screen] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let plan: RunPlan
  private let devices: DeviceCatalog
  /// True if every recording's screen is looked for in all sources, as the command line names them.
  private let isAnySource: Bool

  init(_ plan: RunPlan, devices: DeviceCatalog, isAnySource: Bool) {
    self.plan = plan
    self.devices = devices
    self.isAnySource = isAnySource
  }

  /// Adds a recording, or the reason why it cannot be compared.
  mutating func add(_ recording: TruthRecording) {
    let sources = plan.sources.indices.filter { isAnySource || isSource($0, of: recording) }
    guard !sources.isEmpty else {
      // A source that cannot be read has been reported.
      if recording.source == nil {
        report(recording, "names no source; give its deck or storyboard after the folder of the recordings")
      }
      return
    }
    let environment: PageEnvironment
    do throws(DeviceError) {
      environment = try recording.environment(devices: devices)
    } catch {
      report(recording, error.message)
      return
    }
    if let fault = environment.device.windowFault(on: environment.system) {
      report(recording, fault)
      return
    }
    for source in sources {
      let entries = plan.sources[source].source.entries
      if let page = entries.firstIndex(where: { $0.shows(recording) }) {
        guard plan.sources[source].pages.contains(page) else { return }
        screens.append(
          Screen(recording: recording, source: source, page: page, environment: environment))
        return
      }
    }
    lack(recording, sources)
  }

  private func isSource(_ index: Int, of recording: TruthRecording) -> Bool {
    guard let path = recording.source else { return false }
    let file = plan.sources[index].source.file
    return FilePath.isSame(path, file) || FilePath.isSame("\(path)/deck.json", file)
  }

  private mutating func lack(_ recording: TruthRecording, _ sources: [Int]) {
    let all = sources.map { plan.sources[$0].source }
    // A page that cannot be read has been reported.
    guard !all.contains(where: { $0.leftOutPages.contains { $0.entry.id == recording.screen } }) else {
      return
    }
    let entries = all.flatMap(\.entries)
    let files = Wording.list(all.map(\.file))
    if let step = recording.step, entries.contains(where: { $0.id == recording.screen }) {
      let steps = entries.filter { $0.id == recording.screen }.compactMap(\.step)
      report(
        recording,
        "screen \(Wording.quoted(recording.screen)) has no step \(Wording.quoted(step)) in \(files)"
          + Wording.didYouMean(NearMiss.closest(to: step, among: steps)))
      return
    }
    let near = NearMiss.closest(to: recording.screen, among: entries.filter { $0.step == nil }.map(\.id))
    report(
      recording,
      "there is no screen \(Wording.quoted(recording.screen)) in \(files)"
        + Wording.didYouMean(near, then: "record it under its new name, or delete the recording"))
  }

  private mutating func report(_ recording: TruthRecording, _ message: String) {
    diagnostics.append(Diagnostic(.error, file: recording.file, message, exitCode: .badInput))
  }

  // MARK: Snapshots without a recording

  /// Adds snapshots of `__Snapshots__`, whose names and sizes tell page and device; notes those that tell none.
  mutating func add(_ snapshots: [TruthFolder.Snapshot], options: TruthOptions) {
    guard !snapshots.isEmpty else { return }
    let ids = plan.sources.flatMap { $0.source.entries.filter { $0.step == nil }.map(\.id) }
    let asked: Device?
    do throws(DeviceError) {
      asked = try options.device.map { name throws(DeviceError) in try devices.device(name) }
    } catch {
      diagnostics.append(Diagnostic(.error, error.message, exitCode: .usage))
      return
    }
    var strangers: [String] = []
    for snapshot in snapshots where !add(snapshot, ids, asked: asked, options) {
      strangers.append(snapshot.path)
    }
    guard let first = strangers.first else { return }
    let example = strangers.count > 1 ? ", such as \(first)" : ""
    let isAll = screens.isEmpty
    diagnostics.append(
      Diagnostic(
        isAll ? .error : .note, file: strangers.only,
        "\(Wording.count(strangers.count, "snapshot")) of __Snapshots__ "
          + "\(Wording.form(strangers.count, "shows", "show")) no page on a known device\(example); "
          + "a recording (NAME\(TruthReader.suffix)) can name screen and device",
        exitCode: isAll ? .badInput : nil))
  }

  private mutating func add(
    _ snapshot: TruthFolder.Snapshot, _ ids: [String], asked: Device?, _ options: TruthOptions
  ) -> Bool {
    let name = SnapshotPictureName(snapshot.path)
    guard let size = Self.size(of: snapshot), let id = name.page(of: ids),
      let source = plan.sources.firstIndex(where: { $0.source.entries.contains { $0.id == id } }),
      let page = plan.sources[source].source.entries.firstIndex(where: { $0.id == id && $0.step == nil }),
      let place = name.device(
        ofSize: size, isInPixels: snapshot.views == nil, in: devices.devices, asked: asked)
    else { return false }
    guard plan.sources[source].pages.contains(page) else { return true }
    var environment = plan.sources[source].defaults
    environment.device = place.device
    environment.system = options.system ?? environment.system
    (environment.orientation, environment.appearance) = (place.orientation, name.appearance)
    var recording = TruthRecording(
      file: snapshot.path, screen: id, device: place.device.id, system: environment.system)
    recording.views = snapshot.views
    if snapshot.views == nil { recording.picture = snapshot.path }
    screens.append(Screen(recording: recording, source: source, page: page, environment: environment))
    return true
  }

  /// A picture's size in pixels, or the size of a description's root in points; `nil` for an unreadable picture.
  private static func size(of snapshot: TruthFolder.Snapshot) -> Size? {
    if let views = snapshot.views {
      return views.first.map { Size(width: $0.frame.width, height: $0.frame.height) }
    }
    guard let size = try? ImageStore().pixelSize(of: snapshot.path) else { return nil }
    return Size(width: Double(size.width), height: Double(size.height))
  }
}

extension PageEntry {
  /// True for the page of the recording's screen and step.
  fileprivate func shows(_ recording: TruthRecording) -> Bool {
    step == recording.step && (id == recording.screen || sceneNames?.contains(recording.screen) ?? false)
  }
}
