internal import Synchronization

/// The news for the main actor, which draws: changed files, and what browsers ask for.
final class WatchInbox: Sendable {
  /// A question or a wish of a browser, with the way to answer.
  enum Question: Sendable {
    /// The values of an axis to show; an empty text for those of the command line.
    case choose(axis: String, values: String)
    case views(screen: String)
    case why(screen: String, view: Int)
  }

  struct News: Sendable {
    var changed: Set<String> = []
    var questions: [(question: Question, reply: HTTPServer.Reply)] = []
    var isOver = false

    var isEmpty: Bool { changed.isEmpty && questions.isEmpty && !isOver }
  }

  private let news = Mutex(News())
  private let signal: AsyncStream<Void>.Continuation
  /// An element for news that nobody has taken.
  let signals: AsyncStream<Void>

  init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// True if pages wait to be drawn anew, or the view is to end.
  var isPressing: Bool { news.withLock { !$0.changed.isEmpty || $0.isOver || !$0.questions.isEmpty } }

  func add(changed: Set<String>) {
    news.withLock { $0.changed.formUnion(changed) }
    signal.yield()
  }

  func add(_ question: Question, _ reply: HTTPServer.Reply) {
    news.withLock { $0.questions.append((question, reply)) }
    signal.yield()
  }

  /// Ends the view.
  func end() {
    news.withLock { $0.isOver = true }
    signal.yield()
  }

  func take() -> News {
    news.withLock { news in
      defer { news = News() }
      return news
    }
  }
}
