// Written by Scripts/uikit-names.

public import Foundation

@preconcurrency @MainActor open class UIInputViewController: UIViewController {}

@preconcurrency @MainActor open class UndoManager: NSObject {
  open var groupsByEvent: Bool = true
  open var levelsOfUndo: Int = 0
  open var undoActionName: String = ""
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  public override init() {}
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}

@preconcurrency @MainActor open class UIInputView: UIView {
  open var allowsSelfSizing: Bool = false
}

@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  nonisolated public static let activeInputModes: [UITextInputMode] = []
}

@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

extension UIKeyInput {
  public var hasText: Bool { false }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
}

@preconcurrency @MainActor open class UITextChecker: NSObject {
  open var ignoredWords: [String]?
  public override init() {}
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  { nil }
  open func ignoreWord(_ wordToIgnore: String) {}
  nonisolated public static let availableLanguages: [String] = ["en"]
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

@preconcurrency @MainActor open class UITextPosition: NSObject {}

@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts: Bool = true
}

@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] = []
  open var representativeItem: UIBarButtonItem?
  open var isHidden: Bool = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public init(descriptor passwordRulesDescriptor: String) {}
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

public enum UIWritingToolsBehavior: Int, Sendable { case `default`, complete, limited, none }

@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {}

@preconcurrency @MainActor open class UICommand: UIMenuElement {}

@preconcurrency @MainActor open class UIPress: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {}

@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject {}

@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}

@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  public override init() {}
  public init(effect: UIFocusEffect) {}
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: 9223372036854775807)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String = ""
  open var image: UIImage?
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    super.init()
  }
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {}

@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open override var isAccessibilityElement: Bool {
    get { kept("isAccessibilityElement") ?? true }
    set { keep(newValue, "isAccessibilityElement") }
  }
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace: CGRect = .null
  open weak var accessibilityContainer: AnyObject?
  public init(accessibilityContainer container: Any) { super.init() }
}

@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {}

@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  open var sender: Any? { nil }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject {}

@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {}
  public enum Style: Int, Sendable { case `default`, selected, destructive }
}

@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true
  open var defaultToolTip: String?
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
}

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    super.init()
  }
  public enum Style: Int, Sendable { case `default`, normal }
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor?
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  public override init() {}
}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIContextMenuInteractionAnimating {
  public var previewViewController: UIViewController? { nil }
  public func addAnimations(_ animations: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping () -> Void) {}
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true
  public init(delegate: any UIDragInteractionDelegate) {}
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) {}
}

@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open var isFindNavigatorVisible: Bool { false }
  open func presentFindNavigator(showingReplace replaceVisible: Bool) {}
  open func dismissFindNavigator() {}
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha: Bool = true
}

@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {}

@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition: CGPoint = .zero
  open var emitterSize: CGSize = .zero
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?
  open var name: String?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
}

@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white
  open var supportsAlpha: Bool = true
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection: Bool = false
  open var shouldShowFileExtensions: Bool = false
  open var directoryURL: URL?
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@preconcurrency @MainActor open class UIAlertView: UIView {
  open var title: String = ""
  open var message: String?
  open weak var delegate: AnyObject?
  open var cancelButtonIndex: Int = -1
  open func addButton(withTitle title: String?) -> Int { 0 }
  open func show() {}
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}

@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {}

@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {}

@preconcurrency @MainActor public protocol UIToolbarDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIToolbarDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public init(rawValue: Int) { self.rawValue = rawValue }
}

@preconcurrency @MainActor open class UIScreenMode: NSObject {
  open var size: CGSize { .zero }
  open var pixelAspectRatio: CGFloat { 1 }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

@preconcurrency @MainActor public protocol CAAction: AnyObject {}

@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

@preconcurrency @MainActor open class WKNavigation: NSObject {}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript: Bool = true
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled: Bool = true
  open var javaScriptCanOpenWindowsAutomatically: Bool = false
  open var minimumFontSize: CGFloat = 0
}

@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open func removeAllUserScripts() {}
}

@preconcurrency @MainActor open class WKNavigationAction: NSObject {}

@preconcurrency @MainActor open class WKNavigationResponse: NSObject {}

@preconcurrency @MainActor open class WKFrameInfo: NSObject {}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {}

@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}

@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
  open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
}

@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var animatesWhenAdded: Bool = false
}

@preconcurrency @MainActor open class MKMapItem: NSObject {
  open var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var isCurrentLocation: Bool { false }
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
}

@preconcurrency @MainActor open class MKMultiPoint: MKShape {
  open var pointCount: Int { 0 }
}

@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init() }
}

@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init() }
}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
  }
}

@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {}

@preconcurrency @MainActor open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}

@preconcurrency @MainActor open class MKDirections: NSObject {
  public typealias Request = MKDirectionsRequest
  public typealias Response = MKDirectionsResponse
  public init(request: MKDirectionsRequest) {}
  open func calculate(completionHandler: @escaping (MKDirectionsResponse?, (any Error)?) -> Void) {}
  open func cancel() {}
}

@preconcurrency @MainActor open class MKDirectionsRequest: NSObject {
  open var source: MKMapItem?
  open var destination: MKMapItem?
  open var transportType: MKDirectionsTransportType = .any
  open var requestsAlternateRoutes: Bool = false
}

public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFFFFFF)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

@preconcurrency @MainActor open class MKDirectionsResponse: NSObject {
  open var routes: [MKRoute] { [] }
}

@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  public typealias Request = MKLocalSearchRequest
  public typealias Response = MKLocalSearchResponse
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let pointOfInterest = ResultType(rawValue: 1 << 0)
    public static let address = ResultType(rawValue: 1 << 1)
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open var isSearching: Bool { false }
  public init(request: MKLocalSearchRequest) {}
  open func start(completionHandler: @escaping (MKLocalSearchResponse?, (any Error)?) -> Void) {}
  open func start() async throws -> MKLocalSearchResponse { MKLocalSearchResponse() }
  open func cancel() {}
}

@preconcurrency @MainActor open class MKLocalSearchRequest: NSObject {
  open var naturalLanguageQuery: String?
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var resultTypes: MKLocalSearch.ResultType = [.pointOfInterest, .address]
  public override init() {}
  public init(completion: MKLocalSearchCompletion) {}
}

@preconcurrency @MainActor open class MKLocalSearchResponse: NSObject {
  open var mapItems: [MKMapItem] { [] }
  open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
}

@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  open var queryFragment: String = ""
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var resultTypes: MKLocalSearch.ResultType = [.pointOfInterest, .address]
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}

@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}

@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var animatesDrop: Bool = false
  open var pinTintColor: UIColor?
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }
}

@preconcurrency @MainActor open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var subLocality: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var isoCountryCode: String? { nil }
  open var areasOfInterest: [String]? { nil }
}

@preconcurrency @MainActor open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  public override init() {}
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func cancelGeocode() {}
}

@preconcurrency @MainActor open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: Double = -1
  open var distanceFilter: Double = -1
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public override init() {}
  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open var allowsBackgroundLocationUpdates: Bool = false
  open var pausesLocationUpdatesAutomatically: Bool = true
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
}

@preconcurrency @MainActor public protocol CLLocationManagerDelegate: AnyObject {}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

public enum UILabelVibrancy: Int, Sendable { case none, automatic }

public enum UITabAccessoryEnvironment: Int, Sendable { case unspecified, none, regular, inline }

public enum UISplitViewControllerLayoutEnvironment: Int, Sendable { case none, expanded, collapsed }

@preconcurrency @MainActor open class UITabBarControllerSidebar: NSObject {
  open var isHidden: Bool = true
  open var headerContentConfiguration: (any UIContentConfiguration)?
  open var footerContentConfiguration: (any UIContentConfiguration)?
  open var preferredLayout: Layout = .automatic
  public enum Layout: Int, Sendable { case automatic, overlap, tile }
}

@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  open var isHidden: Bool = false
  open var style: Style = .automatic
  public struct Style: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public static let automatic = Style(rawValue: 0)
    public static let soft = Style(rawValue: 1)
    public static let hard = Style(rawValue: 2)
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []
}
