package import Foundation

/// A value of a property list: of `project.pbxproj`, whose values are texts, or of an Info.plist.
package enum PropertyListValue: Equatable {
  case text(String)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var list: [PropertyListValue] {
    if case .list(let list) = self { list } else { [] }
  }

  package var dictionary: [String: PropertyListValue] {
    if case .dictionary(let dictionary) = self { dictionary } else { [:] }
  }

  /// The value at a key of a dictionary; `nil` if there is none.
  package subscript(key: String) -> PropertyListValue? { dictionary[key] }

  /// A copy in which `change` was applied to every text, keys left as they are.
  package func mapTexts(_ change: (String) -> String) -> PropertyListValue {
    switch self {
    case .text(let text): .text(change(text))
    case .list(let list): .list(list.map { $0.mapTexts(change) })
    case .dictionary(let members): .dictionary(members.mapValues { $0.mapTexts(change) })
    case .boolean, .integer, .real, .date, .data: self
    }
  }
}

extension PropertyListValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    }
  }
}
