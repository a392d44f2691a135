public import Foundation
internal import LayoutEngine

/// The controllers of a storyboard file, for code that asks for them.
///
/// Classes that the document names have to be registered with `InterfaceClasses`, and take their outlets through
/// `OutletBinding`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let found: Result<InterfaceDocument, InterfaceFileError>

  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - file: Where the search begins: beside this file and in folders near it, after the folders of
  ///     `InterfaceFiles`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, near file: String = #filePath) {
    found = InterfaceFiles.document(named: name, ending: "storyboard", near: file)
  }

  open func instantiateInitialViewController() -> UIViewController? {
    guard case .success(let document) = found, document.root["initialViewController"] != nil else {
      return nil
    }
    return instantiate(nil)
  }

  /// A controller of the document; an empty one, and an error on its page, where the document has none of this
  /// identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier)
  }

  private func instantiate(_ identifier: String?) -> UIViewController {
    let call = "UIStoryboard.instantiateViewController(withIdentifier: \"\(identifier ?? "")\")"
    switch found {
    case .failure(let error): return Self.empty("\(call): \(error.message)")
    case .success(let document):
      let builder = DocumentBuilder.forApp(document)
      guard let object = document.controller(identifier: identifier),
        let controller = builder.instantiate(object)
      else { return Self.empty("\(call): \(document.file) has no such controller") }
      return controller
    }
  }

  private static func empty(_ problem: String) -> UIViewController {
    let controller = UIViewController()
    let fault = Diagnostic(.error, problem, exitCode: .badInput)
    UrgentReport.write(fault)
    controller.view?.faults.append(fault)
    return controller
  }
}

/// The views of a xib file, for code that asks for them.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let found: Result<InterfaceDocument, InterfaceFileError>
  private let name: String

  /// - Parameter file: Where the search begins, as for `UIStoryboard`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, near file: String = #filePath) {
    self.name = name
    found = InterfaceFiles.document(named: name, ending: "xib", near: file)
  }

  /// The top-level objects, made anew. Outlets of the file's owner lead to them.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any]
  {
    switch found {
    case .failure(let error):
      let fault = Diagnostic(.error, "UINib(nibName: \"\(name)\"): \(error.message)", exitCode: .badInput)
      UrgentReport.write(fault)
      CodeFaults.current?.append(fault)
      return []
    case .success(let document):
      return DocumentBuilder.forApp(document).instantiateObjects(owner: ownerOrNil as AnyObject?)
    }
  }
}

extension Bundle {
  /// The top-level objects of a xib that lies near the calling file.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, near file: String = #filePath
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, near: file).instantiate(withOwner: owner)
  }
}

extension DocumentBuilder {
  /// For objects that live in a window, with the traits that pages are being built for.
  static func forApp(_ document: InterfaceDocument) -> DocumentBuilder {
    let traits = UITraitCollection.current
    let variations = Variations(
      horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
    let (localized, problems) = LocalizedDocument.find(document)
    let (translated, warnings) = localized.document(for: traits.locale)
    let builder = DocumentBuilder(
      document: translated, options: Options(variations: variations, isLive: true, locale: traits.locale))
    builder.append(problems + warnings)
    return builder
  }

  fileprivate func instantiateObjects(owner: AnyObject?) -> [Any] {
    var made: [Any] = []
    let top = document.root.members(of: "objects")
    let place = top.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let place { register(owner, as: place) }
    for element in top where ViewKind(element: element) != nil {
      made.append(buildView(element, in: nil))
    }
    for element in top where ControllerKind(element: element) != nil {
      if let controller = instantiate(element) { made.append(controller) }
    }
    if let owner = owner as? UIViewController,
      let outlet = place?.members(of: "connections").first(where: { $0["property"] == "view" }),
      let view = outlet["destination"].flatMap({ objects[$0] }) as? UIView
    {
      owner.view = view
    }
    finish(document.root)
    return made
  }
}
