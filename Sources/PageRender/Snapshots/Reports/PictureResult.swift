public import PageBase
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
  /// The differences, the most telling sentence first: `next moved 4 pt down: …`. For a page that failed, its
  /// faults.
  public var sentences: [String] = []
  /// All causes of the change, the most telling first. A cause has the same words on every picture that it
  /// changed. Empty unless the picture changed.
  public var causes: [String] = []
  /// Whose change it is; `nil` unless the picture changed, or if the run does not tell.
  public var origin: ChangeOrigin?
  /// The difference of the pixels; `nil` if they were not compared, or are all equal.
  public var pixels: Pixels?
  /// Rectangles that were not compared, in pixels of the actual picture.
  public var ignored: [PictureArea] = []
  /// The paths of the three pictures below the report's folder; `nil` if there is no such picture.
  public var expected: String?
  public var actual: String?
  public var difference: String?
  /// The path of the picture that `expected` is a layer over: its transparent pixels show that picture. `nil`
  /// if `expected` is a whole picture.
  public var shared: String?
  /// The path of the picture that `actual` is a layer over, such as `expected`; `nil` if `actual` is whole, or is a layer
  /// over `expected` and `shared`.
  public var sharedActual: String?

  /// The paths of the actual picture's layers, the lowest first.
  public var actualLayers: [String] {
    let below = sharedActual.map { [$0] } ?? shared.map { [$0, expected ?? ""] } ?? []
    return below + [actual ?? ""]
  }
  /// True if the report has the pictures of the change.
  var isLeft: Bool { status == .changed || origin == .renderer }
  /// True if `approve` may take the picture: it fails, or differs by a change of the renderer's that the run let
  /// pass.
  public var isToApprove: Bool {
    actual != nil && (status.isFailure || status == .same && origin == .renderer)
  }
  /// True if a reviewer rejected the change, so that `approve` leaves it out.
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
    /// The snapshot was missing or different, and this run wrote it.
    case recorded
    /// The run ended before it reached the picture.
    case skipped

    /// True if a picture with this status makes the run fail.
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
    /// The device's id.
    public var device: String
    public var deviceName: String
    /// `portrait` or `landscape`.
    public var orientation: String
    /// `light` or `dark`.
    public var appearance: String
    /// The language tag (BCP 47).
    public var locale: String
    /// The text size: `large`, `AX3`…
    public var contentSize: String
    /// `ltr` or `rtl`.
    public var direction: String
    /// The version of iOS whose look the picture has.
    public var ios: Int

    public init(
      page: String, step: String?, device: String, deviceName: String, orientation: String,
      appearance: String, locale: String, contentSize: String, direction: String,
      ios: Int = SystemVersion.unnamed.rawValue
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
      self.ios = ios
    }
  }

  /// An option of the tolerance, and the value with which the picture would have passed.
  public struct PassingOption: Hashable, Sendable {
    public var option: ToleranceChange.Option
    /// The value; `nil` for an option without one.
    public var value: Double?

    public init(_ option: ToleranceChange.Option, _ value: Double? = nil) {
      self.option = option
      self.value = value
    }
  }

  /// The difference of two pictures' pixels.
  public struct Pixels: Hashable, Sendable {
    /// The number of differing pixels, anti-aliased ones included.
    public var count: Int
    /// The number of differing pixels that look like anti-aliasing.
    public var antialiased: Int
    /// The share of differing pixels among all that were compared, 0…1.
    public var ratio: Double
    /// The rectangles around the changes, the largest first.
    public var regions: [PictureArea]
    /// The size of the snapshot, in pixels; `actualSize` differs if the pictures have different sizes.
    public var expectedSize: PixelSize
    public var actualSize: PixelSize
    /// The options with which the picture would have passed, each by itself.
    public var passesWith: [PassingOption]
    /// The words for `passesWith`, such as `would pass with --max-diff-pixels 12`; `nil` if there are none.
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
