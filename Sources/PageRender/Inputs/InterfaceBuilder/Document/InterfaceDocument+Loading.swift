internal import LayoutEngine
public import PageBase

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Parameter name: What diagnostics call the file; its path unless given.
  /// - Returns: no document where the file as a whole is unusable, then with at least one error.
  public static func load(
    _ path: String, named name: String? = nil
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let name = name ?? path
    do {
      var read = parse(try InputFile.read(path, limit: DocumentReader.maximumBytes), file: name)
      read.document?.path = path
      return read
    } catch {
      let message = "document \(Wording.quoted(name)) \(error.message)"
      return (nil, [Diagnostic(.error, message, exitCode: error.exitCode)])
    }
  }

  static func parse(
    _ bytes: [UInt8], file: String
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    do {
      let root = try DocumentReader.read(bytes)
      let isStoryboard = try kind(of: root)
      var checker = DocumentChecker(file: file)
      checker.check(root)
      let document = InterfaceDocument(file: file, root: root, isStoryboard: isStoryboard)
      checker.check(EmbedCycles(document.controllers))
      return (document, checker.diagnostics)
    } catch {
      return (
        nil,
        [Diagnostic(.error, file: file, position: error.position, error.message, exitCode: error.exitCode)]
      )
    }
  }

  /// Returns true if the document is a storyboard (or a xib).
  private static func kind(of root: DocumentElement) throws(DocumentError) -> Bool {
    guard root.name == "document" else {
      // Before Xcode 5 xibs were archives of another form.
      if root.name == "archive" { throw .tooOld(root.position) }
      throw .wrongKind(root.position, found: "an XML file of <\(root.name)>")
    }
    let type = root["type"] ?? ""
    // The canvas of a television is known, and its frames are compared.
    if let name = platform(of: root), name != televisionName {
      throw .otherPlatform(root.position, name: name)
    }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB",
      "com.apple.InterfaceBuilder.AppleTV.Storyboard":
      return true
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
      "com.apple.InterfaceBuilder.AppleTV.XIB":
      return false
    default: throw .wrongKind(root.position, found: "a document of type \"\(type)\"")
    }
  }

  private static let televisionName = "tvOS"

  /// The platform of a document's screens; `nil` for iOS.
  private static func platform(of root: DocumentElement) -> String? {
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    if runtime.hasPrefix("watchKit") || type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") {
      return "watchOS"
    }
    if runtime.hasPrefix("MacOSX") || type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") { return "macOS" }
    if runtime.hasPrefix("AppleTV") || type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") {
      return televisionName
    }
    return nil
  }

  /// That the document is for screens that are not drawn; `nil` where it is for iOS.
  var platformFault: Diagnostic? {
    guard let name = Self.platform(of: root) else { return nil }
    let error = DocumentError.otherPlatform(root.position, name: name)
    return Diagnostic(
      .error, file: file, position: error.position, error.message, exitCode: error.exitCode)
  }

  private init(file: String, root: DocumentElement, isStoryboard: Bool) {
    let graph = ControllerGraph(root)
    let device = root.child("device")
    self.init(
      file: file, root: root, isStoryboard: isStoryboard,
      scenes: isStoryboard ? Self.scenes(of: root, graph) : Self.views(of: graph),
      // `14460.31` counts by its first part.
      toolsVersion: root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0,
      canvas: device.flatMap { CanvasDevice($0) ?? Self.unknownDevice($0, root) },
      resources: DocumentResources(root), controllers: graph)
  }

  /// The document with other texts in its elements.
  func with(root: DocumentElement) -> InterfaceDocument {
    var document = InterfaceDocument(file: file, root: root, isStoryboard: isStoryboard)
    document.path = path
    return document
  }

  /// A device newer than the table: as large as the first root view, which fills it in most documents.
  private static func unknownDevice(_ device: DocumentElement, _ root: DocumentElement) -> CanvasDevice? {
    var size: Size?
    root.forEach { element in
      if size == nil, element["key"] == "view", let frame = element.savedFrame { size = frame.size }
    }
    return size.flatMap { size in
      size.width > 0 && size.height > 0 ? CanvasDevice(unknown: device.id ?? "", size: size) : nil
    }
  }

  // MARK: Scenes

  /// The scenes whose controller has a view of its own; containers show around those.
  private static func scenes(of root: DocumentElement, _ graph: ControllerGraph) -> [Scene] {
    var names = SceneNames()
    var scenes: [Scene] = []
    for scene in root.members(of: "scenes") {
      for object in scene.members(of: "objects")
      where ControllerKind(element: object) != nil && DocumentBuilder.rootElement(of: object) != nil {
        if let id = object.id, let scene = names.scene(for: object, id: id) { scenes.append(scene) }
      }
    }
    // A controller of another storyboard is a scene where a container of this one shows it.
    for id in graph.contained {
      if let object = graph.objects[id], StoryboardReference(element: object) != nil,
        let scene = names.scene(for: object, id: id)
      {
        scenes.append(scene)
      }
    }
    return scenes
  }

  /// The views at the top level of a xib, and the controllers that have one.
  private static func views(of graph: ControllerGraph) -> [Scene] {
    var names = SceneNames()
    var scenes: [Scene] = []
    for id in graph.order {
      guard let object = graph.objects[id],
        ViewKind(element: object) != nil
          || ControllerKind(element: object) != nil && DocumentBuilder.rootElement(of: object) != nil
      else { continue }
      if let scene = names.scene(for: object, id: id) { scenes.append(scene) }
    }
    return scenes
  }

  /// The scenes whose view is SwiftUI's, which a document does not hold.
  var scenesOfCode: [Scene] {
    var names = SceneNames()
    return controllers.order.compactMap { id in
      guard let object = controllers.objects[id], object.name == "hostingController",
        DocumentBuilder.rootElement(of: object) == nil
      else { return nil }
      return names.scene(for: object, id: id)
    }
  }
}

/// Gives scenes their names, each once.
private struct SceneNames {
  private var taken: Set<String> = []
  private var ids: Set<String> = []

  /// `nil` for an id that another scene has, which is reported elsewhere.
  mutating func scene(for object: DocumentElement, id: String) -> InterfaceDocument.Scene? {
    guard ids.insert(id).inserted else { return nil }
    var names: [String] = []
    for name in [
      object["storyboardIdentifier"], object["customClass"], object["reuseIdentifier"],
      object["referencedIdentifier"], object["storyboardName"], id,
    ] {
      if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    let wanted = names.first.map(Self.fileName) ?? id
    var unique = wanted
    // The object's id tells scenes of one class apart; ids are unique, so this ends.
    if !taken.insert(unique.lowercased()).inserted {
      unique = wanted + "-" + Self.fileName(id)
      _ = taken.insert(unique.lowercased())
    }
    return InterfaceDocument.Scene(id: unique, names: names, position: object.position, object: id)
  }

  /// A name without what a file name may not hold.
  private static func fileName(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    return allowed.isEmpty ? "scene" : String(allowed)
  }
}
