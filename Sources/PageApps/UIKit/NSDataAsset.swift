public import Foundation

/// The data of a set in an asset catalogue; the sets' folders lie in the app's bundle.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  public init?(name: String, bundle: Bundle) {
    let folder = bundle.bundleURL.appendingPathComponent("\(name).dataset")
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let document = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    guard let set = (document?["data"] as? [[String: Any]])?.first(where: { $0["filename"] != nil }),
      let file = set["filename"] as? String,
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = set["universal-type-identifier"] as? String ?? "public.data"
  }
}
