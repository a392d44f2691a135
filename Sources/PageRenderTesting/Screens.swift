internal import Foundation
internal import LayoutEngine
internal import PageRender

/// Draws with the installed fonts. All pictures of a process are drawn by one renderer.
@MainActor
enum Screens {
  private static var renderer: PageRenderer?
  static let fonts = FontCatalog()
  /// The version of iOS of the assertion that draws.
  nonisolated static let system = Ambient<SystemVersion>()

  static func withRenderer<Result>(_ body: (PageRenderer) throws -> Result) throws -> Result {
    if let renderer { return try body(renderer) }
    let made = try PageRenderer(fonts: fonts)
    renderer = made
    return try body(made)
  }

  /// Makes the screen of a controller in a window of its own.
  static func screen(
    of controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection
  ) throws -> Screen {
    try inWindow(controller, on: config, traits: traits) { try screen(of: $0) }
  }

  /// Makes the screen of a view by itself, in the given size, else in its own, else in that of its content
  /// and constraints.
  static func screen(
    of view: UIView, size: CGSize?, traits: UITraitCollection
  ) throws -> Screen {
    try alone(view, size: size, traits: traits) { try screen(of: $0) }
  }

  /// Makes a screen of drawing code in a rectangle.
  ///
  /// - Parameter scale: The pixels per point; by default those of the traits, or 3 if they have none.
  static func screen(
    drawing bounds: CGRect, scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
    _ draw: (CGContext) -> Void
  ) throws -> Screen {
    let own = scale ?? traits.displayScale
    let format = UIGraphicsImageRendererFormat()
    format.scale = own > 0 ? own : 3
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    return try screen(
      of: UIImageView(image: image), size: bounds.size,
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: format.scale)]))
  }

  /// Makes the screen of a picture by itself.
  ///
  /// - Parameter scale: The pixels per point; 0 is the picture's own scale.
  static func screen(of image: UIImage, scale: CGFloat) throws -> Screen {
    let traits = UITraitCollection(displayScale: scale > 0 ? scale : image.scale)
    return try screen(of: UIImageView(image: image), size: image.size, traits: traits)
  }

  // MARK: Windows

  /// Shows a controller in a window while `body` runs.
  static func inWindow<Result>(
    _ controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection,
    _ body: (UIWindow) throws -> Result
  ) throws -> Result {
    let traits = UITraitCollection(traitsFrom: [config.traits, traits])
    var safeArea = config.safeArea
    // If the safe area is only the status bar, a controller that hides it has no safe area.
    if safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), controller.prefersStatusBarHidden {
      safeArea = .zero
    }
    let environment = try environment(
      size: config.size ?? ownSize(of: controller, traits: traits), safeArea: safeArea, traits: traits)
    return try inWindow(controller, in: environment, body)
  }

  private static func inWindow<Result>(
    _ controller: @autoclosure () throws -> UIViewController, in environment: PageEnvironment,
    _ body: (UIWindow) throws -> Result
  ) throws -> Result {
    // The device's traits are current, as code may read them while it makes views.
    let window = try UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
      let window = UIWindow(environment: environment)
      window.rootViewController = try controller()
      window.makeKeyAndVisible()
      return window
    }
    defer {
      // The controller is told that it disappears, and can be shown again.
      window.rootViewController = nil
      window.makeKeyAndVisible()
    }
    return try body(window)
  }

  /// Makes a page of the content that a closure makes in an environment.
  static func page(
    in environment: PageEnvironment, _ content: () throws -> some PageContent
  ) throws -> PreparedPage {
    try inWindow(try controller(content), in: environment) { window in
      let page = window.preparedPage(id: "screen")
      if let fault = page.tree.diagnostics.first(where: { $0.severity == .error }) {
        throw ScreenFault(message: fault.message)
      }
      return page
    }
  }

  private static func controller(_ content: () throws -> some PageContent) throws -> UIViewController {
    guard let controller = try content().controllerForPageRender else {
      throw ScreenFault(message: "there is no screen to judge: the value is nil")
    }
    return controller
  }

  /// Shows a view in a window of its size while `body` runs.
  static func alone<Result>(
    _ view: UIView, size: CGSize?, traits: UITraitCollection, _ body: (UIWindow) throws -> Result
  ) throws -> Result {
    let frame = view.frame
    let size = try size ?? ownSize(of: view, traits: traits)
    let environment = try environment(size: size, safeArea: .zero, traits: traits)
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(origin: .zero, size: size))
    view.removeFromSuperview()
    controller.view.addSubview(view)
    var held: [NSLayoutConstraint] = []
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(origin: .zero, size: size)
    } else {
      held = [
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.widthAnchor.constraint(equalTo: controller.view.widthAnchor),
        view.heightAnchor.constraint(equalTo: controller.view.heightAnchor),
      ]
      NSLayoutConstraint.activate(held)
    }
    defer {
      NSLayoutConstraint.deactivate(held)
      view.removeFromSuperview()
      view.frame = frame
    }
    let window = UIWindow(environment: environment)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return try body(window)
  }

  private static func screen(of window: UIWindow) throws -> Screen {
    let page = window.preparedPage(id: "snapshot")
    if let fault = page.tree.diagnostics.first(where: { $0.severity == .error }) {
      throw ScreenFault(message: fault.message)
    }
    for warning in page.tree.diagnostics { Notes.tell(warning.message) }
    return try withRenderer { renderer in
      var solved = try renderer.solve(page.onWhite, in: window.environment)
      // The stored properties are those of the views without the white background.
      solved.page = page
      return Screen(page: solved, environment: window.environment)
    }
  }

  // MARK: Sizes

  /// The size of screens for views of unknown size, an iPhone 16 Pro's, in points.
  private static let unknownSize = CGSize(width: 402, height: 874)

  /// Returns the size of the view's frame, else the one that fits its content and constraints in these
  /// traits.
  private static func ownSize(of view: UIView, traits: UITraitCollection) throws -> CGSize {
    func isArea(_ size: CGSize) -> Bool { size.width > 0 && size.height > 0 }
    guard !isArea(view.frame.size) else { return view.frame.size }
    let window = UIWindow(environment: try environment(size: unknownSize, safeArea: .zero, traits: traits))
    return window.measuring(view) {
      let size = view.sizeThatFits(view.frame.size)
      return isArea(size) ? size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  /// Returns the size of the view's frame; if that is empty, `unknownSize`.
  private static func ownSize(of controller: UIViewController, traits: UITraitCollection) throws -> CGSize {
    let screen = try environment(size: unknownSize, safeArea: .zero, traits: traits)
    let size = UITraitCollection.withCurrent(UITraitCollection(screen.traits)) { controller.view.frame.size }
    return size.width > 0 && size.height > 0 ? size : unknownSize
  }

  /// Makes a device of this size and safe area; traits that are not set follow the rules of real devices.
  private static func environment(
    size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection
  ) throws -> PageEnvironment {
    let scale = traits.displayScale > 0 ? Double(traits.displayScale) : 3
    let (width, height) = (Double(size.width), Double(size.height))
    let pixels = width * scale * height * scale
    guard width > 0, height > 0, pixels.isFinite, pixels <= Double(Device.maximumPixels), scale <= 4,
      scale >= 1
    else {
      throw ScreenFault(
        message:
          "\(width) × \(height) pt at \(scale) pixels per point cannot be drawn; give the view a frame or a "
          + "size above 0 (the limit is 64 million pixels, and a scale is from 1 to 4)")
    }
    let insets = EdgeInsets(
      top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
      right: Double(safeArea.right))
    var device = Device(
      id: "test", name: "test", idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
      size: Size(width: width, height: height), scale: scale,
      safeArea: ByOrientation(portrait: insets, landscape: insets))
    var classes = device.sizeClasses.portrait
    if traits.horizontalSizeClass != .unspecified {
      classes.horizontal = traits.horizontalSizeClass == .regular ? .regular : .compact
    }
    if traits.verticalSizeClass != .unspecified {
      classes.vertical = traits.verticalSizeClass == .regular ? .regular : .compact
    }
    device.sizeClasses = ByOrientation(portrait: classes, landscape: classes)
    return PageEnvironment(
      device: device, appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      contentSize: traits.preferredContentSizeCategory.contentSize,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      system: system.value ?? SnapshotTestingConfiguration.current?.ios ?? .standard)
  }
}
