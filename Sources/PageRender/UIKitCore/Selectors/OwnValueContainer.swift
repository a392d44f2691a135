/// An object that stores values for keys that are not its properties, as Core Animation's objects do.
///
/// The member is the main actor's, not the protocol: a class that conforms would be isolated with its subclasses, such as an
/// app's managed objects.
package protocol OwnValueContainer: AnyObject {
  @MainActor var ownValues: [String: Any] { get set }
}
