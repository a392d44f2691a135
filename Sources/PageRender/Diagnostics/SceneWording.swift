/// What is wrong with the name of a scene, and what was probably meant.
///
/// - Parameters:
///   - entries: The scenes there are.
///   - files: The documents they are in.
public func unknownSceneMessage(_ name: String, among entries: [PageEntry], of files: [String]) -> String {
  let names = entries.flatMap { [$0.id] + ($0.sceneNames ?? []) }
  let known = entries.prefix(12).map { Wording.escaped($0.id) }.joined(separator: ", ")
  let documents = files.count == 1 ? files.map(Wording.escaped).joined() : "these documents"
  return "--scene \(Wording.quoted(name)) is no scene of \(documents)"
    + Wording.didYouMean(NearMiss.closest(to: name, among: names))
    + "; \(files.count == 1 ? "it has" : "they have") \(known)" + (entries.count > 12 ? ", …" : "")
}
