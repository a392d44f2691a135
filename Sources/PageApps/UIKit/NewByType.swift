public import Foundation
public import UIKitCore

// What the translator writes for `T()` and its like, where `T` is a class that is known only at run time.

/// Makes an object of a class.
@preconcurrency @MainActor public func pageRenderNew<Object: NSObject>(_ type: Object.Type) -> Object {
  if let made = MemberRegistry.new(type) as? Object { return made }
  if let view = type as? UIView.Type, let made = ViewInitializer.make(view, frame: .zero) as? Object {
    return made
  }
  if let view = type as? UIView.Type, let made = view.init(coder: DocumentCoder()) as? Object { return made }
  if let controller = type as? UIViewController.Type,
    let made = controller.init(coder: DocumentCoder()) as? Object
  {
    return made
  }
  fatalError("\(type) cannot be made by its type: give it an initialiser without arguments")
}

@preconcurrency @MainActor
public func pageRenderNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  if let made = ViewInitializer.make(type, frame: frame) { return made }
  let made = pageRenderNew(type)
  made.frame = frame
  return made
}

@preconcurrency @MainActor public func pageRenderNew<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  let made = pageRenderNew(type)
  if let nibName { made.givenNibName = nibName }
  return made
}
