internal import LayoutEngine
internal import PageRender

/// The devices of `assertLayout`: a list of ids, names or sizes such as `390x844@3x`.
///
/// ```swift
/// let phones: LayoutDevices = ["iphone-se-3", "iPhone 16 Pro", "390x844@3x"]
/// assertLayout(of: TutorialController(), on: phones, orientations: [.portrait, .landscape])
/// assertLayout(of: BadgeView(text: "New"), on: .every)
/// ```
public struct LayoutDevices: ExpressibleByArrayLiteral, Sendable {
  private enum Choice {
    case runningDrawnSystem
    case every
    case named([String])
  }

  private var choice: Choice

  /// The devices that run the version of iOS as which screens are drawn, or a later one.
  public static let all = LayoutDevices(choice: .runningDrawnSystem)
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

  func environments(
    orientations: [Orientation], appearances: [Appearance], contentSizes: [ContentSize], locales: [String]
  ) throws -> [PageEnvironment] {
    let catalog = DeviceCatalog.builtin
    let system = SnapshotTestingConfiguration.current?.ios ?? .standard
    let devices =
      switch choice {
      case .runningDrawnSystem: catalog.devices(runningIOS: system.rawValue)
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
                  contentSize: contentSize, system: system))
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
