/// What a review says itself, in one language. Texts of pages, findings and changes keep their own.
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
  var inside = "What is inside"
  var environment = "Drawn with"
  var pages = "Pages"
  var locales = "Languages"
  var orientations = "Orientations"
  var appearances = "Appearances"
  var contentSizes = "Text sizes"
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
  /// Before the names of devices on which a page looks the same.
  var alsoOn = "Also"
  var continued = "continued"
  var scale = "Scale"
  var keys = "Keys"
  var page = "Page"
  var approved = "Approved"
  var change = "Change"
  var name = "Name"
  var date = "Date"
  var before = "Before"
  var after = "After"
  var artboard = "Design"
  var difference = "Difference"
  var onlyDesign = "Only in the design"
  var onlyPage = "Only on the page"
  var asDesigned = "The page is as it was designed."
  var nothingFound = "Nothing was found."
  var nothingChanged = "Nothing changed."
  var noPages = "There are no pages to show."
  var cannotDraw = "cannot be drawn"
  var error = "Error"
  var warning = "Warning"
  var note = "Note"
  var shownOn = "on"
  var text = "Text"
  var colors = "Colours"
  var uses = "Uses"
  var outlier = "Outlier"
  var usedOnce = "used once"
  var sameEverywhere = "everywhere"
  var isNew = "New: there is nothing to compare with."

  static func `in`(_ language: ReviewLanguage) -> ReviewWords {
    switch language {
    case .english: ReviewWords()
    case .japanese: japanese
    }
  }

  private static let japanese = ReviewWords(
    review: "デザインレビュー", contents: "目次", notes: "メモ", devices: "デバイス", redlines: "寸法", changes: "変更点",
    design: "デザインとの比較", findings: "指摘事項", styles: "スタイル", signOff: "承認", inside: "収録内容", environment: "描画環境",
    pages: "ページ", locales: "言語", orientations: "向き", appearances: "外観", contentSizes: "文字サイズ", screens: "画面数",
    sheets: "シート数", portrait: "縦向き", landscape: "横向き", light: "ライト", dark: "ダーク", textSize: "文字サイズ",
    leftToRight: "左から右", rightToLeft: "右から左", safeArea: "セーフエリア", alsoOn: "ほか", continued: "続き", scale: "縮尺",
    keys: "キー",
    page: "ページ", approved: "承認", change: "要修正", name: "氏名", date: "日付", before: "変更前", after: "変更後",
    artboard: "デザイン",
    difference: "差分", onlyDesign: "デザインのみ", onlyPage: "画面のみ", asDesigned: "画面はデザインどおりです。",
    nothingFound: "指摘事項はありません。", nothingChanged: "変更はありません。", noPages: "表示するページがありません。",
    cannotDraw: "描画できません", error: "エラー", warning: "警告", note: "注意", shownOn: "対象:", text: "文字", colors: "色",
    uses: "使用数",
    outlier: "例外", usedOnce: "一度だけ使用", sameEverywhere: "すべて", isNew: "新規: 比較対象がありません。")

  /// An axis' values in words: `Portrait`.
  func name(of orientation: Orientation) -> String { orientation == .portrait ? portrait : landscape }
  func name(of appearance: Appearance) -> String { appearance == .light ? light : dark }
}
