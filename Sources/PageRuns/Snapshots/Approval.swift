internal import Foundation
package import PageRender

/// The approval of the last run's pictures: some become snapshots, others stay rejected.
package struct Approval {
  private var run: Verification
  private let folder: RunFolder
  /// The indices in the run of the pictures to decide about.
  private let chosen: [Int]
  private var accepted: [Int]
  /// True if the report is written anew: its page and JUnit's file say what was rejected, and why.
  private var writesReport = false
  /// The messages about what was done.
  package private(set) var lines: [String] = []
  package private(set) var faults: [Diagnostic] = []

  /// - Parameter chosen: Indices in `run.pictures`; these are accepted unless decisions say otherwise.
  package init(of run: Verification, in folder: RunFolder, accepting chosen: [Int]) {
    self.run = run
    self.folder = folder
    self.chosen = chosen
    accepted = chosen
  }

  /// Applies answers, by the pictures' indices; a picture without an answer stays as it is.
  package mutating func take(_ answers: [Int: InteractiveApproval.Decision]) {
    accepted = chosen.filter { answers[$0] == .accept }
    for index in chosen {
      guard let answer = answers[index] else { continue }
      run.pictures[index].isRejected = answer == .reject
      if answer != .reject { run.pictures[index].comment = nil }
    }
  }

  /// Applies the decisions of a file, by the pictures' keys.
  package mutating func take(_ decisions: [String: Decisions.Decision]) {
    writesReport = true
    accepted = chosen.filter { decisions[run.pictures[$0].key]?.isAccepted ?? false }
    for index in chosen {
      guard let decision = decisions[run.pictures[index].key] else { continue }
      run.pictures[index].isRejected = !decision.isAccepted
      run.pictures[index].comment = decision.isAccepted ? nil : decision.comment
      if let words = run.pictures[index].rejection {
        lines.append("\(run.pictures[index].snapshot): \(words)")
      }
    }
  }

  /// Takes only pictures that changed because PageRender draws differently, and names the others.
  package mutating func takeRenderers() {
    for index in accepted where run.pictures[index].origin != .renderer {
      let reason =
        switch run.pictures[index].origin {
        case .unknown?, nil: "whose change it is cannot be known"
        case .neither?: "PageRender draws as it did"
        default: "its inputs changed"
        }
      lines.append("left \(run.pictures[index].snapshot): \(reason)")
    }
    accepted = accepted.filter { run.pictures[$0].origin == .renderer }
  }

  /// Returns the frame trees of the pictures that the present drawing left as they were, with its number: a later
  /// change of theirs is not the renderer's.
  private func redrawnTrees() -> [(path: String, bytes: [UInt8])] {
    let drawn = accepted.compactMap { index in
      run.pictures[index].actual.flatMap {
        FrameTree(contentsOf: "\(folder.path)/\($0.dropLast(4)).json")?.origin
      }
    }
    guard let drawing = drawn.first?.drawing else { return [] }
    return run.pictures.filter { $0.status == .same && $0.origin == nil && $0.pixels == nil }.compactMap {
      picture -> (path: String, bytes: [UInt8])? in
      let path = "\(picture.snapshot.dropLast(4)).json"
      guard picture.snapshot.hasSuffix("/\(picture.name).png"), let tree = FrameTree(contentsOf: path),
        let old = tree.origin, old.drawing != drawing
      else { return nil }
      return (path, Array(tree.drawn(as: drawing).text.utf8))
    }
  }

  /// Writes the accepted pictures over their snapshots, with backups for `undo`, and the results.
  package mutating func carryOut() {
    let pictures = acceptedFiles()
    let results = "\(folder.path)/\(RunFolder.results)"
    let told = rejections() + [(results, Array((run.json.text + "\n").utf8))]
    do throws(FileWriteError) {
      if pictures.isEmpty {
        for file in told { try AtomicFileWriter().write(file.bytes, to: file.path) }
      } else {
        try ApprovalJournal(report: folder.path).replace(pictures + redrawnTrees() + environments() + told)
      }
    } catch {
      faults.append(error.diagnostic)
    }
    do throws(FileWriteError) {
      if writesReport { try ReportWriter().write(run, to: folder.path) }
    } catch {
      faults.append(error.diagnostic)
    }
    let undo = RunFolder.command("undo", report: folder.path)
    // Each picture has two files: itself and its frame tree.
    switch pictures.count / 2 {
    case 0: lines.append("nothing was approved")
    case 1: lines.append("1 snapshot approved; \(undo) restores the old one")
    case let count: lines.append("\(count) snapshots approved; \(undo) restores the old ones")
    }
  }

  /// Returns the `environment.json` of each folder whose versions of iOS the accepted pictures change.
  private func environments() -> [(path: String, bytes: [UInt8])] {
    let pictures = accepted.map { run.pictures[$0] }.filter { $0.status == .recorded }
    let folders = pictures.map { SnapshotFolder(String($0.snapshot.dropLast($0.name.count + 5))) }
    var seen: Set<SnapshotFolder> = []
    return folders.filter { seen.insert($0).inserted }.compactMap { folder in
      guard var environment = try? folder.recordedEnvironment() else { return nil }
      let own = zip(folders, pictures).filter { $0.0 == folder }.map(\.1)
      let before = environment
      // The others keep the version that they were recorded with.
      let isWhole = Set(own.map(\.name)).isSuperset(of: folder.names)
      environment.systems = own.map(\.axes.ios) + (isWhole ? [] : environment.shownSystems)
      return environment == before ? nil : (folder.environment, Array(environment.json.utf8))
    }
  }

  /// Returns the list of rejections of each folder in which it changes.
  private mutating func rejections() -> [(path: String, bytes: [UInt8])] {
    var lists: [(folder: SnapshotFolder, old: RejectedPictures, new: RejectedPictures)] = []
    for picture in chosen.map({ run.pictures[$0] }) where picture.snapshot.hasSuffix("/\(picture.name).png") {
      let owner = SnapshotFolder(String(picture.snapshot.dropLast(picture.name.count + 5)))
      if !lists.contains(where: { $0.folder == owner }) {
        // A list that cannot be read, of which verify tells, is replaced.
        let old = (try? owner.rejectedPictures()) ?? RejectedPictures()
        lists.append((owner, old, old))
      }
      guard let place = lists.firstIndex(where: { $0.folder == owner }) else { continue }
      guard picture.isRejected else {
        lists[place].new.forget(picture.name)
        continue
      }
      do {
        let drawn = try ApprovedPicture.image(of: picture, report: folder.path)
        lists[place].new.reject(picture.name, drawnAs: drawn, comment: picture.comment)
      } catch {
        faults.append(error.diagnostic)
      }
    }
    return lists.filter { $0.new != $0.old }.map { ($0.folder.rejections, Array($0.new.json.utf8)) }
  }

  private mutating func acceptedFiles() -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    for index in accepted {
      do {
        let own = try ApprovedPicture.files(of: run.pictures[index], report: folder.path)
        run.pictures[index].status = .recorded
        // verify writes a missing snapshot; there is nothing to replace, nor an old one for undo.
        let isThere = own.allSatisfy { FileManager.default.contents(atPath: $0.path) == Data($0.bytes) }
        lines.append(
          isThere
            ? "\(run.pictures[index].snapshot) is recorded already"
            : "approved \(run.pictures[index].snapshot)")
        if !isThere { files += own }
      } catch {
        faults.append(error.diagnostic)
      }
    }
    return files
  }
}
