import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Controls and their attributes.
@MainActor
@Suite struct DocumentControlTests {
  @Test func `a button has a title and colour for each state, insets and alignment`() throws {
    let button: UIButton = try BuiltViews(
      """
      <button id="a" buttonType="custom" contentHorizontalAlignment="leading" contentVerticalAlignment="top" enabled="NO">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="0" maxX="0" maxY="0"/>
      <inset key="imageEdgeInsets" minX="0" minY="0" maxX="6" maxY="0"/>
      <state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
      <state key="highlighted" title="Gone"/>
      <state key="selected"><string key="title">Two
      lines</string></state>
      <state key="unheardOf" title="x"/>
      </button>
      """
    ).view()
    #expect(button.buttonType == .custom)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .highlighted) == "Gone")
    #expect(button.title(for: .selected) == "Two\nlines")
    #expect(button.titleColor(for: .normal)?.dynamic == UIColor.red.dynamic)
    #expect(button.titleLabel?.font.descriptor == UIFont.boldSystemFont(ofSize: 14).descriptor)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.right == 6)
    #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .top)
    #expect(!button.isEnabled)
  }

  @Test func `a button with a configuration takes title and style from it`() throws {
    let button: UIButton = try BuiltViews(
      """
      <button id="a" buttonType="system"><state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New"/></button>
      """
    ).view()
    #expect(button.buttonType == .system)
    #expect(button.configuration?.title == "New")
  }

  @Test func `a segmented control has its segments`() throws {
    let control: UISegmentedControl = try BuiltViews(
      """
      <segmentedControl id="a" selectedSegmentIndex="1">
      <segments><segment title="One"/><segment title="Two"/><segment/></segments></segmentedControl>
      """
    ).view()
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `values of sliders, steppers, progress views, switches and page controls are set`() throws {
    let views = try BuiltViews(
      """
      <slider id="slider" value="5" minValue="2" maxValue="10"/>
      <stepper id="stepper" value="3" minimumValue="1" maximumValue="9"/>
      <progressView id="progress" progress="0.5"/>
      <switch id="switch" on="YES"/>
      <pageControl id="dots" numberOfPages="4" currentPage="2"/>
      <activityIndicatorView id="wheel" style="large" animating="YES" hidesWhenStopped="YES"/>
      <textField id="field" borderStyle="roundedRect" placeholder="Name" text="Ann"/>
      <searchBar id="search" placeholder="Find"/>
      """)
    let slider: UISlider = try views.view("slider")
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [2, 5, 10])
    let stepper: UIStepper = try views.view("stepper")
    #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [1, 3, 9])
    #expect(try views.view("progress", as: UIProgressView.self).progress == 0.5)
    #expect(try views.view("switch", as: UISwitch.self).isOn)
    let dots: UIPageControl = try views.view("dots")
    #expect(dots.numberOfPages == 4 && dots.currentPage == 2)
    let wheel: UIActivityIndicatorView = try views.view("wheel")
    #expect(wheel.isAnimating && wheel.hidesWhenStopped)
    let field: UITextField = try views.view("field")
    #expect(field.borderStyle == .roundedRect && field.placeholder == "Name" && field.text == "Ann")
    #expect(try views.view("search", as: UISearchBar.self).placeholder == "Find")
    #expect(views.diagnostics.isEmpty)
  }

  /// Sizes are those of the same symbols made by code.
  @Test(
    arguments: [
      ("", 17.0, UIImage.SymbolWeight.unspecified, UIImage.SymbolScale.unspecified),
      (
        "<preferredSymbolConfiguration configurationType=\"pointSize\" pointSize=\"40\"/>", 40, .unspecified,
        .unspecified
      ),
      ("<preferredSymbolConfiguration scale=\"large\" weight=\"bold\"/>", 17, .bold, .large),
      (
        "<preferredSymbolConfiguration configurationType=\"font\" scale=\"small\">"
          + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/></preferredSymbolConfiguration>",
        30, .unspecified, .small
      ),
    ])
  func `a symbol has the size and weight of its configuration`(
    configuration: String, pointSize: Double, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) throws {
    let view: UIImageView = try BuiltViews(
      "<imageView id=\"a\" image=\"star\" catalog=\"system\">\(configuration)</imageView>"
    ).view()
    let expected = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale)
    #expect(view.image?.size == UIImage(systemName: "star", withConfiguration: expected)?.size)
    #expect(view.image?.symbol?.weight ?? .unspecified == weight)
  }

  /// Of each kind the class that stands for it, and nothing that keeps it from being laid out.
  @Test(
    arguments: [
      ("view", "UIView"), ("label", "UILabel"), ("button", "UIButton"), ("imageView", "UIImageView"),
      ("textField", "UITextField"), ("textView", "UITextView"), ("switch", "UISwitch"),
      ("slider", "UISlider"), ("segmentedControl", "UISegmentedControl"), ("stepper", "UIStepper"),
      ("progressView", "UIProgressView"), ("activityIndicatorView", "UIActivityIndicatorView"),
      ("pageControl", "UIPageControl"), ("datePicker", "UIDatePicker"), ("pickerView", "UIPickerView"),
      ("stackView", "UIStackView"), ("scrollView", "UIScrollView"), ("tableView", "UITableView"),
      ("tableViewCell", "UITableViewCell"), ("collectionView", "UICollectionView"),
      ("collectionViewCell", "UICollectionViewCell"), ("navigationBar", "UINavigationBar"),
      ("toolbar", "UIToolbar"), ("tabBar", "UITabBar"), ("searchBar", "UISearchBar"),
      ("containerView", "UIView"), ("visualEffectView", "UIVisualEffectView"), ("mapView", "MKMapView"),
      ("webView", "WKWebView"), ("wkWebView", "WKWebView"),
    ])
  func `every kind of view is built and laid out`(element: String, name: String) throws {
    let solved = try SolvedDocument(
      Documents.storyboard(
        subviews: Documents.view("a", Documents.size("a", width: 120, height: 60), name: element)))
    #expect(solved.tree.views.first { $0.identifier == "a" }?.className == name)
    // Controls are a little larger than what constraints are about.
    let size = try #require(solved.frames["a"]?.size)
    #expect(abs(size.width - 120) <= 4 && abs(size.height - 60) <= 4, "\(size)")
    // Maps, web pages and lists say that they stay empty.
    let isEmpty = ["MKMapView", "WKWebView", "UITableView", "UICollectionView"].contains(name)
    #expect(solved.diagnostics.map(\.severity) == (isEmpty ? [.warning] : []), "\(solved.diagnostics)")
  }

  @Test(arguments: ["-1", "nan", "1e400", "1e9", ""])
  func `numbers that are none leave controls usable`(number: String) throws {
    let content = """
      <slider id="s" value="\(number)" minValue="\(number)" maxValue="\(number)"/>
      <pageControl id="p" numberOfPages="\(number)" currentPage="\(number)"/>
      <segmentedControl id="g" selectedSegmentIndex="\(number)"><segments><segment title="a"/></segments></segmentedControl>
      <progressView id="r" progress="\(number)"/><stepper id="t" value="\(number)" maximumValue="\(number)"/>
      """
    let solved = try SolvedDocument(Documents.storyboard(subviews: content))
    #expect(solved.frames.values.allSatisfy { $0.width.isFinite && $0.height.isFinite })
  }
}
