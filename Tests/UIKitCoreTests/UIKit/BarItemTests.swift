import Foundation
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Items of bars: their kinds, titles, symbols and actions.
@MainActor
struct BarItemTests {
  private func traits(_ system: SystemVersion) -> UITraitCollection {
    var traits = PageTraits()
    traits.system = system
    return UITraitCollection(traits)
  }

  private func button(
    _ item: UIBarButtonItem, _ system: SystemVersion = .ios18
  ) throws -> BarButton {
    try #require(UITraitCollection.withCurrent(traits(system)) { item.makeView() } as? BarButton)
  }

  @Test func `spaces have no view, and only they`() {
    #expect(UIBarButtonItem.flexibleSpace().isSpace && UIBarButtonItem.fixedSpace(12).isSpace)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().makeView() == nil)
    #expect(UIBarButtonItem.fixedSpace(12).makeView() == nil)
    for item in [UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Go"), UIBarButtonItem()] {
      #expect(!item.isSpace && item.makeView() != nil)
    }
  }

  @Test func `done and save are prominent, and no others`() {
    for (item, style) in [
      (.done, .done), (.save, .done), (.cancel, .plain), (.edit, .plain), (.add, .plain),
    ] as [(UIBarButtonItem.SystemItem, UIBarButtonItem.Style)] {
      #expect(UIBarButtonItem(systemItem: item).style == style)
      #expect(UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).style == style)
    }
  }

  @Test(
    arguments: [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
      (.redo, "Redo"),
    ] as [(UIBarButtonItem.SystemItem, String)])
  func `a system item has its title`(item: UIBarButtonItem.SystemItem, title: String) throws {
    #expect(try button(UIBarButtonItem(systemItem: item)).currentTitle == title)
    let named = UIBarButtonItem(systemItem: item)
    named.title = "Own"
    #expect(try button(named).currentTitle == "Own")
  }

  /// On platters, since iOS 26, done is a tick, cancel a cross, and undo and redo are arrows.
  @Test func `on platters some titles are symbols`() throws {
    for (item, symbol) in [(.done, .checkmark), (.cancel, .cross)]
      as [(UIBarButtonItem.SystemItem, ButtonSymbol.Kind)]
    {
      let shown = try button(UIBarButtonItem(systemItem: item), .ios26)
      #expect(shown.barSymbol == symbol && shown.currentTitle == nil)
    }
    for item in [UIBarButtonItem.SystemItem.undo, .redo] {
      let shown = try button(UIBarButtonItem(systemItem: item), .ios26)
      #expect(shown.currentImage != nil && shown.currentTitle == nil)
      #expect(try button(UIBarButtonItem(systemItem: item)).currentImage == nil)
    }
    for (item, title) in [(.edit, "Edit"), (.save, "Save")] as [(UIBarButtonItem.SystemItem, String)] {
      #expect(try button(UIBarButtonItem(systemItem: item), .ios26).currentTitle == title)
    }
  }

  @Test func `drawn symbols are a plus, a magnifier and crosses`() throws {
    for (item, symbol) in [(.add, .plus), (.search, .magnifier), (.stop, .cross), (.close, .cross)]
      as [(UIBarButtonItem.SystemItem, ButtonSymbol.Kind)]
    {
      #expect(try button(UIBarButtonItem(systemItem: item)).barSymbol == symbol)
      #expect(try button(UIBarButtonItem(systemItem: item), .ios26).barSymbol == symbol)
      #expect(UIBarButtonItem(systemItem: item).isImage)
    }
    #expect(try button(UIBarButtonItem(systemItem: .edit)).barSymbol == nil)
    #expect(!UIBarButtonItem(systemItem: .edit).isImage)
  }

  @Test func `other symbols are images, and an image takes a symbol's place`() throws {
    for item in [
      UIBarButtonItem.SystemItem.compose, .reply, .action, .organize, .bookmarks, .refresh, .camera, .trash,
      .play, .pause, .rewind, .fastForward,
    ] {
      let made = UIBarButtonItem(systemItem: item)
      #expect(made.isImage)
      #expect(try button(made).currentImage != nil)
    }
    let plus = UIBarButtonItem(systemItem: .add)
    plus.image = UIImage()
    #expect(try button(plus).barSymbol == nil && button(plus).currentImage === plus.image)
  }

  @Test func `an image with a title or a view of its own is none`() {
    let item = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
    #expect(item.isImage && item.sharesPlatter)
    item.title = "Title"
    #expect(!item.isImage && !item.sharesPlatter)
    item.title = nil
    item.customView = UIView()
    #expect(!item.isImage && item.makeView() === item.customView)
  }

  @Test func `an image shares its platter unless it is prominent or says otherwise`() {
    let item = UIBarButtonItem(systemItem: .add)
    #expect(item.sharesPlatter)
    item.style = .done
    #expect(!item.sharesPlatter)
    item.style = .plain
    item.sharesBackground = false
    #expect(!item.sharesPlatter)
    item.sharesBackground = true
    item.hidesSharedBackground = true
    #expect(!item.sharesPlatter)
  }

  @Test func `titles have 17 points, semibold if prominent, medium on platters`() throws {
    func font(_ style: UIBarButtonItem.Style, _ system: SystemVersion) throws -> UIFont? {
      try button(UIBarButtonItem(title: "Go", style: style, target: nil, action: nil), system).titleLabel?
        .font
    }
    #expect(try font(.plain, .ios18) == .systemFont(ofSize: 17, weight: .regular))
    #expect(try font(.done, .ios18) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(try font(.plain, .ios26) == .systemFont(ofSize: 17, weight: .medium))
    #expect(try font(.done, .ios26) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func `on platters titles are black or tinted, white if prominent, and grey if disabled`() throws {
    let item = UIBarButtonItem(title: "Go")
    #expect(try button(item, .ios26).currentTitleColor === UIColor.label)
    item.tintColor = .red
    #expect(try button(item, .ios26).currentTitleColor === UIColor.red)
    #expect(try button(item).tintColor === UIColor.red)
    item.style = .done
    #expect(try button(item, .ios26).currentTitleColor === UIColor.white)
    item.isEnabled = false
    #expect(try button(item, .ios26).currentTitleColor === UIColor.tertiaryLabel)
    #expect(try !button(item, .ios26).isEnabled)
  }

  @Test func `an item takes the title, image and action of its action unless it has its own`() throws {
    let image = UIImage()
    var count = 0
    let action = UIAction(title: "Action", image: image) { _ in count += 1 }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Action" && item.image === image && item.primaryAction === action)
    try button(item).sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    #expect(UIBarButtonItem(primaryAction: UIAction { _ in }).title == nil)
  }

  @Test func `a menu opens at a touch unless the item has an action`() throws {
    let menu = UIMenu(children: [])
    #expect(try button(UIBarButtonItem(title: "Go", menu: menu)).showsMenuAsPrimaryAction)
    #expect(try !button(UIBarButtonItem(title: "Go")).showsMenuAsPrimaryAction)
    let acting = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in }, menu: menu)
    #expect(try !button(acting).showsMenuAsPrimaryAction && button(acting).menu === menu)
    let sending = UIBarButtonItem(title: "Go", menu: menu)
    sending.action = Selector("go")
    #expect(try !button(sending).showsMenuAsPrimaryAction)
  }

  @Test func `title attributes of a state are added to the bar's`() throws {
    let item = UIBarButtonItem(title: "Go")
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor === UIColor.red)
    func color() throws -> UIColor? {
      try button(item).currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(try color() === UIColor.red)
    item.isEnabled = false
    #expect(try color() === UIColor.blue)
    let look = UIBarButtonItemAppearance()
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.green, .kern: 2]
    item.isEnabled = true
    let title = (item.makeView(look: look) as? UIButton)?.currentAttributedTitle
    #expect(title?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor === UIColor.red)
  }
}
