internal import PageBase
internal import PageLayout

/// The asset catalogues and the loose pictures of a project, for names that no catalogue near a document has.
enum ProjectPictures {
  private static let endings = [".xcassets", ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".webp"]

  /// The paths of catalogues and pictures, those nearest to the document first; empty for a folder that is too
  /// large.
  static func paths(in project: ProjectFolder, near document: String, except known: [String]) -> [String] {
    let own = (try? InputFile.resolved(document)) ?? document
    let parts = own.split(separator: "/")
    func distance(_ path: String) -> Int {
      let other = path.split(separator: "/")
      return other.count - 2 * zip(parts, other).prefix { $0 == $1 }.count
    }
    let resolved = Set(known.compactMap { try? InputFile.resolved($0) })
    let found = (project.paths(endingIn: endings, isOwn: true) ?? []).filter { path in
      !resolved.contains((try? InputFile.resolved(path)) ?? path)
    }
    return found.map { ($0, distance($0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}
