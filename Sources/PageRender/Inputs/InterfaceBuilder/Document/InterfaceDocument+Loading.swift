internal import LayoutEngine
public import PageBase
internal import PageLayout

extension InterfaceDocument {
  /// Reads a storyboard or xib.
  ///
  /// - Parameter name: The file's name in diagnostics; `nil` for its path.
  /// - Returns: The document; `nil`, with at least one error, if the file as a whole is unusable.
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
    var unread: [Diagnostic] = []
    do {
      let root = try DocumentReader.read(bytes)
      let account = DocumentAccount(root, outlets: outletNames(root))
      if root.name == "document", platform(of: root) == nil { unread = account.documentWarnings(in: file) }
      let isStoryboard = try kind(of: root)
      var checker = DocumentChecker(file: file)
      checker.check(root)
      var document = InterfaceDocument(file: file, root: root, isStoryboard: isStoryboard)
      document.account = account
      checker.check(EmbedCycles(document.controllers))
      return (document, checker.diagnostics + unread)
    } catch {
      let fault = Diagnostic(
        .error, file: file, position: error.position, error.message, exitCode: error.exitCode)
      return (nil, [fault] + unread)
    }
  }

  /// Returns true for a storyboard, false for a xib.
  private static func kind(of root: DocumentElement) throws(DocumentError) -> Bool {
    guard root.name == "document" else {
      // Before Xcode 5 xibs were archives of another form.
      if root.name == "archive" { throw .tooOld(root.position) }
      throw .wrongKind(root.position, found: "an XML file of <\(root.name)>")
    }
    let type = root["type"] ?? ""
    // Documents for tvOS are read, because their saved frames are compared.
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

  /// The error for a document of a platform that is not drawn; `nil` for iOS.
  var platformFault: Diagnostic? {
    guard let name = Self.platform(of: root) else { return nil }
    let error = DocumentError.otherPlatform(root.position, name: name)
    return Diagnostic(
      .error, file: file, position: error.position, error.message, exitCode: error.exitCode)
  }

  private init(file: String, root: DocumentElement, isStoryboard: Bool) {
    let graph = ControllerGraph(root)
    let device = root.child("device")
    let scenes = isStoryboard ? Self.scenes(of: root, graph) : Self.views(of: graph)
    self.init(
      file: file, root: root, isStoryboard: isStoryboard, scenes: Self.named(scenes, after: file),
      // Of a version such as `14460.31` the first number counts.
      toolsVersion: root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0,
      canvas: device.flatMap { CanvasDevice($0) ?? Self.unknownDevice($0, root) },
      resources: DocumentResources(root), controllers: graph)
  }

  /// A copy of the document with another root element, such as one with translated texts.
  func with(root: DocumentElement) -> InterfaceDocument {
    var document = InterfaceDocument(file: file, root: root, isStoryboard: isStoryboard)
    document.path = path
    document.account = account
    return document
  }

  /// A device that is newer than the table, with the size of the first root view, which fills the screen in
  /// most documents.
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

  /// The scenes; the only one of a document has the file's name if it has no name but a generated id.
  private static func named(_ scenes: [Scene], after file: String) -> [Scene] {
    guard let scene = scenes.only, ObjectID.isOne(scene.id) else { return scenes }
    let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    guard !name.isEmpty else { return scenes }
    return [
      Scene(
        id: SceneNames.fileName(name), names: [name] + scene.names, position: scene.position,
        object: scene.object)
    ]
  }

  /// The scenes whose controller has a view of its own; its containers are drawn around it.
  private static func scenes(of root: DocumentElement, _ graph: ControllerGraph) -> [Scene] {
    var names = SceneNames()
    var scenes: [Scene] = []
    for scene in root.members(of: "scenes") {
      for object in scene.members(of: "objects")
      where ControllerKind(element: object) != nil && DocumentBuilder.rootElement(of: object) != nil {
        if let id = object.id, let scene = names.scene(for: object, id: id) { scenes.append(scene) }
      }
    }
    // A storyboard reference is a scene if a container of this storyboard shows it.
    for id in graph.contained {
      if let object = graph.objects[id], StoryboardReference(element: object) != nil,
        let scene = names.scene(for: object, id: id)
      {
        scenes.append(scene)
      }
    }
    return scenes
  }

  /// The top-level views of a xib, and its controllers that have a view.
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

  /// The scenes of hosting controllers, whose SwiftUI views are not in the document.
  var scenesOfCode: [Scene] { scenes(ofCodeIn: "hostingController") }

  /// The scenes of controllers of a kind that have no view in the document, as code makes it.
  func scenes(ofCodeIn kind: String) -> [Scene] {
    var names = SceneNames()
    return controllers.order.compactMap { id in
      guard let object = controllers.objects[id], object.name == kind,
        DocumentBuilder.rootElement(of: object) == nil
      else { return nil }
      return names.scene(for: object, id: id)
    }
  }
}

/// Gives scenes unique names.
private struct SceneNames {
  private var taken: Set<String> = []
  private var ids: Set<String> = []

  /// The scene of an object; `nil` if another scene has its id, which `DocumentChecker` reports.
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

  /// A name for files, in which every character but letters, digits, `-` and `_` is replaced by `-`.
  static func fileName(_ name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    return allowed.isEmpty ? "scene" : String(allowed)
  }
}
