import UIKit

class SearchViewController: UIViewController {

  let searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.placeholder = "Search recipes"
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    bar.translatesAutoresizingMaskIntoConstraints = false
    return bar
  }()

  let segmentedControl: UISegmentedControl = {
    let control = UISegmentedControl(items: ["All", "Saved", "Recent"])
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)
    control.translatesAutoresizingMaskIntoConstraints = false
    return control
  }()

  let activityIndicator = UIActivityIndicatorView(style: .large)
  let progressView = UIProgressView(progressViewStyle: .default)
  let emptyLabel = UILabel()

  var isLoading = false {
    didSet {
      isLoading ? activityIndicator.startAnimating() : activityIndicator.stopAnimating()
      emptyLabel.isHidden = isLoading
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    definesPresentationContext = true
    searchBar.delegate = self
    segmentedControl.addAction(
      UIAction { [weak self] action in
        let control = action.sender as! UISegmentedControl
        self?.emptyLabel.text = control.titleForSegment(at: control.selectedSegmentIndex)
      }, for: .valueChanged)

    emptyLabel.text = "Nothing here yet"
    emptyLabel.textColor = .placeholderText
    emptyLabel.font = .italicSystemFont(ofSize: 15)
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    activityIndicator.translatesAutoresizingMaskIntoConstraints = false
    activityIndicator.hidesWhenStopped = true
    progressView.translatesAutoresizingMaskIntoConstraints = false
    progressView.setProgress(0.25, animated: false)

    [searchBar, segmentedControl, progressView, activityIndicator, emptyLabel].forEach { view.addSubview($0) }

    NSLayoutConstraint.activate(
      [
        searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        searchBar.leftAnchor.constraint(equalTo: view.leftAnchor),
        searchBar.rightAnchor.constraint(equalTo: view.rightAnchor),
        segmentedControl.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 8),
        segmentedControl.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        segmentedControl.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        progressView.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: 12),
        progressView.leadingAnchor.constraint(equalTo: segmentedControl.leadingAnchor),
        progressView.trailingAnchor.constraint(equalTo: segmentedControl.trailingAnchor),
      ] + center(activityIndicator) + center(emptyLabel))
    isLoading = true
  }

  private func center(_ subview: UIView) -> [NSLayoutConstraint] {
    return [
      subview.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      subview.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
  }
}

extension SearchViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    isLoading = !searchText.isEmpty
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
  }
}
