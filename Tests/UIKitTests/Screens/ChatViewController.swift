import UIKit

struct ChatMessage {
  let text: String
  let isIncoming: Bool
}

class ChatBubbleView: UIView {

  let messageLabel = UILabel()
  let bubbleBackgroundView = UIView()

  var leadingConstraint: NSLayoutConstraint!
  var trailingConstraint: NSLayoutConstraint!

  var chatMessage: ChatMessage! {
    didSet {
      bubbleBackgroundView.backgroundColor = chatMessage.isIncoming ? .white : .darkGray
      messageLabel.textColor = chatMessage.isIncoming ? .black : .white
      messageLabel.text = chatMessage.text

      if chatMessage.isIncoming {
        leadingConstraint.isActive = true
        trailingConstraint.isActive = false
      } else {
        leadingConstraint.isActive = false
        trailingConstraint.isActive = true
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)

    backgroundColor = .clear
    bubbleBackgroundView.backgroundColor = .yellow
    bubbleBackgroundView.layer.cornerRadius = 12
    bubbleBackgroundView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bubbleBackgroundView)

    addSubview(messageLabel)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.numberOfLines = 0

    // lets set up some constraints for our label
    let constraints = [
      messageLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      messageLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
      messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 250),

      bubbleBackgroundView.topAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -16),
      bubbleBackgroundView.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor, constant: -16),
      bubbleBackgroundView.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 16),
      bubbleBackgroundView.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(constraints)

    leadingConstraint = messageLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32)
    leadingConstraint.isActive = false

    trailingConstraint = messageLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -32)
    trailingConstraint.isActive = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class ChatViewController: UIViewController {
  let messages = [
    ChatMessage(text: "Are you on the train?", isIncoming: true),
    ChatMessage(text: "Yes, quiet carriage.", isIncoming: false),
    ChatMessage(
      text: "Good. I will wait under the clock with an umbrella and two coffees, come rain or shine.",
      isIncoming: true),
  ]

  private(set) var bubbles = [ChatBubbleView]()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Messages"
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)

    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true

    messages.forEach {
      let bubble = ChatBubbleView()
      bubble.chatMessage = $0
      bubbles.append(bubble)
      stackView.addArrangedSubview(bubble)
    }
  }
}
