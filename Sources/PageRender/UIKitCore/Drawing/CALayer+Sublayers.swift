internal import Foundation
internal import PageBase

extension CALayer {
  /// The sublayers from back to front, including the layers of the view's subviews; `nil` without any.
  /// Setting replaces layers without views, and removes no subview.
  public var sublayers: [CALayer]? {
    get {
      let all = arranged
      return all.isEmpty ? nil : all
    }
    set {
      for layer in order where layer.view == nil { layer.container = nil }
      order = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that contains this layer; `nil` for the outermost layer.
  public var superlayer: CALayer? { view?.superview?.layer ?? container }

  /// Adds a layer in front of the present sublayers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: arranged.count)
  }

  /// Inserts a layer at an index, counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer directly behind a sublayer; behind all sublayers if `sibling` is not one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: arranged.filter { $0 !== layer }.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer; in front of all sublayers if `sibling` is not one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = arranged.filter { $0 !== layer }
    insert(layer, at: others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = arranged.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  public func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    container?.order.removeAll { $0 === self }
    container = nil
  }

  private func insert(_ layer: CALayer, at place: Int) {
    // A layer inside itself would cause endless recursion.
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else { return }
    if let inner = layer.view {
      // A view's layer moves with its view.
      let views = arranged.filter { $0 !== layer }.prefix(max(place, 0)).count { $0.view != nil }
      view?.insertSubview(inner, at: views)
      return
    }
    let around = Array(sequence(first: self, next: \.superlayer))
    guard around.count + layer.depthWithin < Self.depthLimit else { return reportDepth(around) }
    layer.removeFromSuperlayer()
    var all = arranged
    all.insert(layer, at: min(max(place, 0), all.count))
    layer.container = self
    order = all
  }

  /// The sublayers from back to front. A layer without a view stays in front of the subview that it was
  /// inserted in front of.
  var arranged: [CALayer] {
    guard let view else { return order }
    let views = view.subviews.map(\.layer)
    guard order.contains(where: { $0.view == nil }) else { return views }
    var (layers, ground) = ([(layer: CALayer, ground: CALayer?)](), CALayer?.none)
    for layer in order {
      if layer.view == nil {
        layers.append((layer, ground))
      } else if layer.view?.superview === view {
        ground = layer
      }
    }
    func inFront(of ground: CALayer?) -> [CALayer] {
      layers.filter { $0.ground === ground }.map(\.layer)
    }
    return inFront(of: nil) + views.flatMap { [$0] + inFront(of: $0) }
  }
}

// MARK: Depth

extension CALayer {
  /// The maximum nesting depth of layers without views; views have a limit of their own.
  fileprivate static let depthLimit = 256

  /// Recomputes `depthWithin` of the layer and its superlayers; called after sublayers change.
  func updateDepth() {
    let inner = order.filter { $0.view == nil }.map { $0.depthWithin + 1 }.max() ?? 0
    guard inner != depthWithin else { return }
    depthWithin = inner
    container?.updateDepth()
  }

  /// - Parameter around: The layer and its superlayers, from the inside out.
  fileprivate func reportDepth(_ around: [CALayer]) {
    let problem =
      "puts layers into one another more than \(Self.depthLimit) deep; those further in are left out"
    if let view = around.lazy.compactMap(\.view).first { return view.report("addSublayer(_:)", problem) }
    let fault = Diagnostic(.error, "a CALayer: addSublayer(_:) \(problem)", exitCode: .badInput)
    if let page = CodeFaults.current { page.append(fault) } else { UrgentReport.write(fault) }
  }
}
