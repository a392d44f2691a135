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

/// Every attribute of a control at a value that is not the default, and the defaults.
@MainActor
@Suite struct DocumentControlValueTests {
  private let red = ##"red="1" green="0" blue="0" alpha="1"/>"##

  private func color(_ key: String) -> String { "<color key=\"\(key)\" \(red)" }

  private func isRed(_ color: UIColor?) -> Bool { color?.dynamic == UIColor.red.dynamic }

  // MARK: Buttons

  @Test(
    arguments: [
      ("roundedRect", .system), ("system", .system), ("custom", .custom),
      ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight), ("infoDark", .infoDark),
      ("contactAdd", .contactAdd), ("close", .close), ("unheardOf", .custom),
    ] as [(String, UIButton.ButtonType)])
  func `a button has its type`(word: String, type: UIButton.ButtonType) throws {
    let button: UIButton = try BuiltViews("<button id=\"a\" buttonType=\"\(word)\"/>").view()
    #expect(button.buttonType == type)
  }

  @Test func `each state of a button has its title, colour, image and background`() throws {
    let states = ["normal", "highlighted", "disabled", "selected"]
    let written = states.map {
      """
      <state key="\($0)" title="\($0)" image="star" backgroundImage="heart" catalog="system">
      \(color("titleColor"))</state>
      """
    }
    let button: UIButton = try BuiltViews("<button id=\"a\">\(written.joined())</button>").view()
    let all: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    for (state, name) in zip(all, states) {
      #expect(button.title(for: state) == name)
      #expect(isRed(button.titleColor(for: state)))
      #expect(button.image(for: state)?.size == UIImage(systemName: "star")?.size)
      #expect(button.backgroundImage(for: state)?.size == UIImage(systemName: "heart")?.size)
    }
    #expect(button.missingImageName == nil && button.placeholderIntrinsicSize == nil)
  }

  @Test(
    arguments: [
      ("image=\"star\" catalog=\"system\"", false), ("image=\"star\" catalog=\"system\" title=\"New\"", true),
      ("title=\"New\"", true), ("", true),
    ])
  func `states' titles are left over where a configuration has only an image`(
    configuration: String, isShown: Bool
  ) throws {
    let button: UIButton = try BuiltViews(
      """
      <button id="a"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="plain" \(configuration)/></button>
      """
    ).view()
    #expect((button.title(for: .normal) == "Old") == isShown)
    #expect((button.configuration?.image != nil) == configuration.contains("image"))
    #expect((button.configuration?.title == "New") == configuration.contains("New"))
  }

  @Test func `a configuration has the look of its style`() throws {
    let views = try BuiltViews(
      ["filled", "gray", "tinted", "plain", "unheardOf"].map {
        "<button id=\"\($0)\"><buttonConfiguration key=\"configuration\" style=\"\($0)\"/></button>"
      }.joined())
    func style(_ configuration: UIButton.Configuration?) throws -> String {
      let configuration = try #require(configuration)
      return String(describing: try #require(Mirror(reflecting: configuration).descendant("style")))
    }
    let all: [(String, UIButton.Configuration)] = [
      ("filled", .filled()), ("gray", .gray()), ("tinted", .tinted()), ("plain", .plain()),
      ("unheardOf", .plain()),
    ]
    for (id, expected) in all {
      let button: UIButton = try views.view(id)
      #expect(try style(button.configuration) == style(expected))
    }
  }

  private let missing = """
    <button id="a">%T<inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
    <state key="highlighted" image="other"/><state key="normal" image="gone" %S/></button>
    """
  private let listed = #"<image name="gone" width="30" height="40"/>"#

  @Test func `a button that would show only a missing image has its size, and its insets`() throws {
    let written = missing.replacing("%T", with: "").replacing("%S", with: "")
    let button: UIButton = try BuiltViews(written, resources: listed).view()
    #expect(button.missingImageName == "gone")
    // 1 + 30 + 3 and 2 + 40 + 4
    #expect(button.placeholderIntrinsicSize?.width == 34 && button.placeholderIntrinsicSize?.height == 46)
    let titled: UIButton = try BuiltViews(
      written.replacing("image=\"gone\"", with: "image=\"gone\" title=\"Go\""), resources: listed
    ).view()
    #expect(titled.missingImageName == "gone" && titled.placeholderIntrinsicSize == nil)
    let recorded: UIButton = try BuiltViews(
      written, resources: listed, options: .canvas(isRecording: true)
    ).view()
    #expect(recorded.missingImageName == "gone" && recorded.placeholderIntrinsicSize == nil)
    let unlisted: UIButton = try BuiltViews(written).view()
    #expect(unlisted.missingImageName == "gone" && unlisted.placeholderIntrinsicSize == nil)
  }

  @Test(
    arguments: [
      ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading), ("trailing", .trailing),
      ("center", .center),
    ] as [(String, UIControl.ContentHorizontalAlignment)])
  func `content is aligned horizontally`(
    word: String, alignment: UIControl.ContentHorizontalAlignment
  ) throws {
    let button: UIButton = try BuiltViews(
      "<button id=\"a\" contentHorizontalAlignment=\"\(word)\"/>"
    ).view()
    #expect(button.contentHorizontalAlignment == alignment && button.contentVerticalAlignment == .center)
  }

  @Test(
    arguments: [("top", .top), ("bottom", .bottom), ("fill", .fill), ("center", .center)]
      as [(String, UIControl.ContentVerticalAlignment)])
  func `content is aligned vertically`(word: String, alignment: UIControl.ContentVerticalAlignment) throws {
    let button: UIButton = try BuiltViews("<button id=\"a\" contentVerticalAlignment=\"\(word)\"/>").view()
    #expect(button.contentVerticalAlignment == alignment && button.contentHorizontalAlignment == .center)
  }

  @Test(arguments: [
    "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl", "datePicker",
  ])
  func `a control is enabled and neither selected nor highlighted, unless it says so`(name: String) throws {
    let views = try BuiltViews(
      """
      <\(name) id="plain"/><\(name) id="opposite" enabled="YES" selected="NO" highlighted="NO"/>
      <\(name) id="set" enabled="NO" selected="YES" highlighted="YES"/>
      """)
    for id in ["plain", "opposite"] {
      let control: UIControl = try views.view(id)
      #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    }
    let control: UIControl = try views.view("set")
    #expect(!control.isEnabled && control.isSelected && control.isHighlighted)
  }

  // MARK: Text fields

  @Test func `a text field has its border, font, texts, colour and secrecy`() throws {
    let views = try BuiltViews(
      """
      <textField id="line" borderStyle="line" textAlignment="right" text="Ann" placeholder="Name">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>\(color("textColor"))
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      <textField id="bezel" borderStyle="bezel"><textInputTraits key="textInputTraits"/></textField>
      <textField id="rounded" borderStyle="roundedRect"/><textField id="none"/>
      """)
    let line: UITextField = try views.view("line")
    #expect(line.borderStyle == .line && line.textAlignment == .right && line.isSecureTextEntry)
    #expect(line.text == "Ann" && line.placeholder == "Name")
    #expect(line.font?.descriptor == UIFont.boldSystemFont(ofSize: 20).descriptor && isRed(line.textColor))
    let bezel: UITextField = try views.view("bezel")
    #expect(bezel.borderStyle == .bezel && !bezel.isSecureTextEntry && bezel.text ?? "" == "")
    #expect(bezel.font?.descriptor == UIFont.systemFont(ofSize: 14).descriptor)
    #expect(bezel.textAlignment == .natural)
    #expect(try views.view("rounded", as: UITextField.self).borderStyle == .roundedRect)
    #expect(try views.view("none", as: UITextField.self).borderStyle == .none)
  }

  // MARK: Values

  @Test func `controls have their colours`() throws {
    let views = try BuiltViews(
      """
      <switch id="s">\(color("onTintColor"))\(color("thumbTintColor"))</switch>
      <slider id="r">\(color("minimumTrackTintColor"))\(color("maximumTrackTintColor"))</slider>
      <progressView id="p">\(color("progressTintColor"))\(color("trackTintColor"))</progressView>
      <activityIndicatorView id="w">\(color("color"))</activityIndicatorView>
      <pageControl id="d">\(color("pageIndicatorTintColor"))\(color("currentPageIndicatorTintColor"))</pageControl>
      """)
    let toggle: UISwitch = try views.view("s")
    #expect(isRed(toggle.onTintColor) && isRed(toggle.thumbTintColor))
    let slider: UISlider = try views.view("r")
    #expect(isRed(slider.minimumTrackTintColor) && isRed(slider.maximumTrackTintColor))
    let progress: UIProgressView = try views.view("p")
    #expect(isRed(progress.progressTintColor) && isRed(progress.trackTintColor))
    #expect(isRed(try views.view("w", as: UIActivityIndicatorView.self).color))
    let dots: UIPageControl = try views.view("d")
    #expect(isRed(dots.pageIndicatorTintColor) && isRed(dots.currentPageIndicatorTintColor))
  }

  @Test func `a control without values has UIKit's`() throws {
    let views = try BuiltViews(
      """
      <switch id="s"/><slider id="r"/><segmentedControl id="g"><segments><segment title="a"/></segments>
      </segmentedControl><stepper id="t"/><progressView id="p"/><activityIndicatorView id="w"/>
      <pageControl id="d"/><datePicker id="k"/>
      """)
    #expect(try !views.view("s", as: UISwitch.self).isOn)
    let slider: UISlider = try views.view("r")
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [0, 0, 1])
    #expect(try views.view("g", as: UISegmentedControl.self).selectedSegmentIndex == -1)
    let stepper: UIStepper = try views.view("t")
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [0, 0, 100])
    #expect(try views.view("p", as: UIProgressView.self).progress == 0)
    let wheel: UIActivityIndicatorView = try views.view("w")
    #expect(!wheel.isAnimating && !wheel.hidesWhenStopped && wheel.style == .medium)
    let dots: UIPageControl = try views.view("d")
    #expect(dots.numberOfPages == 0 && dots.currentPage == 0)
    #expect(try views.view("k", as: UIDatePicker.self).datePickerMode == .dateAndTime)
  }

  @Test func `values below 0 are possible where the least value is`() throws {
    let views = try BuiltViews(
      #"<slider id="r" value="-2" minValue="-3" maxValue="-1"/><stepper id="t" value="-2" minimumValue="-3"/>"#
    )
    #expect(try views.view("r", as: UISlider.self).value == -2)
    #expect(try views.view("t", as: UIStepper.self).value == -2)
  }

  @Test(arguments: [("large", true), ("whiteLarge", true), ("medium", false), ("white", false)])
  func `a wheel is large or medium`(word: String, isLarge: Bool) throws {
    let wheel: UIActivityIndicatorView = try BuiltViews(
      "<activityIndicatorView id=\"a\" style=\"\(word)\" animating=\"NO\" hidesWhenStopped=\"NO\"/>"
    ).view()
    #expect(wheel.style == (isLarge ? .large : .medium))
    #expect(!wheel.isAnimating && !wheel.hidesWhenStopped)
  }

  @Test func `segments and dots beyond what a screen can show are left out`() throws {
    let segments = String(repeating: "<segment title=\"a\"/>", count: 101)
    let views = try BuiltViews(
      """
      <segmentedControl id="g"><segments>\(segments)</segments></segmentedControl>
      <pageControl id="d" numberOfPages="10001"/><pageControl id="e" numberOfPages="9999"/>
      <pageControl id="n" numberOfPages="-1"/>
      """)
    #expect(try views.view("g", as: UISegmentedControl.self).numberOfSegments == 100)
    #expect(try views.view("d", as: UIPageControl.self).numberOfPages == 10_000)
    #expect(try views.view("e", as: UIPageControl.self).numberOfPages == 9_999)
    #expect(try views.view("n", as: UIPageControl.self).numberOfPages == 0)
  }

  @Test func `a date picker has its mode and style`() throws {
    let modes: [(String, UIDatePicker.Mode)] = [
      ("date", .date), ("time", .time), ("countDownTimer", .countDownTimer), ("dateAndTime", .dateAndTime),
    ]
    for (word, mode) in modes {
      let picker: UIDatePicker = try BuiltViews("<datePicker id=\"a\" datePickerMode=\"\(word)\"/>").view()
      #expect(picker.datePickerMode == mode)
    }
    let plain: UIDatePicker = try BuiltViews("<datePicker id=\"a\"/>").view()
    let styles: [(String, UIDatePickerStyle)] = [
      ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
      ("automatic", plain.preferredDatePickerStyle),
    ]
    for (word, style) in styles {
      let picker: UIDatePicker = try BuiltViews("<datePicker id=\"a\" style=\"\(word)\"/>").view()
      #expect(picker.preferredDatePickerStyle == style)
    }
  }

  @Test func `a search bar has its texts`() throws {
    let bar: UISearchBar = try BuiltViews(#"<searchBar id="a" text="Oak" placeholder="Find"/>"#).view()
    #expect(bar.text == "Oak" && bar.placeholder == "Find")
  }

  @Test(
    arguments: [
      ("<blurEffect style=\"dark\"/>", true), ("<blurEffect style=\"systemThinMaterialDark\"/>", true),
      ("<blurEffect style=\"light\"/>", false), ("", false),
      ("<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>", true),
      ("<vibrancyEffect><blurEffect style=\"regular\"/></vibrancyEffect>", false),
    ])
  func `a blur is dark where its style is`(effect: String, isDark: Bool) throws {
    let view: UIVisualEffectView = try BuiltViews(
      "<visualEffectView id=\"a\">\(effect)</visualEffectView>"
    ).view()
    let style = (view.effect as? UIBlurEffect)?.style
    #expect(style == (isDark ? .dark : .light))
  }
}
