import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Numbers and counts that make no sense end in a picture or an error in words, never in a trap.
@MainActor
struct HostileControlTests {
  private func draw(_ view: UIView) throws -> Drawing {
    let root = plain(.white)
    _ = view.added(to: root, as: "view")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
    let solved = try PageRenderer(fonts: FontCatalog()).solve(
      PreparedPage(id: "page", tree: ViewTree(root: root)), in: environment)
    return try Drawing(of: solved.scene, text: makeEngine())
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a slider is drawn whatever its range is`(number: Float) throws {
    for path in [\UISlider.value, \.minimumValue, \.maximumValue] {
      let slider = UISlider()
      slider[keyPath: path] = number
      #expect(try draw(slider).width == 750)
    }
    let progress = UIProgressView()
    progress.progress = number
    #expect((0...1).contains(progress.progress))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func `segments of any width are drawn`(width: CGFloat) throws {
    let control = UISegmentedControl(items: ["A", 7, "B"])
    control.setWidth(width, forSegmentAt: 1)
    control.setWidth(width, forSegmentAt: 99)
    control.selectedSegmentIndex = 99
    control.insertSegment(withTitle: "C", at: -3, animated: false)
    control.removeSegment(at: 44, animated: false)
    #expect(control.numberOfSegments == 4 && control.titleForSegment(at: 0) == "C")
    #expect(try draw(control).width == 750)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `insets and spaces that are no numbers are an error`(number: CGFloat) {
    let button = UIButton(type: .system)
    button.contentEdgeInsets.left = number
    let bar = UIToolbar()
    bar.items = [
      .fixedSpace(number), UIBarButtonItem(title: "A"), .fixedSpace(-number), UIBarButtonItem(title: "B"),
    ]
    #expect(throws: PageError.self) { _ = try draw(button) }
    // The bar is drawn without the constraints that spaces are.
    let faults = PlacedView(bar, width: 320).messages
    #expect(faults.contains { $0.contains("constant of its constraint on leading is") }, "\(faults)")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a date picker shows some date`(seconds: Double) throws {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: seconds)
    picker.minuteInterval = .min
    picker.countDownDuration = seconds
    for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer] {
      picker.datePickerMode = mode
      for style in [UIDatePickerStyle.wheels, .compact, .inline] {
        picker.preferredDatePickerStyle = style
        #expect(try draw(picker).width == 750)
      }
    }
  }

  @Test func `a picker of endless rows is drawn`() throws {
    let rows = EndlessRows()
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(.max, inComponent: 0, animated: false)
    picker.selectRow(.min, inComponent: .min, animated: false)
    #expect(try draw(picker).width == 750)
  }

  @Test func `a symbol of any size is a box`() throws {
    for size in [CGFloat.nan, -1, 0, 1e300] {
      let image = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: size, scale: .large))
      #expect(try #require(image).size.width <= 460)
    }
  }

  @Test func `a bar of a thousand items and a bar in itself do not trap`() throws {
    let bar = UITabBar()
    bar.items = (0..<1_000).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    #expect(try draw(bar).width == 750)
    let navigation = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    item.titleView = navigation
    navigation.items = [item]
    #expect(throws: Never.self) { _ = ViewTree(root: navigation) }
  }
}

@MainActor
private final class EndlessRows: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { .max }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { .max }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
}
