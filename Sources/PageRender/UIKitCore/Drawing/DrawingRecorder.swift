internal import Foundation
internal import LayoutEngine
internal import PageLayout

/// Records what code draws in a context, which is made when the code first asks for it.
class DrawingRecorder {
  /// The drawing area, in points.
  let bounds: CGRect
  private(set) lazy var context = CGContext(bounds: bounds)
  private var isUsed = false

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// Makes a recorder of an existing context.
  init(_ context: CGContext) {
    bounds = context.bounds
    self.context = context
    isUsed = true
  }

  /// Records the drawing of `body`, in the coordinates of the bounds.
  static func ink(of bounds: CGRect, _ body: (DrawingRecorder) -> Void) -> [Ink] {
    let recorder = DrawingRecorder(bounds: bounds)
    body(recorder)
    return recorder.isUsed ? recorder.context.ink : []
  }

  /// Returns the context for drawing, and marks the recorder as used.
  func use() -> CGContext {
    isUsed = true
    return context
  }
}

/// A thread's stack of drawing contexts, with the current one last.
final class GraphicsStack {
  private(set) var recorders: [DrawingRecorder] = []

  private static let key = "PageRender.GraphicsStack"

  /// The stack of the current thread, made at the first access.
  static var current: GraphicsStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    dictionary[key] = stack
    return stack
  }

  func push(_ recorder: DrawingRecorder) { recorders.append(recorder) }

  @discardableResult
  func pop() -> DrawingRecorder? { recorders.popLast() }

  /// Records the drawing of `body` in a new current context, in the coordinates of the bounds.
  static func ink(of bounds: CGRect, _ body: () -> Void) -> [Ink] {
    let stack = current
    return DrawingRecorder.ink(of: bounds) { recorder in
      stack.push(recorder)
      body()
      stack.pop()
    }
  }
}
