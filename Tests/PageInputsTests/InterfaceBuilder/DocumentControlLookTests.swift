import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

/// Attributes that change how a control looks, each at both of its values and without one.
@MainActor
@Suite struct DocumentControlLookTests {
  private static let hues = [("1", "0", "0"), ("0", "1", "0"), ("0", "0", "1")]
  private static let colors: [UIColor] = [.red, .green, .blue]

  private func color(_ key: String, _ index: Int) -> String {
    let (red, green, blue) = Self.hues[index]
    return "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\"/>"
  }

  private func isColor(_ color: UIColor?, _ index: Int) -> Bool {
    color?.dynamic == Self.colors[index].dynamic
  }

  private func built<View: UIView>(
    _ name: String, _ attributes: String = "", _ content: String = "", as type: View.Type = View.self
  ) throws -> View {
    try BuiltViews("<\(name) id=\"a\" \(attributes)>\(content)</\(name)>").view()
  }

  // MARK: Text fields

  private func field(_ attributes: String, _ content: String = "") throws -> UITextField {
    try built("textField", attributes, content)
  }

  @Test func `a text field has attributed texts in place of plain ones`() throws {
    func written(_ key: String, _ text: String) -> String {
      "<attributedString key=\"\(key)\"><fragment content=\"\(text)\"/></attributedString>"
    }
    let field = try field(
      #"text="plain" placeholder="hint""#,
      written("attributedText", "styled") + written("attributedPlaceholder", "ghost"))
    #expect(field.text == "styled" && field.placeholder == "ghost")
    let plain = try self.field(#"text="plain" placeholder="hint""#)
    #expect(plain.attributedText?.string == "plain" && plain.attributedPlaceholder?.string == "hint")
  }

  @Test(
    arguments: [
      ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
      ("always", .always), ("unheardOf", .never),
    ] as [(String, UITextField.ViewMode)])
  func `a text field has a button to clear it`(word: String, mode: UITextField.ViewMode) throws {
    #expect(try field("clearButtonMode=\"\(word)\"").clearButtonMode == mode)
    #expect(try field("").clearButtonMode == .never)
  }

  @Test func `a text field has a background, secrecy, and a font that may follow the text size`() throws {
    let plain = try field("")
    #expect(plain.background == nil && !plain.adjustsFontForContentSizeCategory && !plain.isSecureTextEntry)
    #expect(plain.textColor?.dynamic == UIColor.label.dynamic && plain.font?.pointSize == 14)
    let set = try field(
      #"background="star" catalog="system" adjustsFontForContentSizeCategory="YES""#,
      color("textColor", 1))
    #expect(set.background?.symbolName == "star" && set.adjustsFontForContentSizeCategory)
    #expect(isColor(set.textColor, 1))
    for (word, isSecret) in [("YES", true), ("NO", false)] {
      let traits = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"\(word)\"/>"
      #expect(try field("", traits).isSecureTextEntry == isSecret)
      #expect(
        try field("adjustsFontForContentSizeCategory=\"\(word)\"").adjustsFontForContentSizeCategory
          == isSecret)
    }
  }

  /// UIKit decodes a nib's border before a class sets its own.
  @Test func `a class keeps its own border unless the document has one`() throws {
    InterfaceClasses.register(LinedField.self)
    #expect(try field(#"customClass="LinedField""#).borderStyle == .line)
    #expect(try field(#"customClass="LinedField" borderStyle="bezel""#).borderStyle == .bezel)
    #expect(try field("").borderStyle == .none)
  }

  // MARK: Sliders, steppers, switches

  @Test func `a slider has the colours of its parts, and pictures at its ends`() throws {
    let slider: UISlider = try built(
      "slider", #"minimumValueImage="star" maximumValueImage="heart" catalog="system""#,
      color("minimumTrackTintColor", 0) + color("maximumTrackTintColor", 1) + color("thumbTintColor", 2))
    #expect(isColor(slider.minimumTrackTintColor, 0) && isColor(slider.maximumTrackTintColor, 1))
    #expect(isColor(slider.thumbTintColor, 2))
    #expect(slider.minimumValueImage?.symbolName == "star")
    #expect(slider.maximumValueImage?.symbolName == "heart")
    let plain: UISlider = try built("slider")
    #expect(plain.thumbTintColor == nil && plain.minimumTrackTintColor == nil)
    #expect(plain.minimumValueImage == nil && plain.maximumValueImage == nil)
  }

  @Test func `two colours of a control are not taken for each other`() throws {
    let toggle: UISwitch = try built("switch", "", color("onTintColor", 0) + color("thumbTintColor", 1))
    #expect(isColor(toggle.onTintColor, 0) && isColor(toggle.thumbTintColor, 1))
    let bar: UIProgressView = try built(
      "progressView", "", color("progressTintColor", 0) + color("trackTintColor", 1))
    #expect(isColor(bar.progressTintColor, 0) && isColor(bar.trackTintColor, 1))
    let dots: UIPageControl = try built(
      "pageControl", "", color("pageIndicatorTintColor", 0) + color("currentPageIndicatorTintColor", 1))
    #expect(isColor(dots.pageIndicatorTintColor, 0) && isColor(dots.currentPageIndicatorTintColor, 1))
  }

  @Test(arguments: [("YES", true), ("NO", false), ("", false)])
  func `flags are off unless they are written`(word: String, isOn: Bool) throws {
    func attribute(_ name: String) -> String { word.isEmpty ? "" : "\(name)=\"\(word)\"" }
    #expect(try built("stepper", attribute("wraps"), as: UIStepper.self).wraps == isOn)
    #expect(
      try built("pageControl", attribute("hidesForSinglePage"), as: UIPageControl.self).hidesForSinglePage
        == isOn)
    let segments = try built("segmentedControl", attribute("momentary"), as: UISegmentedControl.self)
    #expect(segments.isMomentary == isOn)
    let shared = try built(
      "segmentedControl", attribute("apportionsSegmentWidthsByContent"), as: UISegmentedControl.self)
    #expect(shared.apportionsSegmentWidthsByContent == isOn)
    #expect(
      try built("searchBar", attribute("showsCancelButton"), as: UISearchBar.self).showsCancelButton == isOn)
    #expect(try built("switch", attribute("on"), as: UISwitch.self).isOn == isOn)
    let wheel = try built(
      "activityIndicatorView", attribute("hidesWhenStopped"), as: UIActivityIndicatorView.self)
    #expect(wheel.hidesWhenStopped == isOn && !wheel.isAnimating)
  }

  @Test(arguments: [("white", true), ("whiteLarge", true), ("medium", false), ("large", false)])
  func `a wheel is white where its style is, unless it has a colour`(style: String, isWhite: Bool) throws {
    let wheel: UIActivityIndicatorView = try built("activityIndicatorView", "style=\"\(style)\"")
    #expect((wheel.color?.dynamic == UIColor.white.dynamic) == isWhite)
    let own: UIActivityIndicatorView = try built(
      "activityIndicatorView", "style=\"\(style)\"", color("color", 1))
    #expect(isColor(own.color, 1))
  }

  // MARK: Segments

  private func segments(_ content: String, _ attributes: String = "", more: String = "") throws
    -> UISegmentedControl
  {
    try built("segmentedControl", attributes, "<segments>\(content)</segments>\(more)")
  }

  @Test func `a segment has a picture or a title, a width and a state`() throws {
    let control = try segments(
      """
      <segment title="One" width="40"/><segment image="star" catalog="system" title="Two" width="0"/>
      <segment enabled="NO" width="-5"/><segment title="Four" enabled="YES" width="0.5"/>
      """, more: color("selectedSegmentTintColor", 2))
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["One", nil, "", "Four"])
    #expect((0..<4).map { control.imageForSegment(at: $0) != nil } == [false, true, false, false])
    #expect((0..<4).map { control.widthForSegment(at: $0) } == [40, 0, 0, 0.5])
    #expect((0..<4).map { control.isEnabledForSegment(at: $0) } == [true, true, false, true])
    #expect(isColor(control.selectedSegmentTintColor, 2))
    #expect(try segments("").selectedSegmentTintColor == nil)
  }

  @Test(arguments: [("0", 0), ("1", 1), ("x", -1), ("-1", -1)])
  func `the selected segment is the one that is written`(word: String, index: Int) throws {
    let two = #"<segment title="a"/><segment title="b"/>"#
    #expect(try segments(two, "selectedSegmentIndex=\"\(word)\"").selectedSegmentIndex == index)
  }

  @Test func `a hundred segments are all there`() throws {
    #expect(try segments(String(repeating: "<segment/>", count: 100)).numberOfSegments == 100)
    #expect(try segments(String(repeating: "<segment/>", count: 99)).numberOfSegments == 99)
  }

  @Test(arguments: [("9999", 9999), ("10000", 10_000), ("10001", 10_000), ("0", 0), ("-1", 0), ("1", 1)])
  func `a page control has up to ten thousand dots`(word: String, count: Int) throws {
    #expect(
      try built("pageControl", "numberOfPages=\"\(word)\"", as: UIPageControl.self).numberOfPages == count)
  }

  // MARK: Dates and searches

  /// A second after the reference date of 2001, and the same with "use current date".
  @Test func `a date picker has its date, unless it uses the current one`() throws {
    func picker(_ attributes: String) throws -> UIDatePicker {
      try built(
        "datePicker", attributes,
        #"<date key="date" timeIntervalSinceReferenceDate="600000001"/>"#)
    }
    let date = Date(timeIntervalSinceReferenceDate: 600_000_001)
    let plain: UIDatePicker = try built("datePicker")
    #expect(try picker("").date == date && picker("useCurrentDate=\"NO\"").date == date)
    #expect(try picker("useCurrentDate=\"YES\"").date == plain.date && plain.date != date)
    for seconds in ["nan", "inf", "x"] {
      let odd: UIDatePicker = try built(
        "datePicker", "", "<date key=\"date\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>")
      #expect(odd.date == plain.date)
    }
  }

  @Test func `a date picker has its interval, duration and locale`() throws {
    let plain: UIDatePicker = try built("datePicker")
    #expect(plain.minuteInterval == 1 && plain.countDownDuration == 0 && plain.locale == nil)
    let set: UIDatePicker = try built(
      "datePicker", #"minuteInterval="15" countDownDuration="90""#,
      #"<locale key="locale" localeIdentifier="de_CH"/>"#)
    #expect(set.minuteInterval == 15 && set.countDownDuration == 90)
    #expect(set.locale?.identifier == "de_CH")
  }

  @Test func `a search bar has its style and colour`() throws {
    for (word, style) in [
      ("prominent", UISearchBar.Style.prominent), ("minimal", .minimal), ("default", .default),
    ] {
      #expect(
        try built("searchBar", "searchBarStyle=\"\(word)\"", as: UISearchBar.self).searchBarStyle == style)
    }
    #expect(
      isColor(try built("searchBar", "", color("barTintColor", 1), as: UISearchBar.self).barTintColor, 1))
    #expect(try built("searchBar", as: UISearchBar.self).barTintColor == nil)
  }

  // MARK: Pictures

  @Test func `a picture may have another one while it is highlighted`() throws {
    let plain: UIImageView = try built("imageView", #"image="star" catalog="system""#)
    #expect(plain.highlightedImage == nil && !plain.isHighlighted && plain.missingImageName == nil)
    let set: UIImageView = try built(
      "imageView", #"image="star" highlightedImage="heart" highlighted="YES" catalog="system""#)
    #expect(set.image?.symbolName == "star" && set.highlightedImage?.symbolName == "heart")
    #expect(set.isHighlighted)
    #expect(try !built("imageView", "highlighted=\"NO\"", as: UIImageView.self).isHighlighted)
  }

  /// An `<imageReference>` has a scale and a font of its own, which a configuration beside it replaces.
  @Test func `a reference to a symbol may have a scale or a font`() throws {
    func image(_ reference: String, _ more: String = "") throws -> UIImage? {
      try built(
        "imageView", "",
        "<imageReference key=\"image\" image=\"star\" catalog=\"system\" \(reference)</imageReference>\(more)",
        as: UIImageView.self
      ).image
    }
    func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize? {
      UIImage(systemName: "star", withConfiguration: configuration)?.size
    }
    let plain = try image(">")
    #expect(plain?.symbol == nil || plain?.size == UIImage(systemName: "star")?.size)
    #expect(try image("symbolScale=\"large\">")?.size == size(UIImage.SymbolConfiguration(scale: .large)))
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#
    let large = size(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40), scale: .unspecified))
    #expect(try image(">" + font)?.size == large)
    let other = #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/>"#
    #expect(
      try image("symbolScale=\"large\">", other)?.size == size(UIImage.SymbolConfiguration(scale: .small)))
  }
}

private final class LinedField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .line
  }
}
