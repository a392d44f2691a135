public import PageBase

extension Verification {
  /// The run in the layout of reg-cli's `reg.json`, which notifiers of pull requests read.
  ///
  /// Items are paths below the folder of their kind: `expectedItems` has every snapshot that was compared,
  /// `actualItems` every picture that was drawn, whether or not the report holds a copy. Stale snapshots are
  /// `deletedItems`, by their own paths. A recorded picture counts as new, as it has to be reviewed. A
  /// picture that the run did not reach is in no list.
  public var reg: JSONOutput {
    func items(_ isIncluded: (PictureResult) -> Bool) -> JSONOutput {
      .array(pictures.filter(isIncluded).map { .string(ReportFolder.item(deck: $0.deck, name: $0.name)) })
    }
    func has(_ statuses: PictureResult.Status...) -> (PictureResult) -> Bool {
      { statuses.contains($0.status) }
    }
    return .object([
      ("failedItems", items(has(.changed, .unreadable, .failed))),
      ("newItems", items(has(.missing, .recorded))),
      ("deletedItems", .array(knownStale.map { .string($0) })),
      ("passedItems", items(has(.same))),
      ("expectedItems", items { $0.status == .same || $0.expected != nil }),
      ("actualItems", items { $0.status == .same || $0.actual != nil }),
      ("diffItems", items { $0.difference != nil }),
      ("actualDir", .string(ReportFolder.folder(.actual))),
      ("expectedDir", .string(ReportFolder.folder(.expected))),
      ("diffDir", .string(ReportFolder.folder(.difference))),
    ])
  }
}
