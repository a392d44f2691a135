import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

@MainActor
struct PlantedFaultTests {
  @Test(arguments: PlantedFault.all)
  func `a planted fault is found by its rule, and nothing else is`(fault: PlantedFault) async throws {
    let clean = try await fault.findings(false)
    #expect(clean.isEmpty, "\(clean.told)")
    let found = try await fault.findings(true)
    #expect(found.map(\.rule) == [fault.rule], "\(found.told)")
  }
}

extension PlantedFault {
  static let all = texts + places

  private static let turned = PageEnvironment(device: Linting.phone.device, orientation: .landscape)
  private static let island = PageEnvironment(
    device: try! DeviceCatalog.builtin.device("iphone-16-pro"))
  private static let huge = PageEnvironment(
    device: Linting.phone.device, contentSize: .accessibility5)

  private static let texts: [PlantedFault] = [
    .document(.textTruncated, "a label is too narrow") {
      LintDocument.label("a", "A rather long title", CGRect(x: 20, y: 40, width: $0 ? 90 : 220, height: 30))
    },
    .swift(.textTruncated, "a button is too narrow") { view, isPlanted in
      view.addSubview(
        LintPage.button(
          "Continue with this walk", CGRect(x: 20, y: 100, width: isPlanted ? 110 : 300, height: 50)))
    },
    .swift(.textTruncated, "a placeholder is too long for its field") { view, isPlanted in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: isPlanted ? 120 : 300, height: 44))
      field.borderStyle = .roundedRect
      // iOS's own grey of placeholders has a contrast of 1.7.
      field.attributedPlaceholder = NSAttributedString(
        string: "Name of your next walk", attributes: [.foregroundColor: UIColor.black])
      view.addSubview(field)
    },
    .swift(.textClipped, "a label is lower than its line") { view, isPlanted in
      view.addSubview(
        LintPage.label("Title", CGRect(x: 20, y: 100, width: 200, height: isPlanted ? 9 : 30), size: 24))
    },
    .swift(.textClipped, "an opaque view is painted over a label") { view, isPlanted in
      view.addSubview(LintPage.label("Title", CGRect(x: 20, y: 100, width: 200, height: 30)))
      view.addSubview(LintPage.block(CGRect(x: 40, y: isPlanted ? 110 : 140, width: 100, height: 100)))
    },
    .document(.textClipped, "an opaque view is painted over a label in a document") {
      LintDocument.label("a", "Title", CGRect(x: 20, y: 100, width: 200, height: 30))
        + LintDocument.block("b", CGRect(x: 30, y: $0 ? 112 : 140, width: 100, height: 90))
    },
    .deck(
      .textOverlap, "a long detail reaches the controls",
      detail: { isPlanted in
        Array(repeating: "Read this line, and the next one.", count: isPlanted ? 26 : 5).joined(
          separator: "\n")
      }),
    .document(.textOverlap, "two labels meet") {
      LintDocument.label("a", "Distance", CGRect(x: 20, y: 100, width: 200, height: 30))
        + LintDocument.label("b", "12 km", CGRect(x: $0 ? 60 : 160, y: 100, width: 100, height: 30))
    },
    .swift(.fixedTextHeight, "a box keeps its height around large text", in: huge) { view, isPlanted in
      FixedBox.add(to: view, height: isPlanted ? 40 : 90, text: "Title")
    },
    .swift(.fixedTextHeight, "a box is too low for two lines of large text", in: huge) { view, isPlanted in
      FixedBox.add(to: view, height: isPlanted ? 90 : 160, text: "One\nTwo")
    },
    .deck(
      .orphanWord, "a detail ends with two characters", locale: "ja",
      detail: { String(repeating: "山", count: $0 ? 26 : 30) }),
    .swift(.orphanWord, "a label ends with a lone word") { view, isPlanted in
      let label = LintPage.label("HHHHHHHHH HHHHHHHH", at: CGPoint(x: 20, y: 100), lines: 0)
      label.frame.size = CGSize(width: label.frame.width + 4, height: 60)
      label.lineBreakStrategy = []
      if isPlanted { label.text = "HHHHHHHHH HHHHHHHH H" }
      view.addSubview(label)
    },
    .deck(.smallText, "a deck's detail is too small", fonts: { #""detail": { "size": \#($0 ? 9 : 13) }"# }),
    .document(.smallText, "a label is too small") {
      LintDocument.label("a", "Title", CGRect(x: 20, y: 100, width: 200, height: 30), size: $0 ? 8 : 12)
    },
    .deck(
      .lowContrast, "a deck's detail is grey", colors: { ##""detail": "\##($0 ? "#808080" : "#767676")""## }),
    .document(.lowContrast, "a label is light grey") {
      LintDocument.label("a", "Title", CGRect(x: 20, y: 100, width: 200, height: 30), level: $0 ? 0.6 : 0.3)
    },
    .swift(.lowContrast, "white text on the light end of a gradient") { view, isPlanted in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 80, width: 375, height: 60)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [UIColor.black.cgColor, UIColor(white: isPlanted ? 0.9 : 0.2, alpha: 1).cgColor]
      view.layer.addSublayer(gradient)
      view.addSubview(
        LintPage.label(
          "From the left to the right", CGRect(x: 20, y: 95, width: 335, height: 30), size: 24, color: .white)
      )
    },
  ]

  private static let places: [PlantedFault] = [
    .swift(.statusBarContrast, "a black status bar lies on navy") { view, isPlanted in
      if isPlanted { view.backgroundColor = UIColor(red: 0.1, green: 0.15, blue: 0.3, alpha: 1) }
    },
    .swift(
      .statusBarContrast, "a white status bar lies on white",
      in: PageEnvironment(device: Linting.phone.device, appearance: .dark)
    ) { view, isPlanted in view.backgroundColor = isPlanted ? .white : .systemBackground },
    .swift(.statusBarContrast, "a picture of the night lies below the status bar") { view, isPlanted in
      let picture = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 375, height: 200)).image {
          UIColor.black.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 375, height: 200))
        })
      picture.frame = CGRect(x: 0, y: isPlanted ? 0 : 50, width: 375, height: 200)
      view.addSubview(picture)
    },
    .document(.offScreen, "a button stands beyond the right edge") {
      LintDocument.button("a", "OK", CGRect(x: $0 ? 330 : 300, y: 100, width: 60, height: 50))
    },
    .swift(.offScreen, "a picture stands beyond the left edge") { view, isPlanted in
      let picture = UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
          UIColor.orange.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        })
      picture.frame = CGRect(x: isPlanted ? -20 : 0, y: 100, width: 100, height: 100)
      view.addSubview(picture)
    },
    .swift(.offScreen, "a label runs beyond the right edge") { view, isPlanted in
      view.addSubview(LintPage.label("Title", at: CGPoint(x: isPlanted ? 350 : 300, y: 100)))
    },
    .swift(.unsafeArea, "a label lies behind the island", in: island) { view, isPlanted in
      view.addSubview(LintPage.label("9 walks", at: CGPoint(x: 172, y: isPlanted ? 25 : 60)))
    },
    .swift(.unsafeArea, "a label lies behind the notch of a phone that is turned", in: turned) {
      view, isPlanted in
      view.addSubview(LintPage.label("A walk", at: CGPoint(x: isPlanted ? 10 : 50, y: 180)))
    },
    .swift(.unsafeArea, "a button lies below the home indicator") { view, isPlanted in
      view.addSubview(
        LintPage.button("Go", CGRect(x: 120, y: isPlanted ? 765 : 740, width: 135, height: 44)))
    },
    .swift(.unsafeArea, "a button without a background lies over the home indicator") { view, isPlanted in
      let button = UIButton(type: .system)
      button.setTitle("Skip", for: .normal)
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: 120, y: isPlanted ? 762 : 740, width: 135, height: 50)
      view.addSubview(button)
    },
    .swift(.coveredView, "a picture lies behind a card") { view, isPlanted in
      view.addSubview(LintPage.picture(CGRect(x: 40, y: isPlanted ? 120 : 300, width: 100, height: 100)))
      view.addSubview(LintPage.block(CGRect(x: 20, y: 100, width: 300, height: 150)))
    },
    .swift(.coveredView, "a switch lies behind what is in a card") { view, isPlanted in
      let toggle = UISwitch()
      toggle.frame.origin = CGPoint(x: 60, y: 160)
      view.addSubview(toggle)
      let card = LintPage.block(CGRect(x: 20, y: isPlanted ? 100 : 300, width: 300, height: 150), .clear)
      card.addSubview(LintPage.block(card.bounds))
      view.addSubview(card)
    },
    .document(.touchSize, "a button is too low") {
      LintDocument.button("a", "OK", CGRect(x: 20, y: 100, width: 100, height: $0 ? 30 : 44))
    },
    .swift(.touchSize, "a slider is lower than iOS makes it") { view, isPlanted in
      let slider = UISlider(frame: .zero)
      slider.frame = CGRect(
        x: 20, y: 100, width: 200, height: slider.intrinsicContentSize.height - (isPlanted ? 8 : 0))
      view.addSubview(slider)
    },
    .document(.touchOverlap, "two buttons overlap") {
      LintDocument.button("a", "OK", CGRect(x: 20, y: 100, width: 100, height: 44))
        + LintDocument.button("b", "No", CGRect(x: $0 ? 112 : 120, y: 100, width: 100, height: 44))
    },
    .swift(.touchOverlap, "two buttons overlap from above") { view, isPlanted in
      view.addSubview(LintPage.button("One", CGRect(x: 20, y: 100, width: 100, height: 50)))
      view.addSubview(
        LintPage.button("Two", CGRect(x: 20, y: isPlanted ? 140 : 150, width: 100, height: 50)))
    },
    .swift(.aspectOverflow, "a square as wide as a screen that is turned", in: turned) { view, isPlanted in
      AspectBox.add(to: view, width: isPlanted ? 0.8 : 0.4, ratio: 1)
    },
    .swift(.aspectOverflow, "a banner that is as high as a third of the screen") { view, isPlanted in
      AspectBox.add(to: view, width: 0.9, ratio: isPlanted ? 3 : 0.5)
    },
  ]
}

/// A box of a fixed height with a text that fills it.
@MainActor
enum FixedBox {
  static func add(to view: UIView, height: CGFloat, text: String) {
    let (box, label) = (UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .black
    label.numberOfLines = 0
    label.text = text
    for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(box)
    box.addSubview(label)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }
}

/// A box in the upper left corner of the safe area, so many times as wide as the screen and `ratio` as high as wide.
@MainActor
enum AspectBox {
  static func add(to view: UIView, width: CGFloat, ratio: CGFloat) {
    let box = UIView()
    box.backgroundColor = .orange
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: width),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: ratio),
    ])
  }
}
