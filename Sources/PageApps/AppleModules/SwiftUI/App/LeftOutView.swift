internal import AppUIKit
internal import Foundation

/// A place in a body whose code does not compile and is left out.
///
/// A screen that comes to it is no picture of the app, which a fault says.
nonisolated public struct LeftOutView: _PrimitiveView, Scene, Sendable {
  let file: String
  let line: Int

  @MainActor public var body: Never { return preconditionFailure("code that is left out has no body") }

  @MainActor public func elements(_ context: _Context) -> [_Element] {
    tell(context)
    // Nothing is drawn in the view's place, which modifiers may size.
    return [Element()]
  }

  @MainActor fileprivate func tell(_ context: Context) {
    let place = line == 0 ? "" : " (\(file.split(separator: "/").last ?? ""):\(line))"
    context.host.fail("code of this screen is left out, as it does not compile here\(place)")
  }
}

/// Says that a screen came to code that `renderpages app` left out, and is a view in its place.
@discardableResult
public func pageRenderLeftOutView(_ file: String, _ line: Int) -> LeftOutView {
  if line > 0 { pageRenderLeftOut(file, line) }
  return LeftOutView(file: file, line: line)
}

extension View {
  /// The view without a modifier that `renderpages app` left out.
  public func pageRenderLeftOutModifier(_ file: String, _ line: Int) -> some View {
    let leftOut = pageRenderLeftOutView(file, line)
    return wrapped { element, context in
      leftOut.tell(context)
      return element
    }
  }
}
