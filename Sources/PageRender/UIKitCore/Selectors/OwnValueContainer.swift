/// An object that keeps what it is given for a key that names none of its properties, as Core Animation's do.
@MainActor
protocol OwnValueContainer: AnyObject {
  var ownValues: [String: Any] { get set }
}
