import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct DrawingEnvironmentTests {
  private let recorded = DrawingEnvironment(
    architecture: "x86_64",
    libraries: [.init("cairo", "1.16.0"), .init("FreeType", "2.13.0")],
    fonts: [
      .init("Inter-Regular.otf", "0123456789abcdef"), .init("Inter-Bold.otf", "fedcba9876543210"),
    ])

  @Test func `a library that draws artwork stays listed where no picture drew with it`() {
    let old = DrawingEnvironment(
      architecture: "x86_64", libraries: recorded.libraries + [.init("librsvg", "2.54.7")],
      fonts: recorded.fonts)
    #expect(recorded.adding(unusedPartsOf: old).libraries == old.libraries)
  }

  @Test func `what drew artwork is known afterwards`() throws {
    let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#.utf8)
    _ = try SVGRenderer.image(of: svg, width: 4, height: 4)
    let version = ArtworkLibraries.versions().first { $0.name == "librsvg" }?.version
    #expect(version?.hasPrefix("2.") == true)
    #expect(
      DrawingEnvironment.machine(using: FontCatalog()).libraries.contains {
        $0.name == "librsvg" && $0.value == version
      }
    )
    #expect(!DrawingEnvironment.current(fonts: []).libraries.contains { $0.name == "librsvg" })
  }

  @Test func `pictures of two runs stand in one folder where machines and common fonts agree`() {
    func here(_ fonts: [DrawingEnvironment.Component]) -> DrawingEnvironment {
      DrawingEnvironment(architecture: "x86_64", libraries: recorded.libraries, fonts: fonts)
    }
    let more = here([.init("Inter-Bold.otf", "fedcba9876543210"), .init("NotoSansCJK-Bold.ttc", "00")])
    #expect(more.agrees(with: recorded))
    #expect(
      more.adding(unusedPartsOf: recorded).fonts.map(\.name)
        == ["Inter-Bold.otf", "Inter-Regular.otf", "NotoSansCJK-Bold.ttc"])
    #expect(!here([.init("Inter-Bold.otf", "00")]).agrees(with: recorded))
  }

  @Test func `a release with the machine's libraries agrees with what the machine recorded`() {
    var here = recorded
    here.release = "0.1.0"
    #expect(here.agrees(with: recorded) && recorded.agrees(with: here))
    #expect(here.adding(unusedPartsOf: recorded) == recorded)
    #expect(here.json.contains("\n  \"release\": \"0.1.0\"\n"))
    #expect(DrawingEnvironment(json: Array(here.json.utf8))?.release == "0.1.0")
  }

  @Test func `the file has its keys in order, whatever order the parts came in`() {
    #expect(
      recorded.json == """
        {
          "architecture": "x86_64",
          "libraries": [
            {"name": "FreeType", "version": "2.13.0"},
            {"name": "cairo", "version": "1.16.0"}
          ]
        }

        """)
  }

  @Test func `what was written is read back`() {
    let read = DrawingEnvironment(json: Array(recorded.json.utf8))
    #expect(read?.architecture == "x86_64" && read?.libraries == recorded.libraries)
  }

  @Test func `keys of later versions are passed over`() {
    let text = #"{"architecture": "x86_64", "fonts": [], "libraries": [], "kernel": "6.1"}"#
    #expect(
      DrawingEnvironment(json: Array(text.utf8))
        == DrawingEnvironment(architecture: "x86_64", libraries: [], fonts: []))
  }

  @Test(arguments: [
    "", "[]", #"{"architecture": "x86_64", "fonts": []}"#,
    #"{"architecture": 64, "fonts": [], "libraries": []}"#,
    #"{"architecture": "x86_64", "fonts": {}, "libraries": []}"#,
    #"{"architecture": "x86_64", "fonts": [{"file": "a"}], "libraries": []}"#,
    #"{"architecture": "x86_64", "fonts": [], "libraries": [{"name": "cairo", "version": 1.16}]}"#,
  ])
  func `a file that is no environment is refused`(text: String) {
    #expect(DrawingEnvironment(json: Array(text.utf8)) == nil)
  }

  @Test func `this process knows the versions of all five libraries`() {
    let libraries = DrawingEnvironment.current(fonts: []).libraries
    #expect(libraries.map(\.name) == ["FreeType", "HarfBuzz", "ICU", "cairo", "pixman"])
    for library in libraries {
      #expect(library.value.first?.isNumber == true && library.value.contains("."), "\(library)")
    }
  }
}
