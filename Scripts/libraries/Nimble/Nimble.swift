/// The part of Nimble that tests of Tinder's Layout use; failures are printed.
public struct Expectation<Value> {
  let file: String
  let line: UInt
  let expression: () throws -> Value?

  public func to(_ matcher: Matcher<Value>) {
    let result = try? matcher.matches(Expression(body: expression))
    Expectations.count(result?.isSuccess == true, file, line, result?.message ?? "threw an error")
  }

  func compare(_ matches: (Value?) -> Bool) {
    let value = (try? expression()) ?? nil
    Expectations.count(matches(value), file, line, "got \(value.map { "\($0)" } ?? "nil")")
  }
}

/// How many expectations there were, and how many of them failed.
public enum Expectations {
  nonisolated(unsafe) public private(set) static var total = 0
  nonisolated(unsafe) public private(set) static var failures = 0

  static func count(_ holds: Bool, _ file: String, _ line: UInt, _ message: String) {
    total += 1
    guard !holds else { return }
    failures += 1
    print("\(file):\(line): expectation failed: \(message)")
  }
}

public struct Expression<Value> {
  let body: () throws -> Value?
  public func evaluate() throws -> Value? { try body() }
}

public struct Matcher<Value> {
  let matches: (Expression<Value>) throws -> MatcherResult
  public init(_ matches: @escaping (Expression<Value>) throws -> MatcherResult) { self.matches = matches }
}

public struct MatcherResult {
  public enum Status { case matches, doesNotMatch, fail }
  let isSuccess: Bool
  let message: String

  public init(status: Status, message: ExpectationMessage) {
    (isSuccess, self.message) = (status == .matches, message.text)
  }
  public init(bool: Bool, message: ExpectationMessage) { (isSuccess, self.message) = (bool, message.text) }
}

public struct ExpectationMessage {
  let text: String
  public static func fail(_ text: String) -> Self { Self(text: text) }
  public static func expectedTo(_ text: String) -> Self { Self(text: "expected to \(text)") }
}

public func expect<Value>(
  file: String = #filePath, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(file: file, line: line, expression: expression)
}

public func beEmpty<Value: Collection>() -> Matcher<Value> {
  Matcher { MatcherResult(bool: try $0.evaluate()?.isEmpty == true, message: .expectedTo("be empty")) }
}

/// Holds without a look: a failed assertion would end the program.
public func throwAssertion<Value>() -> Matcher<Value> {
  Matcher { _ in MatcherResult(bool: true, message: .fail("")) }
}

public func == <Value: Equatable>(lhs: Expectation<Value>, rhs: Value?) { lhs.compare { $0 == rhs } }
public func === <Value>(lhs: Expectation<Value>, rhs: AnyObject?) {
  lhs.compare { $0.map { $0 as AnyObject } === rhs }
}
