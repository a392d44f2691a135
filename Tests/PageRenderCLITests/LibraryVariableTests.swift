import Foundation
import Testing

/// Variables that libraries read when they set themselves up, before any code of the program runs.
struct LibraryVariableTests {
  /// pixman's draws black, HarfBuzz' leaves out kerning, FreeType's makes outlines bolder; the others load files or code.
  private static let variables = [
    "PIXMAN_DISABLE": "fast sse2 ssse3 mmx wholeops", "HB_SHAPER_LIST": "fallback",
    "HB_OPTIONS": "uniscribe-bug-compatible",
    "FREETYPE_PROPERTIES":
      "truetype:interpreter-version=35 cff:no-stem-darkening=0 cff:hinting-engine=adobe type1:no-stem-darkening=0",
    "CAIRO_DEBUG": "1", "FONTCONFIG_FILE": "/nowhere", "ICU_DATA": "/nowhere", "JSIMD_FORCENONE": "1",
    "G_SLICE": "always-malloc", "GIO_EXTRA_MODULES": "/nowhere",
  ]

  @Test(arguments: ["PIXMAN_DISABLE", "HB_SHAPER_LIST", "FREETYPE_PROPERTIES", "all of them"])
  func `no variable that a library reads changes a byte`(name: String) throws {
    let work = try Workspace()
    let variables = Self.variables.filter { $0.key == name || name == "all of them" }
    for (folder, environment) in [("plain", [:]), ("bent", variables)] {
      let outcome = try work.run("render", "deck", "-o", folder, environment: environment)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    }
    let files = try work.files(in: "plain")
    #expect(!files.isEmpty)
    for file in files { #expect(try work.contents(of: "plain/\(file)") == work.contents(of: "bent/\(file)")) }
  }

  @Test func `the version tells which variables were cleared`() throws {
    let outcome = try Renderpages.run(
      ["--version", "--verbose"], environment: ["HB_SHAPER_LIST": "fallback", "HB": "kept", "FC_DEBUG": "1"])
    #expect(outcome.output.contains("environment: cleared FC_DEBUG, HB_SHAPER_LIST\n"), "\(outcome)")
  }
}
