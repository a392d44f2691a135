package import Foundation

/// A coder with the properties that a view's `init(coder:)` needs; the document's other properties are set
/// afterwards.
package final class DocumentCoder: NSCoder {
  package var tableStyle: UITableView.Style?
  package var cellStyle: UITableViewCell.CellStyle?
  package var reuseIdentifier: String?
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType: UIButton.ButtonType?
}
