extension ScaledPicture {
  /// The levels of red, green and blue: 252 colours, of the 256 that terminals have.
  private static let levels = (red: 6, green: 7, blue: 6)

  /// The picture in DEC's sixels: bands of six rows, in each of which a colour after the other is drawn
  /// from the left.
  var sixel: String {
    let colors = pixels.map(Self.color)
    var text = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for color in Set(colors).sorted() { text += Self.definition(of: color) }
    for top in stride(from: 0, to: height, by: 6) {
      let rows = top..<min(top + 6, height)
      var bands: [Int: [UInt8]] = [:]
      for (bit, y) in rows.enumerated() {
        for x in 0..<width {
          bands[colors[y * width + x], default: [UInt8](repeating: 0, count: width)][x] |= 1 << UInt8(bit)
        }
      }
      let lines = bands.sorted { $0.key < $1.key }.map { "#\($0.key)" + Self.runs($0.value) }
      text += lines.joined(separator: "$") + "-"
    }
    return text + "\u{1B}\\"
  }

  /// The number of the nearest colour.
  private static func color(of pixel: UInt32) -> Int {
    func level(_ shift: UInt32, _ count: Int) -> Int {
      (Int(pixel >> shift & 0xFF) * (count - 1) + 127) / 255
    }
    return (level(16, levels.red) * levels.green + level(8, levels.green)) * levels.blue
      + level(0, levels.blue)
  }

  /// A colour in percent of red, green and blue.
  private static func definition(of color: Int) -> String {
    let (blue, rest) = (color % levels.blue, color / levels.blue)
    let (green, red) = (rest % levels.green, rest / levels.green)
    func percent(_ level: Int, _ count: Int) -> Int { level * 100 / (count - 1) }
    return
      "#\(color);2;\(percent(red, levels.red));\(percent(green, levels.green));\(percent(blue, levels.blue))"
  }

  /// The characters of a band, with runs of more than three shortened to `!N`.
  private static func runs(_ band: [UInt8]) -> String {
    var text = ""
    var start = band.startIndex
    while start < band.endIndex {
      let end = band[start...].firstIndex { $0 != band[start] } ?? band.endIndex
      let character = String(UnicodeScalar(band[start] + 63))
      text +=
        end - start > 3 ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }
}
