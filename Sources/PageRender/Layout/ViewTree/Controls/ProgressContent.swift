internal import LayoutEngine
package import PageDrawing

/// A progress view: a track and its filled part.
package struct ProgressContent: ControlContent {
  /// The filled part of the track, 0…1.
  package var progress: Double
  package var fillColor: Color.Dynamic
  package var trackColor: Color.Dynamic
  package var isRound: Bool

  package init(progress: Double, fillColor: Color.Dynamic, trackColor: Color.Dynamic, isRound: Bool) {
    self.progress = progress
    self.fillColor = fillColor
    self.trackColor = trackColor
    self.isRound = isRound
  }

  package func draw(on canvas: inout ControlCanvas) {
    let bounds = canvas.bounds
    // The corner radius is 2 pt, and the filled part at least 8 pt wide (one team's measurement).
    let radius = isRound ? min(2, bounds.height / 2) : 0
    let corners = Corners(radius: radius)
    canvas.fill(corners.shape(of: bounds), trackColor)
    guard progress > 0 else { return }
    let width = min(bounds.width, max(isRound ? 8 : 0, bounds.width * progress))
    let filled = Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    canvas.fill(corners.shape(of: canvas.directed(filled)), fillColor)
  }
}
