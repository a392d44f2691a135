/// A stretch of a paragraph that one face shapes in one go.
struct TextItem {
  /// In UTF-16 code units of the paragraph.
  var range: Range<Int>
  var attributes: TextAttributes
  var choice: FontChoice
  var face: OpenFace
  var style: ShapingStyle
  /// The embedding level; odd levels run from right to left.
  var level: UInt8
}

/// Cuts paragraphs into items: wherever attributes, face, script or direction change.
struct Itemizer {
  let store: FontStore
  /// BCP 47; for text whose attributes name none.
  let language: String
  /// Scalars that no font has, each once, in order.
  private(set) var missing: [Unicode.Scalar] = []
  private var knownMissing: Set<Unicode.Scalar> = []

  init(store: FontStore, language: String) {
    self.store = store
    self.language = language
  }

  /// The items of a paragraph, in logical order. `text` is the paragraph; `attributes` covers it.
  /// `levels` has one per unit, or none where all of the paragraph runs from left to right.
  mutating func items(
    of text: UnsafeBufferPointer<UInt16>, attributes: [AttributedText.Run], levels: [UInt8]
  ) throws(TextError) -> [TextItem] {
    var items: [TextItem] = []
    var script = Self.firstScript(in: text)
    var start = 0
    for run in attributes {
      let end = start + run.utf16Length
      let language = run.attributes.language ?? self.language
      let choice = try choice(for: run.attributes.font, language: language)
      var style = ShapingStyle(script: script, language: ShapingLanguage(language))
      var isFirst = true
      while start < end {
        let cluster = try ScalarCluster(in: text, from: start, to: end)
        if let own = cluster.script { script = own }
        let face = try face(for: cluster, script: script, of: choice)
        let level = levels.isEmpty ? 0 : levels[start]
        if let last = items.last, !isFirst, last.face === face, last.style.script == script,
          last.level == level
        {
          items[items.count - 1].range = last.range.lowerBound..<cluster.end
        } else {
          style.script = script
          style.kerns = run.attributes.kern != 0 && !(script == .han && face.setsSolid)
          style.isRightToLeft = level & 1 == 1
          items.append(
            TextItem(
              range: start..<cluster.end, attributes: run.attributes, choice: choice, face: face,
              style: style, level: level))
        }
        isFirst = false
        start = cluster.end
      }
    }
    return items
  }

  private func choice(for font: FontDescriptor, language: String) throws(TextError) -> FontChoice {
    do { return try store.choice(for: font, language: language) } catch { throw .font(error) }
  }

  /// The face for a cluster; the text's own, which then shows its box for a missing glyph, where no face
  /// has it.
  private mutating func face(
    for cluster: ScalarCluster, script: Script, of choice: FontChoice
  ) throws(TextError) -> OpenFace {
    do {
      let face =
        if cluster.others.isEmpty {
          try choice.face(for: CollectionOfOne(cluster.first), script: script, in: store)
        } else {
          try choice.face(for: [cluster.first] + cluster.others, script: script, in: store)
        }
      if let face { return face }
    } catch {
      throw .font(error)
    }
    if let scalar = Unicode.Scalar(cluster.first), knownMissing.insert(scalar).inserted {
      missing.append(scalar)
    }
    return choice.base
  }

  /// The script of the first character that has one, for the punctuation before it.
  private static func firstScript(in text: UnsafeBufferPointer<UInt16>) -> Script {
    var index = 0
    while index < text.count {
      let scalar = Self.scalar(in: text, at: &index, end: text.count)
      let script = Script(of: scalar)
      if script != .common, script != .inherited { return script }
    }
    return .latin
  }

  /// The scalar at `index`, which moves past it; a lone surrogate stands for itself.
  fileprivate static func scalar(
    in text: UnsafeBufferPointer<UInt16>, at index: inout Int, end: Int
  ) -> UInt32 {
    let unit = text[index]
    index += 1
    guard UTF16.isLeadSurrogate(unit), index < end, UTF16.isTrailSurrogate(text[index]) else {
      return UInt32(unit)
    }
    let low = text[index]
    index += 1
    return 0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
  }
}

/// A scalar and the marks, joiners and selectors that belong to it, which one face has to draw.
private struct ScalarCluster {
  var first: UInt32
  var others: [UInt32] = []
  /// The offset after it.
  var end: Int

  init(in text: UnsafeBufferPointer<UInt16>, from start: Int, to limit: Int) throws(TextError) {
    end = start
    first = Itemizer.scalar(in: text, at: &end, end: limit)
    var next = end
    while next < limit {
      let scalar = Itemizer.scalar(in: text, at: &next, end: limit)
      let joins = others.last == 0x200D || first == 0x200D && others.isEmpty
      guard ScalarClass.extendsCluster(scalar) || ScalarClass.isVariationSelector(scalar) || joins else {
        break
      }
      others.append(scalar)
      end = next
      if others.count > TextLimits.combiningMarks { throw .tooManyCombiningMarks(utf16Offset: end) }
    }
  }

  /// `nil` for what takes the script of the text around it.
  var script: Script? {
    let script = Script(of: first)
    return script == .common || script == .inherited ? nil : script
  }
}
