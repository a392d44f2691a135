internal import PageRender

/// The keys of a file of texts that name captured pictures, such as `store.home`, `home` or `home.caption` for
/// `home.png`.
struct CaptionKeys {
  /// The file's path below the folder, in the form of a deck's `strings`.
  let file: String
  /// The keys of the pictures that have one, by the pictures' names without ending.
  private(set) var keys: [String: String] = [:]
  /// The key of the app's name; `nil` if the file has none.
  let title: String?
  /// The names of the pictures with keys, in the order of the keys in the file.
  let order: [String]

  /// The parts of a key around a picture's name.
  private struct Form: Hashable {
    var prefix: Substring
    var suffix: Substring
  }

  /// Words after a picture's name in a key of its caption.
  private static let captionWords = ["caption", "headline", "summary", "title"]
  private static let titles = [
    "CFBundleDisplayName", "CFBundleName", "store.name", "store.title", "app.name", "app.title",
  ]
  /// The most keys that are looked at.
  private static let maximumKeys = 20_000

  /// - Parameters:
  ///   - keys: The file's keys in its order.
  ///   - names: The pictures' names without ending.
  init(file: String, keys: [String], names: [String]) {
    self.file = file
    title = Self.titles.first(where: keys.contains)
    var places: [String: [(place: Int, key: String, form: Form)]] = [:]
    for (place, key) in keys.prefix(Self.maximumKeys).enumerated() {
      for (word, form) in Self.words(of: key) { places[word, default: []].append((place, key, form)) }
    }
    let found = names.map { name in Self.spellings(of: name).lazy.compactMap { places[$0] }.first ?? [] }
    // The form that most pictures have is that of captions; other keys name parts of the app.
    var counts: [Form: Int] = [:]
    for candidates in found { for form in Set(candidates.map(\.form)) { counts[form, default: 0] += 1 } }
    var chosen: [(place: Int, name: String)] = []
    for (name, candidates) in zip(names, found) {
      let best = candidates.max { a, b in
        (counts[a.form] ?? 0, -a.place) < (counts[b.form] ?? 0, -b.place)
      }
      guard let best else { continue }
      self.keys[name] = best.key
      chosen.append((best.place, name))
    }
    order = chosen.sorted { $0.place < $1.place }.map(\.name)
  }

  /// The ends of a key that may be a picture's name, as letters and digits, with the parts around them. A key
  /// with spaces is a text.
  private static func words(of key: String) -> [(String, Form)] {
    guard !key.contains(where: \.isWhitespace) else { return [] }
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    func ends(_ body: Substring, suffix: Substring) -> [(String, Form)] {
      body.indices.filter { place in
        isPart(body[place]) && (place == body.startIndex || !isPart(body[body.index(before: place)]))
      }.map { (plain(body[$0...]), Form(prefix: body[..<$0], suffix: suffix)) }
    }
    let whole = ends(key[...], suffix: "")
    guard let dot = key.lastIndex(of: "."), captionWords.contains(key[key.index(after: dot)...].lowercased())
    else { return whole }
    return whole + ends(key[..<dot], suffix: key[dot...])
  }

  /// A picture's name as letters and digits: whole, and without numbers that are words of their own.
  private static func spellings(of name: String) -> [String] {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let named = words.filter { $0.contains { !$0.isNumber } }.joined()
    return [plain(name[...]), plain(named[...])].filter { !$0.isEmpty }
  }

  private static func plain(_ text: Substring) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension CaptionKeys {
  /// The keys of the file in a folder that names most of some pictures; `nil` if none names any.
  static func find(in folder: String, names: [String]) -> CaptionKeys? {
    var best: CaptionKeys?
    for file in files(in: folder) {
      let strings = LocalizedStrings.open(["\(folder)/\(file)"]).strings
      let keys = CaptionKeys(file: file, keys: strings.tables.flatMap(\.keys), names: names)
      if keys.order.count > best?.order.count ?? 0 { best = keys }
    }
    return best
  }

  /// The String Catalogs and `.strings` files in a folder and its `.lproj` folders; of several languages the
  /// English file, else the first.
  private static func files(in folder: String) -> [String] {
    let here = InputFile.names(inFolder: folder, endingIn: [".xcstrings", ".strings"])
    let languages = InputFile.names(inFolder: folder, endingIn: [".lproj"])
    let sorted = languages.filter { $0 == "en.lproj" } + languages.filter { $0 != "en.lproj" }
    var seen: Set<String> = []
    let inside = sorted.flatMap { language in
      InputFile.names(inFolder: "\(folder)/\(language)", endingIn: [".strings"])
        .filter { seen.insert($0).inserted }.map { "\(language)/\($0)" }
    }
    return here.filter { $0.hasSuffix(".xcstrings") } + here.filter { !$0.hasSuffix(".xcstrings") } + inside
  }
}
