import TestSupport

/// Good pictures of each format, which fuzzing changes.
package enum PictureSeeds {
  package static let svg = [
    Artworks.svg,
    Artworks.svg(
      """
      <filter id='f'><feGaussianBlur stdDeviation='2'/><feOffset dx='1' dy='2'/><feConvolveMatrix order='3' \
      kernelMatrix='1 1 1 1 1 1 1 1 1'/><feTurbulence baseFrequency='0.1' numOctaves='2'/></filter>\
      <path d='M0 0C3 4 5 6 7 8z' filter='url(#f)' stroke='red' stroke-dasharray='2 1'/>
      """),
    Artworks.svg(
      """
      <defs><linearGradient id='g'><stop offset='0' stop-color='red'/><stop offset='1'/></linearGradient>\
      <pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='2'/></pattern>\
      <mask id='m'><circle cx='9' cy='9' r='5' fill='white'/></mask></defs>\
      <g transform='rotate(20) scale(2)' mask='url(#m)'><rect width='9' height='9' fill='url(#p)'/>\
      <ellipse rx='4' ry='3' fill='url(#g)'/></g><use href='#g'/>
      """),
  ].map { Array($0.utf8) }

  package static let pdf = [
    Artworks.pdf(),
    Artworks.pdf(content: "q 1 0 0 1 5 5 cm 3 w 1 0 0 RG 0 0 m 9 9 l S Q 0.5 g 2 2 9 9 re f"),
    Artworks.pdf(
      content: "/G gs 0.2 0.4 0.6 0.1 k [3 2] 1 d 2 J 1 j 4 4 20 12 re B* /S sh",
      resources:
        "/ExtGState<</G<</ca 0.5/LW 2>>>>/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 40 30]/Function"
        + "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>"),
  ]

  /// Of all kinds of pixels.
  package static let png = [
    Artworks.png(9, 7),
    Artworks.png(64, 64),
    HandmadePNG(
      width: 4, height: 3, bitDepth: 2, colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9],
      transparency: [255, 128, 0, 64], extra: [("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1])],
      rows: [0, 0x1B, 1, 0xE4, 2, 0x50]
    ).bytes,
    HandmadePNG(
      width: 3, height: 3, colorType: 0, isInterlaced: true, transparency: [0, 5],
      extra: [("gAMA", [0, 1, 134, 160])],
      rows: [[0, 1], [0, 3], [0, 7, 9], [0, 2], [0, 8], [0, 4, 5, 6]].flatMap { $0 }
    ).bytes,
    HandmadePNG(
      width: 2, height: 2, bitDepth: 16, colorType: 6, extra: [("sRGB", [0])],
      rows: [3] + Array(1...16) + [4] + Array(101...116)
    ).bytes,
  ]

  package static let jpeg = [
    JPEGSamples.redAndBlue, JPEGSamples.progressive, JPEGSamples.grey, JPEGSamples.inks,
  ]

  /// Lossless, made by libwebp 1.2.4, 2 × 2 pixels: red, green with an alpha of 128, blue, and a clear one.
  package static let losslessWebP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x2E, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x21,
    0x00, 0x00, 0x00, 0x2F, 0x01, 0x40, 0x00, 0x10, 0x1F, 0x30, 0xFF, 0x02, 0x82, 0x22, 0xFF, 0x47, 0x13,
    0x10, 0x14, 0xF9, 0x3F, 0x9A, 0x80, 0xA0, 0xE8, 0xBA, 0xE5, 0x02, 0x78, 0x67, 0xC2, 0x3A, 0x44, 0xF4,
    0x3F, 0x02, 0x00,
  ]
  /// Lossy, made by libwebp 1.2.4, 16 × 16 pixels of the grey 200.
  package static let lossyWebP: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x24, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20, 0x18,
    0x00, 0x00, 0x00, 0x30, 0x01, 0x00, 0x9D, 0x01, 0x2A, 0x10, 0x00, 0x10, 0x00, 0x00, 0xC0, 0x12, 0x25,
    0xA4, 0x00, 0x03, 0x70, 0x00, 0xFE, 0xFC, 0x86, 0x80, 0x00,
  ]
  package static let webp = [losslessWebP, lossyWebP]
}
