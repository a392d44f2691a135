package import Foundation

/// What a document says of a view that its initialiser has to know: all else is set afterwards.
package final class DocumentCoder: NSCoder {
  package var tableStyle: UITableView.Style?
  package var cellStyle: UITableViewCell.CellStyle?
  package var reuseIdentifier: String?
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType: UIButton.ButtonType?
}
