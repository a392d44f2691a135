/// The screen on which a finding is worst.
struct WorstScreen: Sendable {
  /// The finding's number.
  var number: Int
  var screen: ReviewScreen
  var mark: ScreenDrawing.Mark
}
