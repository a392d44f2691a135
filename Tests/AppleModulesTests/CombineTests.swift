import Combine
import Testing
import UIKit

/// Publishers as apps join them, each by the values that come.
@MainActor
struct CombineTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  /// The values that a publisher sends while `body` runs.
  private func values<P: Publisher>(of publisher: P, _ body: () -> Void) -> [P.Output]
  where P.Failure == Never {
    var all: [P.Output] = []
    let subscription = publisher.sink { all.append($0) }
    body()
    subscription.cancel()
    return all
  }

  @Test func `a published property sends its value, and each new one before it is set`() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$name.sink { seen.append($0 + model.name) }
    model.name = "b"
    #expect(seen == ["aa", "ba"])
    subscription.cancel()
    model.name = "c"
    #expect(seen.count == 2)
  }

  @Test func `an object tells that one of its published properties is about to change`() {
    let model = Model()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.name = "b"
    model.count = 1
    withExtendedLifetime(subscription) { #expect(count == 2) }
  }

  @Test func `a subject without a value sends only what comes later, one with a value sends that first`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    #expect(values(of: subject) { subject.send(2) } == [2])
    let current = CurrentValueSubject<Int, Never>(1)
    current.value = 2
    #expect(values(of: current) { current.send(3) } == [2, 3])
  }

  @Test func `a subscription ends with the object that holds it`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    do {
      var all: Set<AnyCancellable> = []
      subject.sink { seen.append($0) }.store(in: &all)
      subject.send(1)
    }
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `operators change, drop, count and join values in their order`() {
    let numbers = [1, 1, 2, 3, 4, 4].publisher
    #expect(values(of: numbers.removeDuplicates().filter { $0 > 1 }.map { $0 * 10 }) {} == [20, 30, 40])
    #expect(values(of: numbers.scan(0, +)) {} == [1, 2, 4, 7, 11, 15])
    #expect(values(of: numbers.dropFirst(2).prefix(2).collect()) {} == [[2, 3]])
    #expect(values(of: numbers.compactMap { $0 > 3 ? String($0) : nil }.first()) {} == ["4"])
    #expect(values(of: Just(1).append(2).prepend(0)) {} == [0, 1, 2])
    #expect(values(of: Just(3).flatMap { [$0, $0 + 1].publisher }.merge(with: Just(9))) {} == [3, 4, 9])
  }

  @Test func `the latest values of two publishers come once both have one`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let texts = values(of: first.combineLatest(second).map { "\($0)\($1)" }) {
      first.send(1)
      second.send("a")
      first.send(2)
    }
    #expect(texts == ["1a", "2a"])
    let pairs = values(of: first.zip(second).map { "\($0)\($1)" }) {
      first.send(1)
      first.send(2)
      second.send("a")
    }
    #expect(pairs == ["1a"])
  }

  struct Fault: Error {}

  @Test func `a failure ends the values, and is replaced or handed over`() {
    let tried = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Fault() }
      return number
    }
    #expect(values(of: tried.replaceError(with: 0)) {} == [1, 0])
    var ends = 0
    let subscription = tried.sink(
      receiveCompletion: { if case .failure(let error) = $0, error is Fault { ends += 1 } },
      receiveValue: { _ in })
    withExtendedLifetime(subscription) { #expect(ends == 1) }
  }

  @Test func `values are assigned to a property of an object or to another published one`() {
    let (model, label) = (Model(), UILabel())
    let subscription = model.$name.map { Optional($0) }.assign(to: \.text, on: label)
    model.name = "b"
    #expect(label.text == "b")
    subscription.cancel()
    model.$count.map { "\($0)" }.assign(to: &model.$name)
    model.count = 7
    #expect(model.name == "7")
  }

  @Test func `a future keeps its result for every subscriber`() {
    var attempts = 0
    let future = Future<Int, Never> { promise in
      attempts += 1
      promise(.success(5))
    }
    #expect(values(of: future) {} == [5])
    #expect(values(of: future) {} == [5])
    #expect(attempts == 1)
  }

  @Test func `notifications come as values`() {
    let name = Notification.Name("CombineTests")
    let texts = values(
      of: NotificationCenter.default.publisher(for: name).compactMap { $0.object as? String }
    ) { NotificationCenter.default.post(name: name, object: "x") }
    #expect(texts == ["x"])
  }
}
