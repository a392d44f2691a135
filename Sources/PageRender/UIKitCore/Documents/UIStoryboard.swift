public import Foundation
internal import PageBase

/// A storyboard file, which instantiates its controllers.
///
/// Classes that the document names must be registered with `InterfaceClasses`; their outlets are set through
/// `OutletBinding`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let found: Result<any StoryboardDocument, InterfaceFileError>
  let name: String

  /// Makes a storyboard from a document that was read.
  init(_ document: any StoryboardDocument) {
    let file = document.file.split(separator: "/").last ?? ""
    name = file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : String(file)
    found = .success(document)
  }

  /// The reason why the storyboard has no initial controller; `nil` if it has one.
  var problem: String? {
    switch found {
    case .failure(let error): "cannot be read: \(error.message)"
    case .success(let document): document.hasInitialController ? nil : "has no initial controller"
    }
  }

  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - file: The calling file. After the folders of `InterfaceFiles`, the storyboard is searched for beside
  ///     this file and in folders near it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?, near file: String = #filePath) {
    self.name = name
    found = InterfaceDocuments.storyboard(named: name, near: file)
  }

  open func instantiateInitialViewController() -> UIViewController? {
    guard case .success(let document) = found, document.hasInitialController else { return nil }
    return instantiate(nil)
  }

  /// Instantiates the initial controller, which `creator` makes.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    guard case .success(let document) = found, document.hasInitialController else { return nil }
    return instantiate(nil, creator: creator) as? Controller
  }

  /// Instantiates the controller with an identifier. If there is none, returns an empty controller and
  /// reports an error on its page.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier)
  }

  /// Instantiates a controller, which `creator` can make with arguments of its own; the document's properties
  /// are set afterwards.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = instantiate(identifier, creator: creator)
    if let controller = made as? Controller { return controller }
    guard let plain = Controller(coder: DocumentCoder()) else {
      preconditionFailure(
        "UIStoryboard: the controller \"\(identifier)\" of \(name) is not a \(Controller.self), and "
          + "\(Controller.self).init(coder:) returned nil"
      )
    }
    plain.view?.faults += made.viewIfLoaded?.faults ?? []
    return plain
  }

  private func instantiate(
    _ identifier: String?, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let call = "UIStoryboard.instantiateViewController(withIdentifier: \"\(identifier ?? "")\")"
    switch found {
    case .failure(let error): return Self.empty("\(call): \(error.message)")
    case .success(let document):
      return document.controller(withIdentifier: identifier, creator: creator)
        ?? Self.empty("\(call): \(document.file) has no such controller")
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

/// A xib file, which instantiates its objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let found: Result<any NibDocument, InterfaceFileError>
  private let name: String

  /// - Parameter file: The calling file, near which the xib is searched for, as for `UIStoryboard`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, near file: String = #filePath) {
    self.name = name
    found = InterfaceDocuments.nib(named: name, near: file)
  }

  /// Instantiates the top-level objects, and connects the outlets of the file's owner to them.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any]
  {
    switch found {
    case .failure(let error):
      let fault = Diagnostic(.error, "UINib(nibName: \"\(name)\"): \(error.message)", exitCode: .badInput)
      UrgentReport.write(fault)
      CodeFaults.current?.append(fault)
      return []
    case .success(let document):
      let made = document.objects(owner: ownerOrNil as AnyObject?)
      // UIKit returns an autoreleased array, so that weak outlets live until the owner uses them.
      UIApplication.shared.instantiated += made
      return made
    }
  }
}

extension Bundle {
  /// Instantiates the top-level objects of a xib, searched for near the calling file.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil, near file: String = #filePath
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, near: file).instantiate(withOwner: owner)
  }
}
