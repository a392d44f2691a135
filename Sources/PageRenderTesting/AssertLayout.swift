internal import LayoutEngine
public import PageRender

/// Judges a screen by lint's rules on many devices, and fails the test where there is an error.
///
/// ```swift
/// assertLayout(of: WelcomeController(), on: ["iphone-se-3", "iPhone 16 Pro"], contentSizes: [.large, .accessibility3])
/// ```
///
/// - Parameters:
///   - content: A view controller, or a view, which then fills the screen. Evaluated for each environment.
///   - devices: Ids, names or sizes as `--device` takes them; those that run iOS 17 or later unless given.
///   - rules: The rules that judge; all unless given.
///   - exceptions: Where a rule is switched off or judges otherwise, and why.
///   - severity: From where on the test fails; less severe findings are told as warnings of the test.
public func assertLayout<Content: PageContent>(
  of content: @autoclosure () throws -> Content, on devices: LayoutDevices = .all,
  orientations: [Orientation] = [.portrait], appearances: [Appearance] = [.light],
  contentSizes: [ContentSize] = [.large], locales: [String] = ["en"],
  rules: [LintRule] = LintRule.allCases, exceptions: [LintException] = [],
  failsOn severity: Diagnostic.Severity = .error, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  func fail(_ message: String) {
    Reporting.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  do {
    let environments = try devices.environments(
      orientations: orientations, appearances: appearances, contentSizes: contentSizes, locales: locales)
    let settings = LintSettings(exceptions: exceptions, only: Set(rules))
    // Waited for, so that nobody else has it meanwhile.
    let report = try withoutActuallyEscaping(content) { content in
      nonisolated(unsafe) let content = content
      return try MainThread.run {
        try LayoutAssertion(environments: environments, settings: settings).report(content)
      }
    }
    for entry in report.entries {
      let message = "\(entry.finding.rule.rawValue): \(entry.words(among: environments))"
      if entry.severity <= severity { fail(message) } else { Notes.tell(message) }
    }
  } catch {
    fail(FaultWording.words(for: error))
  }
}

/// The devices of `assertLayout`: a list of ids, names or sizes such as `390x844@3x`.
public struct LayoutDevices: ExpressibleByArrayLiteral, Sendable {
  private enum Choice {
    case runningStandardSystem
    case every
    case named([String])
  }

  private var choice: Choice

  /// The devices that run iOS 17, which pages are drawn as, or a later one.
  public static let all = LayoutDevices(choice: .runningStandardSystem)
  /// Every device that is known.
  public static let every = LayoutDevices(choice: .every)

  public init(arrayLiteral words: String...) {
    choice = .named(words)
  }

  public init(_ words: [String]) {
    choice = .named(words)
  }

  private init(choice: Choice) {
    self.choice = choice
  }

  fileprivate func environments(
    orientations: [Orientation], appearances: [Appearance], contentSizes: [ContentSize], locales: [String]
  ) throws -> [PageEnvironment] {
    let catalog = DeviceCatalog.builtin
    let devices =
      switch choice {
      case .runningStandardSystem: catalog.devices(runningIOS: Device.standardSystem)
      case .every: catalog.devices
      case .named(let words):
        try words.map { word in
          do throws(DeviceError) {
            return try catalog.device(word)
          } catch {
            throw ScreenFault(message: error.message)
          }
        }
      }
    var environments: [PageEnvironment] = []
    for device in devices {
      for orientation in orientations {
        for appearance in appearances {
          for locale in locales {
            for contentSize in contentSizes {
              environments.append(
                PageEnvironment(
                  device: device, orientation: orientation, appearance: appearance, locale: locale,
                  contentSize: contentSize))
            }
          }
        }
      }
    }
    guard !environments.isEmpty else {
      throw ScreenFault(message: "there is nothing to judge: give at least one value for each axis")
    }
    return environments
  }
}

/// Shows a screen in one environment after another, and judges it.
@MainActor
private struct LayoutAssertion {
  let environments: [PageEnvironment]
  let settings: LintSettings

  func report(_ content: () throws -> some PageContent) throws -> LintReport {
    try Screens.withRenderer { renderer in
      let linter = PageLinter(renderer, settings: settings)
      var collector = LintCollector()
      for (place, environment) in environments.enumerated() {
        let page = try Screens.page(in: environment, content)
        collector.add(linter.findings(of: page, in: environment), source: 0, place: place)
      }
      return collector.report([environments], settings: [settings])
    }
  }
}
