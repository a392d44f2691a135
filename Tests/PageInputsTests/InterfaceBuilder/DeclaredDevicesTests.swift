import Foundation
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// The kind of device that an Xcode project beside a document is for.
struct DeclaredDevicesTests {
  /// A project of targets, each with the value of `TARGETED_DEVICE_FAMILY` in its two configurations.
  private func project(
    common: String? = nil, _ targets: [(type: String, families: String?)]
  ) -> String {
    func configurations(_ owner: String, _ value: String?) -> String {
      let setting = value.map { "\t\t\t\tTARGETED_DEVICE_FAMILY = \($0);\n" } ?? ""
      return ["Debug", "Release"].map { name in
        """
        \t\t\(owner)\(name) /* \(name) */ = {isa = XCBuildConfiguration; buildSettings = {
        \t\t\t\tSDKROOT = iphoneos;
        \(setting)\t\t\t}; name = \(name); };
        """
      }.joined(separator: "\n")
        + """

        \t\t\(owner)List = {isa = XCConfigurationList; buildConfigurations = (\(owner)Debug, \(owner)Release, ); };
        """
    }
    let written = targets.enumerated().map { number, target in
      """
      \t\tT\(number) = {isa = PBXNativeTarget; buildConfigurationList = T\(number)List; name = "Target \(number)";
      \t\t\tproductType = "com.apple.product-type.\(target.type)"; };
      \(configurations("T\(number)", target.families))
      """
    }
    return """
      // !$*UTF8*$!
      {
      \tobjects = {
      \t\tP = {isa = PBXProject; buildConfigurationList = PList;
      \t\t\ttargets = (\(targets.indices.map { "T\($0), " }.joined())); };
      \(configurations("P", common))
      \(written.joined(separator: "\n"))
      \t};
      \trootObject = P /* Project object */;
      }
      """
  }

  private func families(_ project: String) -> Set<Device.Idiom>? {
    DeclaredDevices.families(inProject: Array(project.utf8))
  }

  @Test(
    arguments: [
      ("1", [.phone]), ("2", [.pad]), ("1,2", [.phone, .pad]), ("\"1,2,7\"", [.phone, .pad]), ("4", nil),
      ("$(inherited)", nil), ("", nil),
    ] as [(String, Set<Device.Idiom>?)])
  func `one is an iPhone, two is an iPad, and other numbers are neither`(
    value: String, family: Set<Device.Idiom>?
  ) {
    #expect(DeclaredDevices.family(value) == family)
  }

  @Test func `the family of the app counts, and not those of its tests, extensions and watch`() {
    #expect(families(project([("application", "1")])) == [.phone])
    let tests = ("bundle.unit-test", "\"1,2\"")
    #expect(families(project([tests, ("application", "2"), ("app-extension", "\"1,2\"")])) == [.pad])
    #expect(families(project([tests, ("application", "1"), ("application.watchapp2", "4")])) == [.phone])
    #expect(families(project([tests, ("application", "\"1,2\"")])) == [.phone, .pad])
    #expect(families(project([("application", "1"), ("application", "2")])) == [.phone, .pad])
  }

  @Test func `an app without a family has the project's`() {
    let tests = ("bundle.unit-test", "\"1,2\"")
    #expect(families(project(common: "1", [tests, ("application", nil)])) == [.phone])
    #expect(families(project(common: "1", [tests, ("application", "\"$(inherited)\"")])) == [.phone])
    #expect(families(project(common: "1", [tests, ("application", "2")])) == [.pad])
  }

  @Test func `a project that sets no family, and a file that is no project, tell nothing`() {
    #expect(families(project([("application", nil)])) == nil)
    #expect(families("no project") == nil)
    #expect(families("TARGETED_DEVICE_FAMILY = 1;\nTARGETED_DEVICE_FAMILY = 2;\n{") == nil)
  }

  @Test func `a value is that of a line that begins with the setting, with or without a condition`() {
    let text = """
      // TARGETED_DEVICE_FAMILY = 2
      TARGETED_DEVICE_FAMILY = 1 // iPhone
      "TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = "1,2";
      \tTARGETED_DEVICE_FAMILY=2;
      OTHER = TARGETED_DEVICE_FAMILY
      TARGETED_DEVICE_FAMILY
      """
    #expect(DeclaredDevices.values(in: Array(text.utf8)) == ["1", "1,2", "2"])
  }

  // MARK: Near a document

  private struct Near {
    let folder = TemporaryFolder()
    var document: String { folder.path("App/Views/Base.lproj/Main.storyboard") }

    func write(_ text: String, _ path: String) throws {
      let file = URL(fileURLWithPath: folder.path(path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func `the nearest project above a document counts, and its configuration files if it tells nothing`()
    throws
  {
    let near = Near()
    try near.write("", "App/Views/Base.lproj/Main.storyboard")
    #expect(DeclaredDevices(near: near.document).only == nil)
    try near.write(project([("application", "1")]), "App.xcodeproj/project.pbxproj")
    #expect(DeclaredDevices(near: near.document).only == .phone)
    try near.write(project([("application", nil)]), "App/Inner.xcodeproj/project.pbxproj")
    #expect(DeclaredDevices(near: near.document).only == nil)
    try near.write("TARGETED_DEVICE_FAMILY = 2\n", "App/Config/App.xcconfig")
    #expect(DeclaredDevices(near: near.document).only == .pad)
    try near.write("TARGETED_DEVICE_FAMILY = 1\n", "App/Config/Other.xcconfig")
    #expect(DeclaredDevices(near: near.document).only == nil)
  }

  @Test func `a document of an app for one kind is for that kind, unless its name tells`() throws {
    let near = Near()
    try near.write(
      Documents.storyboard(scenes: [Documents.controller("a")]), "App/Views/Base.lproj/Main.storyboard")
    try near.write(
      Documents.storyboard(scenes: [Documents.controller("a")]), "App/Views/Base.lproj/Main~ipad.storyboard")
    try near.write(project([("application", "1")]), "App.xcodeproj/project.pbxproj")
    let source = try #require(InterfaceBuilderSource.load(near.document).source)
    #expect(source.idiom == .phone)
    let devices = DeviceCatalog.builtin.devices(showing: source, drawnAs: .standard)
    #expect(!devices.isEmpty && devices.allSatisfy { $0.idiom == .phone })
    let pad = near.folder.path("App/Views/Base.lproj/Main~ipad.storyboard")
    #expect(try #require(InterfaceBuilderSource.load(pad).source).idiom == .pad)
  }
}
