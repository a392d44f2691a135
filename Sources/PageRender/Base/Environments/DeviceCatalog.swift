/// The devices for which pages can be drawn: the program's own, and a user's.
public struct DeviceCatalog: Sendable {
  /// The devices in listing order: phones before pads, older before newer, then a user's own.
  public private(set) var devices: [Device]

  /// The largest devices file that is read, in bytes.
  static let maximumFileSize = 1 << 20

  /// The 86 devices of the program's own `devices.json`.
  public static let builtin: DeviceCatalog = {
    // The file is compiled in and a test reads it, so it has no faults to report.
    var reader = DeviceFileReader(file: "devices.json", known: [])
    return DeviceCatalog(devices: reader.devices(PackageResources.devices_json))
  }()

  init(devices: [Device]) {
    self.devices = devices
  }

  /// The devices that run a version of iOS or a later one, so that an app for that version can be installed
  /// on them; without those that came with a later version than iOS 26 and the given one.
  ///
  /// Devices of iOS 26 and earlier count for every older version, as they did when recordings of these were made.
  public func devices(runningIOS version: Int) -> [Device] {
    devices.filter { device in
      device.runs(iOS: version)
        && (device.systems.map { $0.lowerBound <= max(version, SystemVersion.ios26.rawValue) } ?? true)
    }
  }

  /// Reads a devices file (docs/devices.md) and adds its devices. A device with the id of a known one
  /// replaces it, at its index.
  ///
  /// Returns the faults of the file; devices without faults are added nonetheless.
  public mutating func add(file path: String) -> [Diagnostic] {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: Self.maximumFileSize)
    } catch {
      return [
        Diagnostic(
          .error, "devices file \(Wording.quoted(path)) \(error.message)", exitCode: error.exitCode)
      ]
    }
    var reader = DeviceFileReader(file: path, known: devices)
    for device in reader.devices(bytes) { add(device) }
    return DiagnosticList(reader.diagnostics).diagnostics
  }

  /// Returns the device of an id, of a name in any case, or of a size (`390x844@3x`).
  ///
  /// ```swift
  /// let devices = DeviceCatalog.builtin
  /// let phone = try devices.device("iphone-se-3")  // 375 × 667 points, 2 pixels per point
  /// let pad = try devices.device("iPad Pro 11-inch (M4)")
  /// let window = try devices.device("390x844@3x")  // a screen without insets
  /// do throws(DeviceError) {
  ///   _ = try devices.device("iphone-16-por")
  /// } catch {
  ///   print(error.message)  // unknown device "iphone-16-por"; did you mean "iphone-16-pro"? …
  /// }
  /// ```
  ///
  /// `ID@window=half`, `third` or `375x700` is a window on the device.
  public func device(_ text: String) throws(DeviceError) -> Device {
    let parts = text.split(separator: Device.windowMark, maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !devices.contains(where: { $0.id == text }) {
      return try device(String(parts[0])).window(String(parts[1]))
    }
    if let device = devices.first(where: { $0.id == text }) { return device }
    let folded = text.lowercased()
    if let device = devices.first(where: { $0.id == folded || $0.name.lowercased() == folded }) {
      return device
    }
    if Device.isAdHoc(text) { return try Device(adHoc: text) }
    throw .unknown(text, suggestions: suggestions(for: text))
  }

  private mutating func add(_ device: Device) {
    if let index = devices.firstIndex(where: { $0.id == device.id }) {
      devices[index] = device
    } else {
      devices.append(device)
    }
  }
}
