/// An object that stores values for keys that are not its properties, as Core Animation's objects do.
@MainActor
package protocol OwnValueContainer: AnyObject {
  var ownValues: [String: Any] { get set }
}
