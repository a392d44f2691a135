package import Foundation

/// The properties of a view in a document that its initialiser has to know: all else is set afterwards.
package final class DocumentCoder: NSCoder {
  package var tableStyle: UITableView.Style?
  package var cellStyle: UITableViewCell.CellStyle?
  package var reuseIdentifier: String?
  package var collectionLayout: UICollectionViewLayout?
  package var buttonType: UIButton.ButtonType?
}
