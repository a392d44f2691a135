import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Every control, alone on a page: its SVG document against its pixels.
@MainActor
struct ControlDocumentTests {
  /// Edges are smoothed otherwise by each: of the page's pixels one in 20,000 may lie farther off than
  /// `Scripts/check-svg` calls far.
  @Test(.enabled(if: SVGViewer.python != nil, SVGViewer.isMissing), arguments: [Appearance.light, .dark])
  func `every control looks in an SVG document as it does in pixels`(appearance: Appearance) throws {
    let controls = ControlGallery.controls
    let scenes = try controls.map { control in
      let placed = PlacedView(control.view, width: control.width)
      placed.root.backgroundColor = .systemBackground
      return try solve(placed.root, on: .sePortrait, appearance: appearance).scene
    }
    for (control, distance) in zip(controls, try SVGViewer.distances(of: scenes)) {
      #expect(distance.far <= distance.pixels / 20_000, "\(control.name): \(distance)")
    }
  }

  /// A control without a page here would be compared by nobody.
  @Test func `the gallery shows every kind of control's content`() throws {
    let shown = ControlGallery.controls.flatMap { control in
      ViewTree(root: PlacedView(control.view, width: control.width).root).views.compactMap { view in
        guard case .control(let content) = view.content else { return nil as String? }
        return "\(type(of: content))"
      }
    }
    let folder = Project.path("Sources/PageRender/Layout/ViewTree/Controls")
    let declared = try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8).matches(
        of: /struct (\w+): ControlContent/
      ).map { String($0.1) }
    }
    #expect(declared.count > 15)
    // Maps and web pages are plain boxes, and a warning each.
    #expect(Set(declared).subtracting(shown).sorted() == ["FillContent"])
  }
}

/// A view of each kind that draws itself, in its states.
@MainActor
private enum ControlGallery {
  struct Control {
    var name: String
    var view: UIView
    /// In points; `nil` is the view's own.
    var width: CGFloat?

    init(_ name: String, _ view: UIView, width: CGFloat? = nil) {
      (self.name, self.view, self.width) = (name, view, width)
    }
  }

  private static var stencil: UIImage {
    UIImage(discPicture(48), scale: 2).withRenderingMode(.alwaysTemplate)
  }

  static var controls: [Control] { values + buttons + fields + pickers + bars + rows + pages }

  private static var values: [Control] {
    let (off, on) = (UISwitch(), UISwitch())
    on.isOn = true
    let (slider, plainSlider) = (UISlider(), UISlider())
    slider.value = 0.4
    plainSlider.isEnabled = false
    let segmented = UISegmentedControl(items: ["Day", "Week", "Month"])
    segmented.selectedSegmentIndex = 1
    let stepper = UIStepper()
    stepper.value = 1
    let progress = UIProgressView()
    progress.progress = 0.6
    let activity = UIActivityIndicatorView(style: .large)
    activity.startAnimating()
    let dots = UIPageControl()
    dots.numberOfPages = 5
    dots.currentPage = 2
    dots.pageIndicatorTintColor = .systemGray3
    dots.currentPageIndicatorTintColor = .systemBlue
    return [
      Control("switch, off", off), Control("switch, on", on), Control("slider", slider, width: 200),
      Control("slider, disabled", plainSlider, width: 200), Control("segmented", segmented, width: 300),
      Control("stepper", stepper), Control("progress", progress, width: 200), Control("activity", activity),
      Control("page control", dots),
    ]
  }

  private static var buttons: [Control] {
    let styles: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
      ("borderless", .borderless()),
    ]
    let configured = styles.map { name, style in
      var configuration = style
      configuration.title = "Continue"
      configuration.subtitle = "Step 2"
      configuration.image = stencil
      return Control("\(name) button", UIButton(configuration: configuration))
    }
    let types: [UIButton.ButtonType] = [
      .system, .contactAdd, .detailDisclosure, .infoDark, .infoLight, .close,
    ]
    return configured
      + types.map { type in
        let button = UIButton(type: type)
        if type == .system { button.setTitle("Next", for: .normal) }
        return Control("button of type \(type.rawValue)", button)
      }
  }

  private static var fields: [Control] {
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    let search = UISearchBar()
    search.placeholder = "Search"
    search.showsCancelButton = true
    return styles.map { style in
      let field = UITextField()
      field.borderStyle = style
      field.text = "Ada"
      field.clearButtonMode = .always
      return Control("text field, border \(style.rawValue)", field, width: 200)
    } + [Control("search bar", search, width: 320)]
  }

  private static var pickers: [Control] {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
    let styles: [UIDatePickerStyle] = [.wheels, .compact]
    return modes.flatMap { mode in
      styles.map { style in
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        return Control("date picker, mode \(mode.rawValue), style \(style.rawValue)", picker)
      }
    }
  }

  private static var bars: [Control] {
    let navigation = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "Settings"), UINavigationItem(title: "Sound"))
    second.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    navigation.items = [first, second]
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(title: "Delete", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    let tabs = UITabBar()
    tabs.items = [
      UITabBarItem(title: "Walks", image: stencil, tag: 0),
      UITabBarItem(title: "Saved", image: stencil, tag: 1),
    ]
    tabs.selectedItem = tabs.items?.first
    return [
      Control("navigation bar", navigation, width: 320), Control("toolbar", toolbar, width: 320),
      Control("tab bar", tabs, width: 320),
    ] + platters
  }

  private static var platters: [Control] {
    guard case .platters(let metrics) = SystemMetrics.ios26.navigationBar.kind else { return [] }
    return [false, true].map { isProminent in
      let platter = BarPlatter(metrics.look, isProminent: isProminent)
      platter.heightAnchor.constraint(equalToConstant: CGFloat(metrics.height)).isActive = true
      return Control("platter", platter, width: 96)
    }
  }

  private static var rows: [Control] {
    let table = Rows(frame: .zero, style: .plain)
    table.heightAnchor.constraint(equalToConstant: 240).isActive = true
    return [Control("rows", table, width: 320)]
  }

  private static var pages: [Control] {
    let card = UIView()
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 14
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 9
    card.layer.shadowOffset = CGSize(width: 4, height: 7)
    card.heightAnchor.constraint(equalToConstant: 90).isActive = true
    let blurred = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blurred.heightAnchor.constraint(equalToConstant: 60).isActive = true
    let tinted = UIImageView(image: stencil)
    tinted.tintColor = .systemOrange
    return [
      Control("card with a shadow", card, width: 160), Control("blurred area", blurred, width: 160),
      Control("stencil", tinted), Control("popover", Popover(), width: 200),
    ]
  }
}

/// The ground of a popover with an arrow in its upper edge.
private final class Popover: UIView {
  init() {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: 120).isActive = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent {
    guard let metrics = SystemMetrics.ios26.popover else { return .none }
    let arrow = PopoverContent.Arrow(edge: .top, place: 60, size: metrics.arrow)
    return .control(PopoverContent(look: metrics.look, radius: metrics.radius, arrow: arrow))
  }
}

/// A row for each kind of accessory.
private final class Rows: UITableView, UITableViewDataSource {
  private let kinds: [UITableViewCell.AccessoryType] = [
    .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
  ]

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kinds.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Notifications"
    cell.accessoryType = kinds[indexPath.row]
    return cell
  }
}
