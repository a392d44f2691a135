internal import PageBase
internal import PageDrawing
internal import PageLayout

extension DeckReader {
  private static let layoutKeys = ["template", "background", "caption", "devices"]
  /// The most colours of a gradient, and the most hills.
  private static let maximumColors = 8
  private static let maximumDevices = 3

  /// The template that a layout names: `"store"` alone is the first. `nil` for other layouts.
  mutating func storeTemplate(_ value: JSONValue?) -> StoreTemplate? {
    guard let value else { return nil }
    if case .string("store") = value.kind { return .calm }
    guard case .object(let object) = value.kind, object["document"] == nil,
      Self.layoutKeys.contains(where: { object[$0] != nil })
    else { return nil }
    return checker.choice("template", of: object) ?? .calm
  }

  /// The layout of a deck of store pictures: the template's compositions, changed by the deck's own settings.
  mutating func storeLayout(_ value: JSONValue, template: StoreTemplate) -> StoreLayout {
    var compositions = template.compositions
    guard case .object(let object) = value.kind else {
      return StoreLayout(compositions: compositions, position: value.position)
    }
    _ = checker.object(value, "\"layout\"", keys: Self.layoutKeys)
    // Faults are reported once, not for each of the template's compositions.
    var quiet = self
    for index in compositions.indices {
      if index == 0 {
        apply(object, to: &compositions[index])
      } else {
        quiet.apply(object, to: &compositions[index])
      }
    }
    return StoreLayout(compositions: compositions, position: value.position)
  }

  /// A page's own composition: that of the deck's layout, changed by the page's `layout`.
  mutating func composition(_ value: JSONValue, over base: StoreComposition) -> StoreComposition {
    var composition = base
    let keys = Self.layoutKeys.filter { $0 != "template" }
    if let object = checker.object(value, "\"layout\" of a page", keys: keys) {
      apply(object, to: &composition)
    }
    return composition
  }

  /// Changes the parts of a composition that an object names.
  mutating func apply(_ object: JSONObject, to composition: inout StoreComposition) {
    if let value = object["background"] { apply(value, to: &composition.background) }
    if let value = object["caption"] { apply(value, to: &composition.caption) }
    guard let value = object["devices"],
      let values = checker.list(value, "\"devices\"", limit: Self.maximumDevices)
    else { return }
    let base = composition.devices
    composition.devices = values.enumerated().map { index, value in
      var device = base.indices.contains(index) ? base[index] : StoreDevice()
      apply(value, to: &device, isFirst: index == 0)
      return device
    }
  }

  // MARK: Background

  /// A background: a colour, a list of colours, the path of a picture, or an object of these.
  private mutating func apply(_ value: JSONValue, to background: inout StoreBackground) {
    switch value.kind {
    case .string(let text) where !text.hasPrefix("#"):
      background.image = file(value, "\"background\"")
    case .string, .array:
      background = StoreBackground()
      background.colors = colors(value, "\"background\"") ?? background.colors
    default:
      let keys = ["colors", "angle", "image", "hills", "panorama", "name", "light", "dark"]
      guard let object = checker.object(value, "\"background\"", keys: keys) else { return }
      if object["name"] != nil || object["light"] != nil {
        background = StoreBackground()
        if let color = dynamicColor(value, "\"background\"") { background.colors = [color] }
        return
      }
      if let value = object["colors"], let colors = colors(value, "\"colors\"") {
        background.colors = colors
      }
      background.angle = checker.number("angle", of: object, in: -360...360) ?? background.angle
      if let value = object["image"] { background.image = file(value, "\"image\"") }
      if let value = object["hills"], let colors = colors(value, "\"hills\"", allowsNone: true) {
        background.hills = colors
      }
      if let value = object["panorama"], let isPanorama = checker.bool(value, "\"panorama\"") {
        background.isPanorama = isPanorama
      }
    }
  }

  private mutating func colors(
    _ value: JSONValue, _ what: String, allowsNone: Bool = false
  ) -> [Color.Dynamic]? {
    guard case .array = value.kind else { return dynamicColor(value, what).map { [$0] } }
    guard let values = checker.list(value, what, limit: Self.maximumColors) else { return nil }
    if values.isEmpty, !allowsNone {
      checker.report("\(what) is empty; write a colour such as #0A84FF", at: value.position)
      return nil
    }
    let colors = values.compactMap { dynamicColor($0, "an entry of \(what)") }
    return colors.count == values.count ? colors : nil
  }

  // MARK: Caption

  private mutating func apply(_ value: JSONValue, to caption: inout StoreCaption) {
    let keys = ["place", "height", "alignment", "fit", "smallest"]
    guard let object = checker.object(value, "\"caption\"", keys: keys) else { return }
    caption.place = checker.choice("place", of: object) ?? caption.place
    caption.height = checker.number("height", of: object, in: 0.08...0.7) ?? caption.height
    caption.alignment = checker.choice("alignment", of: object) ?? caption.alignment
    caption.fit = checker.choice("fit", of: object) ?? caption.fit
    caption.smallest = checker.number("smallest", of: object, in: 0.2...1) ?? caption.smallest
  }

  // MARK: Devices

  private mutating func apply(_ value: JSONValue, to device: inout StoreDevice, isFirst: Bool) {
    let keys = ["image", "frame", "color", "width", "x", "y", "rotation", "shadow"]
    guard let object = checker.object(value, "an entry of \"devices\"", keys: keys) else { return }
    if let value = object["image"] {
      if isFirst {
        checker.report(
          "the first device shows the page's \"image\"; give an \"image\" to the second device",
          at: value.position)
      } else if let image = screenPicture(value) {
        (device.image, device.localizedImages) = (image, localizedImages(image))
      }
    } else if !isFirst, device.image == nil {
      checker.report("a second device has no \"image\"; add it", at: value.position)
    }
    if let value = object["frame"], let frame = frame(value) { device.frame = frame }
    if let value = object["color"], let color = dynamicColor(value, "\"color\"") { device.color = color }
    device.width = checker.number("width", of: object, in: 0.1...2) ?? device.width
    device.x = checker.number("x", of: object, in: -1...1) ?? device.x
    device.y = checker.number("y", of: object, in: -1...1) ?? device.y
    device.rotation = checker.number("rotation", of: object, in: -180...180) ?? device.rotation
    device.shadow = checker.number("shadow", of: object, in: 0...1) ?? device.shadow
  }

  /// A frame: `"none"`, `"drawn"`, or the path of a PNG with a hole, which is looked for now.
  private mutating func frame(_ value: JSONValue) -> StoreDevice.Frame? {
    switch value.kind {
    case .string("none"): return StoreDevice.Frame.none
    case .string("drawn"): return .drawn
    default: break
    }
    guard let file = file(value, "\"frame\"") else { return nil }
    do throws(ImageError) {
      let image = try ImageDecoder.decode(contentsOf: file.value.path)
      if let hole = try FrameHole(in: image) {
        return .file(StoreFrame(file: file, hole: hole))
      }
      checker.report(
        "frame \(Wording.quoted(file.value.written)) has no hole for a screen; give it a transparent area inside, at least a "
          + "quarter of the picture",
        at: value.position)
    } catch {
      checker.report([error.diagnostic(for: Located(.file(file.value), at: file.position), in: checker.file)])
    }
    return nil
  }

  // MARK: Screens

  /// A screen: the path of a captured picture, `{"name": …}` of an asset catalogue, or a page of another deck.
  mutating func screenPicture(_ value: JSONValue) -> Located<Deck.Picture>? {
    guard case .object(let members) = value.kind, members["deck"] != nil || members["page"] != nil else {
      return picture(value)
    }
    let keys = ["deck", "page"]
    guard let object = checker.object(value, "\"image\"", keys: keys, required: keys),
      let named = object["deck"].flatMap({ file($0, "\"deck\"") }),
      let page = object["page"].flatMap({ text($0, "\"page\"", limit: FileName.maximumLength) }),
      let deck = screens(of: named)
    else { return nil }
    guard deck.pages.contains(where: { $0.id.value == page.value }) else {
      let near = NearMiss.closest(to: page.value, among: deck.pages.map(\.id.value))
      checker.report(
        "deck \(Wording.quoted(named.value.written)) has no page \(Wording.quoted(page.value))"
          + Wording.didYouMean(
            near, then: "it has \(deck.pages.prefix(10).map(\.id.value).joined(separator: ", "))"),
        at: page.position)
      return nil
    }
    return Located(.page(named.value, id: page.value), at: value.position)
  }

  /// The picture beside a page's whose file name ends in `~ipad`, as for `NAME~ipad.png`; `nil` if there is none.
  func padImage(_ image: Located<Deck.Picture>) -> Located<Deck.Picture>? {
    guard let written = image.value.file?.written, let dot = written.lastIndex(of: ".") else { return nil }
    let name = written[..<dot] + "~ipad" + written[dot...]
    guard let file = try? folder.file(String(name)) else { return nil }
    return Located(.file(file), at: image.position)
  }

  /// The deck whose pages are shown as screens, read once.
  private mutating func screens(of file: Located<DeckFile>) -> Deck? {
    if let known = screens[file.value.path] { return known }
    guard !isOfScreens else {
      checker.report(
        "a screen cannot be a page of another deck of store pictures; name a deck of screens",
        at: file.position)
      return nil
    }
    let (deck, diagnostics) = DeckLoader(devices: devices, standard: ios)
      .load(file.value.path, shownAs: shownPath(file.value.written), isOfScreens: true)
    checker.report(diagnostics)
    if let deck { screens[file.value.path] = deck }
    return deck
  }
}
