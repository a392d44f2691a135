/// Documents of controls.
extension EffectDocuments {
  static let buttons: String = {
    let title = #"<state key="normal" title="Press me"/>"#
    let symbol = #"image="star" catalog="system""#
    return page(
      at(
        40, "button", "b1", #"buttonType="system" enabled="NO""#,
        #"<state key="disabled" title="Off">\#(color("titleColor"))</state>"# + font)
        + at(
          80, "button", "b2", #"buttonType="custom" highlighted="YES""#,
          title + #"<state key="highlighted" title="Down"/>"#)
        + at(120, "button", "b3", #"selected="YES""#, title + #"<state key="selected" title="On"/>"#)
        + at(
          160, "button", "b4", #"contentHorizontalAlignment="right" contentVerticalAlignment="bottom""#, title
        )
        + at(
          200, "button", "b5", #"lineBreakMode="headTruncation""#,
          #"<state key="normal" title="A title that is far too long for its button"/>"#)
        + at(
          240, "button", "b6", "",
          #"<state key="normal" title="Both" \#(symbol)/><inset key="contentEdgeInsets" minX="30" minY="1" maxX="2" maxY="3"/>"#
            + #"<inset key="titleEdgeInsets" minX="9" minY="4" maxX="-9" maxY="0.0"/><inset key="imageEdgeInsets" minX="-8" minY="2" maxX="8" maxY="0.0"/>"#
        )
        + at(
          280, "button", "b7", #"enabled="NO" adjustsImageWhenDisabled="NO""#,
          #"<state key="normal" \#(symbol)/>"#)
        + at(
          320, "button", "b8", "",
          #"<size key="titleShadowOffset" width="2" height="3"/><state key="normal" title="Shade">\#(color("titleShadowColor"))</state>"#
        )
        + at(360, "button", "b9", "", #"<state key="normal" backgroundImage="heart"/>"#)
        + at(
          400, "button", "b10", "",
          #"<state key="normal" \#(symbol)><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" pointSize="35"/></state>"#
        )
        + at(
          440, "button", "b11", "",
          #"<state key="normal"><attributedString key="attributedTitle"><fragment content="Rich"/></attributedString></state>"#
        )
        + at(480, "button", "b12", "", #"<state key="normal"><string key="title">Long</string></state>"#)
        + at(
          520, "button", "b13", "",
          #"<state key="normal"><imageReference key="image" image="star" catalog="system"/></state>"#)
        + at(560, "button", "b14", #"buttonType="contactAdd""#)
        + at(
          600, "button", "b15", #"buttonType="system" role="destructive""#,
          #"<buttonConfiguration key="configuration" style="filled" title="Delete"/>"#)
        + at(
          640, "button", "b16", "",
          #"<state key="normal" title="Seen"><preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="35"/></state>"#
        )
        + at(
          680, "button", "b17", "",
          #"<state key="normal" \#(symbol)><preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="35"/></state>"#
        ),
      resources: #"<image name="heart" catalog="system" width="20" height="19"/>"#)
  }()

  static let configurations: String = {
    func button(_ y: Int, _ attributes: String, _ content: String = "", style: String = "filled") -> String {
      at(
        y, "button", "c\(y)", #"buttonType="system""#,
        "<buttonConfiguration key=\"configuration\" style=\"\(style)\" \(attributes)>\(content)</buttonConfiguration>"
      )
    }
    let symbol = #"image="star" catalog="system" title="Go""#
    return page(
      button(40, #"title="One" subtitle="Two" titlePadding="9" titleAlignment="trailing""#)
        + button(90, symbol + #" imagePlacement="trailing" imagePadding="11""#)
        + free(
          "button", "free", "",
          #"<buttonConfiguration key="configuration" style="gray" title="Big" buttonSize="large"/>"#)
        + button(
          180,
          #"title="Round and much too long a title for one line" cornerStyle="capsule" titleLineBreakMode="clip""#
        )
        + button(
          230, #"title="Font""#,
          #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="26"/>"#)
        + button(
          280, #"title="a" subtitle="b""#,
          #"<fontDescription key="subtitleFontDescription" type="boldSystem" pointSize="6"/>"#)
        + button(330, #"title="Colours""#, color("baseForegroundColor") + color("baseBackgroundColor", "0.2"))
        + free(
          "button", "inset", "",
          #"<buttonConfiguration key="configuration" style="tinted" title="In"><directionalEdgeInsets key="contentInsets" top="21" leading="22" bottom="23" trailing="44"/></buttonConfiguration>"#
        )
        + button(
          430, #"title="Back" cornerStyle="fixed""#,
          "<backgroundConfiguration key=\"background\" cornerRadius=\"13\" strokeWidth=\"4\">"
            + color("backgroundColor")
            + color("strokeColor", "0.1") + "</backgroundConfiguration>")
        + button(
          480, symbol, #"<symbolConfiguration key="preferredSymbolConfigurationForImage" pointSize="30"/>"#)
        + button(
          530, "", #"<attributedString key="attributedTitle"><fragment content="Rich"/></attributedString>"#)
        + button(
          560, #"title="a""#,
          #"<attributedString key="attributedSubtitle"><fragment content="Sub"/></attributedString>"#)
        + button(600, "", #"<string key="title">Long</string><string key="subtitle">Longer</string>"#)
        + button(650, #"title="Go""#, #"<imageReference key="image" image="star" catalog="system"/>"#)
        + button(
          700, symbol, #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="30"/>"#),
      pins(
        "free.leading=root.leading", "free.top=root.top+130", "inset.leading=root.leading",
        "inset.top=root.top+370"))
  }()

  static let fields: String = {
    func field(_ y: Int, _ attributes: String, _ content: String = "") -> String {
      at(y, "textField", "f\(y)", attributes, content)
    }
    return page(
      field(40, #"borderStyle="roundedRect" text="Words" textAlignment="right""#, color("textColor") + font)
        + field(90, #"placeholder="Hint""#) + field(140, #"text="Words" clearButtonMode="always""#)
        + field(190, #"text="Words" background="star""#)
        + field(240, #"text="Words""#, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)
        + field(290, "", #"<string key="text">Long</string>"#)
        + field(340, "", #"<string key="placeholder">Long</string>"#)
        + field(
          390, "", #"<attributedString key="attributedText"><fragment content="Rich"/></attributedString>"#)
        + field(
          440, "",
          #"<attributedString key="attributedPlaceholder"><fragment content="Hint"/></attributedString>"#)
        + field(
          490, #"text="Sized" adjustsFontForContentSizeCategory="YES""#,
          #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#),
      resources: #"<image name="star" catalog="system" width="20" height="19"/>"#)
  }()

  static let controls = page(
    at(40, "switch", "c1", #"on="YES" enabled="NO""#, color("onTintColor") + color("thumbTintColor", "0.2"))
      + at(
        80, "slider", "c2", #"minValue="2" maxValue="9" value="4""#,
        color("minimumTrackTintColor") + color("maximumTrackTintColor", "0.2")
          + color("thumbTintColor", "0.5"))
      + at(120, "slider", "c3", #"minimumValueImage="star" maximumValueImage="heart""#)
      + at(
        160, "segmentedControl", "c4", #"selectedSegmentIndex="1""#,
        #"<segments><segment title="A" width="90"/><segment image="bell" catalog="system"/><segment title="B" enabled="NO"/><segment><string key="title">C</string></segment></segments>"#
          + color("selectedSegmentTintColor"), width: 300)
      + at(
        200, "segmentedControl", "c5",
        #"selectedSegmentIndex="0" momentary="YES" apportionsSegmentWidthsByContent="YES""#,
        #"<segments key="segments"><segment title="A"/><segment title="A longer one"/></segments>"#,
        width: 300)
      + at(240, "stepper", "c6", #"minimumValue="3" maximumValue="8" value="3""#)
      + at(280, "stepper", "c7", #"minimumValue="3" maximumValue="8" value="8" wraps="YES""#)
      + at(280, "stepper", "c7b", #"minimumValue="3" maximumValue="8" value="8""#, x: 220, width: 94)
      + at(
        320, "progressView", "c8", #"progress="0.4""#,
        color("progressTintColor") + color("trackTintColor", "0.2"))
      + at(
        360, "activityIndicatorView", "c9", #"style="large" animating="YES" hidesWhenStopped="YES""#,
        color("color"))
      + at(
        400, "pageControl", "c10", #"numberOfPages="5" currentPage="3" backgroundStyle="prominent""#,
        color("pageIndicatorTintColor") + color("currentPageIndicatorTintColor", "0.2"))
      + at(440, "pageControl", "c11", #"numberOfPages="1" hidesForSinglePage="YES""#)
      + at(480, "activityIndicatorView", "c12", #"style="whiteLarge" animating="YES""#)
      + at(520, "activityIndicatorView", "c13", #"hidesWhenStopped="YES""#),
    resources:
      #"<image name="star" catalog="system" width="20" height="19"/><image name="heart" catalog="system" width="20" height="19"/>"#
  )

  static let pickers = page(
    at(
      40, "datePicker", "d1", #"datePickerMode="date" style="compact""#,
      #"<date key="date" timeIntervalSinceReferenceDate="500000000"/>"#)
      + at(
        90, "datePicker", "d2",
        #"datePickerMode="countDownTimer" style="wheels" countDownDuration="4000" minuteInterval="10""#,
        width: 320, height: 216)
      + at(
        320, "datePicker", "d3",
        #"datePickerMode="time" style="wheels" minuteInterval="20" useCurrentDate="YES""#,
        #"<date key="date" timeIntervalSinceReferenceDate="500000000"/>"#, width: 320, height: 216)
      + at(
        540, "datePicker", "d4", #"datePickerMode="date" style="wheels""#,
        #"<date key="date" timeIntervalSinceReferenceDate="500000000"/><locale key="locale" localeIdentifier="de"/>"#,
        width: 320, height: 216))
}
