import Testing

@testable import PageBase

/// In processes of their own, as the largest picture is the process's.
struct LargestPictureTests {
  @Test func `the largest is named, with the memory that it takes`() async {
    await #expect(processExitsWith: .success) {
      #expect(LargestPicture.remark.isEmpty)
      LargestPicture.note("small.png", width: 10, height: 10)
      LargestPicture.note("photo.jpg", width: 4000, height: 3000)
      LargestPicture.note(nil, width: 1179, height: 2556)
      // 4 · 12,000,000 bytes are 45.8 MiB.
      #expect(
        LargestPicture.remark
          == "; the largest so far is the image \"photo.jpg\" of 4000 × 3000 pixels (46 MiB)")
    }
  }

  @Test func `a long name is cut, and sizes that no memory has are passed over`() async {
    await #expect(processExitsWith: .success) {
      LargestPicture.note(String(repeating: "n", count: 1000), width: 1, height: 1)
      LargestPicture.note("huge", width: .max, height: 2)
      LargestPicture.note("none", width: 0, height: 2)
      LargestPicture.withWords { #expect((1...256).contains($0.count)) }
    }
  }

  @Test func `a picture of one pixel takes a mebibyte at most, and a larger one more`() async {
    await #expect(processExitsWith: .success) {
      LargestPicture.note("a", width: 1, height: 1)
      #expect(LargestPicture.remark == "; the largest so far is the image \"a\" of 1 × 1 pixels (1 MiB)")
      // 512 × 512 pixels are a mebibyte, one column more is more than that.
      LargestPicture.note("b", width: 512, height: 512)
      #expect(LargestPicture.remark.hasSuffix("512 × 512 pixels (1 MiB)"))
      LargestPicture.note("c", width: 513, height: 512)
      #expect(LargestPicture.remark.hasSuffix("513 × 512 pixels (2 MiB)"))
      LargestPicture.note("d", width: 512, height: 513)
      #expect(LargestPicture.remark.contains("\"c\""))
      LargestPicture.note(nil, width: 512, height: 514)
      #expect(LargestPicture.remark.hasPrefix("; the largest so far is a page of 512 × 514"))
    }
  }

  /// Sixty smileys are 240 bytes, and their sentence is longer than the buffer's 256.
  @Test func `words fill their buffer and no more`() async {
    await #expect(processExitsWith: .success) {
      LargestPicture.note(String(repeating: "😀", count: 60), width: 1, height: 1)
      LargestPicture.withWords { #expect($0.count == 256) }
      #expect(LargestPicture.remark.hasPrefix("; the largest so far is the image \"😀😀"))
    }
  }

  @Test func `a size whose bytes cannot be counted is passed over`() async {
    await #expect(processExitsWith: .success) {
      LargestPicture.note("a", width: Int.max / 4, height: 1)
      LargestPicture.note("b", width: -1, height: 5)
      #expect(LargestPicture.remark.isEmpty)
      // 2⁶¹ − 2 pixels of four bytes are 2⁶³ − 8 bytes, which are 2⁴³ MiB but for a part of one.
      LargestPicture.note("c", width: Int.max / 4 - 1, height: 1)
      #expect(LargestPicture.remark.hasSuffix("(8796093022208 MiB)"))
    }
  }
}
