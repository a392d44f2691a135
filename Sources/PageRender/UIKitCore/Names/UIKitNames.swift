// Written by Scripts/uikit-names.
// swift-format-ignore-file

public import Foundation

@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open var textDocumentProxy: any UITextDocumentProxy { UINoDocumentProxy() }; open var needsInputModeSwitchKey: Bool { false }
  open var hasFullAccess: Bool { false }; open var hasDictationKey: Bool = false; open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}; open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}; open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
@preconcurrency @MainActor open class UndoManager: NSObject {
  open var groupsByEvent: Bool = true; open var levelsOfUndo: Int = 0; open var undoActionName: String = ""; open var canUndo: Bool { false }
  open var canRedo: Bool { false }; open var isUndoing: Bool { false }; open var isRedoing: Bool { false }; public override init() {}
  open func undo() {}; open func redo() {}; open func beginUndoGrouping() {}; open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) { undoActionName = actionName }; open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {}
}
@preconcurrency @MainActor open class UIInputView: UIView { open var allowsSelfSizing: Bool = false }
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }; nonisolated public static let activeInputModes: [UITextInputMode] = []
}
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }; func insertText(_ text: String); func deleteBackward()
}
extension UIKeyInput { public var hasText: Bool { false }; public func insertText(_ text: String) {}; public func deleteBackward() {} }
@preconcurrency @MainActor open class UITextChecker: NSObject {
  open var ignoredWords: [String]?; public override init() {}
  open func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func ignoreWord(_ wordToIgnore: String) {}; nonisolated public static let availableLanguages: [String] = ["en"]
  open class func learnWord(_ word: String) {}; open class func unlearnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
@preconcurrency @MainActor open class UITextPosition: NSObject { }
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }; open var start: UITextPosition { UITextPosition() }; open var end: UITextPosition { UITextPosition() }
}
@preconcurrency @MainActor open class UITextSelectionRect: NSObject { open var rect: CGRect { .zero } }
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []; open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts: Bool = true
}
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] = []; open var representativeItem: UIBarButtonItem?; open var isHidden: Bool = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { self.barButtonItems = barButtonItems; self.representativeItem = representativeItem; super.init() }
}
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject { public init(descriptor passwordRulesDescriptor: String) {} }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable { case `default`, complete, limited, none }
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func remove(menu removedIdentifier: UIMenu.Identifier); func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
}
extension UIMenuBuilder {
  public func remove(menu removedIdentifier: UIMenu.Identifier) {}
  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
}
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open var attributes: UIMenuElement.Attributes = []; open var state: UIMenuElement.State = .off; open var discoverabilityTitle: String?
}
@preconcurrency @MainActor open class UIPress: NSObject {
  open var timestamp: TimeInterval { 0 }; open var force: CGFloat { 0 }; open var key: UIKey? { nil }; open var type: PressType { .select }
  public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { [] } }
@preconcurrency @MainActor public protocol UIInteraction: AnyObject { }
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}; open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public let keyPath: String; public let type: EffectType; open var minimumRelativeValue: Any?; open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { self.keyPath = keyPath; self.type = type; super.init() }
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
}
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject { }
@preconcurrency @MainActor public protocol UIFocusItemContainer: AnyObject { }
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedView: UIView? { nil }; open var nextFocusedView: UIView? { nil }
}
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
@preconcurrency @MainActor open class UIFocusEffect: NSObject { public override init() {}; public init(effect: UIFocusEffect) {} }
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000); public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: 9223372036854775807)
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String = ""; open var image: UIImage?
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) { self.name = name; super.init() }
  public init(name: String, target: Any?, selector: Selector) { self.name = name; super.init() }
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject { }
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open override var isAccessibilityElement: Bool { get { kept("isAccessibilityElement") ?? true } set { keep(newValue, "isAccessibilityElement") } }
  open var accessibilityLabel: String?; open var accessibilityIdentifier: String?; open var accessibilityFrameInContainerSpace: CGRect = .null
  open weak var accessibilityContainer: AnyObject?; public init(accessibilityContainer container: Any) { super.init() }
}
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject { }
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject { open var sender: Any? { nil } }
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIPreviewActionItem: AnyObject { }
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {}
  public enum Style: Int, Sendable { case `default`, selected, destructive }
}
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true; open var defaultToolTip: String?
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip; super.init() }
}
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate; super.init() }; open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }; open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
  public func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
}
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public let style: Style; open var title: String?; open var backgroundColor: UIColor?; open var backgroundEffect: UIVisualEffect?
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.style = style; self.title = title; super.init() }
  public enum Style: Int, Sendable { case `default`, normal }
}
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor?; open var visiblePath: UIBezierPath?; open var shadowPath: UIBezierPath?; public override init() {}
}
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView; public let parameters: UIPreviewParameters
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) { self.view = view; self.parameters = parameters; super.init() }
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }; func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
extension UIContextMenuInteractionAnimating {
  public var previewViewController: UIViewController? { nil }; public func addAnimations(_ animations: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping () -> Void) {}
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating { }
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true; public init(delegate: any UIDragInteractionDelegate) {}
}
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction { public init(delegate: any UIDropInteractionDelegate) {} }
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open var isEnabled: Bool = true; public init(delegate: (any UIPointerInteractionDelegate)?) {}
}
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public override init() {}; public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}
}
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer { open var zOffset: CGFloat { 0 } }
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open var isFindNavigatorVisible: Bool { false }; open func presentFindNavigator(showingReplace replaceVisible: Bool) {}
  open func dismissFindNavigator() {}
}
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var title: String?; open var selectedColor: UIColor?; open var supportsAlpha: Bool = true
}
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {}; open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}; open func reloadVisibleMenu() {}
}
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?; open var birthRate: Float = 1; open var lifetime: Float = 1; open var emitterPosition: CGPoint = .zero
  open var emitterSize: CGSize = .zero; open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume; open var renderMode: CAEmitterLayerRenderMode = .unordered; open var seed: UInt32 = 0
  open var emitterZPosition: CGFloat = 0; open var emitterDepth: CGFloat = 0; open var velocity: Float = 1; open var scale: Float = 1
  open var spin: Float = 1; open var preservesDepth: Bool = false
}
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var contents: Any?; open var contentsScale: CGFloat = 1; open var emitterCells: [CAEmitterCell]?; open var name: String?
  open var color: CGColor?; open var birthRate: Float = 0; open var lifetime: Float = 0; open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0; open var velocityRange: CGFloat = 0; open var xAcceleration: CGFloat = 0; open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0; open var emissionRange: CGFloat = 0; open var spin: CGFloat = 0; open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1; open var scaleRange: CGFloat = 0; open var scaleSpeed: CGFloat = 0; open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0; open var redRange: Float = 0; open var greenRange: Float = 0; open var blueRange: Float = 0
  open var isEnabled: Bool = true; open var emissionLatitude: CGFloat = 0; open var zAcceleration: CGFloat = 0; open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0; open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1); open var redSpeed: Float = 0
  open var greenSpeed: Float = 0; open var blueSpeed: Float = 0; open var style: [AnyHashable: Any]?
}
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int = 1; open var instanceDelay: CFTimeInterval = 0; open var instanceTransform: CATransform3D = CATransform3DIdentity
  open var instanceColor: CGColor?; open var instanceAlphaOffset: Float = 0; open var preservesDepth: Bool = false
  open var instanceRedOffset: Float = 0; open var instanceGreenOffset: Float = 0; open var instanceBlueOffset: Float = 0
}
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?; open var selectedColor: UIColor = .white; open var supportsAlpha: Bool = true
}
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?; open var selectedFontDescriptor: UIFontDescriptor?
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
  open weak var delegate: (any UIDocumentPickerDelegate)?; open var allowsMultipleSelection: Bool = false
  open var shouldShowFileExtensions: Bool = false; open var directoryURL: URL?
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }
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
  open var title: String = ""; open var message: String?; open weak var delegate: AnyObject?; open var cancelButtonIndex: Int = -1
  open func addButton(withTitle title: String?) -> Int { 0 }; open func show() {}
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject { }
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { nil }; open var indexPathAfterUpdate: IndexPath? { nil }; open var updateAction: Action { .none }
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject { }
@preconcurrency @MainActor public protocol UIToolbarDelegate: AnyObject { func position(for bar: any UIBarPositioning) -> UIBarPosition }
extension UIToolbarDelegate { public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any } }
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
}
@preconcurrency @MainActor open class UIScreenMode: NSObject { open var size: CGSize { .zero }; open var pixelAspectRatio: CGFloat { 1 } }
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
@preconcurrency @MainActor public protocol CAAction: AnyObject { }
extension CAAnimation: CAAction {}
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject { }
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8"); public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}
public enum CGColorRenderingIntent: Int32, Sendable { case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation }
@preconcurrency @MainActor open class WKNavigation: NSObject { }
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject { open var allowsContentJavaScript: Bool = true }
@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled: Bool = true; open var javaScriptCanOpenWindowsAutomatically: Bool = false; open var minimumFontSize: CGFloat = 0
}
@preconcurrency @MainActor open class WKUserContentController: NSObject { open func removeAllUserScripts() {} }
@preconcurrency @MainActor open class WKNavigationAction: NSObject { }
@preconcurrency @MainActor open class WKNavigationResponse: NSObject { }
@preconcurrency @MainActor open class WKFrameInfo: NSObject { }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject { }
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject { }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }; var title: String? { get }; var subtitle: String? { get }
}
extension MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }; public var title: String? { nil }; public var subtitle: String? { nil }
}
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation { }
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject { }
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation { open var title: String?; open var subtitle: String? }
@preconcurrency @MainActor open class MKPointAnnotation: MKShape { open var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D() }
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation { open var location: CLLocation? { nil } }
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?; open var glyphTintColor: UIColor?; open var glyphText: String?; open var glyphImage: UIImage?
  open var animatesWhenAdded: Bool = false
}
@preconcurrency @MainActor open class MKMapItem: NSObject {
  open var placemark: MKPlacemark; open var name: String?; open var phoneNumber: String?; open var url: URL?
  open var isCurrentLocation: Bool { false }; public init(placemark: MKPlacemark) { self.placemark = placemark; super.init() }
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D())) }
}
@preconcurrency @MainActor open class MKMultiPoint: MKShape { open var pointCount: Int { 0 } }
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init() }
}
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init() }
}
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { self.radius = radius; super.init() }
}
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay; open var alpha: CGFloat = 1; public init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }
}
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?; open var strokeColor: UIColor?; open var lineWidth: CGFloat = 0; open var lineDashPattern: [NSNumber]?
}
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer { }
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer { }
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer { }
@preconcurrency @MainActor open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }; open var name: String { "" }; open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}
@preconcurrency @MainActor open class MKDirections: NSObject {
  public typealias Request = MKDirectionsRequest; public typealias Response = MKDirectionsResponse; public init(request: MKDirectionsRequest) {}
  open func calculate(completionHandler: @escaping (MKDirectionsResponse?, (any Error)?) -> Void) {}; open func cancel() {}
}
@preconcurrency @MainActor open class MKDirectionsRequest: NSObject {
  open var source: MKMapItem?; open var destination: MKMapItem?; open var transportType: MKDirectionsTransportType = .any
  open var requestsAlternateRoutes: Bool = false
}
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0); public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2); public static let any = MKDirectionsTransportType(rawValue: 0xFFFFFFF)
}
@preconcurrency @MainActor open class MKDirectionsResponse: NSObject { open var routes: [MKRoute] { [] } }
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  public typealias Request = MKLocalSearchRequest; public typealias Response = MKLocalSearchResponse
  public struct ResultType: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let pointOfInterest = ResultType(rawValue: 1 << 0); public static let address = ResultType(rawValue: 1 << 1); public static let physicalFeature = ResultType(rawValue: 1 << 2) }
  open var isSearching: Bool { false }; public init(request: MKLocalSearchRequest) {}
  open func start(completionHandler: @escaping (MKLocalSearchResponse?, (any Error)?) -> Void) {}
  open func start() async throws -> MKLocalSearchResponse { MKLocalSearchResponse() }; open func cancel() {}
}
@preconcurrency @MainActor open class MKLocalSearchRequest: NSObject {
  open var naturalLanguageQuery: String?; open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var resultTypes: MKLocalSearch.ResultType = [.pointOfInterest, .address]; public override init() {}
  public init(completion: MKLocalSearchCompletion) {}
}
@preconcurrency @MainActor open class MKLocalSearchResponse: NSObject {
  open var mapItems: [MKMapItem] { [] }; open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
}
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  open var queryFragment: String = ""; open var region: MKCoordinateRegion = MKCoordinateRegion()
  open var resultTypes: MKLocalSearch.ResultType = [.pointOfInterest, .address]; open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }; open var isSearching: Bool { false }; open func cancel() {}
}
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject { open var title: String { "" }; open var subtitle: String { "" } }
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var animatesDrop: Bool = false; open var pinTintColor: UIColor?; open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }; open class func purplePinColor() -> UIColor { .systemPurple }
}
@preconcurrency @MainActor open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }; open var name: String? { nil }; open var locality: String? { nil }; open var country: String? { nil }
  open var administrativeArea: String? { nil }; open var postalCode: String? { nil }; open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }; open var subLocality: String? { nil }; open var subAdministrativeArea: String? { nil }
  open var isoCountryCode: String? { nil }; open var areasOfInterest: [String]? { nil }
}
@preconcurrency @MainActor open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }; public override init() {}
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {}
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {}
  open func cancelGeocode() {}
}
@preconcurrency @MainActor open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?; open var desiredAccuracy: Double = -1; open var distanceFilter: Double = -1
  open var location: CLLocation? { nil }; open var authorizationStatus: CLAuthorizationStatus { .notDetermined }; public override init() {}
  open class func locationServicesEnabled() -> Bool { false }; open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open var allowsBackgroundLocationUpdates: Bool = false; open var pausesLocationUpdatesAutomatically: Bool = true
  open func startUpdatingHeading() {}; open func stopUpdatingHeading() {}; open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}; open func requestWhenInUseAuthorization() {}; open func requestAlwaysAuthorization() {}
  open func requestLocation() {}; open func startUpdatingLocation() {}; open func stopUpdatingLocation() {}
  open var activityType: CLActivityType = .other; open var showsBackgroundLocationIndicator: Bool = false; open var headingFilter: Double = 1
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }; open var heading: CLHeading? { nil }
  open var monitoredRegions: Set<CLRegion> { [] }; open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }; open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}; open func requestState(for region: CLRegion) {}; open func startMonitoringVisits() {}
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {}
}
@preconcurrency @MainActor public protocol CLLocationManagerDelegate: AnyObject { }
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
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
  open var isHidden: Bool = true; open var headerContentConfiguration: (any UIContentConfiguration)?
  open var footerContentConfiguration: (any UIContentConfiguration)?; open var preferredLayout: Layout = .automatic
  public enum Layout: Int, Sendable { case automatic, overlap, tile }
}
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  open var isHidden: Bool = false; open var style: Style = .automatic
  public struct Style: RawRepresentable, Hashable, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let automatic = Style(rawValue: 0); public static let soft = Style(rawValue: 1); public static let hard = Style(rawValue: 2) }
}
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?; open var edge: UIRectEdge = []
}
@preconcurrency @MainActor open class CATransformLayer: CALayer { }
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open var tileSize: CGSize = CGSize(width: 256, height: 256); open var levelsOfDetail: Int = 1; open var levelsOfDetailBias: Int = 0
}
@preconcurrency @MainActor open class CAScrollLayer: CALayer { open var scrollMode: CAScrollLayerScrollMode = .both }
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CAScrollLayerScrollMode(rawValue: "none"); public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let automatic = CAToneMapMode(rawValue: "automatic"); public static let never = CAToneMapMode(rawValue: "never")
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }; open var charactersIgnoringModifiers: String { "" }; open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardErrorUndefined = 3, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow }
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect { }
@preconcurrency @MainActor open class UILexicon: NSObject { open var entries: [UILexiconEntry] { [] } }
@preconcurrency @MainActor open class UILexiconEntry: NSObject { open var documentText: String { "" }; open var userInput: String { "" } }
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput { }
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }; var documentContextAfterInput: String? { get }; var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}
extension UITextDocumentProxy {
  public var documentContextBeforeInput: String? { nil }; public var documentContextAfterInput: String? { nil }
  public var selectedText: String? { nil }; public func adjustTextPosition(byCharacterOffset offset: Int) {}
}
@preconcurrency @MainActor open class UINoDocumentProxy: NSObject, UITextDocumentProxy { }
@preconcurrency @MainActor open class UISearchToken: NSObject {
  public let icon: UIImage?; public let text: String; open var representedObject: Any?
  public init(icon: UIImage?, text: String) { self.icon = icon; self.text = text; super.init() }
}
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  open var currentProgress: Float = 0; open var initialProgress: Float = 0; open weak var delegate: AnyObject?
}
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  open var preferredDuration: TimeInterval = 0; open var resetsToInitialPageAfterEnd: Bool = false; open var isRunning: Bool { false }
  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration; super.init() }; open func resumeTimer() {}
  open func pauseTimer() {}; open func setDuration(_ duration: TimeInterval, forPage page: Int) {}
}
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(title: "", image: nil) }
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open var localObject: Any?; open var previewProvider: (() -> UIDragPreview?)?; public let itemProvider: NSObject
  public init(itemProvider: NSObject) { self.itemProvider = itemProvider; super.init() }
}
@preconcurrency @MainActor open class UIDragPreview: NSObject { public init(view: UIView) {} }
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters { }
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }; func location(in view: UIView) -> CGPoint; func canLoadObjects(ofClass aClass: Any.Type) -> Bool
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
extension UIDragDropSession {
  public var items: [UIDragItem] { [] }; public func location(in view: UIView) -> CGPoint { .zero }
  public func canLoadObjects(ofClass aClass: Any.Type) -> Bool { false }
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
}
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get } }
extension UIDragSession { public var localContext: Any? { nil } }
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }; func loadObjects(ofClass aClass: Any.Type, completion: @escaping ([Any]) -> Void) -> Progress
}
extension UIDropSession {
  public var localDragSession: (any UIDragSession)? { nil }
  public func loadObjects(ofClass aClass: Any.Type, completion: @escaping ([Any]) -> Void) -> Progress { Progress(totalUnitCount: 0) }
}
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation; open var isPrecise: Bool = false
  public init(operation: UIDropOperation) { self.operation = operation; super.init() }
}
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  public let intent: Intent
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
  public init(operation: UIDropOperation, intent: Intent) { self.intent = intent; super.init(operation: operation) }
}
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public let intent: Intent; public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
  public init(operation: UIDropOperation, intent: Intent) { self.intent = intent; super.init(operation: operation) }
}
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }; var sourceIndexPath: IndexPath? { get }
}
extension UICollectionViewDropItem {
  public var dragItem: UIDragItem { UIDragItem(itemProvider: NSObject()) }; public var sourceIndexPath: IndexPath? { nil }
}
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }; var destinationIndexPath: IndexPath? { get }; var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}
extension UICollectionViewDropCoordinator {
  public var items: [any UICollectionViewDropItem] { [] }; public var destinationIndexPath: IndexPath? { nil }
  public var session: any UIDropSession { UINoDropSession() }; public func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {}
}
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }; var sourceIndexPath: IndexPath? { get }
}
extension UITableViewDropItem {
  public var dragItem: UIDragItem { UIDragItem(itemProvider: NSObject()) }; public var sourceIndexPath: IndexPath? { nil }
}
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }; var destinationIndexPath: IndexPath? { get }; var session: any UIDropSession { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}
extension UITableViewDropCoordinator {
  public var items: [any UITableViewDropItem] { [] }; public var destinationIndexPath: IndexPath? { nil }
  public var session: any UIDropSession { UINoDropSession() }; public func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {}
}
@preconcurrency @MainActor open class UINoDropSession: NSObject, UIDragSession, UIDropSession { }
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: Any? = nil) {}; open class func hidden() -> UIPointerStyle { UIPointerStyle(effect: UIPointerEffect()) }
}
@preconcurrency @MainActor open class UIPointerEffect: NSObject {
  open class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  open class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
  open class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect() }
}
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect; public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect; super.init() }
}
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject { open var location: CGPoint { .zero } }
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let sourcePoint: CGPoint; open var preferredArrowDirection: Int = 0
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) { self.sourcePoint = sourcePoint; super.init() }
}
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction, Any) -> Void) {}
}
@preconcurrency @MainActor open class UIHoverStyle: NSObject { public init(effect: Any? = nil, shape: Any? = nil) {} }
@preconcurrency @MainActor open class UIPasteControl: UIControl { }
@preconcurrency @MainActor open class UIDocumentProperties: NSObject { public init(url: URL) {} }
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject { }
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout { open var transitionProgress: CGFloat = 0 }
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { false }; open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment: CGPoint = .zero; open var contentSizeAdjustment: CGSize = .zero
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics: Bool = true; open var invalidateFlowLayoutAttributes: Bool = true
}
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate: UIScrollView.DecelerationRate = .normal; open var bounce: Bounce = .automatic
  public enum Bounce: Int, Sendable { case automatic, always, never }
}
@preconcurrency @MainActor open class UIWindowSceneGeometryPreferences: NSObject { }
@preconcurrency @MainActor open class UIWindowSceneGeometry: NSObject { open var interfaceOrientation: UIInterfaceOrientation { .ofPage } }
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open var url: URL?; open var name: String?; open var uti: String?; open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  public init(url: URL) { self.url = url; super.init() }; open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }; open func dismissPreview(animated: Bool) {}
}
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject { }
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }; open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?; open var printFormatter: UIPrintFormatter?; open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?; open var printingItems: [Any]?; open var showsNumberOfCopies: Bool = true
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open func present(animated: Bool, completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? = nil) -> Bool { false }
}
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject { }
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  open var jobName: String = ""; open var outputType: OutputType = .general; open var orientation: Orientation = .portrait
  public init(dictionary: [AnyHashable: Any]?) {}; open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
}
@preconcurrency @MainActor open class UIPrintFormatter: NSObject { open var perPageContentInsets: UIEdgeInsets = .zero }
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter { public init(markupText: String) { super.init() } }
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public init(text: String) { super.init() }; public init(attributedText: NSAttributedString) { super.init() }
}
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0; open var footerHeight: CGFloat = 0
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) { self.init(nibName: nil, bundle: nil) }
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
  open var textContainer: NSTextContainer?; open var usageBoundsForTextContainer: CGRect { .zero }
}
@preconcurrency @MainActor open class NSTextContentStorage: NSObject {
  open var attributedString: NSAttributedString?; open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {}
}
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject { }
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject { }
@preconcurrency @MainActor open class UICalendarView: UIView {
  open var calendar: Calendar = .current; open var locale: Locale = .current; open var timeZone: TimeZone?
  open var availableDateRange: DateInterval = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents: DateComponents = DateComponents(); open var fontDesign: UIFontDescriptor.SystemDesign = .default
  open var wantsDateDecorations: Bool = true; open var selectionBehavior: UICalendarSelection?; open weak var delegate: (any UICalendarViewDelegate)?
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { visibleDateComponents = dateComponents }
}
@preconcurrency @MainActor open class UICalendarSelection: NSObject { }
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open var selectedDate: DateComponents?; open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate; super.init() }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }
}
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open var selectedDates: [DateComponents] = []; open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate; super.init() }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
}
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: AnyObject { }
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction { open weak var delegate: (any UIPencilInteractionDelegate)? }
@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UITextPasteDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate { }
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: AnyObject { }
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: AnyObject { }
@preconcurrency @MainActor open class UIDocument: NSObject {
  public let fileURL: URL; open var documentState: State { .closed }; open var localizedName: String { "" }
  open var hasUnsavedChanges: Bool { false }
  public struct State: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let closed = State(rawValue: 1); public static let inConflict = State(rawValue: 2); public static let savingError = State(rawValue: 4); public static let editingDisabled = State(rawValue: 8) }
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }; public init(fileURL: URL) { self.fileURL = fileURL; super.init() }
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}; open func updateChangeCount(_ change: ChangeKind) {}
  open func open(completionHandler: ((Bool) -> Void)? = nil) {}; open func close(completionHandler: ((Bool) -> Void)? = nil) {}
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {}
}
@preconcurrency @MainActor open class UIViewControllerTransition: NSObject {
  open class func zoom(options: Any? = nil, sourceViewProvider: @escaping (Any) -> UIView?) -> UIViewControllerTransition { UIViewControllerTransition() }
  open class var crossDissolve: UIViewControllerTransition { UIViewControllerTransition() }
  open class var coverVertical: UIViewControllerTransition { UIViewControllerTransition() }
}
public struct CAFrameRateRange: Hashable, Sendable { public var minimum: Float; public var maximum: Float; public var preferred: Float?; public init(minimum: Float, maximum: Float, preferred: Float? = nil) { self.minimum = minimum; self.maximum = maximum; self.preferred = preferred }; public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0) }
extension UIMenu {
  public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []) { self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children) }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }; public var preferredElementSize: ElementSize { .automatic }
  public var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
}
extension UITabBarItemAppearance {
  public convenience init(style: Style) { self.init() }; public enum Style: Int, Sendable { case stacked, inline, compactInline }
}
extension UIImpactFeedbackGenerator {
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }; public convenience init(view: UIView) { self.init() }
}
extension UIVibrancyEffect { public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) } }
public enum UIVibrancyEffectStyle: Int, Sendable { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }
extension UIListContentConfiguration {
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
}
extension UIBackgroundConfiguration {
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
}
extension UICellConfigurationState {
  public enum DragState: Int, Sendable { case none, lifting, dragging }; public enum DropState: Int, Sendable { case none, notTargeted, targeted }
  public var cellDragState: DragState { .none }; public var cellDropState: DropState { .none }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { nil } set {} }
}
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public init(_ rawValue: String) { self.rawValue = rawValue } }
extension UITextView { public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) } }
extension UIFontPickerViewController {
  public convenience init(configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
  public typealias Configuration = UIFontPickerViewControllerConfiguration
}
@preconcurrency @MainActor open class UIFontPickerViewControllerConfiguration: NSObject {
  open var includeFaces: Bool = false; open var displayUsingSystemFont: Bool = false; open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
}
extension UIBarButtonItemGroup {
  public class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
}
extension UIWindowSceneGeometryPreferences {
  public class func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> UIWindowSceneGeometryPreferences { UIWindowSceneGeometryPreferences() }
}
extension UIAction { public class func captureTextFromCamera(responder: UIResponder, identifier: Identifier?) -> UIAction { UIAction { _ in } } }
extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}
extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle") }
}
extension UIFont.TextStyle {
  public static let extraLargeTitle: UIFont.TextStyle = UIFont.TextStyle.largeTitle
  public static let extraLargeTitle2: UIFont.TextStyle = UIFont.TextStyle.title1
}
extension NSMutableAttributedString {
  public func edited(_ editedMask: NSTextStorageEditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let editedAttributes = NSTextStorageEditActions(rawValue: 1 << 0)
  public static let editedCharacters = NSTextStorageEditActions(rawValue: 1 << 1)
}
extension UIViewPropertyAnimator {
  public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) { self.init(duration: duration, curve: .easeInOut, animations: animations) }
}
extension NSDiffableDataSourceSectionSnapshot {
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { delete(self.snapshot(of: parent).items); append(snapshot.items, to: parent) }
}
extension CGColorSpace {
  public convenience init?(name: String) { self.init() }
  public static let (sRGB, displayP3, extendedSRGB, linearSRGB, genericGrayGamma2_2) = ("kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB", "kCGColorSpaceGenericGrayGamma2_2")
  public var numberOfComponents: Int { 3 }
}
extension CGContext {
  public var textMatrix: CGAffineTransform { get { .identity } set {} }; public var boundingBoxOfClipPath: CGRect { bounds }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}; public func flush() {}; public func synchronize() {}
}
public enum CGTextDrawingMode: Int32, Sendable { case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip }
extension CGColor {
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
}
extension CGImage { @discardableResult public func copy() -> CGImage? { self } }
extension UIColor {
  public var accessibilityName: String { "" }; public var prominence: UIColor.Prominence { .primary }
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }
  @discardableResult public func withProminence(_ prominence: Prominence) -> UIColor { self }
}
extension NSCoder {
  public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
  public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
  public class func string(for rect: CGRect) -> String { "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}" }
}
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }
extension CASpringAnimation {
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) { self.init(); duration = perceptualDuration }
}
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject { }
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: AnyObject { }
extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
@preconcurrency @MainActor public protocol UITextFormattingCoordinatorDelegate: AnyObject { }
extension UIViewControllerAnimatedTransitioning {
  @discardableResult public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}
extension UIMenu.Identifier {
  public static let (file, edit, view, window, help, format, application) = (Self("com.apple.menu.file"), Self("com.apple.menu.edit"), Self("com.apple.menu.view"), Self("com.apple.menu.window"), Self("com.apple.menu.help"), Self("com.apple.menu.format"), Self("com.apple.menu.application"))
}
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject { }
extension UIScene.ConnectionOptions { public var notificationResponse: Any? { nil } }
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {}
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data { Data() }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {}
}
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject { open var documentInfo: [String: Any] = [:] }
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
  open func beginPage() {}; open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?; public private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?; open var isRunning: Bool { false }; open var elapsedTime: TimeInterval { 0 }
  public override init() { referenceView = nil }; public init(referenceView view: UIView) { referenceView = view }
  public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = nil }
  open func addBehavior(_ behavior: UIDynamicBehavior) { Effectless.say("UIDynamicAnimator", "views stay where they are put"); behaviors.append(behavior); behavior.dynamicAnimator = self; behavior.willMove(to: self) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { behaviors = [] }; open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject { }
extension UIDynamicAnimatorDelegate { public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}; public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {} }
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol { var center: CGPoint { get set }; var bounds: CGRect { get }; var transform: CGAffineTransform { get set }; var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }; var collisionBoundingPath: UIBezierPath { get } }
extension UIDynamicItem { public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }; public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) } }
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }
extension UIView: UIDynamicItem {}
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?; public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?; public override init() {}
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]; open var gravityDirection = CGVector(dx: 0, dy: 1); open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1; public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }; open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let items = Mode(rawValue: 1); public static let boundaries = Mode(rawValue: 2); public static let everything = Mode(rawValue: .max) }
  public private(set) var items: [any UIDynamicItem]; open var collisionMode: Mode = .everything
  open var translatesReferenceBoundsIntoBoundary: Bool = false; open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var boundaryIdentifiers: [any NSCopying]? { nil }; public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }; open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}; open func removeAllBoundaries() {}
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject { }
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]; open var elasticity: CGFloat = 0; open var friction: CGFloat = 0; open var density: CGFloat = 1
  open var resistance: CGFloat = 0; open var angularResistance: CGFloat = 0; open var charge: CGFloat = 0; open var isAnchored: Bool = false
  open var allowsRotation: Bool = true; public init(items: [any UIDynamicItem]) { self.items = items }
  public convenience override init() { self.init(items: []) }; open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }; public private(set) var items: [any UIDynamicItem]; public let mode: Mode
  open var active: Bool = true; open var angle: CGFloat = 0; open var magnitude: CGFloat = 0; open var pushDirection: CGVector = .zero
  public init(items: [any UIDynamicItem], mode: Mode) { (self.items, self.mode) = (items, mode) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint; open var damping: CGFloat = 0.5; public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]; open var anchorPoint: CGPoint; open var length: CGFloat = 0; open var damping: CGFloat = 0
  open var frequency: CGFloat = 0; open var frictionTorque: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { (items, anchorPoint) = ([item], point) }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { (items, anchorPoint) = ([item1, item2], .zero) }
}
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  open var videoQuality: QualityType = .typeMedium; open var cameraFlashMode: CameraFlashMode = .auto
  open var imageExportPreset: ImageURLExportPreset = .compatible; open var videoExportPreset: String?; open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}; open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }; public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }; public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public struct InfoKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType"); public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage"); public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage"); public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect"); public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL"); public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL"); public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata"); public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL"); public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset") }
  open var sourceType: SourceType = .photoLibrary; open var mediaTypes = ["public.image"]; open var allowsEditing: Bool = false
  open var showsCameraControls: Bool = true; open var cameraOverlayView: UIView?; open var cameraViewTransform: CGAffineTransform = .identity
  open var cameraDevice: CameraDevice = .rear; open var cameraCaptureMode: CameraCaptureMode = .photo
  open var videoMaximumDuration: TimeInterval = 600; open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }; open func takePicture() {}
  open override func viewDidLoad() { super.viewDidLoad(); Effectless.say("UIImagePickerController", "there are no pictures to choose, and its screen is empty") }
}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject { }
extension UIImagePickerControllerDelegate { public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}; public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {} }
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  open var excludedActivityTypes: [UIActivity.ActivityType]?; open var completionWithItemsHandler: CompletionWithItemsHandler?
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() { super.viewDidLoad(); Effectless.say("UIActivityViewController", "the system's choice of apps is not drawn") }
}
@preconcurrency @MainActor open class UIActivity: NSObject {
  open class var activityCategory: Category { .action }; public enum Category: Int, Sendable { case action, share }
  public struct ActivityType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public init(_ rawValue: String) { self.rawValue = rawValue }; public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook"); public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter"); public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo"); public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr"); public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo"); public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message"); public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail"); public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print"); public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard"); public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact"); public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll"); public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList"); public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop"); public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks"); public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF") }
  public override init() {}; open var activityType: ActivityType? { nil }; open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }; open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }; open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}; open func activityDidFinish(_ completed: Bool) {}
}
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController(); open var isMenuVisible: Bool { false }; open var menuItems: [UIMenuItem]?
  open var menuFrame: CGRect { .zero }; open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}; open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  open func hideMenu() {}; open func update() {}
}
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String; public init(title: String, action: Selector) { self.title = title }
}
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  open var attributes: UIMenuElement.Attributes = []; open var image: UIImage?; open private(set) var input: String?; open var title: String = ""
  open var discoverabilityTitle: String?; open var wantsPriorityOverSystemBehavior: Bool = false; public override init() {}
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.init(); self.input = input }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) { self.init(input: input, modifierFlags: modifierFlags, action: action); self.discoverabilityTitle = discoverabilityTitle }
  public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [Any] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { self.init(input: input, modifierFlags: modifierFlags, action: action); self.title = title; self.discoverabilityTitle = discoverabilityTitle }
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"; nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"; nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"; nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"; nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"; nonisolated public static let inputDelete = "\u{8}"
}
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16); public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18); public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20); public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  open var items: [[String: Any]] = []; open var images: [UIImage]?; open var urls: [URL]?; open var itemProviders: [NSObject] = []
  open var changeCount: Int { 0 }; open var numberOfItems: Int { 0 }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
  open func data(forPasteboardType pasteboardType: String) -> Data? { nil }; open func contains(pasteboardTypes: [String]) -> Bool { false }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate"); public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly") }
  public static let general = UIPasteboard(); open var string: String?; open var strings: [String]?; open var url: URL?; open var image: UIImage?
  open var color: UIColor?; open var hasStrings: Bool { string != nil }; open var hasImages: Bool { image != nil }
  open var hasURLs: Bool { url != nil }; nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  open var backItem: WKBackForwardListItem? { nil }; open var forwardItem: WKBackForwardListItem? { nil }
  open var currentItem: WKBackForwardListItem? { nil }; open var backList: [WKBackForwardListItem] { [] }
}
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }; open var title: String? { nil }
}
extension WKWebViewConfiguration {
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes { get { [] } set {} }
  public var dataDetectorTypes: WKDataDetectorTypes { get { [] } set {} }; public var applicationNameForUserAgent: String? { get { nil } set {} }
  public func setURLSchemeHandler(_ urlSchemeHandler: AnyObject?, forURLScheme urlScheme: String) {}
}
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2); public static let all = WKAudiovisualMediaTypes(rawValue: 0xFFFFFFF)
}
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0); public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2); public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let all = WKDataDetectorTypes(rawValue: 0xFFFFFFF)
}
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(); open var heading: CLLocationDirection = 0; open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0; open var centerCoordinateDistance: CLLocationDistance = 0
}
@preconcurrency @MainActor open class MKMapConfiguration: NSObject { }
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration { open var pointOfInterestFilter: MKPointOfInterestFilter? }
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration { }
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration { }
@preconcurrency @MainActor open class MKPointOfInterestFilter: NSObject {
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }; public override init() {}
  public init(including categories: [MKPointOfInterestCategory]) {}; public init(excluding categories: [MKPointOfInterestCategory]) {}
}
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
}
public struct MKMapPoint: Sendable { public var x = 0.0; public var y = 0.0; public init() {}; public init(x: Double, y: Double) { self.x = x; self.y = y }; public init(_ coordinate: CLLocationCoordinate2D) {}; public func distance(to point: MKMapPoint) -> CLLocationDistance { 0 }; public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() } }
public struct MKMapSize: Sendable { public var width = 0.0; public var height = 0.0; public init() {}; public init(width: Double, height: Double) { self.width = width; self.height = height } }
public struct MKMapRect: Sendable { public var origin = MKMapPoint(); public var size = MKMapSize(); public init() {}; public init(origin: MKMapPoint, size: MKMapSize) { self.origin = origin; self.size = size }; public init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }; public static let world = MKMapRect(); public static let null = MKMapRect(); public func union(_ rect: MKMapRect) -> MKMapRect { self }; public func insetBy(dx: Double, dy: Double) -> MKMapRect { self }; public var isNull: Bool { false } }
extension MKMultiPoint { public var boundingMapRect: MKMapRect { MKMapRect() } }
extension MKPolylineRenderer { public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) } }
extension MKPolygonRenderer { public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) } }
extension MKCircleRenderer { public convenience init(circle: MKCircle) { self.init(overlay: circle) } }
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]; open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations; super.init() }
}
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  public typealias Options = MKMapSnapshotterOptions; public typealias Snapshot = MKMapSnapshot; public init(options: MKMapSnapshotterOptions) {}
  open func start(completionHandler: @escaping (MKMapSnapshot?, (any Error)?) -> Void) {}
  open func start(with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshot?, (any Error)?) -> Void) {}; open func cancel() {}
}
@preconcurrency @MainActor open class MKMapSnapshotterOptions: NSObject {
  open var region: MKCoordinateRegion = MKCoordinateRegion(); open var size: CGSize = .zero; open var scale: CGFloat = 1
  open var mapType: MKMapView.MapType = .standard; open var pointOfInterestFilter: MKPointOfInterestFilter?
}
@preconcurrency @MainActor open class MKMapSnapshot: NSObject {
  open var image: UIImage { UIImage() }; open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class MKUserTrackingButton: UIView { public convenience init(mapView: MKMapView?) { self.init(frame: .zero) } }
@preconcurrency @MainActor open class MKCompassButton: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }; open weak var mapView: MKMapView?
  open var compassVisibility: MKFeatureVisibility = .adaptive
}
@preconcurrency @MainActor open class MKScaleView: UIView {
  public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }; open weak var mapView: MKMapView?
  open var scaleVisibility: MKFeatureVisibility = .adaptive
}
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
@preconcurrency @MainActor open class CLRegion: NSObject {
  open var identifier: String { "" }; open var notifyOnEntry: Bool = true; open var notifyOnExit: Bool = true
}
@preconcurrency @MainActor open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D; public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) { self.center = center; self.radius = radius }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}
@preconcurrency @MainActor open class CLHeading: NSObject {
  open var trueHeading: CLLocationDirection { 0 }; open var magneticHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { -1 }
}
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public struct CLError: Error { public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }; public let code: Code; public init(_ code: Code) { self.code = code }; public static let denied = Code.denied; public static let locationUnknown = Code.locationUnknown; public static let network = Code.network }
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
@preconcurrency @MainActor public protocol SymbolEffect: Sendable { }
public struct BounceSymbolEffect: SymbolEffect { public var up: BounceSymbolEffect { self }; public var down: BounceSymbolEffect { self }; public var byLayer: BounceSymbolEffect { self }; public var wholeSymbol: BounceSymbolEffect { self } }
public struct PulseSymbolEffect: SymbolEffect { public var byLayer: PulseSymbolEffect { self }; public var wholeSymbol: PulseSymbolEffect { self } }
public struct VariableColorSymbolEffect: SymbolEffect { public var iterative: VariableColorSymbolEffect { self }; public var cumulative: VariableColorSymbolEffect { self }; public var reversing: VariableColorSymbolEffect { self } }
public struct ScaleSymbolEffect: SymbolEffect { public var up: ScaleSymbolEffect { self }; public var down: ScaleSymbolEffect { self } }
public struct AppearSymbolEffect: SymbolEffect {}
public struct DisappearSymbolEffect: SymbolEffect {}
public struct ReplaceSymbolEffect: SymbolEffect {}
public struct AutomaticSymbolEffect: SymbolEffect {}
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
public struct SymbolEffectOptions: Sendable { public static let `default` = SymbolEffectOptions(); public static let repeating = SymbolEffectOptions(); public static let nonRepeating = SymbolEffectOptions(); public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }; public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }; public var repeating: SymbolEffectOptions { self }; public var nonRepeating: SymbolEffectOptions { self }; public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }; public func speed(_ speed: Double) -> SymbolEffectOptions { self } }
public struct SymbolEffectCompletionContext: Sendable { public let isFinished: Bool }
extension UIApplication { private nonisolated static func event(_ name: String) -> Notification.Name { Notification.Name("UIApplication\(name)Notification") }; nonisolated public static let didFinishLaunchingNotification = event("DidFinishLaunching"); nonisolated public static let didBecomeActiveNotification = event("DidBecomeActive"); nonisolated public static let willEnterForegroundNotification = event("WillEnterForeground"); nonisolated public static let didEnterBackgroundNotification = event("DidEnterBackground"); nonisolated public static let willResignActiveNotification = event("WillResignActive"); nonisolated public static let willTerminateNotification = event("WillTerminate"); nonisolated public static let didReceiveMemoryWarningNotification = event("DidReceiveMemoryWarning"); nonisolated public static let significantTimeChangeNotification = event("SignificantTimeChange"); nonisolated public static let backgroundRefreshStatusDidChangeNotification = event("BackgroundRefreshStatusDidChange"); nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable"); nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable"); nonisolated public static let userDidTakeScreenshotNotification = event("UserDidTakeScreenshot"); nonisolated public static let willChangeStatusBarOrientationNotification = event("WillChangeStatusBarOrientation"); nonisolated public static let didChangeStatusBarOrientationNotification = event("DidChangeStatusBarOrientation"); nonisolated public static let willChangeStatusBarFrameNotification = event("WillChangeStatusBarFrame"); nonisolated public static let didChangeStatusBarFrameNotification = event("DidChangeStatusBarFrame"); nonisolated public static let openSettingsURLString = "app-settings:"; nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"; nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0; nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude; nonisolated public static let invalidInterfaceOrientationException = "UIApplicationInvalidInterfaceOrientation"; public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; private static func key(_ name: String) -> Self { Self(rawValue: "UIApplicationLaunchOptions\(name)Key") }; public static let url = key("URL"); public static let sourceApplication = key("SourceApplication"); public static let remoteNotification = key("RemoteNotification"); public static let localNotification = key("LocalNotification"); public static let annotation = key("Annotation"); public static let location = key("Location"); public static let newsstandDownloads = key("NewsstandDownloads"); public static let bluetoothCentrals = key("BluetoothCentrals"); public static let bluetoothPeripherals = key("BluetoothPeripherals"); public static let shortcutItem = key("ShortcutItem"); public static let userActivityDictionary = key("UserActivityDictionary"); public static let userActivityType = key("UserActivityType"); public static let cloudKitShareMetadata = key("CloudKitShareMetadata") }; public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"); public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey"); public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey") }; public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly") }; public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service") } }
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String; public let localizedTitle: String; public let localizedSubtitle: String?; public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil) { self.type = type; self.localizedTitle = localizedTitle; self.localizedSubtitle = localizedSubtitle; self.icon = icon; self.userInfo = userInfo }
  public convenience init(type: String, localizedTitle: String) { self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil) }
}
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable { case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update }
  public convenience init(type: IconType) { self.init() }; public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  open var suggestedInvocationPhrase: String?; open var contentAttributeSet: Any?; public let activityType: String; open var title: String?
  open var userInfo: [AnyHashable: Any]?; open var webpageURL: URL?; open var isEligibleForHandoff: Bool = true
  open var isEligibleForSearch: Bool = false; open var isEligibleForPublicIndexing: Bool = false; open var isEligibleForPrediction: Bool = false
  open var needsSave: Bool = false; open var keywords: Set<String> = []; open var persistentIdentifier: String?
  open var requiredUserInfoKeys: Set<String>?; public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 } }
  open func becomeCurrent() {}; open func resignCurrent() {}; open func invalidate() {}
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject { }
extension UIResponder: UIUserActivityRestoring {}
extension UICollectionView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) { withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) } }
}
extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) { withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) } }
}
extension UITabBarItem { public class func appearance() -> UITabBarItem { UITabBarItem() } }
