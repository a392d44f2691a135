internal import Foundation
@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageRender
internal import PageRuns

/// The screens of an app: `renderpages app` translates, builds and draws them in a process of its own, and
/// the pictures are those that it wrote.
@MainActor
final class AppPictures: LiveSource {
  private let app: String
  /// The options of the command line that are the app's, such as `--screen` and its value.
  private let options: [String]
  private let pictures: LivePictures
  private let devices: DeviceCatalog
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "renderpages-watch-\(UUID().uuidString)")
  private var turn = 0
  private var wall = LiveWall()
  private(set) var inputs = LiveInputs()

  init(_ app: String, options: [String], devices: DeviceCatalog, pictures: LivePictures) {
    self.app = app
    self.options = options
    self.devices = devices
    self.pictures = pictures
    wall.title = FilePath.lastComponent(FilePath.absolute(app) ?? app)
  }

  var waiting: LiveWall? {
    var wall = wall
    wall.problems = [Diagnostic(.note, file: app, "is being built and drawn")] + wall.problems
    return wall
  }

  func startingFaults(_ axes: AxisOptions) -> [Diagnostic] {
    do {
      _ = try RunPlan.devices(axes.devices, in: devices, all: [])
      return []
    } catch {
      return [error.diagnostic]
    }
  }

  func draw(_ axes: AxisOptions, changed: Set<String>) async -> LiveWall {
    inputs = AppInputs.inputs(of: app)
    turn += 1
    let output = folder.appending(path: "\(turn)").path
    let problems = await run(axes, into: output)
    let errors = problems.filter { $0.severity == .error }
    let fresh = screens(in: output)
    let taken = Set(fresh.map(\.id))
    let lost = wall.screens.filter { !taken.contains($0.id) && !errors.isEmpty }.map { screen in
      let own = errors.filter { $0.message.contains(Wording.quoted(screen.page)) }
      return screen.stale(because: own.isEmpty ? errors : own)
    }
    wall.screens = LiveScreen.merged(fresh, with: lost, in: wall.screens)
    wall.problems = problems
    wall.menus = LiveMenu.menus(of: axes, devices: devices)
    pictures.keep(wall.addresses)
    try? FileManager.default.removeItem(atPath: output)
    return wall
  }

  func judge(isOver: @escaping @Sendable () -> Bool) async -> LiveWall? { nil }
  func views(of screen: String) -> JSONOutput? { nil }
  func explanation(of screen: String, view: Int) -> [String]? { nil }

  func stop() { try? FileManager.default.removeItem(at: folder) }

  // MARK: The process

  /// Runs `renderpages app`, and returns what it reported.
  private func run(_ axes: AxisOptions, into output: String) async -> [Diagnostic] {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let words = ["render", "--output", output, "--quiet"] + options + axes.words
      let outcome = try await AppProcess.run(app, words, in: folder.path) { Interruption.isRequested }
      let text = outcome.errors
      let problems = text.split(separator: "\n").compactMap { Diagnostic(line: $0) }
      guard outcome.status != 0, !problems.contains(where: { $0.severity == .error }) else {
        return problems
      }
      return problems + [Diagnostic(.error, file: app, "cannot be drawn: \(text.suffix(400))")]
    } catch {
      return [Diagnostic(.error, file: app, "renderpages app cannot be started: \(error)")]
    }
  }

  // MARK: Pictures

  private func screens(in output: String) -> [LiveScreen] {
    SnapshotFolder(output).names.compactMap { name in
      guard let file = try? StoredPicture(contentsOf: "\(output)/\(name).png").bytes else { return nil }
      let words = FilePath.lastComponent(name).split(separator: ".").map(String.init)
      let device = words.first.flatMap { try? devices.device($0) }
      guard let picture = LivePicture(png: file, scale: device?.scale ?? 3) else { return nil }
      pictures.add(file, as: picture.address)
      var screen = LiveScreen(
        id: name, page: FilePath.folder(of: name), device: device?.name ?? words.first ?? "", file: app)
      (screen.deck, screen.details) = (wall.title, Array(words.dropFirst()))
      screen.picture = picture
      return screen
    }
  }
}
