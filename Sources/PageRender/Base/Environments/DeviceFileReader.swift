internal import LayoutEngine

/// Reads the devices file format, that of `devices.json` (docs/devices.md).
struct DeviceFileReader {
  private var checker: JSONChecker
  /// The ids of devices by their names in lower case.
  private var owners: [String: String]

  private static let fileKeys = ["$schema", "about", "sources", "devices"]
  private static let deviceKeys = [
    "id", "name", "year", "ios", "idiom", "width", "height", "scale", "safeArea", "safeArea26",
    "rootMargins",
    "sizeClasses",
    "statusBarHeight", "homeIndicator", "cornerRadius", "measured", "measuredOn", "confidence",
  ]
  private static let maximumDevices = 1000
  private static let orientationKeys = Orientation.allCases.map(\.rawValue)

  init(file: String, known: [Device]) {
    checker = JSONChecker(file: file)
    owners = Dictionary(known.map { ($0.name.lowercased(), $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  var diagnostics: [Diagnostic] { checker.diagnostics }

  /// The devices without faults, in the order of the file.
  mutating func devices(_ bytes: [UInt8]) -> [Device] {
    guard let root = checker.document(bytes),
      let file = checker.object(root, "the file", keys: Self.fileKeys, required: ["devices"]),
      let list = file["devices"],
      let values = checker.list(list, "\"devices\"", limit: Self.maximumDevices)
    else { return [] }
    var devices: [Device] = []
    var ids: Set<String> = []
    for value in values {
      let errorsBefore = checker.errorCount
      guard let device = device(value) else { continue }
      checkIsUnique(device, ids: &ids, at: value.position)
      if checker.errorCount == errorsBefore { devices.append(device) }
    }
    return devices
  }

  private mutating func device(_ value: JSONValue) -> Device? {
    let required = ["id", "name", "width", "height", "scale"]
    guard let object = checker.object(value, "a device", keys: Self.deviceKeys, required: required)
    else { return nil }
    let id = object["id"].flatMap { self.id($0) }
    let name = object["name"].flatMap { self.name($0) }
    let width = checker.number("width", of: object, in: Device.sideRange)
    let height = checker.number("height", of: object, in: Device.sideRange)
    let scale = checker.number("scale", of: object, in: Device.scaleRange)
    guard let id, let name, let width, let height, let scale else { return nil }
    let size = Size(width: width, height: height)
    let idiom: Device.Idiom? = checker.choice("idiom", of: object)
    let idiomOrRule = idiom ?? DeviceRules.idiom(of: size)
    var device = Device(
      id: id, name: name, idiom: idiomOrRule, size: size, scale: scale,
      safeArea: safeArea(object["safeArea"], idiomOrRule))
    if let fault = device.sizeFault {
      checker.report(
        "impossible size: \(fault.message)", at: value.position, exitCode: fault.isLimit ? .limit : .badInput)
    }
    readDetails(object, into: &device)
    return device
  }

  /// Reads the optional values, which replace those of `DeviceRules`.
  private mutating func readDetails(_ object: JSONObject, into device: inout Device) {
    device.year = checker.number("year", of: object, in: 2007...2100).map { Int($0) }
    device.systems = object["ios"].flatMap { systems($0) }
    device.newerSafeArea = object["safeArea26"].map { safeArea($0, device.idiom, key: "safeArea26") }
    device.rootMargins = lengths(object, "rootMargins", default: device.rootMargins)
    device.statusBarHeight = lengths(object, "statusBarHeight", default: device.statusBarHeight)
    device.sizeClasses = sizeClasses(object["sizeClasses"], default: device.sizeClasses)
    device.cornerRadius = checker.number("cornerRadius", of: object, in: 0...1000)
    if let value = object["homeIndicator"], let flag = checker.bool(value, "\"homeIndicator\"") {
      device.hasHomeIndicator = flag
    }
    device.confidence = checker.choice("confidence", of: object) ?? device.confidence
    if let value = object["measuredOn"], let model = checker.string(value, "\"measuredOn\"") {
      device.provenance = .measuredOn(model)
    }
    if let value = object["measured"], checker.bool(value, "\"measured\"") == true {
      device.provenance = .measured
    }
  }

  /// Reads an id of lower-case letters, digits, dots, hyphens and underscores; reports any other.
  private mutating func id(_ value: JSONValue) -> String? {
    guard let id = checker.string(value, "\"id\"") else { return nil }
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
    let fault =
      FileName.fault(of: id)
      ?? (id == "every" ? "is \"every\", which stands for all devices" : nil)
      ?? (isPlain ? nil : "is not made of a-z, 0-9, \"-\", \"_\" and \".\"")
    guard let fault else { return id }
    checker.report(
      "device id \(Wording.quoted(id)) \(fault); write one such as iphone-16-pro", at: value.position)
    return nil
  }

  private mutating func name(_ value: JSONValue) -> String? {
    guard let name = checker.string(value, "\"name\"") else { return nil }
    guard let fault = FileName.fault(of: name) else { return name }
    checker.report(
      "device name \(Wording.quoted(name)) \(fault); write one such as iPhone 16 Pro", at: value.position)
    return nil
  }

  private mutating func checkIsUnique(
    _ device: Device, ids: inout Set<String>, at position: SourcePosition
  ) {
    guard ids.insert(device.id).inserted else {
      checker.report("device id \(Wording.quoted(device.id)) occurs twice; delete one", at: position)
      return
    }
    let name = device.name.lowercased()
    if let owner = owners[name], owner != device.id {
      checker.report(
        "device name \(Wording.quoted(device.name)) is that of \(owner); write another name", at: position)
    } else {
      owners[name] = device.id
    }
  }

  /// Reads the first and the last version of iOS; without a last one, the upper bound is `Int.max`.
  private mutating func systems(_ value: JSONValue) -> ClosedRange<Int>? {
    guard let object = checker.object(value, "\"ios\"", keys: ["first", "last"], required: ["first"]),
      let first = checker.number("first", of: object, in: 1...100).map({ Int($0) })
    else { return nil }
    guard let value = object["last"] else { return first...Int.max }
    guard let last = checker.number(value, "\"last\"", in: 1...100).map({ Int($0) }) else { return nil }
    guard last >= first else {
      checker.report("\"last\" is less than \"first\"; exchange them", at: value.position)
      return nil
    }
    return first...last
  }

  private mutating func lengths(
    _ object: JSONObject, _ key: String, default: ByOrientation<Double>
  ) -> ByOrientation<Double> {
    guard let value = object[key],
      let pair = checker.object(value, Wording.quoted(key), keys: Self.orientationKeys)
    else { return `default` }
    return ByOrientation(
      portrait: checker.number("portrait", of: pair, in: 0...1000) ?? `default`.portrait,
      landscape: checker.number("landscape", of: pair, in: 0...1000) ?? `default`.landscape)
  }

  private mutating func safeArea(
    _ value: JSONValue?, _ idiom: Device.Idiom, key: String = "safeArea"
  ) -> ByOrientation<EdgeInsets> {
    let pair = value.flatMap { checker.object($0, Wording.quoted(key), keys: Self.orientationKeys) }
    let portrait = pair?["portrait"].map { insets($0) } ?? .zero
    let landscape = pair?["landscape"].map { insets($0) }
    return ByOrientation(
      portrait: portrait,
      landscape: landscape ?? DeviceRules.landscapeSafeArea(idiom, portrait: portrait))
  }

  private mutating func insets(_ value: JSONValue) -> EdgeInsets {
    guard let object = checker.object(value, "insets", keys: ["top", "left", "bottom", "right"]) else {
      return .zero
    }
    let edges = ["top", "left", "bottom", "right"].map { checker.number($0, of: object, in: 0...1000) ?? 0 }
    return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  private mutating func sizeClasses(
    _ value: JSONValue?, default: ByOrientation<Device.SizeClasses>
  ) -> ByOrientation<Device.SizeClasses> {
    guard let value, let pair = checker.object(value, "\"sizeClasses\"", keys: Self.orientationKeys) else {
      return `default`
    }
    return ByOrientation(
      portrait: sizeClasses(pair["portrait"], default: `default`.portrait),
      landscape: sizeClasses(pair["landscape"], default: `default`.landscape))
  }

  private mutating func sizeClasses(
    _ value: JSONValue?, default: Device.SizeClasses
  ) -> Device.SizeClasses {
    guard let value, let object = checker.object(value, "size classes", keys: ["horizontal", "vertical"])
    else { return `default` }
    let horizontal: SizeClassName? = checker.choice("horizontal", of: object)
    let vertical: SizeClassName? = checker.choice("vertical", of: object)
    return Device.SizeClasses(
      horizontal: horizontal?.sizeClass ?? `default`.horizontal,
      vertical: vertical?.sizeClass ?? `default`.vertical)
  }
}

/// A size class, as a devices file spells it.
private enum SizeClassName: String, CaseIterable {
  case compact
  case regular

  var sizeClass: SizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    }
  }
}
