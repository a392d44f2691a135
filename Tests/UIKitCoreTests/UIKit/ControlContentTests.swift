import Foundation
import LayoutEngine
import PageInputs
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// The contents that controls hand to the layout: a timer's wheels, the dots of pages, the lines of a button's title.
@MainActor
struct ControlContentTests {
  /// A configuration without a title shows the button's own, of which an attributed one wins, as without a configuration.
  @Test func `a configured button shows the title that it was given for its state`() throws {
    func title(_ button: UIButton) throws -> String {
      guard case .control(let content) = button.content else { return "" }
      return try #require(content as? ConfiguredButtonContent).title.string
    }
    let button = UIButton(configuration: .filled())
    button.setTitle("Plain", for: .normal)
    #expect(try title(button) == "Plain")
    button.setAttributedTitle(NSAttributedString(string: "Rich", attributes: [.kern: 1]), for: .normal)
    button.isEnabled = false
    #expect(try title(button) == "Rich")
    button.configuration?.title = "Own"
    #expect(try title(button) == "Own")
  }

  // MARK: Timers

  private func wheels(_ seconds: TimeInterval) throws -> [[String]] {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = seconds
    guard case .control(let content) = picker.content else { return [] }
    return try #require(content as? WheelsContent).columns.map(\.rows)
  }

  /// Seven rows, three above and three below the chosen one; hours end at 23, minutes at 59.
  @Test func `a timer's wheels have hours and minutes around those that are set`() throws {
    #expect(
      try wheels(0) == [["", "", "", "0", "1", "2", "3"], ["", "", "", "0", "1", "2", "3"]])
    // 2 h 35 min and 59 s.
    #expect(
      try wheels(2 * 3600 + 35 * 60 + 59) == [
        ["", "0", "1", "2", "3", "4", "5"], ["32", "33", "34", "35", "36", "37", "38"],
      ])
    #expect(
      try wheels(23 * 3600 + 59 * 60) == [
        ["20", "21", "22", "23", "", "", ""], ["56", "57", "58", "59", "", "", ""],
      ])
  }

  @Test func `a timer's duration lies between nothing and a day less a minute`() throws {
    #expect(try wheels(-5) == wheels(0) && wheels(.nan) == wheels(0) && wheels(.infinity) == wheels(0))
    #expect(try wheels(1e9) == wheels(23 * 3600 + 59 * 60))
    #expect(try wheels(59) == wheels(0) && wheels(60) != wheels(0))
  }

  @Test func `a date is kept within some thousand years`() {
    let picker = UIDatePicker()
    for (seconds, kept) in [
      (1e11, 1e11), (2e11, 1e11), (-2e11, -1e11), (.nan, -1e11), (9e10, 9e10), (-9e10, -9e10),
    ] as [(Double, Double)] {
      picker.setDate(Date(timeIntervalSince1970: seconds), animated: false)
      #expect(picker.date.timeIntervalSince1970 == kept)
    }
    // 9 January 2007, 9:41 GMT: 13,522 days and 34,860 s since 1970.
    #expect(UIDatePicker().date.timeIntervalSince1970 == 13_522 * 86_400 + 34_860)
  }

  @Test func `a picker is compact unless it is a timer, or has a style of its own`() {
    let picker = UIDatePicker()
    for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == .compact)
    }
    picker.datePickerMode = .countDownTimer
    #expect(
      picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline && picker.intrinsicContentSize.width == 320)
  }

  @Test func `a calendar that is not drawn and limits of wheels are warned of`() {
    let picker = UIDatePicker()
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    #expect(picker.shortcomings.isEmpty)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.shortcomings.count == 1)
    (picker.minimumDate, picker.maximumDate) = (nil, Date(timeIntervalSince1970: 0))
    #expect(picker.shortcomings.map { $0.message.contains("not fainter") } == [true])
    picker.preferredDatePickerStyle = .inline
    #expect(picker.shortcomings.map { $0.message.contains("is not drawn") } == [true])
  }

  @Test func `a date's fields and wheels are those of its mode`() throws {
    let picker = UIDatePicker()
    func fields() throws -> [DateFieldsContent.Field] {
      guard case .control(let content) = picker.content else { return [] }
      return try #require(content as? DateFieldsContent).fields
    }
    func columns() throws -> [DateWheelsContent.Column] {
      guard case .control(let content) = picker.content else { return [] }
      return try #require(content as? DateWheelsContent).columns
    }
    for (mode, wanted, count) in [
      (.time, [.time], 3), (.date, [.date], 3), (.dateAndTime, [.date, .time], 4),
    ] as [(UIDatePicker.Mode, [DateFieldsContent.Field], Int)] {
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .compact
      #expect(try fields() == wanted)
      picker.preferredDatePickerStyle = .wheels
      #expect(try columns().count == count)
    }
  }

  // MARK: Pages

  private func dots(_ control: UIPageControl) throws -> PageControlContent {
    guard case .pageControl(let content) = control.content else {
      throw TextError.nothing
    }
    return content
  }
  private enum TextError: Error { case nothing }

  private func control(pages: Int) -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.numberOfPages = pages
    return control
  }

  @Test func `dots are white, those of other pages at 45 percent, unless tinted`() throws {
    let control = control(pages: 3)
    #expect(try dots(control).currentColor == UIColor.white.dynamic)
    #expect(try dots(control).otherColor == UIColor(white: 1, alpha: 0.45).dynamic)
    (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.red, .blue)
    #expect(try dots(control).currentColor == UIColor.red.dynamic)
    #expect(try dots(control).otherColor == UIColor.blue.dynamic)
  }

  @Test func `only a prominent control has a capsule behind its dots`() throws {
    let control = control(pages: 3)
    for style in [UIPageControl.BackgroundStyle.automatic, .minimal, .prominent] {
      control.backgroundStyle = style
      #expect(
        try dots(control).platter == (style == .prominent ? SystemColor.tertiarySystemFill : nil))
    }
  }

  @Test func `dots follow the language unless a direction is set`() throws {
    let control = control(pages: 3)
    for (direction, shown) in [
      (.natural, nil), (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft),
      (.topToBottom, .topToBottom), (.bottomToTop, .bottomToTop),
    ] as [(UIPageControl.Direction, PageControlContent.Direction?)] {
      control.direction = direction
      #expect(try dots(control).direction == shown)
    }
  }

  @Test func `a control without pages, or with one that hides it, shows nothing`() throws {
    func isShown(_ control: UIPageControl) -> Bool { (try? dots(control)) != nil }
    #expect(!isShown(control(pages: 0)) && isShown(control(pages: 1)))
    let single = control(pages: 1)
    single.hidesForSinglePage = true
    #expect(!isShown(single))
    single.numberOfPages = 2
    #expect(isShown(single))
  }

  @Test func `a page has its own image, and another while it is the current one`() throws {
    let control = control(pages: 3)
    let (common, own, current) = (UIImage(), UIImage(), UIImage())
    #expect(try dots(control).image == nil && dots(control).pageImages.isEmpty)
    control.preferredIndicatorImage = common
    #expect(try dots(control).image != nil && dots(control).pageImages.isEmpty)
    #expect(control.indicatorImage(forPage: 1) === common)
    control.setIndicatorImage(own, forPage: 2)
    control.setIndicatorImage(own, forPage: 1)
    #expect(
      control.indicatorImage(forPage: 1) === own && control.currentPageIndicatorImage(forPage: 1) == nil)
    #expect(try dots(control).pageImages.map(\.page) == [1, 2])
    control.preferredCurrentPageIndicatorImage = current
    #expect(try dots(control).pageImages.map(\.page) == [0, 1, 2])
    control.setCurrentPageIndicatorImage(own, forPage: 0)
    #expect(control.currentPageIndicatorImage(forPage: 0) === own)
    #expect(control.currentPageIndicatorImage(forPage: 1) === current)
  }

  @Test func `a size for fewer than no pages is that for none`() {
    let control = control(pages: 3)
    #expect(control.size(forNumberOfPages: -4) == control.size(forNumberOfPages: 0))
    #expect(control.size(forNumberOfPages: 3) == control.intrinsicContentSize)
    #expect(control.size(forNumberOfPages: 4).width > control.size(forNumberOfPages: 3).width)
  }

  // MARK: Titles

  @Test(
    arguments: [
      (.byWordWrapping, 1, 0), (.byCharWrapping, 1, 0), (.byWordWrapping, 2, 2), (.byCharWrapping, 0, 0),
      (.byTruncatingMiddle, 1, 1), (.byTruncatingTail, 3, 3), (.byClipping, 0, 0), (.byClipping, -2, 0),
      (.byWordWrapping, -2, 0),
    ] as [(NSLineBreakMode, Int, Int)])
  func `a title that wraps has no limit of lines unless one is set`(
    mode: NSLineBreakMode, lines: Int, shown: Int
  ) {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.lineBreakMode = mode
    button.titleLabel?.numberOfLines = lines
    #expect(button.plainContent.maximumLines == shown)
  }

  @Test func `a title is centred in its font and colour`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 23)
    button.setTitleShadowColor(.blue, for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: -2)
    let attributes = button.plainContent.title.runs.first?.attributes
    #expect(attributes?.font.pointSize == 23 && attributes?.color == UIColor.red.dynamic)
    #expect(attributes?.paragraph.alignment == .center)
    #expect(attributes?.shadow == TextShadow(color: UIColor.blue.dynamic, x: 1, y: -2))
    #expect(button.plainContent.title.string == "Title")
  }

  // MARK: Formats

  /// The options as bits of UIKit's headers.
  @Test func `options of visual formats have UIKit's raw values`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    #expect(
      [
        Options.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
        .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
        .alignAllFirstBaseline,
      ].map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
    #expect(Options.alignmentMask.rawValue == 0xFFFF && Options.directionMask.rawValue == 0x30000)
    #expect(Options.directionLeftToRight.rawValue == 0x10000)
    #expect(Options.directionRightToLeft.rawValue == 0x20000)
    #expect(Options.spacingBaselineToBaseline.rawValue == 0x80000 && Options.spacingMask.rawValue == 0x80000)
    #expect(Options.directionLeadingToTrailing.isEmpty && Options.spacingEdgeToEdge.isEmpty)
  }

  @Test(
    arguments: [
      (.alignAllLeft, .left, false), (.alignAllRight, .right, false), (.alignAllTop, .top, true),
      (.alignAllBottom, .bottom, true), (.alignAllLeading, .leading, false),
      (.alignAllTrailing, .trailing, false), (.alignAllCenterX, .centerX, false),
      (.alignAllCenterY, .centerY, true), (.alignAllLastBaseline, .lastBaseline, true),
      (.alignAllFirstBaseline, .firstBaseline, true),
    ] as [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute, Bool)])
  func `views of a row are aligned by vertical attributes, those of a column by horizontal ones`(
    option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute, isVertical: Bool
  ) throws {
    let (root, a, b) = (UIView(), UIView(), UIView())
    for view in [a, b] { root.addSubview(view) }
    func constraints(_ format: String) throws -> [NSLayoutConstraint] {
      try NSLayoutConstraint.checkedConstraints(
        withVisualFormat: format, options: option, metrics: nil, views: ["a": a, "b": b])
    }
    let made = try constraints(isVertical ? "[a]-[b]" : "V:[a]-[b]")
    let aligned = try #require(made.last)
    #expect(made.count == 2 && aligned.firstItem === b && aligned.secondItem === a)
    #expect(aligned.firstAttribute == attribute && aligned.secondAttribute == attribute)
    #expect(throws: VisualFormatError.self) { try constraints(isVertical ? "V:[a]-[b]" : "[a]-[b]") }
  }
}
