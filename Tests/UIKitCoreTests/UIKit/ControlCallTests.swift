import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Calls of controls, from Apple's page of each.
@MainActor
struct ControlCallTests {
  // MARK: Segments

  /// developer.apple.com/documentation/uikit/uisegmentedcontrol: a segment has a title or an image, and indices are
  /// limited to the range.
  @Test func `segments are put in, changed and taken out`() {
    let (image, other) = (UIImage(), UIImage())
    let control = UISegmentedControl(items: ["A", image])
    func shown() -> [String] {
      (0..<control.numberOfSegments).map {
        (control.titleForSegment(at: $0) ?? "-") + (control.imageForSegment(at: $0) == nil ? "" : "*")
      }
    }
    #expect(shown() == ["A", "-*"])
    control.insertSegment(withTitle: "B", at: 99, animated: false)
    control.insertSegment(with: other, at: -1, animated: false)
    #expect(shown() == ["-*", "A", "-*", "B"] && control.imageForSegment(at: 0) === other)
    control.setTitle("C", forSegmentAt: 0)
    control.setImage(image, forSegmentAt: 1)
    #expect(shown() == ["C", "-*", "-*", "B"])
    control.removeSegment(at: 2, animated: false)
    for index in [-1, 3] {
      control.removeSegment(at: index, animated: false)
      control.setTitle("none", forSegmentAt: index)
    }
    #expect(shown() == ["C", "-*", "B"])
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 3))
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    control.setWidth(70, forSegmentAt: 1)
    for (width, kept) in [(-5, 0), (20_000, 10_000), (CGFloat.nan, 0), (70, 70)] as [(CGFloat, CGFloat)] {
      control.setWidth(width, forSegmentAt: 1)
      #expect(control.widthForSegment(at: 1) == kept)
    }
    #expect(control.widthForSegment(at: 0) == 0 && control.widthForSegment(at: 9) == 0)
    var heard: [String] = []
    let named = UIAction(title: "Named", image: image) { _ in heard.append("named") }
    control.setAction(named, forSegmentAt: 1)
    control.setAction(UIAction(image: image) { _ in }, forSegmentAt: 2)
    #expect(shown() == ["C", "Named", "*"] && control.actionForSegment(at: 1) === named)
    control.insertSegment(action: named, at: 0, animated: false)
    #expect(shown() == ["Named", "C", "Named", "*"] && control.actionForSegment(at: 1) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  // MARK: Sliders and bars

  /// The recorded knob is 27 × 27 in UISlider of iOS 13 to 18; at the least value it is at the track's start, at the
  /// greatest at its end.
  @Test func `a slider's knob is where its value is on the track`() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue) = (2, 6)
    let (bounds, track) = (
      CGRect(x: 3, y: 10, width: 200, height: 40), CGRect(x: 5, y: 0, width: 127, height: 4)
    )
    for (value, x) in [(2, 5), (3, 30), (4, 55), (6, 105)] as [(Float, CGFloat)] {
      #expect(
        slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
          == CGRect(x: x, y: 16.5, width: 27, height: 27))
    }
    (slider.minimumValue, slider.maximumValue) = (1, 1)
    #expect(slider.thumbRect(forBounds: bounds, trackRect: track, value: 1).minX == 5)
    (slider.minimumValue, slider.maximumValue) = (0, 1)
    slider.setValue(0.5, animated: true)
    #expect(slider.value == 0.5)
    slider.value = .nan
    #expect(slider.value == 0)
    let image = UIImage()
    #expect(slider.shortcomings.isEmpty)
    slider.setMinimumTrackImage(image, for: .normal)
    #expect(slider.minimumTrackImage(for: .normal) === image && slider.shortcomings.count == 1)
    slider.setMinimumTrackImage(nil, for: .normal)
    slider.setMaximumTrackImage(image, for: .normal)
    #expect(slider.maximumTrackImage(for: .normal) === image && slider.shortcomings.count == 1)
    let stepper = UIStepper()
    stepper.value = .nan
    #expect(stepper.value == 0)
  }

  /// Controls of a fixed height hug it; those of a fixed size hug both (developer.apple.com, Auto Layout Guide,
  /// intrinsic sizes).
  @Test func `controls of a document hug their sizes as those of code do`() throws {
    let coder = NSCoder()
    for (made, read) in [
      (UISwitch(), UISwitch(coder: coder)), (UIStepper(), UIStepper(coder: coder)),
      (UIProgressView(frame: .zero), UIProgressView(coder: coder)),
      (UIActivityIndicatorView(frame: .zero), UIActivityIndicatorView(coder: coder)),
      (UILabel(), UILabel(coder: coder)), (UIImageView(frame: .zero), UIImageView(coder: coder)),
    ] as [(UIView, UIView?)] {
      let read = try #require(read)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(read.contentHuggingPriority(for: axis) == made.contentHuggingPriority(for: axis))
      }
      #expect(
        read.isHidden == made.isHidden && read.isUserInteractionEnabled == made.isUserInteractionEnabled)
    }
    let bar = UIProgressView(frame: .zero)
    #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UITextView(coder: coder)?.clipsToBounds == true)
    for bar in [UINavigationBar(coder: coder), UIToolbar(coder: coder)] as [UIView?] {
      #expect(bar?.preservesSuperviewLayoutMargins == true && bar?.directionalLayoutMargins.leading == 16)
    }
    for view in [UIVisualEffectView(coder: coder), UIVisualEffectView(frame: .zero)] {
      #expect(view?.contentView.superview === view)
    }
  }

  // MARK: Buttons

  @Test func `a button's actions come with their titles and images, and run at a tap`() throws {
    var count = 0
    let image = UIImage()
    let action = UIAction(title: "Go", image: image) { _ in count += 1 }
    let made = [
      UIButton(type: .system, primaryAction: action), UIButton(frame: .zero, primaryAction: action),
      UIButton.systemButton(with: image, primaryAction: action),
      UIButton(configuration: .plain(), primaryAction: action),
    ]
    for (index, button) in made.enumerated() {
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .primaryActionTriggered)
      #expect(count == 2 * (index + 1))
      #expect((button.currentImage ?? button.configuration?.image) === image)
      let title = button.currentTitle ?? button.configuration?.title
      #expect(title == (index == 2 ? nil : "Go"))
    }
    let control = UIControl(frame: .zero, primaryAction: action)
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 9 && !control.isTracking && !control.isTouchInside)
    #expect(control.beginTracking(UITouch(), with: nil) && control.continueTracking(UITouch(), with: nil))
    control.addAction(action, for: .touchDown)
    control.removeAction(identifiedBy: action.identifier, for: .primaryActionTriggered)
    #expect(control.allControlEvents == .touchDown)
  }

  /// A symbol of the type lies in the middle: an info button's circle has its recorded size.
  @Test func `a button's symbol is in its middle`() throws {
    let button = UIButton(type: .close)
    button.frame = CGRect(x: 50, y: 60, width: 100, height: 70)
    let frame = try #require(button.symbolFrame)
    #expect(frame.midX == 50 && frame.midY == 35 && frame.width > 0 && frame.height > 0)
    #expect(UIButton(type: .system).symbolFrame == nil)
  }

  private func configured(_ change: (inout UIButton.Configuration) -> Void) throws -> ConfiguredButtonContent
  {
    var configuration = UIButton.Configuration.plain()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    guard case .control(let content) = button.content else { throw CancellationError() }
    return try #require(content as? ConfiguredButtonContent)
  }

  /// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct.
  @Test func `a configuration's transformer changes the attributes that its text has`() throws {
    let seen = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = attributes.font?.withSize((attributes.font?.pointSize ?? 0) + 20)
      if attributes.foregroundColor == .red { attributes.kern = 7 }
      return attributes
    }
    var title = AttributedString("ab")
    title.foregroundColor = .red
    let shown = try configured {
      $0.attributedTitle = title
      $0.baseForegroundColor = .blue
      $0.titleTextAttributesTransformer = seen
    }.title
    // 17 pt, a medium button's, and 20.
    #expect(shown.string == "ab" && shown.runs.map(\.attributes.font.pointSize) == [37])
    #expect(shown.runs.map(\.attributes.kern) == [7])
    let plain = try configured {
      $0.title = "ab"
      $0.baseForegroundColor = .red
      $0.titleTextAttributesTransformer = seen
    }.title
    #expect(plain.runs.map(\.attributes.kern) == [7])
  }

  @Test func `a configuration's titles are aligned, wrapped and kept`() async throws {
    for (alignment, wanted) in [
      (.automatic, .center), (.center, .center), (.leading, .natural), (.trailing, .right),
    ] as [(UIButton.Configuration.TitleAlignment, TextAlignment)] {
      let content = try configured {
        $0.title = "a"
        $0.titleAlignment = alignment
      }
      #expect(content.title.runs.first?.attributes.paragraph.alignment == wanted)
    }
    for (mode, wraps) in [
      (.byWordWrapping, true), (.byCharWrapping, true), (.byTruncatingTail, false), (.byClipping, false),
    ] as [(NSLineBreakMode, Bool)] {
      #expect(try configured { $0.titleLineBreakMode = mode }.wrapsTitle == wraps)
    }
    let insets = try configured {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }.insets
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.subtitle == nil && configuration.title == nil)
    configuration.subtitle = "Lower"
    #expect(
      configuration.subtitle == "Lower" && configuration.attributedSubtitle == AttributedString("Lower"))
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let (_, faults) = await CodeFaults.collecting { _ = button.content }
    #expect(faults.count == 1 && faults.allSatisfy { $0.message.hasPrefix("showsActivityIndicator") })
  }

  // MARK: Text

  @MainActor private final class Listener: NSObject, UISearchBarDelegate, UITextViewDelegate {
    var heard: [String] = []
    var ends = true
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begins?", true) }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("ends?", ends) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("begins?", true) }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("began") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("ends?", ends) }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    private func ask(_ word: String, _ answer: Bool) -> Bool {
      heard.append(word)
      return answer
    }
  }

  @Test func `search bars and text views are edited as their delegates say, or freely without one`() {
    let (bar, text) = (UISearchBar(), UITextView())
    for view in [bar, text] as [UIView] {
      #expect(view.becomeFirstResponder() && view.becomeFirstResponder() && view.isFirstResponder)
      #expect(view.shortcomings.count == 1)
      #expect(view.resignFirstResponder() && view.resignFirstResponder() && !view.isFirstResponder)
      #expect(view.shortcomings.isEmpty)
      let listener = Listener()
      (bar.delegate, text.delegate) = (listener, listener)
      #expect(view.resignFirstResponder() && listener.heard.isEmpty)
      view.becomeFirstResponder()
      #expect(listener.heard == ["begins?", "began"])
      (listener.heard, listener.ends) = ([], false)
      #expect(!view.resignFirstResponder() && view.isFirstResponder && listener.heard == ["ends?"])
      (listener.heard, listener.ends) = ([], true)
      #expect(view.resignFirstResponder() && listener.heard == ["ends?", "ended"])
      (bar.delegate, text.delegate) = (nil, nil)
    }
    bar.setShowsCancelButton(true, animated: true)
    bar.setShowsScopeBar(true, animated: true)
    #expect(bar.showsCancelButton && bar.showsScopeBar)
    bar.placeholder = "Find"
    #expect(bar.searchTextField.attributedPlaceholder?.string == "Find")
  }

  /// developer.apple.com/documentation/uikit/uikeyinput.
  @Test func `keys put text in and take it out`() {
    let (field, view) = (UITextField(), UITextView())
    #expect(!field.hasText && !view.hasText)
    for word in ["ab", "c"] {
      field.insertText(word)
      view.insertText(word)
    }
    #expect(field.text == "abc" && view.text == "abc" && field.hasText && view.hasText)
    field.deleteBackward()
    view.deleteBackward()
    #expect(field.text == "ab" && view.text == "ab")
    field.font = nil
    #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 17)
    guard case .control(let content) = field.content, let shown = content as? TextFieldContent else { return }
    #expect(shown.font.pointSize == 17 && shown.text.runs.first?.attributes.font.pointSize == 17)
  }
}
