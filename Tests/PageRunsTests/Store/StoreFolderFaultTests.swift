import PageRender
import TestSupport
import Testing

@testable import PageRuns

/// The files that the store takes or refuses in a folder of languages.
struct StoreFolderFaultTests {
  private let temporary = TemporaryFolder()
  private var path: String { temporary.path("shots") }

  /// Writes headers of RGB pictures, whose pixels nobody reads.
  private func write(_ names: String..., width: Int = 1320, height: Int = 2868) throws {
    for name in names {
      try AtomicFileWriter().write(
        HandmadePNG(width: width, height: height, colorType: 2, rows: [0]).bytes, to: "\(path)/\(name)")
    }
  }

  private var lines: [String] {
    StoreFolder(path).diagnostics.map { $0.description.replacing(path, with: "shots") }
  }

  private static let phoneSizes = "it asks for 6.9-inch iPhone: 1320 × 2868, 1290 × 2796, 1260 × 2736"
  private static let padSizes = "it asks for 13-inch iPad: 2064 × 2752, 2048 × 2732"

  @Test func `what is no folder is an error of the command line's path`() throws {
    let none = StoreFolder(path)
    #expect(
      none.diagnostics == [
        Diagnostic(.error, "--check \(path) is no folder; name fastlane's screenshots", exitCode: .badInput)
      ])
    #expect(none.sets.isEmpty && !none.isGood)
  }

  @Test func `a folder without pictures of languages is an error`() throws {
    for name in ["default/1.png", "appleTV/ja/1.png", "iMessage/1.png", "1.png"] { try write(name) }
    try AtomicFileWriter().write("text", to: "\(path)/ja/title.txt")
    #expect(
      lines == ["shots: error: has no pictures; deliver wants folders such as en-US with PNG or JPEG files"])
    let folder = StoreFolder(path)
    #expect(folder.diagnostics.first?.exitCode == .difference && !folder.isGood)
  }

  @Test func `a slash at the end is no part of the path`() throws {
    try write("ja/1.png")
    #expect(StoreFolder(path + "/").path == path && StoreFolder(path).path == path)
    #expect(StoreFolder(path).isGood)
  }

  @Test func `pictures are PNG and JPEG files by their names, in any case`() throws {
    try write("ja/1.PNG", "ja/2.jpg", "ja/3.JPEG", "ja/4.gif", "ja/5png")
    #expect(StoreFolder(path).sets.map(\.pictures) == [["ja/1.PNG", "ja/2.jpg", "ja/3.JPEG"]])
  }

  @Test func `a file that is no picture is an error, and counts for nothing`() throws {
    try write("ja/1.png")
    try AtomicFileWriter().write("text", to: "\(path)/ja/2.png")
    #expect(lines == ["shots/ja/2.png: error: is no PNG or JPEG picture that can be read"])
    #expect(StoreFolder(path).sets.map(\.pictures) == [["ja/1.png"]])
    #expect(!StoreFolder(path).isGood)
  }

  @Test func `a language in other words is an error with the store's word for it`() throws {
    try write("es-AR/1.png", "jaa/1.png", "xyzzy/1.png")
    #expect(
      lines == [
        "shots/es-AR: error: is no language of App Store Connect; did you mean \"es-MX\"?",
        "shots/jaa: error: is no language of App Store Connect; did you mean \"ja\"?",
        "shots/xyzzy: error: is no language of App Store Connect",
      ])
    #expect(StoreFolder(path).sets.isEmpty)
  }

  /// A side that is more than 1.6 times the other is a phone's: an iPad's is at most 1.53 times.
  @Test(arguments: [
    (1000, 1601, phoneSizes), (1601, 1000, phoneSizes), (1000, 1600, padSizes), (1600, 1000, padSizes),
  ])
  func `a size that the store refuses is told with those of its kind of device`(
    width: Int, height: Int, advice: String
  ) throws {
    try write("ja/1.png", width: width, height: height)
    #expect(
      lines == [
        "shots/ja/1.png: error: is \(width) × \(height) pixels, which the App Store refuses; \(advice)"
      ])
  }

  @Test func `sets are in the order of the store's displays, not of the files`() throws {
    try write("ja/1.png", width: 2752, height: 2064)
    try write("ja/2.png", "ja/4.png", "de-DE/1.png")
    try write("ja/3.png", width: 1242, height: 2688)
    let sets = StoreFolder(path).sets
    #expect(sets.map(\.language) == ["de-DE", "ja", "ja", "ja"])
    #expect(
      sets.map(\.size.name) == ["6.9-inch iPhone", "6.9-inch iPhone", "6.5-inch iPhone", "13-inch iPad"])
    #expect(sets.map(\.pictures) == [["de-DE/1.png"], ["ja/2.png", "ja/4.png"], ["ja/3.png"], ["ja/1.png"]])
  }

  @Test func `ten pictures of one display are not too many`() throws {
    for number in 10..<20 { try write("ja/\(number).png") }
    #expect(lines.isEmpty)
    try write("ja/20.png")
    #expect(
      lines == ["shots/ja: error: has 11 pictures for the 6.9-inch iPhone; the App Store takes at most 10"])
  }

  /// Of the numbers 2, 2, 1 and 4 most languages have 2.
  @Test func `languages with fewer pictures than most are warned of`() throws {
    try write("da/1.png", "da/2.png", "ja/1.png", "ja/2.png", "ko/1.png")
    try write("sv/1.png", "sv/2.png", "sv/3.png", "sv/4.png")
    #expect(
      lines == ["shots/ko: warning: has only 1 picture for the 6.9-inch iPhone, where other languages have 2"]
    )
    #expect(StoreFolder(path).isGood)
    #expect(StoreFolder(path).diagnostics.first?.exitCode == nil)
  }

  @Test func `of numbers that are equally frequent the largest is usual`() throws {
    try write("da/1.png", "da/2.png", "da/3.png", "ja/1.png", "ja/2.png")
    try write("ko/1.png", width: 2064, height: 2752)
    #expect(
      lines == [
        "shots/ja: warning: has only 2 pictures for the 6.9-inch iPhone, where other languages have 3",
        "shots/ko: warning: has no pictures for the 6.9-inch iPhone, where other languages have 3",
        "shots/da: warning: has no pictures for the 13-inch iPad, where other languages have 1",
        "shots/ja: warning: has no pictures for the 13-inch iPad, where other languages have 1",
      ])
  }

  @Test func `a language with errors has no gaps`() throws {
    try write("da/1.png", "da/2.png", "ja/1.png")
    try write("ja/2.png", width: 10, height: 20)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("ja/2.png: error: is 10 × 20 pixels") == true)
  }

  /// App Store Connect scales the pictures of its largest displays for all others.
  @Test(arguments: [
    (1206, 2622, [phoneSizes]), (750, 1334, [phoneSizes]), (1320, 2868, []), (1284, 2778, []),
    (1668, 2420, [padSizes]), (2048, 2732, []), (2752, 2064, []),
  ])
  func `pictures for the largest display of a kind are asked for`(width: Int, height: Int, advice: [String])
    throws
  {
    try write("ja/1.png", width: width, height: height)
    #expect(lines == advice.map { "shots: warning: lacks pictures that the App Store needs; \($0)" })
  }

  @Test func `pictures beside those of a run are noted`() throws {
    try write("de-DE/1.png", "ja/1.png", "ja/2.png")
    let folder = StoreFolder(path)
    #expect(folder.othersNote(besides: ["de-DE/1.png", "ja/1.png", "ja/2.png", "ko/1.png"]) == nil)
    let rest = "which deliver uploads, too; --clean removes those of earlier runs"
    #expect(
      folder.othersNote(besides: ["de-DE/1.png", "ja/2.png"])
        == Diagnostic(.note, file: path, "holds 1 other picture, such as ja/1.png, \(rest)"))
    #expect(
      folder.othersNote(besides: ["de-DE/1.png"])?.message
        == "holds 2 other pictures, such as ja/1.png, \(rest)")
  }
}
