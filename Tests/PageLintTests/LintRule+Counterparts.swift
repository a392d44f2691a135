import PageLint

extension LintRule {
  /// Warnings of Xcode's Interface Builder, audits of XCTest, which are the Accessibility Inspector's, and
  /// rules of IBLinter, each with the rules that find the same.
  static let counterparts: [(tool: String, name: String, rules: [LintRule])] = [
    ("Xcode", "Automatically Adjusts Font requires using a Dynamic Type text style", [.dynamicType]),
    (
      "Xcode", "Views without any layout constraints may clip their content or overlap other views",
      [.fixedFrame]
    ),
    (
      "Xcode", "Trailing constraint is missing, which may cause overlapping with other views",
      [.missingTrailing]
    ),
    ("Xcode", "Fixed width constraints may cause clipping", [.fixedTextSize, .textTruncated]),
    ("Xcode", "Frame for … will be different at run time", [.misplacedFrame]),
    ("Xcode", "Need constraints for …", [.ambiguousLayout, .ambiguousContent]),
    ("Xcode", "Conflicting constraints", [.contradiction]),
    (
      "Xcode", "… is unreachable because it has no entry points, and no identifier for runtime access",
      [.unreachableScene]
    ),
    ("Xcode", "Prototype table cells must have reuse identifiers", [.reuseIdentifier]),
    ("Accessibility audit", "contrast", [.lowContrast]),
    ("Accessibility audit", "dynamicType", [.dynamicType, .fixedTextHeight]),
    ("Accessibility audit", "hitRegion", [.touchSize]),
    ("Accessibility audit", "sufficientElementDescription", [.missingLabel]),
    ("Accessibility audit", "textClipped", [.textTruncated, .textClipped]),
    ("IBLinter", "ambiguous", [.ambiguousLayout]),
    ("IBLinter", "custom_module", [.classModule]),
    ("IBLinter", "duplicate_constraint", [.duplicateConstraint]),
    ("IBLinter", "duplicate_id", [.duplicateID]),
    ("IBLinter", "image_resources", [.missingPicture]),
    ("IBLinter", "misplaced", [.misplacedFrame]),
  ]
}
