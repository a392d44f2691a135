internal import Glibc
public import PageBase
internal import PageDrawing

/// The files that describe the environment of a folder's pictures: `environment.json`, and in `fonts` a file
/// for each font, as `sha256sum` writes it.
///
/// Two branches that each add fonts, as of another language, add different files, which git merges by itself.
extension SnapshotFolder {
  /// The path of the file with processor, libraries and test picture.
  public var environment: String { "\(path)/environment.json" }

  private var fontFolder: String { "\(path)/fonts" }
  private static let fontSuffix = ".sha256"

  /// Returns the environment in which the pictures were drawn; `nil` if it is not stored.
  ///
  /// - Throws: `StoredPictureError` if a file cannot be read, or describes no environment.
  public func recordedEnvironment() throws(StoredPictureError) -> DrawingEnvironment? {
    guard let bytes = try contents(of: environment) else { return nil }
    guard let environment = DrawingEnvironment(json: bytes) else {
      throw .damaged("it is no environment.json")
    }
    return environment.adding(fonts: try recordedFonts())
  }

  /// Writes the files that changed.
  ///
  /// - Parameter removesOthers: True if files of fonts that are not in `environment` are removed.
  public func write(
    _ environment: DrawingEnvironment, with writer: AtomicFileWriter, removesOthers: Bool = false
  ) throws(FileWriteError) {
    for font in environment.fonts {
      let (text, file) = (Self.text(font), "\(fontFolder)/\(font.name)\(Self.fontSuffix)")
      if (try? ImageFile.read(file)) != Array(text.utf8) { try writer.write(text, to: file) }
    }
    try writer.write(environment.json, to: self.environment)
    guard removesOthers else { return }
    let names = Set(environment.fonts.map(\.name))
    for name in fontNames where !names.contains(name) {
      try HeldFolder.remove("\(fontFolder)/\(name)\(Self.fontSuffix)")
    }
  }

  /// The fonts that have files, sorted.
  private var fontNames: [String] {
    (FolderEntry.allNow(in: fontFolder) ?? []).filter {
      $0.kind == .other && $0.name.hasSuffix(Self.fontSuffix)
    }
    .map { String($0.name.dropLast(Self.fontSuffix.count)) }
  }

  private func recordedFonts() throws(StoredPictureError) -> [DrawingEnvironment.Component] {
    var fonts: [DrawingEnvironment.Component] = []
    for name in fontNames {
      let file = "\(fontFolder)/\(name)\(Self.fontSuffix)"
      guard let bytes = try contents(of: file) else { continue }
      let font = DrawingEnvironment.Component(name, String(decoding: bytes.prefix(64), as: UTF8.self))
      guard bytes == Array(Self.text(font).utf8) else {
        throw .damaged("fonts/\(name)\(Self.fontSuffix) is no digest of that font")
      }
      fonts.append(font)
    }
    return fonts
  }

  /// The line of `sha256sum`: digest, two spaces, and file name.
  private static func text(_ font: DrawingEnvironment.Component) -> String {
    "\(font.value)  \(font.name)\n"
  }

  /// Returns the bytes of a file; `nil` if there is none.
  func contents(of file: String) throws(StoredPictureError) -> [UInt8]? {
    let bytes: [UInt8]
    do throws(ImageError) {
      bytes = try ImageFile.read(file)
    } catch {
      if case .unreadable(ENOENT) = error { return nil }
      if case .unreadable(ENOTDIR) = error { return nil }
      throw StoredPictureError(error)
    }
    guard !StoredPicture.isLFSPointer(bytes) else { throw .lfsPointer }
    guard !Self.hasConflict(bytes) else {
      throw .mergeConflict(String(file.dropFirst(path.count + 1)))
    }
    return bytes
  }

  /// Returns true if a line begins with each of the three marks that git puts around two sides of a conflict.
  private static func hasConflict(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    return ["<<<<<<<", "=======", ">>>>>>>"].allSatisfy { mark in
      lines.contains { $0.starts(with: mark.utf8) }
    }
  }
}
