internal import PageBase
internal import PageDrawing

/// The review's own words, in one language. Texts of pages, findings and changes keep their own.
struct ReviewWords: Sendable {
  var review = "Design review"
  var contents = "Contents"
  var notes = "Notes"
  var devices = "Devices"
  var redlines = "Redlines"
  var changes = "Changes"
  var design = "Against the design"
  var findings = "Findings"
  var styles = "Styles"
  var signOff = "Sign-off"
  var environment = "Drawn with"
  var pages = "Pages"
  var locales = "Languages"
  var orientations = "Orientations"
  var appearances = "Appearances"
  var contentSizes = "Text sizes"
  var systems = "iOS versions"
  var comparedWith = "Compared with"
  var screens = "Screens"
  var sheets = "Sheets"
  var portrait = "Portrait"
  var landscape = "Landscape"
  var light = "Light"
  var dark = "Dark"
  var textSize = "Text size"
  var leftToRight = "Left to right"
  var rightToLeft = "Right to left"
  var safeArea = "Safe area"
  /// The word before the names of devices on which a page looks the same.
  var alsoOn = "Also"
  var continued = "continued"
  var scale = "Scale"
  /// The heading of a page's texts.
  var texts = "Texts"
  var page = "Page"
  var approved = "Approved"
  var change = "Change"
  var comments = "Comments"
  var name = "Name"
  var date = "Date"
  var before = "Before"
  var after = "After"
  var artboard = "Design"
  var difference = "Difference"
  var onlyDesign = "Only in the design"
  var onlyPage = "Only on the page"
  var differsInBoth = "In both, but not alike"
  var asDesigned = "The page is as it was designed."
  var nothingElseDiffers = "Nothing else differs, as far as they can be compared."
  var nothingFound = "Nothing was found on the screens drawn here."
  var nothingChanged = "Nothing changed."
  var noPages = "There are no pages to show."
  var cannotDraw = "cannot be drawn"
  var error = "Error"
  var warning = "Warning"
  var note = "Note"
  var text = "Text"
  var colors = "Colours"
  /// The word before the style or colour that was probably meant.
  var probably = "Probably"
  var isNew = "New: there is nothing to compare with."
  var changed = "changed"
  var new = "new"
  var removed = "removed"
  var notCompared = "not compared"
  /// The heading above all devices of a page, drawn small.
  var overview = "Overview"
  /// The words before the size of a sheet's smallest text.
  var smallestText = "smallest text"
  /// The name of the cover's fact with the request to the reader.
  var asked = "Please"
  var oneChange = "change"
  var oneNote = "note"
  var oneFinding = "finding"
  /// The separator between the parts of a list.
  var comma = ", "

  static func `in`(_ language: ReviewLanguage) -> ReviewWords {
    switch language {
    case .english: ReviewWords()
    case .japanese: japanese
    }
  }

  private static let japanese = ReviewWords(
    review: "デザインレビュー", contents: "目次", notes: "メモ", devices: "デバイス", redlines: "寸法", changes: "変更点",
    design: "デザインとの比較", findings: "指摘事項", styles: "スタイル", signOff: "承認", environment: "描画環境",
    pages: "ページ", locales: "言語", orientations: "向き", appearances: "外観", contentSizes: "文字サイズ",
    systems: "OSのバージョン", comparedWith: "比較元", screens: "画面数",
    sheets: "シート数", portrait: "縦向き", landscape: "横向き", light: "ライト", dark: "ダーク", textSize: "文字サイズ",
    leftToRight: "左から右", rightToLeft: "右から左", safeArea: "セーフエリア", alsoOn: "ほか", continued: "続き", scale: "縮尺",
    texts: "テキスト", page: "ページ", approved: "承認", change: "要修正", comments: "コメント", name: "氏名",
    date: "日付",
    before: "変更前", after: "変更後", artboard: "デザイン", difference: "差分", onlyDesign: "デザインのみ", onlyPage: "ページのみ",
    differsInBoth: "両方にあるが異なる", asDesigned: "ページはデザインどおりです。",
    nothingElseDiffers: "比較できる範囲では、ほかに違いはありません。",
    nothingFound: "ここに描画した画面には指摘事項はありません。", nothingChanged: "変更はありません。", noPages: "表示するページがありません。",
    cannotDraw: "描画できません", error: "エラー", warning: "警告", note: "注意", text: "文字", colors: "色", probably: "おそらく",
    isNew: "新規: 比較対象がありません。", changed: "変更", new: "新規", removed: "削除", notCompared: "比較不可",
    overview: "一覧", smallestText: "最小の文字", asked: "お願い", oneChange: "変更",
    oneNote: "注意", oneFinding: "指摘", comma: "、", isJapanese: true)

  private(set) var isJapanese = false

  /// The name of an orientation: `Portrait`.
  func name(of orientation: Orientation) -> String { orientation == .portrait ? portrait : landscape }
  /// The name of a tag's language: `Portuguese (Brazil)`; the tag itself if it has none.
  func language(_ tag: String) -> String {
    PseudoLocale(tag: tag) == nil ? LanguageRules.name(of: tag, in: isJapanese ? "ja" : "en") : tag
  }

  func name(of appearance: Appearance) -> String { appearance == .light ? light : dark }

  /// The number of things that are not listed, in words.
  func more(_ count: Int) -> String {
    isJapanese ? "ほか\(count)件" : "and \(count) more"
  }

  func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }

  // MARK: Phrases

  /// A number of pages in words: `3 pages`.
  func pageCount(_ count: Int) -> String { isJapanese ? "\(count)ページ" : Wording.count(count, "page") }

  /// A number of pages with what happened to them: `2 changed`.
  ///
  /// - Parameter word: `changed`, `new` or `removed`.
  func count(_ count: Int, _ word: String) -> String { isJapanese ? "\(word)\(count)件" : "\(count) \(word)" }

  /// A scale in words: `Scale 1 : 3.33`.
  func scale(_ share: Double) -> String {
    func number(_ value: Double) -> String { JSONOutput.format((value * 100).rounded() / 100) }
    return share > 1 ? "\(scale) \(number(share)) : 1" : "\(scale) 1 : \(number(1 / share))"
  }

  /// The size of a sheet's smallest text in words: `smallest text 2.1 mm`.
  ///
  /// - Parameter points: The text's size on the sheet, in points of 1/72 inch.
  func smallestText(_ points: Double) -> String {
    "\(smallestText) \(JSONOutput.format((points * 254 / 72).rounded() / 10)) mm"
  }

  /// The heading above the screens that no sheet shows and none stands for.
  func notShown(_ count: Int) -> String {
    isJapanese
      ? "表示していない画面 (\(count))"
      : "Not shown though they look different: \(Wording.count(count, "screen")); --all shows them"
  }

  /// The heading above the pages that cannot be drawn.
  var notSigned: String { isJapanese ? "描画できないため承認対象外" : "Cannot be drawn, so not to be signed" }

  /// The letters that the form's fields show, in words.
  func fieldLetters(_ languages: [BasicCharacters]) -> String {
    if isJapanese {
      let names = ["ラテン文字", "ギリシャ文字", "キリル文字"] + languages.map { "\(name(of: $0))の基本的な文字" }
      return "入力欄に表示できる文字: \(names.joined(separator: comma))。ほかの文字も保存されますが、表示されないことがあります。"
    }
    let names = languages.map { name(of: $0) }
    let last = names.last.map { names.count > 1 ? " and \($0)" : $0 } ?? ""
    let basic =
      names.isEmpty ? "" : ", and the basic characters of \(names.dropLast().joined(separator: comma))\(last)"
    return "The fields show Latin, Greek and Cyrillic letters\(basic). "
      + "Other characters are saved, but some programs cannot show them."
  }

  private func name(of language: BasicCharacters) -> String {
    switch language {
    case .japanese: isJapanese ? "日本語" : "Japanese"
    case .simplifiedChinese: isJapanese ? "簡体字中国語" : "Simplified Chinese"
    case .traditionalChinese: isJapanese ? "繁体字中国語" : "Traditional Chinese"
    case .korean: isJapanese ? "韓国語" : "Korean"
    }
  }

  /// The line below a part of the pages on the cover: `24 of 60 pages`.
  func pagesOnCover(_ shown: Int, of all: Int) -> String {
    isJapanese ? "\(all)ページ中\(shown)ページ" : "\(shown) of \(all) pages"
  }

  /// The heading above the removed pages.
  var removedPages: String { isJapanese ? "削除されたページ" : "Removed pages" }

  /// The words for all screens of a page.
  var allScreens: String { isJapanese ? "すべての画面" : "all screens" }

  /// The title of a sheet that is about several pages: `welcome and 3 more pages`.
  func shared(_ first: String, _ count: Int) -> String {
    guard count > 1 else { return first }
    return isJapanese
      ? "\(first)ほか\(count - 1)ページ" : "\(first) and \(Wording.count(count - 1, "more page"))"
  }

  /// The cover's request to its reader.
  ///
  /// - Parameters:
  ///   - things: The things to look at, such as `4 changes (sheet 9)`.
  ///   - sheet: The page number of the sign-off in the document; `nil` without a sign-off.
  ///   - date: The day by which to sign; `nil` for none.
  func request(toLookAt things: [String], sheet: Int?, by date: String?) -> String {
    if isJapanese {
      let look = things.isEmpty ? "" : things.joined(separator: "、") + "をご確認ください。"
      let day = date.map { "\($0)までに" } ?? ""
      return look + (sheet.map { "\(day)シート\($0)に承認をご記入ください。" } ?? "")
    }
    let look = things.isEmpty ? "" : "look at \(things.joined(separator: " and "))"
    let day = date.map { " by \($0)" } ?? ""
    let sign = sheet.map { "sign on sheet \($0)\(day)" } ?? ""
    let all = [look, sign].filter { !$0.isEmpty }.joined(separator: ", and ")
    return all.isEmpty ? "" : all.prefix(1).uppercased() + all.dropFirst() + "."
  }

  /// A number of things with their sheet: `4 changes (sheet 9)`.
  func toLookAt(_ count: Int, _ noun: String, sheet: Int) -> String {
    isJapanese ? "\(noun)\(count)件 (シート\(sheet))" : "\(Wording.count(count, noun)) (sheet \(sheet))"
  }

  /// A number of notes: `3 notes`.
  func noteCount(_ count: Int) -> String {
    isJapanese ? "\(oneNote)\(count)件" : Wording.count(count, oneNote)
  }

  /// A number of screens: `9 screens`.
  func screenCount(_ count: Int) -> String { isJapanese ? "\(count)画面" : Wording.count(count, "screen") }

  func sheetCount(_ count: Int) -> String { isJapanese ? "\(count)シート" : Wording.count(count, "sheet") }

  func pageWasRemoved(_ name: String) -> String {
    isJapanese ? "ページ「\(name)」は削除されました。" : "Page “\(name)” was removed."
  }

  /// - Parameter screens: The names of the screens that were never recorded.
  func neverRecorded(_ screens: [String]) -> String {
    let list = Self.listed(screens, comma)
    return isJapanese
      ? "記録がないため比較していません: \(list)" : "Not compared, as nothing was ever recorded there: \(list)"
  }

  /// - Parameter screens: The names of recorded screens, such as `iPhone X`.
  func noLongerShown(_ screens: [String]) -> String {
    let list = Self.listed(screens, comma)
    return isJapanese ? "記録はあるが現在は対象外: \(list)" : "Recorded, and no longer drawn: \(list)"
  }

  /// The number of screens that differ from their design, in words.
  func differing(_ count: Int, of all: Int) -> String {
    isJapanese ? "\(all)画面中\(count)画面に相違" : "\(count) of \(all) screens differ"
  }

  /// - Parameter screens: The names of the other deck's screens, such as `iPhone X`.
  func noLongerDrawn(_ screens: [String]) -> String {
    let list = Self.listed(screens, comma)
    return isJapanese ? "以前は対象、現在は対象外: \(list)" : "Drawn before, and no longer: \(list)"
  }

  /// A list of names, cut after the first 12.
  func listed(_ names: [String], atMost count: Int = 12) -> String {
    Self.listed(names, comma, atMost: count)
  }

  private static func listed(_ names: [String], _ comma: String, atMost count: Int = 12) -> String {
    let shown = names.prefix(count).joined(separator: comma)
    return names.count > count ? "\(shown)\(comma)… (+\(names.count - count))" : shown
  }
}
