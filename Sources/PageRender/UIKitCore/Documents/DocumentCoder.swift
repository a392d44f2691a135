internal import Foundation

/// What a document says of a view that its initialiser has to know: all else is set afterwards.
final class DocumentCoder: NSCoder {
  var tableStyle: UITableView.Style?
  var cellStyle: UITableViewCell.CellStyle?
  var reuseIdentifier: String?
  var collectionLayout: UICollectionViewLayout?
  var buttonType: UIButton.ButtonType?
}
