public import PageBase

/// A file with texts, and what its name says of it.
package struct StringFile: Hashable, Sendable {
  package var path: String
  /// What diagnostics call it.
  package var shownPath: String

  package init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// The formats, by the endings of file names.
  package enum Format: String, CaseIterable {
    case catalog = "xcstrings"
    case strings
    case dictionary = "stringsdict"
    case xliff
  }

  var format: Format? { Self.format(of: path) }

  package static func format(of path: String) -> Format? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return Format(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// The file's name without its ending.
  var tableName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The language of the `.lproj` folder around the file; `nil` for none, and for `Base.lproj`.
  package var locale: String? {
    path.split(separator: "/").dropLast().last.flatMap { LocalizedFolder.locale(ofFolder: String($0)) }
  }
}

/// Reads files of texts of all formats.
package struct StringFilesReader {
  private(set) var diagnostics: [Diagnostic] = []
  private var tables: [StringTable] = []
  private var places: [String: Int] = [:]

  /// In bytes; what fits is also what the reader of JSON takes.
  static let maximumBytes = JSONReader.maximumBytes
  /// A folder of 40 languages with 50 tables each.
  static let maximumFiles = 2000

  /// The tables of files; those of one name, in several `.lproj` folders, are one table.
  ///
  /// Of a `.strings` and a `.stringsdict` file with one key the latter counts, as in an app.
  package static func read(_ files: [StringFile]) -> (tables: [StringTable], diagnostics: [Diagnostic]) {
    var reader = StringFilesReader()
    if files.count > maximumFiles {
      reader.diagnostics.append(
        Diagnostic(
          .error, file: files[0].shownPath, "there are more than \(maximumFiles) files of texts; name fewer",
          exitCode: .limit))
      return ([], reader.diagnostics)
    }
    let dictionaries = files.filter { $0.format == .dictionary }
    for file in files.filter({ $0.format != .dictionary }) + dictionaries { reader.read(file) }
    return (reader.tables, reader.diagnostics)
  }

  private mutating func read(_ file: StringFile) {
    let bytes: [UInt8]
    do throws(InputFile.Failure) {
      bytes = try InputFile.read(file.path, limit: Self.maximumBytes)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, "file of texts \(Wording.quoted(file.shownPath)) \(error.message)", exitCode: error.exitCode
        ))
      return
    }
    switch file.format {
    case .catalog:
      var reader = StringCatalogReader(file: file.shownPath, name: file.tableName)
      add(reader.read(bytes).map { [$0] } ?? [], from: file, reader.checker)
    case .strings:
      var reader = StringsFileReader(file: file.shownPath, name: file.tableName, locale: file.locale)
      add(reader.read(bytes).map { [$0] } ?? [], from: file, reader.checker)
    case .dictionary:
      var reader = StringsDictionaryReader(file: file.shownPath, name: file.tableName, locale: file.locale)
      add(reader.read(bytes).map { [$0] } ?? [], from: file, reader.checker)
    case .xliff:
      var reader = XLIFFReader(file: file.shownPath)
      add(reader.read(bytes), from: file, reader.checker)
    case nil:
      diagnostics.append(
        Diagnostic(.error, file: file.shownPath, StringFilesSearch.unknownFormat, exitCode: .badInput))
    }
  }

  private mutating func add(_ more: [StringTable], from file: StringFile, _ checker: JSONChecker) {
    diagnostics += checker.diagnostics
    for var table in more {
      table.setFile(file.shownPath)
      if let place = places[table.name] {
        tables[place].merge(table)
      } else {
        places[table.name] = tables.count
        tables.append(table)
      }
    }
  }
}

/// Finds the files of texts that a path stands for.
package enum StringFilesSearch {
  package static let unknownFormat =
    "is no file of texts; name an .xcstrings, .strings, .stringsdict or .xliff file, or a folder with .lproj folders"

  /// What a path names: a file; a file in a `.lproj` folder with those of its name in the folders beside; or a folder
  /// with such folders and files of texts.
  ///
  /// - Parameter shown: What diagnostics call the path.
  package static func files(at path: String, shownAs shown: String) -> [StringFile] {
    if InputFile.isFolder(path) {
      let here = LocalizedFolder.locale(ofFolder: lastComponent(path)) != nil || isBase(path)
      return files(inFolder: path, shown) + (here ? [] : filesOfLanguages(in: path, shown) { _ in true })
    }
    let folder = parent(path)
    let name = lastComponent(path)
    let isLocalized = LocalizedFolder.locale(ofFolder: lastComponent(folder)) != nil || isBase(folder)
    guard isLocalized, [.strings, .dictionary].contains(StringFile.format(of: name)) else {
      return [StringFile(path: path, shownPath: shown)]
    }
    return filesOfLanguages(in: parent(folder), parent(parent(shown))) { $0 == name }
  }

  /// The files in the `.lproj` folders of a folder, by the names of the folders.
  package static func filesOfLanguages(
    in folder: String, _ shown: String, where isWanted: (String) -> Bool
  ) -> [StringFile] {
    InputFile.names(inFolder: folder, endingIn: [LocalizedFolder.ending]).filter(LocalizedFolder.isOne)
      .flatMap { name in
        files(inFolder: folder + "/" + name, join(shown, name)).filter { isWanted(lastComponent($0.path)) }
      }
  }

  private static func files(inFolder folder: String, _ shown: String) -> [StringFile] {
    let endings = StringFile.Format.allCases.map { "." + $0.rawValue }
    return InputFile.names(inFolder: folder, endingIn: endings).filter { StringFile.format(of: $0) != nil }
      .map {
        StringFile(path: folder + "/" + $0, shownPath: join(shown, $0))
      }
  }

  private static func isBase(_ path: String) -> Bool { lastComponent(path) == LocalizedFolder.base }

  package static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  package static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path == "." || path.isEmpty ? ".." : "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case ".", "": name
    case _ where folder.hasSuffix("/"): folder + name
    default: folder + "/" + name
    }
  }
}

/// Folders such as `ja.lproj`, which hold what is in one language.
package enum LocalizedFolder {
  package static let ending = ".lproj"
  /// What all languages share, in the source language.
  static let base = "Base.lproj"
  /// Where Xcode keeps String Catalogs for documents: "multiple languages".
  static let multiple = "mul.lproj"

  /// The language of a folder's name, as BCP 47 spells it; `nil` where it is none.
  package static func locale(ofFolder name: String) -> String? {
    guard name.hasSuffix(ending), name != base, name != multiple else { return nil }
    let tag = LocaleTag.canonical(String(name.dropLast(ending.count)))
    return LocaleTag.isWellFormed(tag) ? tag : nil
  }

  package static func isOne(_ name: String) -> Bool { name.hasSuffix(ending) }
}

extension LocalizedStrings {
  /// Reads what paths name: String Catalogs, `.strings`, `.stringsdict` and `.xliff` files, and folders with `.lproj`
  /// folders.
  public static func open(_ paths: [String]) -> (strings: LocalizedStrings, diagnostics: [Diagnostic]) {
    let files = paths.flatMap { StringFilesSearch.files(at: $0, shownAs: $0) }
    let (tables, diagnostics) = StringFilesReader.read(files)
    return (LocalizedStrings(tables), diagnostics)
  }
}
