extension Mutator {
  /// Changes what stands in the chunks of a PNG file, and makes its checksums right again.
  ///
  /// Pixels are changed where they are stored without compression, as ``HandmadePNG`` writes them.
  mutating func mutatedPNG(_ file: [UInt8]) -> [UInt8] {
    let chunks = Self.chunks(ofPNG: file)
    var values: [Range<Int>] = []
    for (name, data) in chunks {
      let isStored = name == "IDAT" && data.count > 11
      // Of a changed header one in two is none.
      values += isStored ? Array(repeating: data.lowerBound + 7..<data.upperBound - 4, count: 2) : [data]
    }
    var file = mutatedValues(of: file, at: values)
    for (name, data) in chunks {
      if name == "IDAT", data.count > 11 {
        let pixels = Array(file[data.lowerBound + 7..<data.upperBound - 4])
        file.replaceSubrange(data.suffix(4), with: HandmadePNG.bigEndian(Int(HandmadePNG.adler32(pixels))))
      }
      let checksum = HandmadePNG.crc32(Array(file[data.lowerBound - 4..<data.upperBound]))
      file.replaceSubrange(data.upperBound..<data.upperBound + 4, with: HandmadePNG.bigEndian(Int(checksum)))
    }
    return file
  }

  /// Changes quantisation tables, sides, what markers say of the picture, and its pixels. Of changed tables of codes nearly
  /// all break the pixels.
  mutating func mutatedJPEG(_ file: [UInt8]) -> [UInt8] {
    mutatedValues(of: file, at: Self.values(ofJPEG: file))
  }

  /// Names and places of the chunks' data.
  private static func chunks(ofPNG file: [UInt8]) -> [(name: String, data: Range<Int>)] {
    var chunks: [(String, Range<Int>)] = []
    var place = 8
    while place + 12 <= file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + count <= file.count else { break }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, place + 8..<place + 8 + count))
      place += 12 + count
    }
    return chunks
  }

  /// The segments of ITU T.81, annex B, without what they are and how long they are.
  private static func values(ofJPEG file: [UInt8]) -> [Range<Int>] {
    var values: [Range<Int>] = []
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      let end = place + 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
      guard end <= file.count else { break }
      switch marker {
      // Tables of 64 numbers, each after a byte that says which it is.
      case 0xDB: values += stride(from: place + 5, to: end, by: 65).map { $0..<min($0 + 64, end) }
      // The lower bytes of the sides.
      case 0xC0, 0xC1, 0xC2: values += [place + 6..<place + 7, place + 8..<place + 9]
      // Densities and thumbnails, orientation.
      case 0xE0, 0xE1: values.append(place + 4..<end)
      case 0xEE, 0xFE: values.append(place + 4..<end)
      default: break
      }
      place = end
      if marker == 0xDA {
        // Coded pixels, up to the next marker.
        while place + 1 < file.count, file[place] != 0xFF || file[place + 1] == 0 { place += 1 }
        values.append(end..<place)
      }
    }
    return values.filter { !$0.isEmpty }
  }
}
