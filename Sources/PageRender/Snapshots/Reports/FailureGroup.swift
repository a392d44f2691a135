internal import PageBase
internal import PageLayout

/// Failed pictures that one cause changed, or that fail for one reason. The report, the comment on a pull
/// request and `approve --comment` number the groups alike.
public struct FailureGroup: Hashable, Sendable {
  /// The group's number, counted from 1.
  public var number: Int
  /// The status of all its pictures.
  public var status: PictureResult.Status
  /// The cause, or the first sentence of pictures that did not merely change.
  public var text: String
  /// The indices of the pictures in the run, ascending.
  public var pictures: [Int]

  /// True if `text` is a cause; a picture may have several, and is then in several groups.
  public var isCause: Bool { status == .changed }
}

extension Verification {
  /// The groups of all failed pictures: the causes, those of the renderer's changes last, then failed, unreadable and missing
  /// pictures by their first sentences, large groups first.
  public var failureGroups: [FailureGroup] {
    var groups: [FailureGroup] = []
    for status in [PictureResult.Status.changed, .failed, .unreadable, .missing] {
      // The team's own changes come first, whatever changed with a new version of PageRender after them.
      for isRenderers in [false, true] {
        let told = pictures.indices.filter {
          pictures[$0].status == status && (pictures[$0].origin == .renderer) == isRenderers
        }
        .map { index in
          let causes = status == .changed ? pictures[index].causes : []
          return (place: index, texts: causes.isEmpty ? [pictures[index].lead] : causes)
        }
        for cause in Cause.gathered(told) {
          groups.append(
            FailureGroup(number: groups.count + 1, status: status, text: cause.text, pictures: cause.places))
        }
      }
    }
    return groups
  }

  /// The words for a group's size: `48 pictures on 12 devices`.
  public func reach(of group: FailureGroup) -> String {
    let count = group.pictures.count
    let devices = Set(group.pictures.map { pictures[$0].axes.deviceName }).count
    return Wording.count(count, "picture") + (count > 1 ? " on \(Wording.count(devices, "device"))" : "")
  }
}
