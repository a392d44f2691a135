import Foundation
import LayoutEngine

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// A screen for each rule of docs/lint.md that has that fault and no other; its picture is the documentation's.
struct DocumentedFault: Sendable {
  var rule: LintRule
  var environment: PageEnvironment
  /// The texts that keys are looked up in.
  var strings: LocalizedStrings
  var fill: @MainActor @Sendable (UIView) -> Void

  init(
    _ rule: LintRule, in environment: PageEnvironment = DocumentedFault.phone,
    strings: LocalizedStrings = LocalizedStrings(), fill: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    self.rule = rule
    self.environment = environment
    self.strings = strings
    self.fill = fill
  }

  /// An iPhone X that is less high and has fewer pixels: pictures of a page of documentation.
  static let phone: PageEnvironment = {
    var device = try! DeviceCatalog.builtin.device("iphone-x")
    device.scale = 1.5
    device.size = Size(width: 376, height: 480)
    return PageEnvironment(device: device)
  }()

  static var landscape: PageEnvironment {
    var environment = phone
    environment.orientation = .landscape
    return environment
  }

  static var german: PageEnvironment {
    var environment = phone
    environment.locale = "de"
    return environment
  }

  static var largeText: PageEnvironment {
    var environment = phone
    environment.contentSize = .accessibility2
    return environment
  }

  /// What can be planted in views; `layout-failure` and `missing-glyph` need more than that.
  static let all: [DocumentedFault] = [
    DocumentedFault(.contradiction) { view in
      let card = Parts.box("card", in: view)
      Parts.pin(card, top: 120, height: 160)
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        card.widthAnchor.constraint(equalToConstant: 300),
      ])
    },
    DocumentedFault(.ambiguousLayout) { view in
      let card = Parts.box("card", in: view)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 76),
        card.heightAnchor.constraint(equalToConstant: 160),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      ])
    },
    DocumentedFault(.ambiguousContent) { view in
      let scroll = UIScrollView()
      scroll.accessibilityIdentifier = "scroll"
      scroll.backgroundColor = UIColor(white: 0.95, alpha: 1)
      Parts.add(scroll, to: view)
      let card = Parts.box("card", in: scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.heightAnchor.constraint(equalToConstant: 300),
        card.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        card.bottomAnchor.constraint(lessThanOrEqualTo: scroll.contentLayoutGuide.bottomAnchor),
        card.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        card.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        card.heightAnchor.constraint(equalToConstant: 160),
      ])
    },
    DocumentedFault(.brokenConstraint) { view in
      let card = Parts.box("card", in: view)
      Parts.pin(card, top: 120, height: 160)
      let middle = card.centerXAnchor.constraint(equalTo: view.centerXAnchor)
      middle.priority = .defaultHigh
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        card.widthAnchor.constraint(equalToConstant: 240), middle,
      ])
    },
    DocumentedFault(.textTruncated) { view in
      let title = Parts.label("title", "Take the long way home this time", size: 28, in: view)
      Parts.pinAcross(title, top: 100)
    },
    DocumentedFault(.textClipped) { view in
      let title = Parts.label("title", "Take the long way home this time", size: 28, in: view)
      title.lineBreakMode = .byClipping
      Parts.pinAcross(title, top: 100)
    },
    DocumentedFault(.textOverlap) { view in
      let detail = Parts.label("detail", Parts.detail, size: 17, in: view)
      detail.numberOfLines = 0
      Parts.pinAcross(detail, top: 270)
      let next = Parts.button("next", "NEXT", in: view)
      next.backgroundColor = nil
      NSLayoutConstraint.activate([
        next.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        next.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -48),
      ])
    },
    DocumentedFault(.fixedTextHeight, in: largeText) { view in
      let title = Parts.label("title", "Take the long way home", size: 17, in: view)
      title.numberOfLines = 0
      title.font = .preferredFont(forTextStyle: .body)
      title.adjustsFontForContentSizeCategory = true
      Parts.pinAcross(title, top: 100)
      title.heightAnchor.constraint(equalToConstant: 44).isActive = true
    },
    DocumentedFault(.orphanWord) { view in
      let title = Parts.label("title", "Take the long way home now", size: 28, in: view)
      title.numberOfLines = 0
      title.textAlignment = .center
      title.lineBreakStrategy = []
      Parts.pinAcross(title, top: 100)
    },
    DocumentedFault(.smallText) { view in
      let note = Parts.label("note", "Prices include tax.", size: 9, in: view)
      Parts.pinAcross(note, top: 100)
    },
    DocumentedFault(.lowContrast) { view in
      let note = Parts.label("note", "You can change this later.", size: 17, in: view)
      note.textColor = UIColor(white: 0.67, alpha: 1)
      Parts.pinAcross(note, top: 100)
    },
    DocumentedFault(.statusBarContrast) { view in
      view.backgroundColor = UIColor(red: 0.11, green: 0.16, blue: 0.29, alpha: 1)
    },
    DocumentedFault(.offScreen) { view in
      let title = Parts.label("title", "The long way home", size: 28, in: view)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 220),
      ])
    },
    DocumentedFault(.unsafeArea) { view in
      let title = Parts.label("title", "The long way home", size: 20, in: view)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    },
    DocumentedFault(.touchSize) { view in
      let close = Parts.button("close", "×", in: view)
      NSLayoutConstraint.activate([
        close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        close.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      ])
      close.contentEdgeInsets = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
    },
    DocumentedFault(.touchOverlap) { view in
      let (back, next) = (Parts.button("back", "BACK", in: view), Parts.button("next", "NEXT", in: view))
      for button in [back, next] {
        button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 40, bottom: 14, right: 40)
        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60).isActive = true
      }
      NSLayoutConstraint.activate([
        back.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60),
        next.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 160),
      ])
    },
    DocumentedFault(.coveredView) { view in
      let play = Parts.button("play", "", in: view)
      play.setImage(UIImage(systemName: "play.fill"), for: .normal)
      let card = Parts.box("card", in: view)
      Parts.pin(card, top: 120, height: 160)
      NSLayoutConstraint.activate([
        play.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        play.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        play.widthAnchor.constraint(equalToConstant: 60), play.heightAnchor.constraint(equalToConstant: 60),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      ])
    },
    DocumentedFault(.leftRight) { view in
      let title = Parts.label("title", "The long way home", size: 20, in: view)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
        title.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 24),
      ])
    },
    DocumentedFault(.centeredSize) { view in
      let card = Parts.box("card", in: view)
      Parts.pin(card, top: 120, height: 160)
      NSLayoutConstraint.activate([
        card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48),
      ])
    },
    DocumentedFault(.distantConstraint) { view in
      let header = Parts.box("header", in: view)
      Parts.pin(header, top: 60, height: 120)
      let card = Parts.box("card", in: view)
      card.backgroundColor = UIColor(red: 0.82, green: 0.9, blue: 0.98, alpha: 1)
      Parts.pin(card, top: 240, height: 120)
      for box in [header, card] { Parts.pinSides(box) }
      let badge = Parts.box("badge", in: header)
      let mark = Parts.box("mark", in: card)
      for box in [badge, mark] {
        box.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
          box.topAnchor.constraint(equalTo: box.superview!.topAnchor, constant: 40),
        ])
      }
      NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -40),
        mark.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      ])
    },
    DocumentedFault(.negativeConstant) { view in
      let card = Parts.box("card", in: view)
      Parts.pin(card, top: 120, height: 160)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: -24),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      ])
    },
    DocumentedFault(.fixedTextSize) { view in
      let title = Parts.label("title", "The long way", size: 20, in: view)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        title.widthAnchor.constraint(equalToConstant: 200),
      ])
    },
    DocumentedFault(.aspectOverflow, in: landscape) { view in
      let picture = Parts.box("picture", in: view)
      Parts.pinSides(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      ])
    },
    DocumentedFault(.standardSpacing) { view in
      let title = Parts.label("title", "The long way home", size: 20, in: view)
      let note = Parts.label("note", "You can change this later.", size: 17, in: view)
      Parts.pinAcross(title, top: 100)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      ])
    },
    DocumentedFault(.untranslatedString, in: german, strings: Parts.strings) { view in
      let title = Parts.label("title", NSLocalizedString("title", comment: ""), size: 20, in: view)
      Parts.pinAcross(title, top: 100)
    },
    DocumentedFault(.staleString, in: german, strings: Parts.strings) { view in
      let title = Parts.label("title", NSLocalizedString("stale", comment: ""), size: 20, in: view)
      Parts.pinAcross(title, top: 100)
    },
    DocumentedFault(.placeholderMismatch, in: german, strings: Parts.strings) { view in
      let text = String(format: NSLocalizedString("stops", comment: ""), 3)
      let title = Parts.label("title", text, size: 20, in: view)
      Parts.pinAcross(title, top: 100)
    },
  ]
}

/// What the screens are made of.
@MainActor
private enum Parts {
  static let detail =
    "Streets you have never walked are a little longer, and that is what they are for. Leave ten minutes early, and look "
    + "up now and then: the best signs hang above the shops, and most of them are older than the shops below."

  nonisolated static var strings: LocalizedStrings {
    var table = StringTable(name: "Localizable", sourceLanguage: "en")
    table.add(LocalizedText("The long way home"), for: "title", in: "en")
    table.add(LocalizedText("The long way home"), for: "stale", in: "en")
    var stale = LocalizedText("Der lange Weg nach Hause")
    stale.state = .stale
    table.add(stale, for: "stale", in: "de")
    table.add(LocalizedText("%d stops on the way"), for: "stops", in: "en")
    table.add(LocalizedText("Halt für Halt nach Hause"), for: "stops", in: "de")
    return LocalizedStrings([table])
  }

  static func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  static func box(_ name: String, in superview: UIView) -> UIView {
    let box = UIView()
    box.accessibilityIdentifier = name
    box.backgroundColor = UIColor(red: 0.89, green: 0.94, blue: 0.9, alpha: 1)
    add(box, to: superview)
    return box
  }

  static func label(_ name: String, _ text: String, size: CGFloat, in superview: UIView) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    add(label, to: superview)
    return label
  }

  static func button(_ name: String, _ title: String, in superview: UIView) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = name
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.backgroundColor = UIColor(white: 0.92, alpha: 1)
    button.contentEdgeInsets = UIEdgeInsets(top: 14, left: 24, bottom: 14, right: 24)
    add(button, to: superview)
    return button
  }

  static func pin(_ view: UIView, top: CGFloat, height: CGFloat) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor, constant: top - 44),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  static func pinSides(_ view: UIView) {
    guard let superview = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 24),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -24),
    ])
  }

  static func pinAcross(_ view: UIView, top: CGFloat) {
    guard let superview = view.superview else { return }
    pinSides(view)
    view.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor, constant: top - 44).isActive =
      true
  }
}
