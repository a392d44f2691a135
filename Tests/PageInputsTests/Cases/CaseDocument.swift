import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport

@testable import PageInputs

/// A document of Interface Builder that the lines of a case describe. Tests/Cases/README.md has the lines.
struct CaseDocument {
  private(set) var text = ""
  private(set) var options = DocumentBuilder.Options.phone
  /// Words that say how the document is built or solved: `canvas`, `recorded`, `live`.
  private(set) var flags: Set<String> = []

  private var views = ""
  private var constraints = ""
  private var resources = ""
  private var root = ""
  private var rootAttributes = ""
  private var controller = ""
  private var owner: String?
  private var scenes: [String] = []
  private var swaps: [(String, String)] = []
  private var within = "%"
  private var ties = 0

  init(_ question: Question) throws {
    let asked = question.head.firstIndex(of: ":") ?? question.head.count
    let head = question.head[..<asked]
    flags = Set(head)
    let element = head.first { $0.hasPrefix("of=") }.map { String($0.dropFirst(3)) }
    for line in question.lines { try read(line) }
    let first = question.text.prefix { $0 != " " }
    if element != nil || !question.text.isEmpty && (first.hasPrefix("<") || !first.contains("=")) {
      views += CaseDocument.expanded(element.map { "\($0) \(question.text)" } ?? question.text, id: "a")
    }
    views = within.replacing("%", with: views)
    setOptions()
    let (device, tools) = (question["device"] ?? "retina4_7", question["tools"] ?? "22505")
    if flags.contains("xib") {
      text = owner.map { Documents.xib(views, owner: $0) } ?? Documents.xib(views)
      text = text.replacing("retina4_7", with: device).replacing("22505", with: tools)
    } else if !scenes.isEmpty {
      text = Documents.storyboard(scenes: scenes, initial: question["initial"])
      text = text.replacing("retina5_9", with: question["device"] ?? "retina5_9").replacing(
        "22505", with: tools)
    } else {
      text = Documents.storyboard(
        subviews: views, constraints: constraints, device: device, tools: tools, resources: resources,
        root: root, rootAttributes: rootAttributes
      ).replacing("</viewController>", with: controller + "</viewController>")
    }
    for (old, new) in swaps {
      guard text.contains(old) else { throw CaseError("nothing to swap: \(old)") }
      text = text.replacing(old, with: new)
    }
  }

  private static let known: Set<String> = [
    "canvas", "recording", "saved", "live", "bare", "filled", "xib", "wide", "low",
  ]

  private mutating func setOptions() {
    options.isCanvas = flags.contains("canvas") || flags.contains("recording")
    options.isRecording = flags.contains("recording") || flags.contains("saved")
    options.isLive = flags.contains("live")
    options.isBare = flags.contains("bare")
    options.isFilled = flags.contains("filled")
  }

  private mutating func read(_ line: Question) throws {
    let rest = String(line.text.drop { $0 != " " }.dropFirst())
    switch line.words[0] {
    case "as":
      for flag in line.words.dropFirst() {
        guard CaseDocument.known.contains(flag) else { throw CaseError("no option \(flag)") }
        flags.insert(flag)
      }
    case "root": root += CaseDocument.expanded(rest)
    case "resources": resources += CaseDocument.expanded(rest)
    case "controller": controller += CaseDocument.expanded(rest)
    case "constraints": constraints += CaseDocument.expanded(rest)
    case "rootAttributes": rootAttributes += rest
    case "owner": owner = CaseDocument.expanded(rest)
    case "scene": scenes.append(CaseDocument.expanded(rest))
    case "screen":
      // Without content two marks stand beside each other.
      let parts = (rest + " ").replacing(" ~ ~ ", with: " ~  ~ ").components(separatedBy: " ~ ")
      let id = String(parts[0].prefix { $0 != " " })
      scenes.append(
        Documents.controller(
          id, parts.count > 1 ? CaseDocument.expanded(parts[1]) : "",
          attributes: String(parts[0].dropFirst(id.count)),
          views: parts.count > 2 ? CaseDocument.expanded(parts[2]) : ""))
    case "at": views += CaseDocument.at(rest)
    case "place": constraints += try CaseDocument.place(rest)
    case "within": within = CaseDocument.expanded(rest)
    case "swap":
      let sides = (rest + " ").components(separatedBy: " => ").map { $0.trimmingCharacters(in: .whitespaces) }
      swaps.append((sides[0], sides.count > 1 ? sides[1] : ""))
    case let word where word.hasPrefix("<"): views += CaseDocument.expanded(line.text) + "\n"
    case _ where line.words.count > 2 && CaseDocument.relations[line.words[1]] != nil:
      constraints += try CaseDocument.constraint(line.text, id: "k\(ties)")
      ties += 1
    case let word where word.first?.isLowercase == true && line.words.count > 1:
      views += CaseDocument.view(line.text)
    default: throw CaseError("no line of a document: \(line.text)")
    }
  }

  // MARK: Elements

  /// `label a text="T" ~ <…/>`: a view of 10 × 10 points that constraints place.
  private static func view(_ line: String) -> String {
    let parts = line.components(separatedBy: " ~ ")
    let words = parts[0].split(separator: " ", maxSplits: 2).map(String.init)
    return Documents.view(
      words[1], parts.count > 1 ? expanded(parts[1]) : "", name: words[0],
      attributes: words.count > 2 ? words[2] : "")
  }

  /// `a 20,20,100,50 label text="T" ~ <…/>`: a view that was saved there.
  static func at(_ line: String) -> String {
    let parts = line.components(separatedBy: " ~ ")
    let words = parts[0].split(separator: " ", maxSplits: 3).map(String.init)
    let sides = words[1].split(separator: ",")
    let name = words.count > 2 ? words[2] : "view"
    return """
      <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="\(words[0])" \(words.count > 3 ? words[3] : "")>
      <rect key="frame" x="\(sides[0])" y="\(sides[1])" width="\(sides[2])" height="\(sides[3])"/>\
      \(parts.count > 1 ? expanded(parts[1]) : "")</\(name)>
      """
  }

  /// `a 20,_,100,50`: constraints with the root, and constants, that put a view there.
  static func place(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let sides = words[1].split(separator: ",").map(String.init)
    return try ["leading = root.leading + ", "top = root.top + ", "width = ", "height = "].enumerated()
      .filter { sides[$0.offset] != "_" }
      .map { try constraint("\(words[0]).\($1)\(sides[$0])", id: "p\($0)-\(words[0])") }.joined()
  }

  /// `label text="T" ~ <…/>` with an id, or elements as they are written, without abbreviations.
  static func expanded(_ text: String, id: String? = nil) -> String {
    var text = Question.repeated(text)
    if let id, !text.hasPrefix("<") {
      let parts = (text + " ").components(separatedBy: " ~ ")
      let name = parts[0].prefix { $0 != " " }
      let content = parts.count > 1 ? parts[1] : ""
      text = "<\(name) id=\"\(id)\" \(parts[0].dropFirst(name.count))>\(content)</\(name)>"
    }
    for (pattern, replacement) in abbreviations {
      // The beginning of the pattern, without a last character that may be missing.
      let literal = pattern.prefix { !"([\\?".contains($0) }
      guard text.contains(literal.hasSuffix("s") ? literal.dropLast() : literal),
        let expression = try? NSRegularExpression(pattern: pattern)
      else { continue }
      text = expression.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: replacement)
    }
    return text
  }

  /// Elements that are long, and what stands for them.
  private static let abbreviations: [(String, String)] =
    [("red", "1", "0", "0"), ("green", "0", "1", "0"), ("blue", "0", "0", "1"), ("yellow", "1", "1", "0")]
    .map { name, red, green, blue in
      (
        "<\(name) (\\w+)>",
        "<color key=\"$1\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\"/>"
      )
    } + [
      (#" placed="NO""#, #" translatesAutoresizingMaskIntoConstraints="NO""#),
      (#"<rust (\w+)>"#, #"<color key="$1" red="0.8" green="0.3" blue="0.1" alpha="0.9"/>"#),
      (
        #"<pin (\w+)\.(\w+) (\w+)\.(\w+)>"#,
        #"<constraint id="k-$1-$2-$3-$4" firstItem="$1" firstAttribute="$2" secondItem="$3" secondAttribute="$4"/>"#
      ),
      (
        #"<pin (\w+)\.(\w+) (\w+)\.(\w+) (-?[\d.]+)>"#,
        #"<constraint id="k-$1-$2-$3-$4" firstItem="$1" firstAttribute="$2" secondItem="$3" secondAttribute="$4" constant="$5"/>"#
      ),
      (
        #"<pin (\w+)\.(\w+) (-?[\d.]+)>"#,
        #"<constraint id="k-$1-$2-$3" firstItem="$1" firstAttribute="$2" constant="$3"/>"#
      ),
      (
        #"<frame ([^\s,<>]+),([^\s,<>]+),([^\s,<>]+),([^\s,<>]+)>"#,
        #"<rect key="frame" x="$1" y="$2" width="$3" height="$4"/>"#
      ),
      (#"<inset (\w+)>"#, #"<inset key="$1" minX="1" minY="2" maxX="3" maxY="4"/>"#),
      (#"<font (\w+) ([0-9.]+)>"#, #"<fontDescription key="fontDescription" type="$1" pointSize="$2"/>"#),
      (#"<size (\w+) ([^\s,<>]+),([^\s,<>]+)>"#, #"<size key="$1" width="$2" height="$3"/>"#),
      (
        #"<styled (\w+) ([^>]*)>"#,
        #"<attributedString key="$1"><fragment content="$2"/></attributedString>"#
      ),
      (
        #"<to ([\w-]+) (\w+)([^>]*)>"#,
        #"<connections><segue destination="$1" kind="$2" id="s-$1-$2"$3/></connections>"#
      ),
      (#"<segue ([\w-]+) (\w+)([^>/]*)>"#, #"<segue destination="$1" kind="$2" id="s-$1-$2"$3/>"#),
      (
        #"<outlets? (\w+) ([^\s,<>]+)>"#,
        #"<connections><outlet property="$1" destination="$2" id="o-$1-$2"/></connections>"#
      ),
      (#"<outlet (\w+)=([^\s">]+)>"#, #"<outlet property="$1" destination="$2" id="o-$1-$2"/>"#),
      (
        #"<runtime (\w+) ([\w.]+) ([^>]*)>"#,
        #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="$1" keyPath="$2" $3></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#
      ),
      (
        #"<row (\w+)([^>]*)>"#,
        #"<tableViewCell id="$1"$2><tableViewCellContentView key="contentView" id="$1c">"#
      ),
      (
        #"<box ([\w-]+)>"#,
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="$1"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#
      ),
      (
        #"<box ([\w-]+) (\w+)=(\d+)>"#,
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="$1"><constraints><constraint firstAttribute="$2" constant="$3" id="$2-$1"/></constraints></view>"#
      ),
      (
        #"<box ([\w-]+) (\w+)=(\d+) (\w+)=(\d+)>"#,
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="$1"><constraints><constraint firstAttribute="$2" constant="$3" id="$2-$1"/><constraint firstAttribute="$4" constant="$5" id="$4-$1"/></constraints></view>"#
      ),
      (
        #"<titled (\w+)>"#,
        #"<button translatesAutoresizingMaskIntoConstraints="NO" id="$1"><fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Title"/></button>"#
      ),
      (#"<root (\w+)>"#, relationship("root")), (#"<tabs (\w+)>"#, relationship("view")),
      (#"</row>"#, #"</tableViewCellContentView></tableViewCell>"#),
    ]

  private static func relationship(_ kind: String) -> String {
    let name = kind == "root" ? "rootViewController" : "viewControllers"
    return
      #"<connections><segue destination="$1" kind="relationship" relationship="\#(name)" id="r-$1"/></connections>"#
  }

  private static let relations = ["=": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]

  /// `a.leading = root.trailing * 0.5 + 20 @750 ^ symbolic="YES"`: a constraint as Interface Builder writes it.
  static func constraint(_ line: String, id: String) throws -> String {
    let parts = line.components(separatedBy: " ^ ")
    let words = parts[0].split(separator: " ").map(String.init)
    func item(_ word: String) -> (String, String)? {
      let ends = word.split(separator: ".").map(String.init)
      return ends.count == 2 && Double(word) == nil ? (ends[0], ends[1]) : nil
    }
    guard let first = item(words[0]), let relation = relations[words[1]] else {
      throw CaseError("no constraint: \(line)")
    }
    var written = #"<constraint firstItem="\#(first.0)" firstAttribute="\#(first.1)" relation="\#(relation)""#
    var constant = "0"
    if let second = item(words[2]) {
      written += #" secondItem="\#(second.0)" secondAttribute="\#(second.1)""#
    } else {
      constant = words[2]
    }
    for (index, word) in words.enumerated().dropFirst(3) {
      switch words[index - 1] {
      case "*": written += " multiplier=\"\(word)\""
      case "+": constant = word
      case "-": constant = "-\(word)"
      default: if word.hasPrefix("@") { written += " priority=\"\(word.dropFirst())\"" }
      }
    }
    let more = parts.count > 1 ? parts[1] : ""
    return written + " constant=\"\(constant)\" \(more.contains(" id=") ? "" : "id=\"\(id)\"") \(more)/>"
  }
}

extension Question {
  /// The question about a document: the words of the case's first line behind a colon.
  var asked: [String] {
    guard let colon = head.firstIndex(of: ":") else { return [] }
    let asked = head[(colon + 1)...].map { word in
      guard word.contains("$") else { return word }
      return words.filter { $0.contains("=") }.map { String($0.prefix { $0 != "=" }) }.reduce(word) {
        $0.replacing("$" + $1, with: self[$1] ?? "")
      }
    }
    return asked.filter { !$0.isEmpty }
  }
}
