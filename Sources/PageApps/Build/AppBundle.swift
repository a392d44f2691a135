internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// The bundle that an app's code finds as `Bundle.main`: a folder as iOS has it, with the program, the Info.plist, and links to
/// the resources of the app and of its modules.
package struct AppBundle {
  /// The app's modules, its own module last.
  let modules: [AppTarget]
  let app: AppTarget
  /// The app's build folder.
  let folder: String

  /// The bundle's folder, with the name of the app's product.
  var path: String { "\(folder)/run/\(fileName).app" }
  var infoPlist: String { "\(path)/Info.plist" }
  var program: String { "\(path)/\(fileName)" }

  private var fileName: String {
    let name = app.productName.replacing("/", with: "-")
    return name.isEmpty || name.hasPrefix(".") || name.contains("$") ? app.module : name
  }

  /// Makes the bundle anew.
  ///
  /// - Parameter program: The path of the program that was built, which is linked into the bundle.
  func write(program built: String) throws(AppFault) {
    try? FileManager.default.removeItem(atPath: "\(folder)/run")
    try AppFiles.write(try InfoPlist(of: app).text(), to: infoPlist)
    guard link(built, program) == 0 else {
      throw AppFault(
        file: program, "cannot be written: \(String(cString: strerror(errno)))", exitCode: .cannotWrite)
    }
    // The app's own resource wins over one of a module.
    for resource in modules.reversed().flatMap(\.resources) { add(resource) }
  }

  private func add(_ resource: String) {
    var name = FilePath.lastComponent(resource)
    switch AppFolder.ending(of: name) {
    case "xcassets":
      let sets = FileManager.default.enumerator(atPath: resource)?.compactMap { $0 as? String } ?? []
      for set in sets where set.hasSuffix(".dataset") {
        symlink("\(resource)/\(set)", "\(path)/\(FilePath.lastComponent(set))")
      }
      return
    case "xcstrings": return
    // In a bundle, compiled documents have other endings; an app's code looks for their files.
    case "xib": name = name.dropLast(".xib".count) + ".nib"
    case "storyboard": name += "c"
    case "xcdatamodeld": name = name.dropLast("xcdatamodeld".count) + "momd"
    default: break
    }
    // The bundle has an Info.plist and a program of its own.
    guard name != "Info.plist", name != fileName else { return }
    var target = path
    let parent = FilePath.lastComponent(FilePath.folder(of: resource))
    if parent.hasSuffix(".lproj") {
      target += "/\(parent)"
      mkdir(target, 0o755)
    }
    symlink(resource, "\(target)/\(name)")
  }
}
