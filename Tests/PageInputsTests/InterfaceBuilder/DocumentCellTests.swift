import LayoutEngine
import TestSupport
import Testing

/// Cells of documents, as devices show them.
@MainActor
@Suite struct DocumentCellTests {
  @Test(arguments: ["7706", "13771", "22505"])
  func `a cell has the margins of its device, whatever Xcode saved it`(tools: String) throws {
    let label =
      #"<label text="Text" id="label"><rect key="frame" x="8" y="0" width="100" height="43"/></label>"#
    let table = """
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes><tableViewCell style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="43.5"/>
      <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let pins = ["leading", "trailing", "top", "bottom"].map {
      """
      <constraint firstItem="table" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" id="\($0)"/>
      """
    }.joined()
    let text = Documents.storyboard(subviews: table, constraints: pins, tools: tools)
    #expect(try SolvedDocument(text).textFrames["Text"]?.minX == 16)
  }
}
