public import PageDrawing
internal import PageLayout

/// The result for one picture.
public struct PictureResult: Hashable, Sendable {
  /// The deck or catalogue it belongs to.
  public var deck: String
  /// The snapshot's path below its folder, without extension: `lesson-1/iphone-x.landscape`.
  public var name: String
  /// The snapshot's file.
  public var snapshot: String
  public var status: Status
  public var axes: Axes
  /// The differences, the most telling sentence first: `next moved 4 pt down: …`. Faults of a page that failed.
  public var sentences: [String] = []
  /// The causes of the change, each in words that are the same on all pictures that it changed; all of them, the most telling
  /// first. Empty unless the picture changed.
  public var causes: [String] = []
  /// How the pixels differ; `nil` where they were not compared, or are all the same.
  public var pixels: Pixels?
  /// Rectangles that were not compared, in pixels of the actual picture.
  public var ignored: [PictureArea] = []
  /// Paths below the report's folder; `nil` where there is no such picture.
  public var expected: String?
  public var actual: String?
  public var difference: String?
  /// The path of a picture over which `expected` lies. Transparent pixels are those of the picture below. `nil` where each
  /// file is whole.
  public var shared: String?
  /// The path of a picture over which `actual` lies; `nil` where it is whole, and where it lies over `expected` and `shared`.
  public var sharedActual: String?

  /// The paths of the pictures that give the actual one, the lowest first.
  public var actualLayers: [String] {
    let below = sharedActual.map { [$0] } ?? shared.map { [$0, expected ?? ""] } ?? []
    return below + [actual ?? ""]
  }
  /// True if somebody looked at the change and did not want it: `approve` leaves it out.
  public var isRejected = false
  /// A reviewer's comment.
  public var comment: String?

  public init(deck: String, name: String, snapshot: String, status: Status, axes: Axes) {
    self.deck = deck
    self.name = name
    self.snapshot = snapshot
    self.status = status
    self.axes = axes
  }

  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// The pixels are those of the snapshot, or differ within the tolerance.
    case same
    case changed
    /// There is no snapshot.
    case missing
    /// The snapshot cannot be read.
    case unreadable
    /// The page could not be drawn.
    case failed
    /// There was no snapshot, or another, and this run wrote it.
    case recorded
    /// The run ended before it came to the picture.
    case skipped

    /// True if the run fails because of it.
    public var isFailure: Bool {
      switch self {
      case .same, .recorded, .skipped: false
      case .changed, .missing, .unreadable, .failed: true
      }
    }
  }

  /// The page and the environment of the picture.
  public struct Axes: Hashable, Sendable {
    public var page: String
    /// The step of a flow; `nil` for the page as it appears.
    public var step: String?
    /// The id and the name of the device.
    public var device: String
    public var deviceName: String
    /// `portrait` or `landscape`.
    public var orientation: String
    /// `light` or `dark`.
    public var appearance: String
    /// BCP 47.
    public var locale: String
    /// `large`, `AX3`…
    public var contentSize: String
    /// `ltr` or `rtl`.
    public var direction: String

    public init(
      page: String, step: String?, device: String, deviceName: String, orientation: String,
      appearance: String, locale: String, contentSize: String, direction: String
    ) {
      self.page = page
      self.step = step
      self.device = device
      self.deviceName = deviceName
      self.orientation = orientation
      self.appearance = appearance
      self.locale = locale
      self.contentSize = contentSize
      self.direction = direction
    }
  }

  /// An option, and the value of it that would have been enough.
  public struct PassingOption: Hashable, Sendable {
    public var option: ToleranceChange.Option
    /// `nil` where the option has none.
    public var value: Double?

    public init(_ option: ToleranceChange.Option, _ value: Double? = nil) {
      self.option = option
      self.value = value
    }
  }

  /// How the pixels of two pictures differ.
  public struct Pixels: Hashable, Sendable {
    /// How many differ, anti-aliased ones included.
    public var count: Int
    /// How many of them look like anti-aliasing.
    public var antialiased: Int
    /// The share of differing pixels among all that were compared, 0…1.
    public var ratio: Double
    /// Rectangles around what changed, the largest first.
    public var regions: [PictureArea]
    /// The size of the snapshot, in pixels; `actualSize` differs where the pictures have different sizes.
    public var expectedSize: PixelSize
    public var actualSize: PixelSize
    /// The tolerances that would have been enough, each by itself.
    public var passesWith: [PassingOption]
    /// The tolerances in a sentence, such as `would pass with --max-diff-pixels 12`; `nil` where none is.
    public var advice: String?

    public init(
      count: Int, antialiased: Int, ratio: Double, regions: [PictureArea],
      expectedSize: PixelSize, actualSize: PixelSize, passesWith: [PassingOption] = [],
      advice: String? = nil
    ) {
      self.count = count
      self.antialiased = antialiased
      self.ratio = ratio
      self.regions = regions
      self.expectedSize = expectedSize
      self.actualSize = actualSize
      self.passesWith = passesWith
      self.advice = advice
    }
  }
}
