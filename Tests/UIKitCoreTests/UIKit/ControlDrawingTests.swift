import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Colours of controls, sampled at 2×. Translucent fills over white or black are worked out: 1 − a + a · c.
@MainActor
struct ControlDrawingTests {
  @Test func `a switch is green with its knob at the end when it is on`() throws {
    let control = UISwitch()
    control.isOn = true
    let on = try PlacedView(control).drawing()
    #expect(on[8, 15] == 0x34C759 && on[35, 15] == 0xFFFFFF && on[0, 0] == 0xFFFFFF)
    #expect(try PlacedView(control).drawing(.dark)[8, 15] == 0x30D158)
    control.isOn = false
    let off = try PlacedView(control).drawing()
    // 16 % of #787880 over white: 255 · 0.84 + 120 · 0.16 = 233.4, blue 234.7.
    #expect(isNear(off[43, 15], 0xE9E9EB) && off[15, 15] == 0xFFFFFF)
    control.isOn = true
    control.onTintColor = .red
    #expect(try PlacedView(control).drawing(direction: .rightToLeft)[43, 15] == 0xFF0000)
  }

  /// The frame is 2 pt wider on each side of 100; knob of 28 from 0 to 72 pt; value ½ puts its middle at 50.
  @Test func `a slider's track is tinted up to its knob`() throws {
    let slider = UISlider()
    slider.tintColor = .red
    slider.value = 0.5
    let drawing = try PlacedView(slider, width: 100).drawing()
    #expect(drawing[10, 15] == 0xFF0000 && drawing[50, 15] == 0xFFFFFF)
    // 20 % of #787880 over white: 228, 228, 229.6.
    #expect(isNear(drawing[90, 15], 0xE4E4E6))
    let mirrored = try PlacedView(slider, width: 100).drawing(direction: .rightToLeft)
    #expect(mirrored[90, 15] == 0xFF0000 && isNear(mirrored[10, 15], 0xE4E4E6))
  }

  @Test func `progress fills its part from the leading side`() throws {
    let view = UIProgressView()
    view.progress = 0.25
    let drawing = try PlacedView(view, width: 100).drawing()
    #expect(drawing[20, 2] == 0x007AFF && isNear(drawing[30, 2], 0xE4E4E6))
    let mirrored = try PlacedView(view, width: 100).drawing(direction: .rightToLeft)
    #expect(mirrored[80, 2] == 0x007AFF && isNear(mirrored[70, 2], 0xE4E4E6))
  }

  /// 200 pt in two; 12 % of #767680 over white: 238.6, 238.6, 239.8.
  @Test func `the selected segment is on a white card`() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    let drawing = try PlacedView(control, width: 200).drawing()
    #expect(drawing[10, 15] == 0xFFFFFF && isNear(drawing[190, 15], 0xEFEFF0))
    #expect(drawing.hasInk(40, 5, 60, 27) && drawing.hasInk(140, 5, 160, 27, on: 0xEFEFF0))
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(isNear(try PlacedView(control, width: 200).drawing()[10, 15], 0xEFEFF0))
    #expect(try PlacedView(control, width: 200).drawing(.dark)[190, 10] != 0xEFEFF0)
  }

  @Test func `a stepper at its minimum has a faint minus`() throws {
    let stepper = UIStepper()
    let drawing = try PlacedView(stepper).drawing()
    // The signs' middles are a quarter of 94 pt from the sides. 30 % of #3C3C43 over #EFEFF0: 185, 185, 188.
    #expect(drawing[70.5, 16] == 0x000000 && isNear(drawing[23.5, 16], 0xB9B9BC, 3))
    stepper.value = 1
    #expect(try PlacedView(stepper).drawing()[23.5, 16] == 0x000000)
  }

  @Test func `a turning indicator has spokes of falling strength`() throws {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(try !PlacedView(indicator).drawing().hasInk(0, 0, 37, 37))
    indicator.color = .black
    indicator.startAnimating()
    let drawing = try PlacedView(indicator).drawing()
    // The first spoke stands at the top; the one after it, to its right, is the faintest.
    #expect(drawing[18.5, 6] == 0x000000)
    let (right, left) = (drawing[31, 18.5] & 0xFF, drawing[6, 18.5] & 0xFF)
    #expect(left < right && right < 0xFF)
    #expect(drawing[18.5, 18.5] == 0xFFFFFF)
  }

  @Test func `a text field shows its text, or its placeholder fainter`() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let empty = try PlacedView(field, width: 120).drawing()
    #expect(!empty.hasInk(2, 2, 118, 32) && empty.hasInk(0, 0, 120, 34))
    field.placeholder = "HHHHHHH"
    let placeholder = try PlacedView(field, width: 120).drawing()
    #expect(!placeholder.hasInk(2, 2, 7, 32) && placeholder.hasInk(7, 2, 113, 32))
    #expect(placeholder.drawing.count(of: 0x000000) == 0)
    field.text = "HHHHHHH"
    #expect(try PlacedView(field, width: 120).drawing().drawing.count(of: 0x000000) > 0)
  }

  @Test func `secure text shows a bullet for each character`() throws {
    let field = UITextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    guard case .control(let content) = field.content, let content = content as? TextFieldContent else {
      Issue.record("\(field.content)")
      return
    }
    #expect(content.text.string == "••••••")
  }

  @Test func `a view beside the text pushes it and keeps its size`() throws {
    let field = UITextField()
    field.text = "HHH"
    let box = plain(.red)
    box.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    field.leftView = box
    #expect(try PlacedView(field, width: 120).drawing()[10, 11] != 0xFF0000)
    field.leftViewMode = .always
    let drawing = try PlacedView(field, width: 120, height: 30).drawing()
    #expect(drawing[0, 10] == 0xFF0000 && drawing[19.5, 19.5] == 0xFF0000 && drawing[10, 9] == 0xFFFFFF)
    #expect(drawing.hasInk(20, 0, 120, 30) && !drawing.hasInk(80, 0, 120, 30))
  }

  @Test func `a picker shows the selected row between its neighbours`() throws {
    let rows = Rows()
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 4 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(1, inComponent: 0, animated: false)
    guard case .control(let content) = picker.content, let wheels = content as? WheelsContent else {
      Issue.record("\(picker.content)")
      return
    }
    #expect(wheels.columns.map(\.rows) == [["", "", "0", "1", "2", "3", "4"]])
    #expect(try PlacedView(picker, width: 200).drawing().hasInk(20, 20, 180, 196))
  }

  /// 9:41 on 9 January 2007: what a page shows does not depend on when it is drawn.
  @Test func `a date picker shows a date that is always the same`() {
    let picker = UIDatePicker()
    guard case .control(let content) = picker.content, let fields = content as? DateFieldsContent else {
      Issue.record("\(picker.content)")
      return
    }
    #expect(fields.texts(in: "en") == ["Jan 9, 2007", "9:41 AM"])
    picker.datePickerMode = .date
    let wheels = wheels(of: picker, in: "en")
    #expect(wheels.map { $0.rows[WheelsContent.reach] } == ["Jan", "9", "2007"])
    #expect(wheels[1].rows[2] == "8" && wheels[0].rows[2] == "Dec")
  }

  private func wheels(of picker: UIDatePicker, in language: String) -> [WheelsContent.Column] {
    picker.preferredDatePickerStyle = .wheels
    guard case .control(let content) = picker.content, let wheels = content as? DateWheelsContent else {
      Issue.record("\(picker.content)")
      return []
    }
    return wheels.wheels(in: language)
  }

  /// 9 January 2007 was a Tuesday. Words, orders and hours are CLDR's, release 42.
  @Test(
    arguments: [
      ("en", ["Tue Jan 9", "9", "41", "AM"]), ("en-GB", ["Tue 9 Jan", "09", "41"]),
      ("de", ["Di. 9. Jan.", "09", "41"]),
      ("ja", ["1月9日(火)", "9", "41"]), ("ar", ["الثلاثاء ٩ يناير", "٩", "٤١", "ص"]),
    ])
  func `wheels of date and time have the weekday, in the page's language`(language: String, rows: [String]) {
    #expect(wheels(of: UIDatePicker(), in: language).map { $0.rows[WheelsContent.reach] } == rows)
  }

  @Test(
    arguments: [
      ("en", ["Jan", "9", "2007"]), ("de", ["9", "Jan", "2007"]), ("ja", ["2007年", "1月", "9日"]),
      ("ar", ["٩", "يناير", "٢٠٠٧"]),
    ])
  func `wheels of a date stand in the language's order`(language: String, rows: [String]) {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    #expect(wheels(of: picker, in: language).map { $0.rows[WheelsContent.reach] } == rows)
  }

  @Test(
    arguments: [
      ("en", ["Jan 9, 2007", "9:41 AM"]), ("en-GB", ["9 Jan 2007", "09:41"]),
      ("de", ["09.01.2007", "09:41"]),
      ("ja", ["2007/01/09", "9:41"]), ("ar", ["٠٩\u{200F}/٠١\u{200F}/٢٠٠٧", "٩:٤١ ص"]),
      ("th", ["9 ม.ค. 2550", "09:41"]),
    ])
  func `compact fields are in the page's language, or in the picker's own`(language: String, texts: [String])
  {
    func fields(_ picker: UIDatePicker) -> DateFieldsContent? {
      guard case .control(let content) = picker.content else { return nil }
      return content as? DateFieldsContent
    }
    let picker = UIDatePicker()
    #expect(fields(picker)?.texts(in: language) == texts)
    picker.locale = Locale(identifier: language.replacing("-", with: "_"))
    #expect(fields(picker)?.texts(in: "fr") == texts)
  }

  /// In English 121 and 87 wide, with 5 between them; longer words get the room they need.
  @Test func `a compact field is as wide as its words in the page's language`() throws {
    func frame(of locale: String?) throws -> Rect {
      let picker = UIDatePicker()
      picker.locale = locale.map { Locale(identifier: $0) }
      return try PlacedView(picker).frame()
    }
    // From 100 to 134.5, which is half a pixel below 403.
    let english = try frame(of: nil)
    #expect(english.width == 213 && abs(english.height - 104.0 / 3) < 1e-9)
    // 2007 оны 1-р сарын 9
    #expect(try frame(of: "mn_MN").width > 213)
  }

  /// 82 % of #F5F5F5 over red: 247, 201, 201.
  @Test func `a blur is a translucent fill below its content`() throws {
    let ground = plain(.red)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    ground.addSubview(view)
    let child = plain(.blue)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.contentView.addSubview(child)
    let drawing = try PlacedView(ground, width: 40, height: 40).drawing()
    #expect(drawing[5, 5] == 0x0000FF && isNear(drawing[20, 20], 0xF7C9C9))
    #expect(view.contentView.superview === view)
  }

  @Test func `web views and maps are boxes that say so`() {
    let root = UIView()
    for (view, name) in [(WKWebView(), "page"), (MKMapView(), nil)] as [(UIView, String?)] {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    #expect(
      ViewTree(root: root).diagnostics.map(\.message) == [
        "page, a WKWebView, is drawn as an empty box: PageRender loads no web pages",
        "MKMapView is drawn as an empty box: PageRender draws no maps",
      ])
  }
}

/// Five rows in one component.
@MainActor
private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 5 : 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }
}
