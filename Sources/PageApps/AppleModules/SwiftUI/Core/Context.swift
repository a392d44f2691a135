internal import Foundation

/// The place in a tree at which a view is evaluated, and what it finds there.
@MainActor
public struct _Context {
  private var box: EnvironmentBox
  /// The values around, which contexts share until one changes them.
  var environment: EnvironmentValues {
    _read { yield box.values }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = EnvironmentBox(box.values) }
      yield &box.values
    }
  }
  /// The place by the types and numbers on the way from the root.
  private(set) var path: String
  private(set) var depth: Int
  let host: ViewHost
  /// The store to which the views of the place hand values up.
  var preferences = Preferences()

  init(environment: EnvironmentValues, host: ViewHost) {
    box = EnvironmentBox(environment)
    self.host = host
    path = ""
    depth = environment.depth
  }

  /// The values around for a screen of the place, whose bodies lie within those of the place.
  var handedDown: EnvironmentValues {
    var values = environment
    values.depth = depth + 1
    return values
  }

  func entered(_ name: String) -> Context {
    var inner = self
    inner.path += "/" + name
    return inner
  }

  /// The elements of a view: those of its body unless it is drawn itself.
  @MainActor func elements(_ view: any View) -> [Element] { erased(view) }

  private func erased<V: View>(_ view: V) -> [Element] {
    if let primitive = view as? any _PrimitiveView { return primitive.elements(self) }
    return body(of: view)?.elements(view.body) ?? []
  }

  /// The context of the body of a view or a modifier; `nil`, with a fault, if it holds itself.
  func body<Owner>(of owner: Owner) -> Context? {
    guard host.mayGoOn(at: depth) else {
      host.fail("\(Owner.self): its body holds itself without end")
      return nil
    }
    var inner = entered(String(describing: Owner.self))
    inner.depth += 1
    host.evaluations += 1
    inner.connect(owner)
    return inner
  }

  /// Gives the properties of a view, a modifier or a style their storage.
  func connect(_ owner: Any) {
    let type = ObjectIdentifier(Swift.type(of: owner))
    guard !host.plainTypes.contains(type) else { return }
    var isPlain = true
    defer { if isPlain { host.plainTypes.insert(type) } }
    for child in Mirror(reflecting: owner).children {
      if child.value is any DynamicProperty { isPlain = false }
      if let property = child.value as? any ConnectedProperty {
        property.connect(at: Place(key: path + "." + (child.label ?? ""), context: self))
      } else if child.value is any DynamicProperty {
        entered(child.label ?? "").connect(child.value)
      }
    }
  }
}

typealias Context = _Context

private final class EnvironmentBox {
  var values: EnvironmentValues
  init(_ values: EnvironmentValues) { self.values = values }
}

/// A property of a view at a place of the tree.
@MainActor
struct Place {
  let key: String
  let context: Context

  var environment: EnvironmentValues { context.environment }

  /// The storage of the place, made when it is first asked for.
  func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage { context.host.storage(key, make) }
}

/// A property that is kept for a view's place in the tree.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public func update() {}
}

/// A property that finds its storage before a body is evaluated.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  func connect(at place: Place)
}
