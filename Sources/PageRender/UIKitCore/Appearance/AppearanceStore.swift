internal import Foundation
internal import PageBase

/// The proxies of appearance that code has asked for.
@MainActor
package final class AppearanceStore {
  private let parent: AppearanceStore?
  private var viewProxies: [Proxy<UIView>] = []
  private var itemProxies: [Proxy<UIBarButtonItem>] = []

  private struct Proxy<Instance: NSObject> {
    /// The class it is for.
    var type: ObjectIdentifier
    var containers: [any UIAppearanceContainer.Type]
    var instance: Instance
    /// True if an object is of the class.
    var isFor: @MainActor (NSObject) -> Bool
    /// How many classes are above the class.
    var depth: Int

    func has(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
      self.containers.elementsEqual(containers) { ObjectIdentifier($0) == ObjectIdentifier($1) }
    }
  }

  private init(parent: AppearanceStore?) {
    self.parent = parent
  }

  // MARK: Stores

  /// That of code which runs for no page.
  private static let ofProgram = AppearanceStore(parent: nil)
  private static let ambient = Ambient<AppearanceStore>()

  /// That of the page whose code is running.
  static var current: AppearanceStore { ambient.value ?? ofProgram }

  /// Runs code of a page: what it sets ends with it.
  package static func withNew<Result>(_ body: @MainActor () async -> Result) async -> Result {
    await ambient.with(AppearanceStore(parent: ofProgram)) { await body() }
  }

  // MARK: Proxies

  /// The proxy of a class, made when it is asked for first.
  func proxy<View: UIView>(for type: View.Type, in containers: [any UIAppearanceContainer.Type]) -> View {
    if let known = viewProxies.first(where: { $0.type == ObjectIdentifier(type) && $0.has(containers) }),
      let view = known.instance as? View
    {
      return view
    }
    guard let made = ViewInitializer.make(type, frame: .zero) ?? type.init(coder: NSCoder()) else {
      preconditionFailure(
        "\(type).appearance(): \(type) has neither init(frame:) nor an init(coder:) that succeeds")
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

  /// Gives a view what the proxies of its class say and it does not say itself.
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

  /// The proxies' values for an object, the one that counts most first: the page's, for more containers, for a nearer class.
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
