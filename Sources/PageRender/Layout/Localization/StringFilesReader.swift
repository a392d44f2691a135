public import PageBase

/// Reads files of texts in all formats.
package struct StringFilesReader {
  private(set) var diagnostics: [Diagnostic] = []
  private var tables: [StringTable] = []
  private var places: [String: Int] = [:]

  /// The largest file that is read, in bytes, which is also the limit of the JSON reader.
  static let maximumBytes = JSONReader.maximumBytes
  /// The most files that are read: 40 languages with 50 tables each.
  static let maximumFiles = 2000

  /// Reads files into tables. Files of one name in several `.lproj` folders make one table.
  ///
  /// If a `.strings` and a `.stringsdict` file have one key, the text in the `.stringsdict` file counts, as
  /// in an app.
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
    case .strings, .dictionary:
      var reader = StringsFileReader(file: file.shownPath, name: file.tableName, locale: file.locale)
      let table = file.format == .strings ? reader.read(bytes) : reader.readDictionary(bytes)
      add(table.map { [$0] } ?? [], from: file, reader.checker)
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

/// Folders such as `ja.lproj`, which hold an app's resources in one language.
package enum LocalizedFolder {
  package static let ending = ".lproj"
  /// The folder of the resources that all languages share; its texts are in the source language.
  static let base = "Base.lproj"
  /// The folder in which Xcode keeps String Catalogs for documents: "multiple languages".
  static let multiple = "mul.lproj"

  /// The BCP 47 tag in a folder's name; `nil` if the name has no language.
  package static func locale(ofFolder name: String) -> String? {
    guard name.hasSuffix(ending), name != base, name != multiple else { return nil }
    let tag = LocaleTag.canonical(String(name.dropLast(ending.count)))
    return LocaleTag.isWellFormed(tag) ? tag : nil
  }

  package static func isOne(_ name: String) -> Bool { name.hasSuffix(ending) }
}

extension LocalizedStrings {
  /// Reads files of texts: String Catalogs, `.strings`, `.stringsdict` and `.xliff` files, and folders with
  /// `.lproj` folders.
  public static func open(_ paths: [String]) -> (strings: LocalizedStrings, diagnostics: [Diagnostic]) {
    let files = paths.flatMap { StringFilesSearch.files(at: $0, shownAs: $0) }
    let (tables, diagnostics) = StringFilesReader.read(files)
    return (LocalizedStrings(tables), diagnostics)
  }
}
