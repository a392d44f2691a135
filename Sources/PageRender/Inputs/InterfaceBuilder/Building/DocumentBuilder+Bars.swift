internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Bars and their items.
extension DocumentBuilder {
  func makeNavigationBar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UINavigationBar(frame: .zero) }
    configure(bar, element)
    bar.setItems(element.members(of: "items").map(navigationItem), animated: false)
    return bar
  }

  func configure(_ bar: UINavigationBar, _ element: DocumentElement) {
    if let color = element.child("color", key: "barTintColor").flatMap(color) { bar.barTintColor = color }
    if let color = element.child("color", key: "tintColor").flatMap(color) { bar.tintColor = color }
    // A black bar has white text, and a black background unless the document gives it a colour.
    let isBlack = element["barStyle"]?.hasPrefix("black") == true
    if isBlack, bar.barTintColor == nil { bar.barTintColor = .black }
    if let attributes = titleAttributes(element, key: "titleTextAttributes")
      ?? (isBlack ? [.foregroundColor: UIColor.white] : nil)
    {
      bar.titleTextAttributes = attributes
    }
    if let attributes = titleAttributes(element, key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
    bar.prefersLargeTitles = element.flag("largeTitles") == true
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let look = appearance(element, key: "standardAppearance") { bar.standardAppearance = look }
    if let look = appearance(element, key: "scrollEdgeAppearance") { bar.scrollEdgeAppearance = look }
  }

  /// The appearance in `<navigationBarAppearance key="standardAppearance">`; `nil` if there is none.
  private func appearance(_ element: DocumentElement, key: String) -> UINavigationBarAppearance? {
    guard let written = element.child("navigationBarAppearance", key: key) else { return nil }
    let look = UINavigationBarAppearance()
    if let color = written.child("color", key: "backgroundColor").flatMap(color) {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    }
    if let color = written.child("color", key: "shadowColor").flatMap(color) { look.shadowColor = color }
    if let attributes = titleAttributes(written, key: "titleTextAttributes") {
      look.titleTextAttributes = attributes
    }
    if let attributes = titleAttributes(written, key: "largeTitleTextAttributes") {
      look.largeTitleTextAttributes = attributes
    }
    return look
  }

  /// The attributes in `<textAttributes key="titleTextAttributes"><fontDescription/><color
  /// key="textColor"/>`; `nil` if there are none.
  private func titleAttributes(_ element: DocumentElement, key: String) -> [NSAttributedString.Key: Any]? {
    guard let written = element.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font(of: written) { attributes[.font] = font }
    if let color = written.child("color", key: "textColor").flatMap(color) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }

  func navigationItem(_ element: DocumentElement) -> UINavigationItem {
    let item = UINavigationItem(title: text(of: element, key: "title") ?? "")
    item.prompt = element["prompt"]
    item.hidesBackButton = element.flag("hidesBackButton") == true
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") == true
    item.backButtonTitle = element["backButtonTitle"]
    item.backBarButtonItem = element.child("barButtonItem", key: "backBarButtonItem").map(barButtonItem)
    func items(_ single: String, _ list: String) -> [UIBarButtonItem]? {
      if let one = element.child("barButtonItem", key: single) { return [barButtonItem(one)] }
      guard let many = element.child(list) else { return nil }
      return many.children.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    }
    if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
    return item
  }

  func barButtonItem(_ element: DocumentElement) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      item = UIBarButtonItem(systemItem: system)
    } else {
      item = UIBarButtonItem(title: text(of: element, key: "title"), image: image(of: element))
    }
    if element["style"] == "done" || element["style"] == "prominent" { item.style = .done }
    if element.flag("enabled") == false { item.isEnabled = false }
    if let width = element.number("width") { item.width = CGFloat(width) }
    if let tag = element.integer("tag") { item.tag = tag }
    if let color = element.child("color", key: "tintColor").flatMap(color) { item.tintColor = color }
    if let view = element.child(key: "customView"), ViewKind(element: view) != nil {
      item.customView = buildView(view, in: nil)
    }
    register(item, as: element)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  func makeToolbar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UIToolbar(frame: .zero) }
    bar.items = element.members(of: "items").filter { $0.name == "barButtonItem" }.map(barButtonItem)
    if let color = element.child("color", key: "barTintColor").flatMap(color) { bar.barTintColor = color }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
    return bar
  }

  func makeTabBar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UITabBar(frame: .zero) }
    bar.items = element.members(of: "items").filter { $0.name == "tabBarItem" }.map(tabBarItem)
    configure(bar, element)
    return bar
  }

  func configure(_ bar: UITabBar, _ element: DocumentElement) {
    if let color = element.child("color", key: "barTintColor").flatMap(color) { bar.barTintColor = color }
    // The deprecated `selectedImageTintColor` is the tint of the selected tab, as `tintColor` is.
    for key in ["selectedImageTintColor", "tintColor"] {
      if let color = element.child("color", key: key).flatMap(color) { bar.tintColor = color }
    }
    if let color = element.child("color", key: "unselectedItemTintColor").flatMap(color) {
      bar.unselectedItemTintColor = color
    }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
  }

  func tabBarItem(_ element: DocumentElement) -> UITabBarItem {
    let item: UITabBarItem
    if let system = element["systemItem"].flatMap({ Self.tabItems[$0] }) {
      item = UITabBarItem(tabBarSystemItem: system, tag: 0)
    } else {
      item = UITabBarItem(title: text(of: element, key: "title"), image: image(of: element), tag: 0)
    }
    item.tag = element.integer("tag") ?? 0
    item.selectedImage = image(named: element["selectedImage"], element)
    item.badgeValue = element["badgeValue"]
    if let color = element.child("color", key: "badgeColor").flatMap(color) { item.badgeColor = color }
    if element.flag("enabled") == false { item.isEnabled = false }
    return item
  }

  private static let tabItems: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
