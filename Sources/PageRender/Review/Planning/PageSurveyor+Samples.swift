internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The survey of a page whose screens are sampled.
extension PageSurveyor {
  /// Solves all screens, chooses those to show, and adds these.
  func addSamples(
    of place: Int, _ source: ReviewSource, at index: Int, by maker: DeviceGridMaker,
    to survey: inout PageSurvey
  ) {
    var groups = AlikeGroups()
    var candidates: [ScreenSamples.Candidate] = []
    for (number, environment) in source.environments.enumerated() {
      let isDrawn = number == 0 || measures(environment, of: source)
      var (screen, solved) = maker.screen(
        ofPage: place, of: index, in: environment, isShown: isDrawn, details: .size)
      if let solved { note(&screen, solved, environment, of: source, isFirst: number == 0, &survey) }
      add(screen, isFirst: number == 0, to: &survey)
      // Bars are not compared: they depend on the device, and repeat what the housing shows.
      let scene = isDrawn ? solved.map { withoutBars($0, of: screen) } : solved?.scene
      var candidate = ScreenSamples.Candidate(
        environment: environment, group: groups.group(of: environment, scene, screen.cell))
      candidate.isWorst = screen.cell.marks.contains { !$0.isQuiet }
      candidates.append(candidate)
    }
    guard let first = candidates.first else { return }
    let chosen = ScreenSamples(candidates)
    survey.samples.environments = source.environments
    survey.samples.groups = candidates.map(\.group)
    func cell(_ choice: Int, _ reason: ScreenSamples.Reason) -> DeviceGrid.Cell {
      let environment = source.environments[choice]
      var cell = maker.screen(
        ofPage: place, of: index, in: environment, details: reason == .device ? .size : .none
      ).screen.cell
      cell.title = title(environment, beside: first.environment)
      let alike = candidates.indices.filter {
        $0 != choice && candidates[$0].group == candidates[choice].group
      }
      .map { self.title(source.environments[$0], beside: environment) }
      if !alike.isEmpty, reason == .device {
        cell.details.append("\(words.alsoOn) \(words.listed(alike, atMost: Self.mostAlike))")
      }
      return cell
    }
    if let turned = chosen.turned {
      survey.samples.turned = cell(turned, .device)
      survey.samples.turnedGroup = candidates[turned].group
    }
    for choice in chosen.choices {
      let sample = SampledScreens.Sample(
        cell: cell(choice.index, choice.reason), group: candidates[choice.index].group)
      if choice.reason == .language {
        survey.samples.languages.append(sample)
      } else {
        survey.samples.samples.append(sample)
      }
    }
  }

  /// The maximum number of screens that a caption names.
  private static let mostAlike = 2

  private func withoutBars(_ solved: SolvedPage, of screen: DeviceGridMaker.Screen) -> Scene {
    guard let shown = screen.cell.screen else { return solved.scene }
    let again = try? renderers[shown.source].solve(
      shown.page, in: shown.environment, drawingSystemBars: false)
    return again?.scene ?? solved.scene
  }

  /// The name of a screen beside another one: the values that differ, the device only if it does.
  private func title(_ environment: PageEnvironment, beside other: PageEnvironment) -> String {
    let axes = environment.differences(from: other)
    let names = PageEnvironment.Axis.allCases.filter(axes.contains).map { $0.name(of: environment, words) }
      .filter { !$0.isEmpty }
    return names.isEmpty ? environment.device.name : names.joined(separator: " · ")
  }
}

/// The groups of a page's screens that look alike.
struct AlikeGroups {
  private enum Key: Hashable {
    case picture(PictureHash, Device.Idiom)
    case fault(String)
  }

  private var count = 0
  /// The groups of equal pictures and of equal faults.
  private var equal: [Key: Int] = [:]
  /// The first screen of each group, by the environment without its device.
  private var first: [PageEnvironment: [(likeness: ScreenLikeness, findings: [Int], group: Int)]] = [:]

  /// Returns the number of the group to which a screen belongs: that of an equal picture, or of a screen that
  /// differs in its device only, looks alike and has the same findings; else a new one.
  ///
  /// - Parameters:
  ///   - scene: The scene without system bars; `nil` for a screen that cannot be drawn.
  ///   - cell: The screen's marks and fault.
  mutating func group(of environment: PageEnvironment, _ scene: Scene?, _ cell: DeviceGrid.Cell) -> Int {
    guard var scene else { return group(.fault(cell.fault ?? "")) { nil } }
    let likeness = ScreenLikeness(scene, in: environment)
    let findings = Set(cell.marks.flatMap(\.findings)).sorted()
    scene.scale = 1
    var key = environment
    key.device = Device(id: "", name: "", idiom: environment.device.idiom, size: .zero, scale: 1)
    let known = first[key]?.first { $0.findings == findings && $0.likeness.isLike(likeness) }?.group
    let group = group(.picture(scene.hashInProcess, environment.device.idiom)) { known }
    if known == nil { first[key, default: []].append((likeness, findings, group)) }
    return group
  }

  private mutating func group(_ key: Key, otherwise known: () -> Int?) -> Int {
    if let group = equal[key] { return group }
    let group = known() ?? count
    if group == count { count += 1 }
    equal[key] = group
    return group
  }
}
