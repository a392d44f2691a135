internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
internal import UIKitCore

/// Builds the views of one store picture: the ground, the devices from back to front, and the caption.
@MainActor
struct StorePageBuilder {
  /// The page's index among the deck's pages.
  let index: Int
  let texts: DeckTexts.Page
  let pictures: DeckPictures
  let canvas: StoreCanvas
  let environment: PageEnvironment
  /// The size of the captions as a share of their fonts' sizes.
  let scale: Double
  private(set) var diagnostics: [Diagnostic] = []
  /// The pages that are shown as screens, by the identifiers of their views.
  private var screens: [String: ScreenContent] = [:]

  init(
    index: Int, texts: DeckTexts.Page, pictures: DeckPictures, canvas: StoreCanvas,
    environment: PageEnvironment, scale: Double
  ) {
    (self.index, self.texts, self.pictures) = (index, texts, pictures)
    (self.canvas, self.environment, self.scale) = (canvas, environment, scale)
  }

  private var deck: Deck { pictures.deck }

  /// The page; `nil`, with a diagnostic, if a screen cannot be shown.
  mutating func page(_ traits: PageTraits) -> PreparedPage? {
    let page = deck.pages[index]
    guard let composition = page.composition else { return nil }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height))
    root.accessibilityIdentifier = "view"
    root.clipsToBounds = true
    addGround(composition.background, to: root)
    for (place, device) in composition.devices.enumerated() {
      guard addDevice(device, place: place, composition, to: root, traits) else { return nil }
    }
    addCaption(composition.caption, to: root)
    var tree = ViewTree(root: root)
    tree.shownAs = .picture
    tree.systemBars.isStatusBarHidden = true
    tree.systemBars.isHomeIndicatorHidden = true
    for view in tree.views.indices {
      guard let name = tree.views[view].identifier, let screen = screens[name] else { continue }
      tree.views[view].content = .control(screen)
    }
    diagnostics += tree.diagnostics
    return PreparedPage(id: page.id.value, tree: tree, position: page.summary.position)
  }

  // MARK: Ground

  private mutating func addGround(_ ground: StoreBackground, to root: UIView) {
    root.backgroundColor = ground.colors.first.map { UIColor($0) }
    let count = deck.pageCount
    let place = deck.pages[index].number - 1
    let wide = canvas.panorama(page: place, of: count)
    let frame = ground.isPanorama ? wide.points : root.bounds
    if ground.colors.count > 1 {
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.colors = ground.colors.map { UIColor($0).cgColor }
      let (from, to) = canvas.gradient(angle: ground.angle)
      layer.startPoint = CGPoint(x: from.x, y: from.y)
      layer.endPoint = CGPoint(x: to.x, y: to.y)
      root.layer.addSublayer(layer)
    }
    if let file = ground.image, let image = image(Located(.file(file.value), at: file.position)) {
      let view = UIImageView(image: image)
      view.accessibilityIdentifier = "background"
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.frame = frame
      root.addSubview(view)
    }
    for (hill, color) in ground.hills.enumerated() {
      let layer = CAShapeLayer()
      layer.path = Hills.path(hill, of: ground.hills.count, in: wide, pages: count)
      layer.fillColor = UIColor(color).cgColor
      root.layer.addSublayer(layer)
    }
  }

  // MARK: Devices

  /// Adds a device with its screen; returns false, with a diagnostic, if the screen cannot be shown.
  private mutating func addDevice(
    _ device: StoreDevice, place: Int, _ composition: StoreComposition, to root: UIView, _ traits: PageTraits
  ) -> Bool {
    let name = place == 0 ? "" : "\(place + 1)"
    guard let (screen, shape) = screen(of: device, isFirst: place == 0, name: "screen\(name)", traits) else {
      return false
    }
    if place == 0 { screen.accessibilityLabel = texts.alt?.text }
    let outline: Size =
      switch device.frame {
      case .none: Size(width: 1, height: shape.ratio)
      case .drawn: shape.housing
      case .file(let frame): Size(width: Double(frame.hole.width), height: Double(frame.hole.height))
      }
    let frame = canvas.deviceFrame(device, shape: outline, caption: composition.caption)
    let view = UIView(frame: frame.points)
    view.accessibilityIdentifier = "device\(name)"
    let unit = frame.width / outline.width
    switch device.frame {
    case .none:
      let bounds = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      addScreen(screen, frame: bounds, radius: shape.radius * unit, to: view)
      round(view, radius: shape.radius * unit, color: .black)
    case .drawn: addHousing(shape, device, unit: unit, screen, to: view)
    case .file(let file): addFrame(file, unit: unit, screen, to: view)
    }
    addShadow(device, unit: canvas.unit, to: view)
    let degrees = canvas.rotation(device)
    if degrees != 0 { view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180) }
    root.addSubview(view)
    return true
  }

  private func addScreen(_ screen: UIView, frame: Rect, radius: Double, to view: UIView) {
    screen.frame = frame.points
    screen.clipsToBounds = true
    screen.layer.cornerRadius = radius
    view.addSubview(screen)
  }

  private func round(_ view: UIView, radius: Double, color: UIColor) {
    view.backgroundColor = color
    view.layer.cornerRadius = radius
  }

  /// A housing like no particular model: a coloured edge, a black border, the screen, and its cutout.
  private func addHousing(
    _ shape: ScreenShape, _ device: StoreDevice, unit: Double, _ screen: UIView, to view: UIView
  ) {
    let outer = Rect(x: 0, y: 0, width: shape.housing.width * unit, height: shape.housing.height * unit)
    round(view, radius: shape.housingRadius * unit, color: UIColor(device.color))
    let rim = shape.rim * unit
    let border = UIView(frame: outer.inset(by: rim).points)
    round(border, radius: max(shape.housingRadius * unit - rim, 0), color: .black)
    view.addSubview(border)
    let glass = shape.screen.scaled(by: unit)
    addScreen(screen, frame: glass, radius: shape.radius * unit, to: view)
    guard let cutout = shape.cutout else { return }
    var hole = cutout.scaled(by: unit).offsetBy(x: glass.minX, y: glass.minY)
    let radius = shape.isNotch ? 0.047 * unit : min(hole.width, hole.height) / 2
    if shape.isNotch {
      // Only the corners away from the screen's edge are round.
      hole =
        shape.ratio > 1
        ? Rect(minX: hole.minX, minY: hole.minY - radius, maxX: hole.maxX, maxY: hole.maxY)
        : Rect(minX: hole.minX - radius, minY: hole.minY, maxX: hole.maxX, maxY: hole.maxY)
    }
    let island = UIView(frame: hole.points)
    round(island, radius: radius, color: .black)
    view.addSubview(island)
  }

  /// The screen below a frame's picture, a pixel wider than its hole on all sides.
  private mutating func addFrame(_ frame: StoreFrame, unit: Double, _ screen: UIView, to view: UIView) {
    let hole = frame.hole.bounds.inset(by: -1).scaled(by: unit)
    addScreen(screen, frame: hole, radius: max(frame.hole.radius - 2, 0) * unit, to: view)
    guard let image = image(Located(.file(frame.file.value), at: frame.file.position)) else { return }
    let picture = UIImageView(image: image)
    picture.accessibilityIdentifier = "frame"
    picture.frame = CGRect(
      x: 0, y: 0, width: Double(frame.hole.width) * unit, height: Double(frame.hole.height) * unit)
    view.addSubview(picture)
  }

  private func addShadow(_ device: StoreDevice, unit: Double, to view: UIView) {
    guard device.shadow > 0 else { return }
    view.layer.shadowOpacity = Float(device.shadow)
    view.layer.shadowRadius = 22 * unit
    view.layer.shadowOffset = CGSize(width: 0, height: 16 * unit)
  }

  // MARK: Screens

  /// The view of a device's screen and the shape around it; `nil`, with a diagnostic, if it cannot be shown.
  private mutating func screen(
    of device: StoreDevice, isFirst: Bool, name: String, _ traits: PageTraits
  ) -> (UIView, ScreenShape)? {
    let page = deck.pages[index]
    let own = isFirst ? nil : device.image
    var picture = own ?? page.image
    var localized = own == nil ? page.localizedImages : device.localizedImages
    if isFirst, environment.device.idiom == .pad, let pad = page.padImage {
      (picture, localized) = (pad, page.localizedPadImages)
    }
    if case .page(let file, let id) = picture.value {
      return pageScreen(file, id, at: picture.position, name: name, traits)
    }
    if let file = picture.value.file(for: pictures.locale, among: localized) {
      picture.value = .file(file)
    }
    guard let image = image(picture) else { return nil }
    let view = UIImageView(image: image)
    view.accessibilityIdentifier = name
    let scale = Double(image.scale)
    let pixels = StoreSize.Pixels(
      width: Int(exactly: (Double(image.size.width) * scale).rounded()) ?? 1,
      height: Int(exactly: (Double(image.size.height) * scale).rounded()) ?? 1)
    return (view, ScreenShape(pixels: pixels))
  }

  private mutating func image(_ picture: Located<Deck.Picture>) -> UIImage? {
    do throws(ImageError) {
      return try pictures.image(picture)
    } catch {
      diagnostics.append(error.diagnostic(for: picture, in: deck.file))
      return nil
    }
  }

  /// A page of another deck, in the picture's own environment.
  private mutating func pageScreen(
    _ file: DeckFile, _ id: String, at position: SourcePosition?, name: String, _ traits: PageTraits
  ) -> (UIView, ScreenShape)? {
    guard let other = deck.store.screens[file.path],
      let place = other.pages.firstIndex(where: { $0.id.value == id })
    else { return nil }
    let (pages, problems) = other.preparePages(images: pictures.images, only: [place], traits: traits)
    diagnostics += problems
    guard let page = pages.first.flatMap(\.self) else { return nil }
    do throws(PageError) {
      screens[name] = try ScreenContent(page, in: environment)
    } catch {
      diagnostics.append(error.diagnostic(page: page, file: other.file))
      return nil
    }
    let view = UIView()
    view.accessibilityIdentifier = name
    return (view, ScreenShape(environment.device, environment.orientation))
  }

  // MARK: Caption

  private func addCaption(_ caption: StoreCaption, to root: UIView) {
    let box = canvas.captionBox(caption)
    let (fonts, colors) = (deck.style.fonts, deck.style.colors)
    let parts = [
      ("summary", texts.summary.text, fonts.summary.value, colors.summary),
      ("detail", texts.detail.text, fonts.detail.value, colors.detail(on: environment.system)),
    ].filter { !$0.1.allSatisfy(\.isWhitespace) }
    var labels: [(label: UILabel, size: CGSize, gap: Double)] = []
    for (name, text, font, color) in parts {
      let label = UILabel()
      label.accessibilityIdentifier = name
      label.text = text
      let descriptor = CaptionText.font(font, scale: canvas.unit * scale)
      label.font = UIFont(following: ScalingFont(descriptor))
      label.textColor = UIColor(color)
      label.numberOfLines = 0
      label.lineBreakStrategy = CaptionText.strategy
      label.textAlignment = caption.alignment == .center ? .center : .natural
      let size = balancedSize(CaptionText.content(text, descriptor), in: box.width)
      labels.append(
        (label, CGSize(width: size.width, height: size.height), CaptionText.gap * descriptor.pointSize))
    }
    let gaps = labels.dropFirst().reduce(0) { $0 + $1.gap }
    let height = labels.reduce(gaps) { $0 + Double($1.size.height) }
    var top = box.minY + max((box.height - height) / 2, 0)
    for (place, (label, size, gap)) in labels.enumerated() {
      if place > 0 { top += gap }
      let left =
        caption.alignment == .center
        ? box.midX - Double(size.width) / 2 : canvas.isMirrored ? box.maxX - Double(size.width) : box.minX
      label.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
      root.addSubview(label)
      top += Double(size.height)
    }
  }

  private func balancedSize(_ content: AttributedText, in width: Double) -> Size {
    let (direction, locale, pixel) = (environment.direction, environment.locale, 1 / environment.device.scale)
    // The fit has measured the same text, so that no new error can occur.
    let balanced = try? deck.store.captionSizes.balancedSize(
      content, in: width, direction: direction, locale: locale)
    // The pixels keep all words and lines when the frame is rounded.
    return Size(
      width: min((balanced?.width ?? width) + 2 * pixel, width), height: (balanced?.height ?? 0) + 2 * pixel)
  }
}

extension Rect {
  fileprivate var points: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
