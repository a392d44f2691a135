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
}
