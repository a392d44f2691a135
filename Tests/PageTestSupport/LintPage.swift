import Foundation
import LayoutEngine
import PageBase
import PageLint
import UIKitCore

/// Parts of pages that have nothing wrong with them, by frames, so that no constraint has a say.
@MainActor
package enum LintPage {
  package static func label(
    _ text: String, _ frame: CGRect, size: CGFloat = 17, weight: UIFont.Weight = .regular,
    color: UIColor = .black, lines: Int = 1
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  /// A label as large as its text wants it, at a place.
  package static func label(
    _ text: String, at place: CGPoint, size: CGFloat = 17, weight: UIFont.Weight = .regular,
    color: UIColor = .black, lines: Int = 1
  ) -> UILabel {
    let label = label(text, .zero, size: size, weight: weight, color: color, lines: lines)
    label.frame = CGRect(origin: place, size: label.intrinsicContentSize)
    return label
  }

  /// Black on light grey, so that its ink is its frame.
  package static func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = frame
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.backgroundColor = UIColor(white: 0.9, alpha: 1)
    return button
  }

  package static func block(_ frame: CGRect, _ color: UIColor = UIColor(white: 0.9, alpha: 1)) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// Text that does not scroll, without room around it.
  /// A picture of one colour.
  package static func picture(_ frame: CGRect) -> UIImageView {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: frame.size).image {
        UIColor.orange.setFill()
        $0.fill(bounds)
      })
    view.frame = frame
    return view
  }

  package static func textView(_ text: String, _ frame: CGRect, size: CGFloat = 17) -> UITextView {
    let view = UITextView(frame: frame)
    view.isScrollEnabled = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .systemFont(ofSize: size)
    view.text = text
    return view
  }

  /// `H`, whose ink ends at the baseline, some times.
  package static func letters(_ count: Int) -> String { String(repeating: "H", count: max(count, 0)) }

  package static func lines(_ count: Int) -> String {
    Array(repeating: "HHH", count: max(count, 0)).joined(separator: "\n")
  }
}

/// Interface Builder documents with one scene, judged on an iPhone SE.
package enum LintDocument {
  package static let phone = PageEnvironment(device: try! DeviceCatalog.builtin.device("iphone-se-3"))

  package static func color(_ key: String, _ level: Double) -> String {
    """
    <color key="\(key)" red="\(level)" green="\(level)" blue="\(level)" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """
  }

  package static func rect(_ frame: CGRect) -> String {
    #"<rect key="frame" x="\#(frame.minX)" y="\#(frame.minY)" width="\#(frame.width)" height="\#(frame.height)"/>"#
  }

  package static func label(
    _ id: String, _ text: String, _ frame: CGRect, size: Double = 17, level: Double = 0
  ) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" textAlignment="natural" \
    lineBreakMode="tailTruncation" id="\(id)">\(rect(frame))
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>\(color("textColor", level))</label>
    """
  }

  package static func button(_ id: String, _ title: String, _ frame: CGRect) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="\(id)">\(rect(frame))
    \(color("backgroundColor", 0.9))<state key="normal" title="\(title)">\(color("titleColor", 0))</state></button>
    """
  }

  package static func block(_ id: String, _ frame: CGRect) -> String {
    """
    <view contentMode="scaleToFill" id="\(id)">\(rect(frame))\(color("backgroundColor", 0.9))</view>
    """
  }
}
