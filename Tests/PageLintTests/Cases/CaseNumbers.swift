/// Numbers of cases: `200+a.h-0.99`, with names that a screen knows.
struct CaseNumbers {
  var named: (String) throws -> Double

  func value(_ text: String) throws -> Double {
    var rest = Substring(text)
    let value = try sum(&rest)
    guard rest.isEmpty else { throw CaseError("no number: \(text)") }
    return value
  }

  private func sum(_ rest: inout Substring) throws -> Double {
    var value = try product(&rest)
    while let sign = rest.first, sign == "+" || sign == "-" {
      rest.removeFirst()
      let next = try product(&rest)
      value += sign == "+" ? next : -next
    }
    return value
  }

  private func product(_ rest: inout Substring) throws -> Double {
    var value = try factor(&rest)
    while let sign = rest.first, sign == "*" || sign == "/" {
      rest.removeFirst()
      let next = try factor(&rest)
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private func factor(_ rest: inout Substring) throws -> Double {
    if rest.first == "-" {
      rest.removeFirst()
      return -(try factor(&rest))
    }
    if rest.first == "(" {
      rest.removeFirst()
      let value = try sum(&rest)
      guard rest.popFirst() == ")" else { throw CaseError("a bracket is open") }
      return value
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard !word.isEmpty else { throw CaseError("no number at \(rest)") }
    rest = rest.dropFirst(word.count)
    return try Double(word) ?? named(String(word))
  }
}
