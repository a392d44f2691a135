import Synchronization
import Testing

@testable import PageReview

struct PipeTests {
  @Test func `one sender's values come out in the order in which they went in`() async {
    let pipe = Pipe<Int>(capacity: 3)
    let sending = Task {
      for number in 0..<500 { #expect(await pipe.send(number)) }
      pipe.close()
    }
    var received: [Int] = []
    while let number = await pipe.receive() { received.append(number) }
    await sending.value
    #expect(received == Array(0..<500))
  }

  @Test(arguments: [1, 2, 5]) func `each of many values is received once, whoever sends and takes`(
    capacity: Int
  ) async {
    let pipe = Pipe<Int>(capacity: capacity, senders: 4)
    let received = await withTaskGroup(of: [Int].self) { group in
      for sender in 0..<4 {
        group.addTask {
          for number in 0..<250 { _ = await pipe.send(1000 * sender + number) }
          pipe.close()
          return []
        }
      }
      for _ in 0..<3 {
        group.addTask {
          var taken: [Int] = []
          while let number = await pipe.receive() { taken.append(number) }
          return taken
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let expected = (0..<4).flatMap { sender in (0..<250).map { 1000 * sender + $0 } }
    #expect(received.sorted() == expected)
  }

  @Test func `no more go in than there is room for`() async {
    let pipe = Pipe<Int>(capacity: 2)
    let sent = Mutex(0)
    let sending = Task {
      for number in 0..<10 {
        _ = await pipe.send(number)
        sent.withLock { $0 += 1 }
      }
      pipe.close()
    }
    for taken in 0..<10 {
      #expect(await pipe.receive() == taken)
      // Those taken, two inside, and one whose sender has not said so yet is not counted.
      #expect(sent.withLock { $0 } <= taken + 1 + 2)
    }
    await sending.value
    #expect(await pipe.receive() == nil)
  }

  @Test func `who waits for room hears that nobody receives any more`() async {
    let pipe = Pipe<Int>(capacity: 1)
    #expect(await pipe.send(1))
    let waiting = Task { await pipe.send(2) }
    pipe.cancel()
    #expect(await waiting.value == false)
    #expect(await pipe.send(3) == false)
  }

  @Test func `what was sent before the end is received, and then nothing`() async {
    let pipe = Pipe<Int>(capacity: 4, senders: 2)
    #expect(await pipe.send(1))
    pipe.close()
    #expect(await pipe.send(2))
    pipe.close()
    #expect(await pipe.receive() == 1)
    #expect(await pipe.receive() == 2)
    #expect(await pipe.receive() == nil)
  }
}
