import PageTestSupport
import Testing

@testable import PageRender
@testable import PageRuns

/// The requests of `renderpages app` to an app's program.
@MainActor
struct AppRequestTests {
  private func catalog(_ ids: String...) -> CatalogPages {
    CatalogPages(
      name: "App", pages: ids.map { id in Page(id) { UIView() } }, matrix: CatalogMatrix(),
      resources: SwiftPageSource.Resources(), lint: [])
  }

  @Test func `a screen with pages becomes one screen for each, and others stay`() {
    var request = AppRequest()
    request.pages = ["tour": AppRequest.PageCount(before: 1, after: 2)]
    let pages = request.applied(to: catalog("first", "tour")).pages
    #expect(pages.map(\.id) == ["first", "tour.1", "tour.2", "tour.3", "tour.4"])
    // The second page is the one that shows at first.
    #expect(pages.map(\.turns) == [0, -1, 0, 1, 2])
    #expect(request.ids(of: "first") == ["first"])
  }

  @Test func `a flow goes to every screen`() {
    var request = AppRequest()
    request.flow = ["tap Next", "rotate"]
    #expect(request.applied(to: catalog("first")).pages[0].flow == ["tap Next", "rotate"])
  }

  @Test func `messages are taken out of what an app prints, behind its own words too`() {
    let (rest, messages) = AppMessage.split(
      "hello\nunfinishedrenderpages-app\tpages\ttour\t0\t3\nrenderpages-app\tend\tabc\t1\nbye\n"
    )
    #expect(rest == "hello\nunfinished\nbye\n")
    #expect(
      messages == [
        .pages(of: "tour", AppRequest.PageCount(before: 0, after: 3)), .end("abc", status: 1),
      ])
    #expect(AppMessage.split("renderpages-app\tpages\ttour\t-1\tx").messages.isEmpty)
  }
}
