internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// A screen's look on a sheet, with its housing, by which equal screens are drawn only once.
struct ScreenLook: Hashable, Sendable {
  private let picture: PictureHash
  private let pointsPerInch: Double
  private let radius: Double
  private let reach: EdgeInsets
  private let cutouts: [Device.TakenArea]

  init(_ scene: Scene, on environment: PageEnvironment, style: ScreenFrame) {
    var scene = scene
    // The number of pixels per point is invisible on paper.
    scene.scale = 1
    picture = scene.hashInProcess
    let device = environment.device
    let phone = PhoneDrawing(device: device, orientation: environment.orientation)
    pointsPerInch = device.pointsPerInch.rounded()
    radius = style == .none ? 0 : phone.screenRadius
    reach = PhoneDrawing.reach(of: device, in: environment.orientation, style: style)
    cutouts = style == .none ? [] : device.takenAreas(in: environment.orientation)
  }
}
