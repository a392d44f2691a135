import LayoutEngine
import PageRender
import Testing

@testable import PageRuns

struct ArgumentsTests {
  private var arguments: Arguments {
    var arguments = Arguments(commandName: "render")
    arguments.operands = ["a deck"]
    arguments.options = [("device", "iphone-x"), ("output", "out"), ("canvas", nil), ("device", "ipad-10")]
    return arguments
  }

  @Test func `the last value of an option counts, and all are known`() {
    #expect(arguments.value("device") == "ipad-10")
    #expect(arguments.values("device") == ["iphone-x", "ipad-10"])
    #expect(arguments.value("canvas") == nil && arguments.values("canvas") == [])
    #expect(arguments.contains("canvas") && !arguments.contains("json"))
  }

  @Test func `the command that records has the options that choose pictures`() {
    #expect(
      arguments.recordingCommand()
        == "renderpages record 'a deck' -d iphone-x --canvas -d ipad-10 --record missing")
    #expect(arguments.recordingCommand(into: "S").hasSuffix(" -d ipad-10 --snapshots S --record missing"))
    var other = Arguments()
    other.options = [("fonts", "f"), ("snapshots", "s"), ("report", "r"), ("locale", "ja")]
    #expect(
      other.recordingCommand()
        == "renderpages record --fonts f --snapshots s --locale ja --record missing")
  }

  @Test func `a command is repeated as it was typed, without some options`() {
    var arguments = arguments
    let words = arguments.command("render", without: ["output"])
    #expect(
      words == ["renderpages", "render", "a deck", "--device", "iphone-x", "--canvas", "--device", "ipad-10"])
    arguments.typed = .init(options: [("plan", "plan.json"), ("output", "x")], operands: [])
    #expect(
      arguments.command("render", without: ["output"]) == ["renderpages", "render", "--plan", "plan.json"])
    #expect(Arguments.shellLine(["a", "b c", ""]) == "a 'b c' ''")
  }

  @Test func `options that leave out values choose screens`() {
    func chooses(_ change: (inout AxisOptions) -> Void) -> Bool {
      var axes = AxisOptions()
      change(&axes)
      return axes.choosesScreens
    }
    #expect(!chooses { _ in })
    #expect(chooses { $0.devices = ["iphone-x"] } && chooses { $0.locales = ["ja"] })
    for word in ["all", "every"] {
      #expect(!chooses { $0.devices = ["iphone-x", word] } && !chooses { $0.locales = [word] })
    }
    #expect(chooses { $0.orientations = [.portrait] } && !chooses { $0.orientations = Orientation.allCases })
    #expect(chooses { $0.appearances = [.dark] } && !chooses { $0.appearances = Appearance.allCases })
    #expect(chooses { $0.contentSizes = [.large] } && !chooses { $0.contentSizes = ContentSize.allCases })
    #expect(chooses { $0.systems = [.ios17] } && !chooses { $0.systems = SystemVersion.allCases })
    #expect(
      chooses { $0.directions = [.leftToRight] } && !chooses { $0.directions = DirectionChoice.allCases })
    #expect(!chooses { ($0.pages, $0.scenes, $0.isCanvas) = (["1"], ["a"], true) })
    #expect(DirectionChoice.leftToRight.direction == .leftToRight)
    #expect(DirectionChoice.rightToLeft.direction == .rightToLeft)
    #expect(DirectionChoice.allCases.map(\.direction.name) == ["ltr", "rtl"])
  }

  @Test func `a program with pages of its own speaks of itself`() {
    let own = HostProgram(name: "tours")
    #expect(own.naming("renderpages record; renderpages verify") == "tours record; tours verify")
    #expect(HostProgram().naming("renderpages x") == "renderpages x")
    let catalog = CatalogPages(
      name: "Tours", pages: [], matrix: CatalogMatrix(), resources: SwiftPageSource.Resources(), lint: [])
    #expect(HostProgram().purpose.contains("iOS paging screens"))
    #expect(HostProgram(name: "tours", catalog: catalog).purpose.hasSuffix("pages of an app"))
  }
}

struct CatalogMatrixTests {
  private let devices = DeviceCatalog.builtin

  private func resolved(
    _ matrix: CatalogMatrix, translated: [String] = []
  ) -> (matrix: PageMatrix, diagnostics: [Diagnostic]) {
    matrix.resolved(devices: devices, translated: translated, file: "F.swift")
  }

  @Test func `each value is there once, in its order`() {
    let (matrix, faults) = resolved(
      CatalogMatrix(
        devices: ["ipad-10", "iphone-x", "ipad-10"], orientations: [.landscape, .portrait, .landscape],
        appearances: [.dark, .dark], locales: ["ja", "en", "ja"], contentSizes: [.large, .small, .large],
        systems: [.ios26, .ios17, .ios26]))
    #expect(matrix.devices.map(\.value.id) == ["ipad-10", "iphone-x"])
    #expect(matrix.orientations.map(\.value) == [.landscape, .portrait])
    #expect(matrix.appearances.map(\.value) == [.dark])
    #expect(matrix.locales.map(\.value) == ["ja", "en"])
    #expect(matrix.contentSizes.map(\.value) == [.large, .small])
    #expect(matrix.systems.map(\.value) == [.ios26, .ios17])
    #expect(faults.isEmpty)
  }

  @Test func `all devices are those of the lowest version, every device is any`() {
    func ids(_ word: String, _ systems: [SystemVersion] = []) -> [String] {
      resolved(CatalogMatrix(devices: [word], systems: systems)).matrix.devices.map(\.value.id)
    }
    #expect(ids("every") == devices.devices.map(\.id))
    #expect(ids("all") == devices.devices(runningIOS: 26).map(\.id))
    #expect(ids("all", [.ios26, .ios17]) == devices.devices(runningIOS: 17).map(\.id))
    #expect(ids("all").count < ids("all", [.ios17]).count)
  }

  @Test func `languages are the texts' own, the pseudo-languages, or tags`() {
    func locales(_ words: String...) -> [String] {
      resolved(CatalogMatrix(locales: words), translated: ["de", "fr"]).matrix.locales.map(\.value)
    }
    #expect(locales("all") == ["de", "fr"])
    #expect(locales("pseudo") == PseudoLocale.allCases.map(\.rawValue))
    #expect(locales("pt-br", "fr", "all") == ["pt-BR", "fr", "de"])
  }

  @Test func `unknown devices and tags are faults of the file`() {
    let (matrix, faults) = resolved(
      CatalogMatrix(devices: ["iphone-99", "iphone-x"], locales: ["!!", "ja"]))
    #expect(matrix.devices.map(\.value.id) == ["iphone-x"] && matrix.locales.map(\.value) == ["ja"])
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.file == "F.swift" && $0.severity == .error && $0.exitCode == .badInput })
    #expect(faults[0].message.hasPrefix("matrix: ") && faults[0].message.contains("iphone-99"))
    #expect(
      faults[1].message == "matrix: \"!!\" is no locale; write a tag such as ja, pt-BR or zh-Hant")
    let large = resolved(CatalogMatrix(devices: ["3000x3000@3x"])).diagnostics
    #expect(large.map(\.exitCode) == [.limit])
  }
}
