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
    let item = UINavigationItem(title: element["title"] ?? "")
    func items(_ single: String, _ list: String) -> [UIBarButtonItem]? {
      if let one = element.child("barButtonItem", key: single) { return [barButtonItem(one)] }
      guard let many = element.child(list, key: list) else { return nil }
      return many.children.filter { $0.name == "barButtonItem" }.map(barButtonItem)
    }
    if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
    return item
  }

  func barButtonItem(_ element: DocumentElement) -> UIBarButtonItem {
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) {
      let item = UIBarButtonItem(systemItem: system)
      register(item, as: element)
      return item
    }
    let image = image(named: element["image"], element)
    let item = UIBarButtonItem(title: element["title"], image: image)
    if element["style"] == "done" { item.style = .done }
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
    return bar
  }

  func makeTabBar(_ element: DocumentElement) -> UIView {
    let bar = made(element) { UITabBar(frame: .zero) }
    bar.items = element.members(of: "items").filter { $0.name == "tabBarItem" }.map(tabBarItem)
    return bar
  }

  func tabBarItem(_ element: DocumentElement) -> UITabBarItem {
    UITabBarItem(title: element["title"], image: image(named: element["image"], element), tag: 0)
  }
}
