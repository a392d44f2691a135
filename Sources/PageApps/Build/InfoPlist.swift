internal import PageRender
internal import Foundation

/// The Info.plist of an app as Xcode writes it into the bundle: the app's file with the values of build
/// settings, and with build variables replaced.
///
/// It is encoded value by value: `PropertyListSerialization` refuses nested lists and dictionaries in programs
/// with the Swift runtime linked in (Swift 6.3).
package struct InfoPlist {
  /// The values of the root dictionary, by key.
  private(set) var values: [String: PropertyListValue] = [:]

  /// - Throws: `AppFault` if the app's file is no property list of keys and values. A missing file counts as
  ///   none, as Xcode can make the list of build settings alone.
  init(of app: AppTarget) throws(AppFault) {
    if let path = app.infoPlist, let bytes = AppFiles.bytes(of: path) {
      guard case .dictionary(let list) = PropertyListValue(reading: bytes) else {
        throw AppFault(file: path, "is no property list; save it in Xcode again")
      }
      values = list
    }
    for (key, text) in app.settings where key.hasPrefix(Self.prefix) {
      let name = Self.name(ofSetting: String(key.dropFirst(Self.prefix.count)))
      if values[name] == nil { values[name] = Self.value(text, of: name) }
    }
    addScenes(app)
    values = values.mapValues { $0.mapTexts(app.expand) }
    for (key, text) in Self.defaults(of: app) where values[key]?.text?.isEmpty ?? (values[key] == nil) {
      values[key] = .text(text)
    }
    // A bundle finds its program by this name.
    values["CFBundleExecutable"] = .text(app.productName)
    if values["UIMainStoryboardFile"] == nil, let name = values["UIMainStoryboardFile~iphone"] {
      values["UIMainStoryboardFile"] = name
    }
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// Returns the key of a build setting: `UISupportedInterfaceOrientations~iphone` for
  /// `UISupportedInterfaceOrientations_iPhone`.
  private static func name(ofSetting key: String) -> String {
    for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where key.hasSuffix(ending) {
      return key.dropLast(ending.count) + device
    }
    return key
  }

  private static func value(_ text: String, of key: String) -> PropertyListValue {
    if text == "YES" || text == "NO" { return .boolean(text == "YES") }
    guard key.hasPrefix("UISupportedInterfaceOrientations") else { return .text(text) }
    return .list(text.split(separator: " ").map { .text(String($0)) })
  }

  /// Adds a scene manifest without configurations if the setting `UIApplicationSceneManifest_Generation` asks
  /// for one.
  private mutating func addScenes(_ app: AppTarget) {
    let setting = "UIApplicationSceneManifest_Generation"
    guard values.removeValue(forKey: setting) == .boolean(true), values["UIApplicationSceneManifest"] == nil
    else { return }
    values["UIApplicationSceneManifest"] = .dictionary([
      "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
    ])
  }

  /// The values in Xcode's template for apps.
  private static func defaults(of app: AppTarget) -> [String: String] {
    [
      "CFBundleDevelopmentRegion": app.settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "CFBundleIdentifier": app.settings["PRODUCT_BUNDLE_IDENTIFIER"].map(app.expand)
        ?? "com.example.\(app.module)",
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": app.productName,
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": app.settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": app.settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
  }

  /// True if the app keeps the look of iOS 18 on iOS 26.
  var requiresCompatibility: Bool { values["UIDesignRequiresCompatibility"] == .boolean(true) }

  /// The file's text, as XML.
  func text() throws(AppFault) -> String {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    guard let data = try? encoder.encode(values) else {
      throw AppFault(
        "the app's Info.plist has a value that no property list can have", exitCode: .internalError)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
