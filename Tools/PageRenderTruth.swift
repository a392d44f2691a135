import Foundation
import UIKit

/// Records screens as UIKit shows them, for `renderpages truth` to compare.
///
/// Add this one file to the unit tests of an app (with the app as their host), and run them on a simulator:
///
/// ```swift
/// final class TruthTests: XCTestCase {
///   @MainActor func testScreens() throws {
///     let truth = PageRenderTruth(folder: "Recordings", source: "../../MyApp/Main.storyboard")
///     try truth.record("Welcome") { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Welcome") }
///     try truth.record("Settings", appearance: .dark, contentSize: .accessibilityLarge) { SettingsController() }
///   }
/// }
/// ```
///
/// Each call writes `NAME.truth.json` and `NAME.png` beside the test's file; docs/comparing.md describes them. The simulator's
/// language, its orientation and its device are recorded as they are.
@MainActor
public struct PageRenderTruth {
  /// The folder that recordings are written to.
  public var folder: URL
  /// The path of the deck or storyboard, relative to the folder; `nil` for pages in Swift, or to name it on the command line.
  public var source: String?
  /// The device's id or name for PageRender; the simulator's name unless set.
  public var device: String?
  /// The language of the screens, such as `de`; the app's unless set.
  public var locale: String?
  /// The time, in seconds, that a screen gets to settle before it is recorded.
  public var settlingTime: TimeInterval = 0.5
  /// Makes a PNG file of the window's picture; `nil` writes none.
  public var png: (UIImage) -> Data? = { $0.pngData() }

  /// - Parameter folder: A path relative to the folder of the test's file, or an absolute one.
  public init(folder: String = "Recordings", source: String? = nil, file: String = #filePath) {
    let beside = URL(fileURLWithPath: file).deletingLastPathComponent()
    self.folder = folder.hasPrefix("/") ? URL(fileURLWithPath: folder) : beside.appendingPathComponent(folder)
    self.source = source
  }

  /// The reason why a screen cannot be recorded.
  public struct Fault: Error, CustomStringConvertible {
    public var description: String
  }

  /// Shows a controller in a window and records it.
  ///
  /// - Parameters:
  ///   - screen: The page's id in PageRender, or the scene's storyboard identifier or class.
  ///   - step: The flow's step after which PageRender draws the screen; `act` does the same here.
  ///   - appearance: The appearance; that of the simulator for `.unspecified`.
  ///   - contentSize: The text size, from iOS 17 on; that of the simulator if `nil`.
  ///   - act: A change to the screen that has appeared, such as a tap.
  /// - Returns: The file of the recording.
  @discardableResult
  public func record(
    _ screen: String, step: String? = nil, appearance: UIUserInterfaceStyle = .unspecified,
    contentSize: UIContentSizeCategory? = nil, act: (UIViewController) -> Void = { _ in },
    _ make: () -> UIViewController
  ) throws -> URL {
    let scenes = UIApplication.shared.connectedScenes
    guard let scene = scenes.compactMap({ $0 as? UIWindowScene }).first else {
      throw Fault(description: "there is no window scene; give the test target a host application")
    }
    let window = UIWindow(windowScene: scene)
    if appearance != .unspecified { window.overrideUserInterfaceStyle = appearance }
    if let contentSize, contentSize != window.traitCollection.preferredContentSizeCategory {
      guard #available(iOS 17.0, *) else {
        throw Fault(description: "a text size needs iOS 17; set it in the simulator's settings")
      }
      window.traitOverrides.preferredContentSizeCategory = contentSize
    }
    let controller = make()
    UIView.performWithoutAnimation {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    settle()
    act(controller)
    window.layoutIfNeeded()
    settle()
    defer {
      window.isHidden = true
      window.rootViewController = nil
    }
    var views: [String] = []
    for view in window.subviews { add(view, depth: 0, inControl: false, in: window, to: &views) }
    guard !views.isEmpty else { throw Fault(description: "\(screen) shows no view") }
    let size = window.bounds.size
    let category = contentSize ?? window.traitCollection.preferredContentSizeCategory
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    let isTurned = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let name = fileName(screen, step, isLandscape: size.width > size.height, isDark: isDark, category)
    let insets = (window.rootViewController?.view ?? window).safeAreaInsets
    var members: [(String, String)] = [("format", "1"), ("screen", Self.quoted(screen))]
    if let step { members.append(("step", Self.quoted(step))) }
    if let source { members.append(("source", Self.quoted(source))) }
    members += [
      ("device", Self.quoted(deviceName)), ("ios", Self.quoted(UIDevice.current.systemVersion)),
      ("orientation", Self.quoted(size.width > size.height ? "landscape" : "portrait")),
      ("appearance", Self.quoted(isDark ? "dark" : "light")), ("locale", Self.quoted(language)),
      ("contentSize", Self.quoted(Self.word(for: category))),
      ("direction", Self.quoted(isTurned ? "rtl" : "ltr")),
      ("size", Self.list([size.width, size.height])), ("scale", Self.number(UIScreen.main.scale)),
      ("safeArea", Self.list([insets.top, insets.left, insets.bottom, insets.right])),
    ]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let data = png(picture(of: window)) {
      try data.write(to: folder.appendingPathComponent("\(name).png"), options: .atomic)
      members.append(("picture", Self.quoted("\(name).png")))
    }
    members.append(("views", "[\n    \(views.joined(separator: ",\n    "))\n  ]"))
    let text = "{\n  " + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ",\n  ") + "\n}\n"
    let file = folder.appendingPathComponent("\(name).truth.json")
    try Data(text.utf8).write(to: file, options: .atomic)
    return file
  }

  private func settle() {
    guard settlingTime > 0 else { return }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: settlingTime))
  }

  /// The picture in sRGB, at the screen's scale.
  private func picture(of window: UIWindow) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    format.opaque = true
    #if os(iOS)
      format.preferredRange = .standard
    #endif
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  // MARK: Names

  private var deviceName: String {
    if let device { return device }
    if let name = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] { return name }
    let size = UIScreen.main.bounds.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return "\(Self.number(short))x\(Self.number(long))@\(Self.number(UIScreen.main.scale))x"
  }

  private var language: String { locale ?? Bundle.main.preferredLocalizations.first ?? "en" }

  private func fileName(
    _ screen: String, _ step: String?, isLandscape: Bool, isDark: Bool, _ category: UIContentSizeCategory
  ) -> String {
    let size = Self.word(for: category)
    let parts = [screen, step, deviceName, "ios\(UIDevice.current.systemVersion)"]
    let others = [
      isLandscape ? "landscape" : nil, isDark ? "dark" : nil, language == "en" ? nil : language,
      size == "large" ? nil : size,
    ]
    return (parts + others).compactMap { $0 }.map { part in
      String(part.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    }.joined(separator: ".")
  }

  /// PageRender's word for a text size.
  private static func word(for category: UIContentSizeCategory) -> String {
    switch category {
    case .extraSmall: return "xSmall"
    case .small: return "small"
    case .medium: return "medium"
    case .extraLarge: return "xLarge"
    case .extraExtraLarge: return "xxLarge"
    case .extraExtraExtraLarge: return "xxxLarge"
    case .accessibilityMedium: return "AX1"
    case .accessibilityLarge: return "AX2"
    case .accessibilityExtraLarge: return "AX3"
    case .accessibilityExtraExtraLarge: return "AX4"
    case .accessibilityExtraExtraExtraLarge: return "AX5"
    default: return "large"
    }
  }

  // MARK: Views

  /// The public classes that a view may be of, a subclass before its superclass.
  private static let kinds: [(name: String, matches: (UIView) -> Bool)] = [
    ("UIButton", { $0 is UIButton }), ("UISwitch", { $0 is UISwitch }), ("UISlider", { $0 is UISlider }),
    ("UISegmentedControl", { $0 is UISegmentedControl }), ("UIStepper", { $0 is UIStepper }),
    ("UITextField", { $0 is UITextField }), ("UIPageControl", { $0 is UIPageControl }),
    ("UIDatePicker", { $0 is UIDatePicker }), ("UIControl", { $0 is UIControl }),
    ("UILabel", { $0 is UILabel }), ("UIImageView", { $0 is UIImageView }),
    ("UIProgressView", { $0 is UIProgressView }),
    ("UIActivityIndicatorView", { $0 is UIActivityIndicatorView }),
    ("UIPickerView", { $0 is UIPickerView }), ("UISearchBar", { $0 is UISearchBar }),
    ("UINavigationBar", { $0 is UINavigationBar }), ("UITabBar", { $0 is UITabBar }),
    ("UIToolbar", { $0 is UIToolbar }), ("UIVisualEffectView", { $0 is UIVisualEffectView }),
    ("UIStackView", { $0 is UIStackView }), ("UITableViewCell", { $0 is UITableViewCell }),
    ("UITableViewHeaderFooterView", { $0 is UITableViewHeaderFooterView }),
    ("UICollectionViewCell", { $0 is UICollectionViewCell }),
    ("UICollectionReusableView", { $0 is UICollectionReusableView }), ("UITextView", { $0 is UITextView }),
    ("UITableView", { $0 is UITableView }), ("UICollectionView", { $0 is UICollectionView }),
    ("UIScrollView", { $0 is UIScrollView }),
  ]
  /// The classes whose subviews are UIKit's own.
  private static let composed: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UITextField", "UIPageControl",
    "UIDatePicker", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UISearchBar",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIVisualEffectView", "UITextView",
  ]

  /// Adds a visible view and its subviews. UIKit's private containers are left out, so that their subviews stand in
  /// their place.
  private func add(_ view: UIView, depth: Int, inControl: Bool, in window: UIWindow, to views: inout [String])
  {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    let kind = Self.kinds.first { $0.matches(view) }?.name ?? "UIView"
    let own = String(describing: type(of: view))
    // UIKit's classes in Swift have its module's name, such as UIKit.NavigationBarPlatterContainer.
    let names = [own, String(reflecting: type(of: view))]
    let isPrivate = own != kind && names.contains { $0.hasPrefix("_") || $0.hasPrefix("UI") }
    let isPart = (inControl || isPrivate) && view.accessibilityIdentifier == nil
    var inner = depth
    if !(isPrivate && kind == "UIView" && isPart) {
      views.append(line(view, kind, depth: depth, isPart: isPart, in: window))
      inner += 1
    }
    let inControl = inControl || Self.composed.contains(kind)
    for subview in view.subviews { add(subview, depth: inner, inControl: inControl, in: window, to: &views) }
  }

  private func line(_ view: UIView, _ kind: String, depth: Int, isPart: Bool, in window: UIWindow) -> String {
    let frame = view.convert(view.bounds, to: window)
    var members: [(String, String)] = [("depth", "\(depth)"), ("class", Self.quoted(kind))]
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      members.append(("id", Self.quoted(identifier)))
    }
    members.append(
      ("frame", Self.list([frame.minX, frame.minY, frame.width, frame.height])))
    if let text = text(of: view), !text.isEmpty { members.append(("text", Self.quoted(text))) }
    if let lines = lines(of: view) {
      members.append(("lines", "[\(lines.map(Self.quoted).joined(separator: ", "))]"))
    }
    if let color = textColor(of: view) { members.append(("color", Self.quoted(hex(color, in: view)))) }
    if let color = view.backgroundColor, !isPart {
      members.append(("background", Self.quoted(hex(color, in: view))))
    }
    if isPart { members.append(("part", "true")) }
    return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: return label.text
    case let button as UIButton: return button.titleLabel?.text ?? button.currentTitle
    case let field as UITextField: return field.text?.isEmpty ?? true ? field.placeholder : field.text
    case let view as UITextView: return view.text
    default: return nil
    }
  }

  private func textColor(of view: UIView) -> UIColor? {
    let (text, color): (NSAttributedString?, UIColor?)
    switch view {
    case let label as UILabel: (text, color) = (label.attributedText, label.textColor)
    case let view as UITextView: (text, color) = (view.attributedText, view.textColor)
    default: return nil
    }
    guard let text, text.length > 0 else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? color ?? .label
  }

  private func hex(_ color: UIColor, in view: UIView) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.resolvedColor(with: view.traitCollection).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "#" + (bytes[3] == 255 ? digits.dropLast() : digits[...]).joined()
  }

  // MARK: Lines

  /// The lines of a text as they are broken; `nil` for a view without text of its own.
  private func lines(of view: UIView) -> [String]? {
    switch view {
    case let label as UILabel: return lines(of: label)
    case let button as UIButton: return button.titleLabel.flatMap(lines)
    case let view as UITextView:
      guard view.attributedText.length > 0 else { return nil }
      let width = view.bounds.width - view.textContainerInset.left - view.textContainerInset.right
      let container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = view.textContainer.lineFragmentPadding
      container.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
      container.lineBreakMode = view.textContainer.lineBreakMode
      return lines(
        of: view.attributedText, font: view.font ?? .systemFont(ofSize: 12), in: container)
    default: return nil
    }
  }

  private func lines(of label: UILabel) -> [String]? {
    // The size of a shrunk font is not public.
    guard !label.adjustsFontSizeToFitWidth, let text = label.attributedText, text.length > 0,
      label.bounds.width > 0
    else { return nil }
    // A label shows at least one line, and as many as fit its height.
    let height = max(label.bounds.height, label.font.lineHeight * 1.5)
    let container = NSTextContainer(size: CGSize(width: label.bounds.width, height: height + 0.5))
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = label.numberOfLines
    container.lineBreakMode = label.lineBreakMode
    return lines(of: text, font: label.font, strategy: label.lineBreakStrategy, in: container)
  }

  private func lines(
    of text: NSAttributedString, font: UIFont, strategy: NSParagraphStyle.LineBreakStrategy? = nil,
    in container: NSTextContainer
  ) -> [String] {
    let storage = NSTextStorage(attributedString: text)
    let whole = NSRange(location: 0, length: storage.length)
    for (range, attributes) in Self.runs(of: text) {
      if attributes[.font] == nil { storage.addAttribute(.font, value: font, range: range) }
      // A label's mode of truncation would put each paragraph on one line.
      let style = NSMutableParagraphStyle()
      if let own = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
      if style.lineBreakMode != .byCharWrapping { style.lineBreakMode = .byWordWrapping }
      if let strategy { style.lineBreakStrategy = strategy }
      storage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    let string = storage.string as NSString
    var lines: [String] = []
    let glyphs = manager.glyphRange(forCharacterRange: whole, actualCharacterRange: nil)
    manager.enumerateLineFragments(forGlyphRange: glyphs) { _, _, _, line, _ in
      let range = manager.characterRange(forGlyphRange: line, actualGlyphRange: nil)
      let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: line.location)
      guard cut.location != NSNotFound else {
        lines.append(string.substring(with: range))
        return
      }
      let left = manager.characterRange(forGlyphRange: cut, actualGlyphRange: nil)
      let start = NSRange(location: range.location, length: max(left.location - range.location, 0))
      let rest = max(range.location + range.length - left.location - left.length, 0)
      let end = NSRange(location: left.location + left.length, length: rest)
      lines.append(string.substring(with: start) + "…" + (rest > 0 ? string.substring(with: end) : ""))
    }
    return lines
  }

  private static func runs(of text: NSAttributedString) -> [(NSRange, [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    var location = 0
    while location < text.length {
      var range = NSRange(location: location, length: 0)
      let attributes = text.attributes(at: location, effectiveRange: &range)
      runs.append((range, attributes))
      location = max(range.location + range.length, location + 1)
    }
    return runs
  }

  // MARK: JSON

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private static func list(_ values: [CGFloat]) -> String {
    "[\(values.map(number).joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
