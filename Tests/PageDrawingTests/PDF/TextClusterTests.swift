import LayoutEngine
import Testing

@testable import PageDrawing

/// All expectations are worked by hand from cairo's rules: clusters in the order of the text, together all of it.
struct TextClusterTests {
  private typealias Cluster = TextClusters.Cluster

  /// Glyphs 10 pt apart in a face of 10 pt whose glyphs are an em wide, with these clusters.
  private func run(_ text: String, clusters: [Int], gaps: [Double] = []) -> SceneGlyphs {
    var x = 0.0
    let glyphs = clusters.enumerated().map { index, cluster in
      defer { x += 10 + (gaps.indices.contains(index) ? gaps[index] : 0) }
      return PositionedGlyph(glyph: UInt32(index), x: x, y: 0, cluster: cluster)
    }
    return SceneGlyphs(
      face: FontFaceID(path: "font"), pointSize: 10, color: .black, glyphs: glyphs, text: text)
  }

  private func clusters(_ run: SceneGlyphs) -> TextClusters? { TextClusters(run) { _ in 1 } }

  private func pairs(_ run: SceneGlyphs) -> [[Int]]? {
    clusters(run)?.clusters.map { [$0.bytes, $0.glyphs] }
  }

  @Test func `each letter has its glyph`() {
    #expect(pairs(run("aé", clusters: [0, 1])) == [[1, 1], [2, 1]])
  }

  @Test func `letters of several bytes are letters, and what they join is not`() throws {
    let letters = try #require(clusters(run("aé–b", clusters: [0, 1, 3, 6])))
    #expect(letters.areLetters)
    #expect(letters.clusters.map(\.bytes) == [1, 2, 3, 1])
    #expect(letters.bytes(of: 2) == 3..<6)
    #expect(letters.bytes(of: 3) == 6..<7)
    for run in [
      run("abc", clusters: [0, 1]), run("fi", clusters: [0, 0]), run("a\u{200D}b", clusters: [0, 1, 4]),
    ] {
      #expect(clusters(run)?.areLetters == false)
    }
  }

  @Test func `a space of several bytes parts letters too`() throws {
    let parted = try #require(clusters(run("a\u{A0}b", clusters: [0, 1, 3], gaps: [2, 2])))
    #expect(parted.areLetters)
    #expect(parted.clusters.map(\.bytes) == [1, 2, 1])
  }

  @Test func `a ligature stands for its letters`() {
    #expect(pairs(run("fix", clusters: [0, 2])) == [[2, 1], [1, 1]])
  }

  @Test func `several glyphs stand for one text`() {
    #expect(pairs(run("ab", clusters: [0, 0, 1])) == [[1, 2], [1, 1]])
  }

  @Test func `text to the left has its last glyph first`() throws {
    let answer = try #require(clusters(run("אב", clusters: [2, 0])))
    #expect(answer.isBackward)
    #expect(answer.clusters == [Cluster(bytes: 2, glyphs: 1), Cluster(bytes: 2, glyphs: 1)])
  }

  @Test func `a letter and its mark are told apart in text to the left`() {
    #expect(pairs(run("בָא", clusters: [4, 0, 0])) == [[2, 1], [2, 1], [2, 1]])
  }

  @Test func `what joins letters has a text and no glyph`() throws {
    let answer = try #require(clusters(run("א\u{200C}ב", clusters: [5, 2, 0], gaps: [0, -10])))
    #expect(answer.glyphs.map(\.cluster) == [5, 0])
    #expect(answer.clusters.map { [$0.bytes, $0.glyphs] } == [[2, 1], [3, 0], [2, 1]])
  }

  @Test func `letters far apart are one cluster up to the next space`() {
    // 0.2 em after each.
    let spaced = run("ab cd", clusters: [0, 1, 2, 3, 4], gaps: [2, 2, 2, 2])
    #expect(pairs(spaced) == [[2, 2], [1, 1], [2, 2]])
    let ideographs = run("日本", clusters: [0, 3], gaps: [2])
    #expect(pairs(ideographs) == [[6, 2]])
  }

  @Test func `letters a little apart are not`() {
    #expect(pairs(run("ab", clusters: [0, 1], gaps: [0.7])) == [[1, 1], [1, 1]])
  }

  @Test(arguments: [[0, 2, 1], [1, 0, 2], [0, 1, 9]]) func `glyphs in no order stand for the whole text`(
    offsets: [Int]
  ) {
    #expect(pairs(run("abc", clusters: offsets)) == [[3, 3]])
  }

  @Test func `a cluster that begins inside a character says no order`() {
    #expect(pairs(run("é日", clusters: [0, 1])) == [[5, 2]])
  }

  @Test func `no text and a text with a null have no clusters`() {
    #expect(clusters(run("", clusters: [0])) == nil)
    #expect(clusters(run("a\0", clusters: [0, 1])) == nil)
    #expect(clusters(run("a", clusters: [])) == nil)
  }

  @Test func `text before the first glyph belongs to it`() {
    #expect(pairs(run("ab", clusters: [1])) == [[2, 1]])
  }
}
