import PageTestSupport
import SwiftUI
import Testing

/// Controls on an iPhone X, whose safe area is 375 points wide, from 44 to 778.
@MainActor
struct ControlTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text(verbatim: "\(count)")
        Button("More") { count += 1 }
        Text(verbatim: "Area").onTapGesture { count += 10 }
      }
    }
  }

  struct Wide: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: .infinity).padding(10).opacity(isEnabled ? 1 : 0.5)
    }
  }

  private func frame(_ view: UIView) -> [Double] {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 300).rounded() / 300 }
  }

  private func button(_ shown: ShownViews) throws -> UIButton {
    try #require(shown.root.first(UIButton.self))
  }

  @Test func `a button runs its function and what it changed shows`() throws {
    let shown = try ShownViews(Counter())
    let button = try button(shown)
    #expect(button.accessibilityLabel == "More")
    button.sendActions(for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
    _ = try shown.text("1")
    let area = try #require(shown.root.first(UIView.self) { $0.gestureRecognizers?.isEmpty == false })
    (area.gestureRecognizers?.first as? UITapGestureRecognizer)?.state = .ended
    shown.window.layoutIfNeeded()
    _ = try shown.text("11")
  }

  @Test func `a button without a style is as large as its label, in the tint`() throws {
    let shown = try ShownViews(Button("More") {}.tint(.red))
    let label = try #require(shown.root.first(UILabel.self))
    #expect(frame(try button(shown)) == frame(label))
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }

  @Test func `a bordered button has the insets of UIKit's`() throws {
    let shown = try ShownViews(Button("More") {}.buttonStyle(.borderedProminent))
    let (outer, inner) = (frame(try button(shown)), try shown.text("More"))
    // UIButton.Configuration's medium size: 12 points at the sides, 7 above and below.
    #expect(abs(inner[0] - outer[0] - 12) < 0.4 && abs(inner[1] - outer[1] - 7) < 0.4)
    #expect(abs(outer[2] - inner[2] - 24) < 0.4 && abs(outer[3] - inner[3] - 14) < 0.4)
  }

  @Test func `an app's style makes the body of its buttons`() throws {
    let shown = try ShownViews(Button("More") {}.buttonStyle(Wide()).disabled(true))
    #expect(frame(try button(shown))[2] == 375)
    #expect(try button(shown).isEnabled == false)
  }

  @Test func `a toggle's switch ends the row and changes its value`() throws {
    struct Row: View {
      @State private var isOn = false
      var body: some View { Toggle(isOn ? "on" : "off", isOn: $isOn) }
    }
    let shown = try ShownViews(Row())
    let control = try #require(shown.root.first(UISwitch.self))
    // UISwitch: 51 × 31 points, 2 of them beyond its alignment rectangle.
    #expect(frame(control)[0] + frame(control)[2] == 377)
    #expect(try shown.text("off")[0] == 0)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    shown.window.layoutIfNeeded()
    _ = try shown.text("on")
  }

  @Test func `a label's title stands 8 points beside its icon`() throws {
    let shown = try ShownViews(Label("Title", systemImage: "star"))
    let icon = frame(try #require(shown.root.first(UIImageView.self)))
    #expect(abs(try shown.text("Title")[0] - icon[0] - icon[2] - 8) < 0.4)
    #expect(try ShownViews(Label("Title", systemImage: "star").labelStyle(.titleOnly)).frames.count == 1)
  }

  @Test func `a field keeps its view while it is typed into`() throws {
    struct Form: View {
      @State private var name = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).textFieldStyle(.roundedBorder)
          Text(verbatim: "Hello " + name)
        }
      }
    }
    let shown = try ShownViews(Form())
    let field = try #require(shown.root.first(UITextField.self))
    #expect(field.placeholder == "Name")
    // UITextField with a rounded border is 34 points high.
    #expect(frame(field)[2] == 375 && frame(field)[3] == 34)
    field.text = "Ann"
    field.sendActions(for: .editingChanged)
    shown.window.layoutIfNeeded()
    _ = try shown.text("Hello Ann")
    #expect(shown.root.first(UITextField.self) === field)
  }

  @Test func `a picker's segments have the texts and choose the tags of its views`() throws {
    struct Choice: View {
      @State private var number = 2
      var body: some View {
        Picker("Number", selection: $number) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }.pickerStyle(.segmented)
      }
    }
    let shown = try ShownViews(Choice())
    let control = try #require(shown.root.first(UISegmentedControl.self))
    #expect(control.titleForSegment(at: 1) == "Two" && control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = 0
    control.sendActions(for: .valueChanged)
    shown.window.layoutIfNeeded()
    #expect(shown.root.first(UISegmentedControl.self)?.selectedSegmentIndex == 0)
  }

  @Test func `progress shows on a line, or as a wheel where it is not known`() throws {
    let line = try #require(try ShownViews(ProgressView(value: 1, total: 4)).root.first(UIProgressView.self))
    #expect(line.progress == 0.25 && frame(line)[2] == 375)
    #expect(try ShownViews(ProgressView("Wait")).root.first(UIActivityIndicatorView.self) != nil)
  }
}
