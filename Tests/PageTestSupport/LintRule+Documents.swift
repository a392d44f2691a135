import PageLint

extension LintRule {
  /// The rules about what a document says beside its layout, for those who judge only what is drawn.
  package static let ofDocuments: Set<LintRule> = [
    .dynamicType, .textOverPicture, .statusBarOverlap, .duplicateConstraint, .missingTrailing, .fixedFrame,
    .misplacedFrame, .missingObject, .duplicateID, .missingPicture, .missingFont, .missingLabel,
    .reuseIdentifier, .unreachableScene, .classModule,
  ]
}
