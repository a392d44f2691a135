import Testing

@testable import LayoutEngine
@testable import PageBase

/// Each value of a devices file, and its bounds.
struct DevicesFileValueTests {
  private func read(_ text: String, known: [Device] = []) -> (devices: [Device], messages: [String]) {
    var reader = DeviceFileReader(file: "d.json", known: known)
    let devices = reader.devices(Array(text.utf8))
    return (devices, reader.diagnostics.map(\.message))
  }

  /// Reads one device of 300 × 500 points with some more values.
  private func one(
    _ values: String, id: String = "a", name: String = "A"
  ) -> (device: Device?, messages: [String]) {
    let words = #""id": "\#(id)", "name": "\#(name)", "width": 300, "height": 500, "scale": 2"#
    let (devices, messages) = read("{\"devices\": [{\(words)\(values)}]}")
    return (devices.first, messages)
  }

  @Test func `every value is the device's`() throws {
    let (found, messages) = one(
      """
      , "year": 2020, "ios": {"first": 12, "last": 18}, "idiom": "pad",
      "safeArea": {"portrait": {"top": 1, "left": 2, "bottom": 3, "right": 4},
                   "landscape": {"top": 5, "left": 6, "bottom": 7, "right": 8}},
      "safeArea26": {"portrait": {"top": 11, "left": 12, "bottom": 13, "right": 14},
                     "landscape": {"top": 15, "left": 16, "bottom": 17, "right": 18}},
      "rootMargins": {"portrait": 21, "landscape": 22}, "statusBarHeight": {"portrait": 23, "landscape": 24},
      "sizeClasses": {"portrait": {"horizontal": "compact", "vertical": "regular"},
                      "landscape": {"horizontal": "regular", "vertical": "compact"}},
      "homeIndicator": false, "cornerRadius": 25, "measuredOn": "B", "confidence": "low"
      """)
    #expect(messages.isEmpty)
    let device = try #require(found)
    #expect(device.size == Size(width: 300, height: 500) && device.scale == 2 && device.idiom == .pad)
    #expect(device.year == 2020 && device.systems == 12...18)
    #expect(
      device.safeArea
        == ByOrientation(
          portrait: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
          landscape: EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)))
    #expect(
      device.newerSafeArea
        == ByOrientation(
          portrait: EdgeInsets(top: 11, left: 12, bottom: 13, right: 14),
          landscape: EdgeInsets(top: 15, left: 16, bottom: 17, right: 18)))
    #expect(device.rootMargins == ByOrientation(portrait: 21, landscape: 22))
    #expect(device.statusBarHeight == ByOrientation(portrait: 23, landscape: 24))
    #expect(device.sizeClasses.portrait == Device.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.sizeClasses.landscape == Device.SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(!device.hasHomeIndicator && device.cornerRadius == 25)
    #expect(device.provenance == .measuredOn("B") && device.confidence == .low)
  }

  /// A phone with an indicator: 44 points at the top move to the sides, where the margin is 16 more.
  @Test func `a value that is left out follows the rules, in each orientation`() throws {
    let area = #", "safeArea": {"portrait": {"top": 44, "bottom": 34}}"#
    let device = try #require(one(area).device)
    #expect(device.idiom == .phone && device.year == nil && device.systems == nil)
    #expect(device.safeArea.landscape == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(device.newerSafeArea == nil && device.cornerRadius == nil)
    #expect(device.rootMargins == ByOrientation(portrait: 16, landscape: 60))
    #expect(device.statusBarHeight == ByOrientation(portrait: 44, landscape: 0))
    #expect(device.sizeClasses.portrait == Device.SizeClasses(horizontal: .compact, vertical: .regular))
    #expect(device.sizeClasses.landscape == Device.SizeClasses(horizontal: .compact, vertical: .compact))
    #expect(device.hasHomeIndicator && device.provenance == .tables && device.confidence == .medium)
    let upright = try #require(
      one(area + #", "rootMargins": {"portrait": 7}, "statusBarHeight": {"landscape": 8}"#).device)
    #expect(upright.rootMargins == ByOrientation(portrait: 7, landscape: 60))
    #expect(upright.statusBarHeight == ByOrientation(portrait: 44, landscape: 8))
    let classes = try #require(
      one(
        area
          + #", "sizeClasses": {"portrait": {"vertical": "compact"}, "landscape": {"horizontal": "regular"}}"#
      ).device)
    #expect(classes.sizeClasses.portrait == Device.SizeClasses(horizontal: .compact, vertical: .compact))
    #expect(classes.sizeClasses.landscape == Device.SizeClasses(horizontal: .regular, vertical: .compact))
    let sideways = try #require(one(#", "sizeClasses": {"portrait": {"horizontal": "regular"}}"#).device)
    #expect(sideways.sizeClasses.portrait == Device.SizeClasses(horizontal: .regular, vertical: .regular))
    #expect(sideways.sizeClasses.landscape == Device.SizeClasses(horizontal: .compact, vertical: .compact))
  }

  @Test func `a device is measured, measured on another, or neither`() {
    #expect(one(#", "measured": true"#).device?.provenance == .measured)
    #expect(one(#", "measured": true, "measuredOn": "B""#).device?.provenance == .measured)
    #expect(one(#", "measured": false"#).device?.provenance == .tables)
    #expect(one(#", "homeIndicator": true"#).device?.hasHomeIndicator == true)
    #expect(one(#", "confidence": "high""#).device?.confidence == .high)
  }

  @Test(
    arguments: [
      (#""year": 2007"#, nil), (#""year": 2100"#, nil),
      (#""year": 2006"#, "\"year\" must be a number from 2007 to 2100"),
      (#""year": 2101"#, "\"year\" must be a number from 2007 to 2100"),
      (#""cornerRadius": 0"#, nil), (#""cornerRadius": 1000"#, nil),
      (#""cornerRadius": -1"#, "\"cornerRadius\" must be a number from 0 to 1000"),
      (#""cornerRadius": 1000.5"#, "\"cornerRadius\" must be a number from 0 to 1000"),
      (#""ios": {"first": 1}"#, nil), (#""ios": {"first": 100}"#, nil),
      (#""ios": {"first": 1, "last": 1}"#, nil),
      (#""ios": {"first": 100, "last": 100}"#, nil),
      (#""ios": {"first": 0}"#, "\"first\" must be a number from 1 to 100"),
      (#""ios": {"first": 101}"#, "\"first\" must be a number from 1 to 100"),
      (#""ios": {"first": 1, "last": 0}"#, "\"last\" must be a number from 1 to 100"),
      (#""ios": {"first": 1, "last": 101}"#, "\"last\" must be a number from 1 to 100"),
      (#""ios": {"first": 9, "last": 8}"#, "\"last\" is less than \"first\"; exchange them"),
      (#""ios": {"last": 8}"#, "\"ios\" has no \"first\""),
      (#""rootMargins": {"portrait": 0, "landscape": 1000}"#, nil),
      (#""rootMargins": {"portrait": 1000, "landscape": 0}"#, nil),
      (#""rootMargins": {"portrait": -1}"#, "\"portrait\" must be a number from 0 to 1000"),
      (#""rootMargins": {"portrait": 1000.5}"#, "\"portrait\" must be a number from 0 to 1000"),
      (#""rootMargins": {"landscape": -1}"#, "\"landscape\" must be a number from 0 to 1000"),
      (#""rootMargins": {"landscape": 1000.5}"#, "\"landscape\" must be a number from 0 to 1000"),
      (#""safeArea": {"portrait": {"top": 0, "left": 1000}}"#, nil),
      (#""safeArea": {"portrait": {"left": -1}}"#, "\"left\" must be a number from 0 to 1000"),
      (#""safeArea": {"portrait": {"left": 1000.5}}"#, "\"left\" must be a number from 0 to 1000"),
      (#""safeArea26": {"landscape": {"bottom": -1}}"#, "\"bottom\" must be a number from 0 to 1000"),
      (#""safeArea26": 3"#, "\"safeArea26\" must be an object"),
      (#""homeIndicator": 1"#, "\"homeIndicator\" must be true or false"),
      (#""measured": 1"#, "\"measured\" must be true or false"),
      (#""measuredOn": 1"#, "\"measuredOn\" must be a string"),
    ])
  func `a value has its range`(value: String, fault: String?) {
    let (device, messages) = one(", " + value)
    #expect((device != nil) == (fault == nil))
    #expect(messages.count == (fault == nil ? 0 : 1))
    #expect(messages.first?.hasPrefix(fault ?? "") ?? true, "\(messages)")
  }

  @Test(
    arguments: [
      ("az09-_.x", nil), ("every", "is \"every\", which stands for all devices"),
      ("all", "is \"all\", which stands for all of a list"),
      ("A", "is not made of a-z, 0-9, \"-\", \"_\" and \".\""),
      ("é", "is not made of a-z, 0-9, \"-\", \"_\" and \".\""),
      ("a@b", "is not made of a-z, 0-9, \"-\", \"_\" and \".\""),
      (".a", "begins with a dot"),
    ])
  func `an id is a plain word`(id: String, fault: String?) {
    let (device, messages) = one("", id: id)
    #expect(device?.id == (fault == nil ? id : nil))
    #expect(messages == (fault.map { ["device id \"\(id)\" \($0); write one such as iphone-16-pro"] } ?? []))
  }

  @Test func `a name becomes part of a file's name`() {
    #expect(one("", name: "Ä (9)").device?.name == "Ä (9)")
    let (device, messages) = one("", name: "A/B")
    #expect(device == nil)
    #expect(messages == [#"device name "A/B" contains "/"; write one such as iPhone 16 Pro"#])
  }

  private func entry(_ id: String, _ name: String) -> String {
    #"{"id": "\#(id)", "name": "\#(name)", "width": 9, "height": 9, "scale": 1}"#
  }

  @Test func `ids and names occur once, but for the id and the name of the device that is replaced`() {
    let two = read(#"{"devices": [\#(entry("a", "One")), \#(entry("b", "ONE"))]}"#)
    #expect(two.devices.map(\.id) == ["a"])
    #expect(two.messages == [#"device name "ONE" is that of a; write another name"#])
    let again = read(#"{"devices": [\#(entry("a", "One")), \#(entry("a", "Two"))]}"#)
    #expect(again.devices.map(\.name) == ["One"])
    #expect(again.messages == [#"device id "a" occurs twice; delete one"#])
    let known = Device(id: "a", name: "One", idiom: .phone, size: Size(width: 9, height: 9), scale: 1)
    let replaced = read(#"{"devices": [\#(entry("a", "one"))]}"#, known: [known])
    #expect(replaced.devices.map(\.name) == ["one"] && replaced.messages.isEmpty)
    let taken = read(#"{"devices": [\#(entry("b", "one"))]}"#, known: [known])
    #expect(taken.devices.isEmpty)
    #expect(taken.messages == [#"device name "one" is that of a; write another name"#])
  }

  @Test func `a file has at most 1000 devices`() {
    func file(_ count: Int) -> String {
      "{\"devices\": [" + (0..<count).map { entry("d\($0)", "D\($0)") }.joined(separator: ",") + "]}"
    }
    #expect(read(file(1000)).devices.count == 1000)
    #expect(!read(file(1001)).messages.isEmpty)
  }

  @Test func `an impossible size is a fault of the input, and too many pixels exceed a limit`() {
    for (width, code) in [("10000", ExitCode.limit), ("300.3", .badInput)] {
      var reader = DeviceFileReader(file: "d.json", known: [])
      let text = #"{"devices": [{"id": "a", "name": "A", "width": \#(width), "height": 9000, "scale": 1}]}"#
      #expect(reader.devices(Array(text.utf8)).isEmpty)
      #expect(reader.diagnostics.map(\.exitCode) == [code])
      #expect(reader.diagnostics.first?.message.hasPrefix("impossible size: ") == true)
    }
  }
}
