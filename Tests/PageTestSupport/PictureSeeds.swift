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
}
