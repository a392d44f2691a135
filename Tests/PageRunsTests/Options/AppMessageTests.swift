import Foundation
import PageRender
import Testing

@testable import PageRuns

/// The messages between `renderpages app` and the program that draws an app's screens.
@MainActor
struct AppMessageTests {
  private func messages(_ words: String...) -> [AppMessage] {
    AppMessage.split("renderpages-app\t" + words.joined(separator: "\t") + "\n").messages
  }

  @Test func `a screen has at most 100 pages before and after`() {
    func count(_ before: Int, _ after: Int) -> [AppMessage] {
      [.pages(of: "tour", AppRequest.PageCount(before: before, after: after))]
    }
    #expect(messages("pages", "tour", "0", "0") == count(0, 0))
    #expect(messages("pages", "tour", "100", "3") == count(100, 3))
    #expect(messages("pages", "tour", "3", "100") == count(3, 100))
    for words in [
      ["101", "0"], ["0", "101"], ["-1", "0"], ["0", "-1"], ["x", "0"], ["0", "x"], ["0"], ["0", "0", "0"],
    ] {
      #expect(
        AppMessage.split("renderpages-app\tpages\ttour\t" + words.joined(separator: "\t")).messages.isEmpty)
    }
  }

  @Test func `other lines with the mark are no message, and no output`() {
    #expect(messages("end", "word", "3") == [.end("word", status: 3)])
    #expect(messages("end", "", "0") == [.end("", status: 0)])
    for words in [
      "end", "end\ta", "end\ta\tb", "end\ta\t256", "end\ta\t-1", "end\ta\t0\t0", "begin\ta", "planned\t1",
    ] {
      #expect(messages(words).isEmpty)
    }
    #expect(AppMessage.split("a\nrenderpages-app\tother\nb").rest == "a\nb")
    #expect(AppMessage.split("renderpages-app\tend\tx").rest == "")
    let plain = AppMessage.split("a\n\nb\n")
    #expect(plain.rest == "a\n\nb\n" && plain.messages.isEmpty)
    #expect(AppMessage.split("\nrenderpages-app\tend\tx\n\n").rest == "\n\n")
  }

  @Test func `a screen's pages are numbered from 1`() {
    var request = AppRequest()
    request.pages = [
      "tour": AppRequest.PageCount(before: 1, after: 1), "one": AppRequest.PageCount(before: 0, after: 0),
    ]
    #expect(request.ids(of: "tour") == ["tour.1", "tour.2", "tour.3"])
    #expect(request.ids(of: "one") == ["one.1"] && request.ids(of: "other") == ["other"])
    #expect(AppRequest.PageCount(before: 2, after: 3).total == 6)
  }

  @Test func `a request without wishes changes nothing`() {
    let request = AppRequest()
    #expect(
      request.text
        == #"{"countsPages":false,"endWord":"","flow":[],"pages":{},"sendsPages":false,"sendsPixels":false}"#)
    let pages = request.applied(to: PlannedDecks.catalog("one", "two")).pages
    #expect(pages.map(\.id) == ["one", "two"])
    #expect(pages.allSatisfy { $0.flow.isEmpty && $0.countsPages == nil })
  }

  @Test func `the request is taken once, and the answers go to standard error`() async {
    let printed = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard AppRequest.take() == nil else { exit(1) }
        var request = AppRequest()
        (request.flow, request.countsPages, request.endWord) = (["tap Next"], true, "abc")
        request.pages = ["two": AppRequest.PageCount(before: 0, after: 1)]
        setenv("RENDERPAGES_APP_REQUEST", request.text, 1)
        let value = getenv("RENDERPAGES_APP_REQUEST")
        let taken = AppRequest.take()
        // proc(5): /proc/pid/environ shows these bytes of the process itself.
        guard let value, strlen(value) == 0 else { exit(6) }
        guard taken?.text == request.text, getenv("RENDERPAGES_APP_REQUEST") == nil else { exit(2) }
        guard AppRequest.take() == nil else { exit(3) }
        let pages = request.applied(to: PlannedDecks.catalog("one", "two")).pages
        guard pages.map(\.id) == ["one", "two.1", "two.2"], pages.allSatisfy({ $0.flow == ["tap Next"] })
        else { exit(4) }
        pages[0].countsPages?(1, 2)
        pages[2].countsPages?(3, 4)
        request.end(1)
        setenv("RENDERPAGES_APP_REQUEST", "{", 1)
        guard AppRequest.take() == nil else { exit(5) }
        exit(7)
      }
    }
    let (rest, messages) = AppMessage.split(
      String(decoding: printed?.standardErrorContent ?? [], as: UTF8.self))
    #expect(!rest.contains("renderpages-app"))
    #expect(
      messages == [
        .pages(of: "one", AppRequest.PageCount(before: 1, after: 2)),
        .pages(of: "two", AppRequest.PageCount(before: 3, after: 4)), .end("abc", status: 1),
      ])
  }
}
