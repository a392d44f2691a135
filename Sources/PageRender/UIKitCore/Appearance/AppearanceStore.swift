internal import Foundation
internal import PageBase

/// The appearance proxies that code has asked for.
@MainActor
package final class AppearanceStore {
  private let parent: AppearanceStore?
  private var viewProxies: [Proxy<UIView>] = []
  private var itemProxies: [Proxy<UIBarButtonItem>] = []

  private struct Proxy<Instance: NSObject> {
    /// The class whose instances the proxy styles.
    var type: ObjectIdentifier
    var containers: [any UIAppearanceContainer.Type]
    var instance: Instance
    /// Returns true if an object is an instance of the proxy's class.
    var isFor: @MainActor (NSObject) -> Bool
    /// The length of the class's chain of superclasses, the class itself included.
    var depth: Int

    func has(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
      self.containers.elementsEqual(containers) { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }
  }

  private init(parent: AppearanceStore?) {
    self.parent = parent
  }

  // MARK: Stores

  /// The store of code that runs outside pages.
  private static let ofProgram = AppearanceStore(parent: nil)
  private static let ambient = Ambient<AppearanceStore>()

  /// The store of the page whose code is running; outside pages, the program's.
  static var current: AppearanceStore { ambient.value ?? ofProgram }

  /// Runs a page's code with a store of its own; proxies that the code sets are discarded when it ends.
  package static func withNew<Result>(_ body: @MainActor () async -> Result) async -> Result {
    await ambient.with(AppearanceStore(parent: ofProgram)) { await body() }
  }

  // MARK: Proxies

  /// The proxy of a class inside `containers`, made at the first call.
  func proxy<View: UIView>(for type: View.Type, in containers: [any UIAppearanceContainer.Type]) -> View {
    if let known = viewProxies.first(where: { $0.type == ObjectIdentifier(type) && $0.has(containers) }),
      let view = known.instance as? View
    {
      return view
    }
    // A collection view is made with a layout.
    let framed = type is UICollectionView.Type ? nil : ViewInitializer.make(type, frame: .zero)
    guard let made = framed ?? type.init(coder: NSCoder()) else {
      preconditionFailure("\(type).appearance(): its init(frame:) and init(coder:) make no view")
    }
    viewProxies.append(
      Proxy(
        type: ObjectIdentifier(type), containers: containers, instance: made, isFor: { $0 is View },
        depth: Self.depth(of: type)))
    return made
  }

  func itemProxy(in containers: [any UIAppearanceContainer.Type]) -> UIBarButtonItem {
    if let known = itemProxies.first(where: { $0.has(containers) }) { return known.instance }
    let made = UIBarButtonItem()
    itemProxies.append(
      Proxy(
        type: ObjectIdentifier(UIBarButtonItem.self), containers: containers, instance: made,
        isFor: { $0 is UIBarButtonItem }, depth: 0))
    return made
  }

  private static func depth(of type: AnyClass) -> Int {
    sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }

  private var isEmpty: Bool { viewProxies.isEmpty && (parent?.isEmpty ?? true) }

  // MARK: Applying

  /// Copies properties that are set on proxies of the view's class to the view, unless they are set on the
  /// view itself.
  func apply(to view: UIView) {
    guard !isEmpty else { return }
    let around = view.containers
    let proxies = matching(viewProxies, parent?.viewProxies, view, around)
    guard !proxies.isEmpty else { return }
    let standard = UIView.standard(like: view)
    for property in AppearanceProperty.all where property.isOwn(view) {
      for proxy in proxies where property.isSet(proxy, standard) && property.isOpen(view, standard) {
        property.copy(proxy, view)
      }
    }
  }

  /// Applies the proxies' values to an item that is shown in a bar.
  func apply(to item: UIBarButtonItem, in bar: UIView) {
    for proxy in matching(itemProxies, parent?.itemProxies, item, [bar] + bar.containers) {
      if item.tintColor == nil { item.tintColor = proxy.tintColor }
      item.titleAttributes.complete(with: proxy.titleAttributes)
    }
  }

  /// The proxies that apply to an object, in order of precedence: more containers first, then the more
  /// derived class, then the page's proxies before the program's.
  private func matching<Instance: NSObject>(
    _ own: [Proxy<Instance>], _ inherited: [Proxy<Instance>]?, _ object: NSObject, _ around: [NSObject]
  ) -> [Instance] {
    let all = own + (inherited ?? [])
    let fitting = all.indices.filter { all[$0].isFor(object) && Self.contains(all[$0].containers, around) }
    return fitting.sorted { one, other in
      let (first, second) = (all[one], all[other])
      return (-first.containers.count, -first.depth, one) < (-second.containers.count, -second.depth, other)
    }.map { all[$0].instance }
  }

  private static func contains(_ wanted: [any UIAppearanceContainer.Type], _ around: [NSObject]) -> Bool {
    var rest = around[...]
    for type in wanted {
      guard let place = rest.firstIndex(where: { type.hasInstance($0) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

extension UIView {
  /// The view's containers, from the nearest outwards; a controller before its view.
  fileprivate var containers: [NSObject] {
    var found: [NSObject] = []
    if let owner = owningController { found.append(owner) }
    for ancestor in sequence(first: superview, next: { $0?.superview }) {
      guard let ancestor else { break }
      found.append(ancestor)
      if let owner = ancestor.owningController { found.append(owner) }
    }
    return found
  }
}
