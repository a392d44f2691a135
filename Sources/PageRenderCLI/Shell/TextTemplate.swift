/// A text that is compiled in as a file, with places such as `@name@` to be filled.
struct TextTemplate {
  private let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  func filled(_ values: KeyValuePairs<String, String>) -> String {
    values.reduce(text) { $0.replacing("@\($1.key)@", with: $1.value) }
  }
}
