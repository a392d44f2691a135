import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Frames of controls at 3×, as recorded from UIKit unless a comment says otherwise. Constraints put the alignment
/// rectangle's corner at (10, 100).
@MainActor
struct ControlSizeTests {
  private func frame(_ view: UIView, width: CGFloat? = nil) throws -> Rect {
    try PlacedView(view, width: width).frame()
  }

  @Test func `a switch is 51 × 31 and what stands after it counts from 49`() throws {
    let control = UISwitch()
    let placed = PlacedView(control)
    let next = plain(.red).added(to: placed.root, as: "next")
    NSLayoutConstraint.activate([
      next.leftAnchor.constraint(equalTo: control.rightAnchor, constant: 16),
      next.topAnchor.constraint(equalTo: control.bottomAnchor),
      next.widthAnchor.constraint(equalToConstant: 1), next.heightAnchor.constraint(equalToConstant: 1),
    ])
    let solved = try solve(placed.root, on: .xPortrait)
    #expect(try solved.frame("view") == Rect(x: 10, y: 100, width: 51, height: 31))
    // 10 + 49 + 16.
    #expect(try solved.frame("next").origin == Point(x: 75, y: 131))
  }

  /// The height was recorded on iOS 17.5 (AccessibilitySnapshot, testSlider_17_5_393x852@3x.png).
  @Test func `a slider of 335 pt is 339 wide and 34 high`() throws {
    #expect(try frame(UISlider(), width: 335) == Rect(x: 8, y: 100, width: 339, height: 34))
  }

  /// A segmented control at y = 62 that is 32 high is 20 pt above one at y = 113.
  @Test func `a segmented control is 32 high and what stands below counts from 31`() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    let placed = PlacedView(control, width: 200)
    let next = plain(.red).added(to: placed.root, as: "next")
    next.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 20).isActive = true
    next.leftAnchor.constraint(equalTo: control.leftAnchor).isActive = true
    next.widthAnchor.constraint(equalToConstant: 1).isActive = true
    next.heightAnchor.constraint(equalToConstant: 1).isActive = true
    let solved = try solve(placed.root, on: .xPortrait)
    #expect(try solved.frame("view").size == Size(width: 200, height: 32))
    #expect(try solved.frame("next").minY == 151)
  }

  @Test func `selecting a segment changes no size`() throws {
    let control = UISegmentedControl(items: ["One", "Somewhat longer"])
    let before = try frame(control)
    control.selectedSegmentIndex = 1
    #expect(try frame(control) == before)
  }

  /// Recorded in Interface Builder files, with Apple's font and without lines of 1 pt: ours is up to 2 pt off.
  @Test(
    arguments: [
      (194, false, ["Top", "Bottom", "Center"]), (211, false, ["None", "Gray", "Color", "Blur"]),
      (200, false, ["Regular", "Light", "Subtle"]),
      (302, true, ["Automatic", "Normal Level", "Status Bar Level"]),
      (310, true, ["Automatic", "Forever", "1 Second", "5 Seconds"]),
    ] as [(Double, Bool, [String])])
  func `a segmented control is as wide as its titles and 20 pt for each`(
    width: Double, followsContent: Bool, titles: [String]
  ) throws {
    let control = UISegmentedControl(items: titles)
    control.apportionsSegmentWidthsByContent = followsContent
    let own = try frame(control).width
    #expect(abs(own - width) < 2.5, "\(own)")
  }

  /// One team's probe: 280 pt in three are 93, 93 and 94.
  @Test func `equal segments end at whole points`() throws {
    let text = AttributedText("A", attributes: TextAttributes(font: FontDescriptor(pointSize: 13)))
    let segment = SegmentedContent.Segment(title: text, widestTitle: text, width: 0)
    let content = SegmentedContent(
      segments: [segment, segment, segment], selected: nil, cardColor: .knob, widthsFollowContent: false)
    let measurer = ViewMeasurer(
      contents: [], text: try makeEngine(), scale: 3, direction: .leftToRight, language: "en")
    #expect(content.edges(width: 280, measuring: measurer) == [0, 93, 186, 280])
  }

  @Test func `steppers, indicators and pickers have fixed sizes`() throws {
    #expect(try frame(UIStepper()).size == Size(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(try frame(UIPickerView()).height == 216)
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(try frame(picker).height == 216)
  }

  @Test func `bars and the other wide controls only have heights`() throws {
    for (view, height) in [
      (UIProgressView(), 4), (UISearchBar(), 56), (UINavigationBar(), 44), (UIToolbar(), 44),
      (UITabBar(), 49),
    ] as [(UIView, Double)] {
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(try frame(view, width: 300).size == Size(width: 300, height: height), "\(view)")
    }
  }

  /// 52 more with a large title (a published table), 30 with a prompt (from knowledge).
  @Test func `large titles and prompts make a navigation bar higher`() {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    bar.items = [item]
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    item.prompt = "Prompt"
    #expect(bar.intrinsicContentSize.height == 126)
    item.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 74)
  }

  @Test(arguments: [14, 17] as [CGFloat])
  func `a text field with a rounded border is 34 high`(pointSize: CGFloat) throws {
    let field = UITextField()
    field.font = .systemFont(ofSize: pointSize)
    field.borderStyle = .roundedRect
    #expect(try frame(field, width: 200).height == 34)
  }

  /// 17 pt: 20.287 + 1.5 = 21.787, rounded up to thirds of a point: 22.
  @Test func `a text field without a border is as high as its line and a little more`() throws {
    let field = UITextField()
    field.text = "Text"
    #expect(try frame(field).height == 22)
  }

  /// The inset of 7 on each side is recorded.
  @Test func `a rounded text field is 14 pt wider than one without a border`() throws {
    let field = UITextField()
    field.placeholder = "A placeholder"
    let width = try frame(field).width
    field.borderStyle = .roundedRect
    #expect(abs(try frame(field).width - width - 14) < 0.34)
  }

  @Test func `an indicator is hidden until it turns, and in a stack takes no room`() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `values stay within their ranges`() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = .nan
    #expect(slider.value == 0)
    let stepper = UIStepper()
    stepper.value = -3
    #expect(stepper.value == 0)
    let progress = UIProgressView()
    progress.progress = 3
    #expect(progress.progress == 1)
  }
}
