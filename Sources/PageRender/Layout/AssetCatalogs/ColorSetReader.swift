internal import PageBase
internal import PageDrawing

/// Reads a colour set.
struct ColorSetReader {
  private var reader: ContentsReader
  private let catalog: AssetCatalog
  private let asset: AssetCatalog.Asset

  init(_ asset: AssetCatalog.Asset, of catalog: AssetCatalog) {
    reader = ContentsReader(file: "\(catalog.file)/\(asset.path)/Contents.json")
    self.catalog = catalog
    self.asset = asset
  }

  var diagnostics: [Diagnostic] { reader.checker.diagnostics }

  /// The colour in both appearances; `nil`, with an error, if the set has none.
  ///
  /// Of several colours for one appearance, a colour for any device wins, else the first.
  mutating func color() -> Color.Dynamic? {
    guard let root = reader.root(inFolder: catalog.root, path: asset.path + "/Contents.json") else {
      return nil
    }
    guard let colors = root["colors"] else {
      reader.checker.report("a colour set has no \"colors\"; add them", at: nil)
      return nil
    }
    let errorsBefore = reader.checker.errorCount
    var variants: [(conditions: ImageConditions, color: Color.Dynamic)] = []
    var isTemplate = false
    for value in reader.list(colors, "\"colors\"") ?? [] {
      guard let slot = reader.object(value, "an entry of \"colors\"") else { continue }
      // Xcode's template of an app has an accent colour without a value, which is the system's.
      isTemplate = isTemplate || slot["color"] == nil
      guard let color = slot["color"], let conditions = reader.conditions(of: slot),
        let read = self.color(color)
      else { continue }
      variants.append((conditions, read))
    }
    guard let light = best(of: variants, in: .light), let dark = best(of: variants, in: .dark) else {
      if reader.checker.errorCount == errorsBefore, !(isTemplate && variants.isEmpty) {
        reader.checker.report(
          "colour set \(Wording.quoted(asset.name)) has no colour; add one", at: colors.position)
      }
      return nil
    }
    var color = Color.Dynamic(light: light.light, dark: dark.dark)
    if light.systemNames != nil || dark.systemNames != nil {
      color.systemNames = Color.SystemNames(light: light.systemNames?.light, dark: dark.systemNames?.dark)
    }
    return color
  }

  private func best(
    of variants: [(conditions: ImageConditions, color: Color.Dynamic)], in appearance: Appearance
  ) -> Color.Dynamic? {
    var traits = ImageTraits.nominal
    traits.appearance = appearance
    var best: (rank: [Double], color: Color.Dynamic)?
    for variant in variants {
      var conditions = variant.conditions
      // PageRender uses one colour on all devices, so a colour for one idiom ranks last.
      if conditions.idiom != nil { (conditions.idiom, conditions.isForElsewhere) = (nil, true) }
      let rank = conditions.rank(in: traits)
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (rank, variant.color) }
    }
    return best?.color
  }

  private mutating func color(_ value: JSONValue) -> Color.Dynamic? {
    guard let object = reader.object(value, "\"color\"") else { return nil }
    if let reference = object["reference"] { return systemColor(reference) }
    guard let components = object["components"] else {
      reader.checker.report("\"color\" has no \"components\"; add them", at: value.position)
      return nil
    }
    guard let values = reader.object(components, "\"components\"") else { return nil }
    var space = ColorSpace.sRGB
    if let named = object["color-space"] {
      guard let known = self.space(named) else { return nil }
      space = known
    }
    return self.color(values, in: space, at: components.position).map { Color.Dynamic($0) }
  }

  private mutating func space(_ value: JSONValue) -> ColorSpace? {
    guard let name = reader.checker.string(value, "\"color-space\"") else { return nil }
    if let space = ColorSpace(rawValue: name.lowercased()) { return space }
    let names = ColorSpace.allCases.map(\.rawValue)
    reader.checker.report(
      "\"color-space\" must be \(Wording.alternatives(names)), found \(Wording.quoted(name))",
      at: value.position)
    return nil
  }

  private mutating func color(_ object: JSONObject, in space: ColorSpace, at position: SourcePosition)
    -> Color?
  {
    // A grey may also be written as red, green and blue, to which the grey space's curve then applies.
    let names = space.isGray && object["white"] != nil ? ["white"] : ["red", "green", "blue"]
    var components: [ColorComponent] = []
    for name in names {
      guard let value = object[name] else {
        reader.checker.report("\"components\" has no \(Wording.quoted(name)); add it", at: position)
        return nil
      }
      guard let component = component(value, name) else { return nil }
      components.append(component)
    }
    var alpha = 1.0
    if let value = object["alpha"] {
      guard let component = component(value, "alpha") else { return nil }
      alpha = component.value(isWholeOfOne: component.isZeroOrOne)
    }
    // If every component is 0 or 1, the range is 0 to 1 (black, white, pure colours), not 0 to 255.
    let isWholeOfOne = components.allSatisfy(\.isZeroOrOne)
    let values = components.map { $0.value(isWholeOfOne: isWholeOfOne) }
    guard let red = values.first, let blue = values.last else { return nil }
    return space.color(red: red, green: values.count > 1 ? values[1] : red, blue: blue, alpha: alpha)
  }

  private mutating func component(_ value: JSONValue, _ name: String) -> ColorComponent? {
    switch value.kind {
    case .number(let number) where abs(number) <= 65535: return ColorComponent(number)
    case .string(let text):
      if let component = ColorComponent(text) { return component }
    default: break
    }
    reader.checker.reportType(
      of: value, Wording.quoted(name), wanted: "a component such as \"0.500\", \"0x80\" or \"128\"")
    return nil
  }

  private mutating func systemColor(_ value: JSONValue) -> Color.Dynamic? {
    guard let name = reader.checker.string(value, "\"reference\"") else { return nil }
    if var color = SystemColor.color(named: name) {
      color.systemNames = Color.SystemNames(light: name, dark: name)
      return color
    }
    let near = NearMiss.closest(to: name, among: SystemColor.names)
    reader.checker.report(
      "system colour \(Wording.quoted(name)) is not known" + Wording.didYouMean(near), at: value.position)
    return nil
  }
}
