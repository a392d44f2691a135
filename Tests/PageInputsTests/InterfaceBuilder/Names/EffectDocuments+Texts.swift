/// Documents of texts and images.
extension EffectDocuments {
  static let labels: String = {
    let long = "Ten green bottles hanging on the wall, and one more"
    let named = #"<fontDescription key="fontDescription" name="Inter-Bold" family="Inter" pointSize="14"/>"#
    return page(
      at(40, "label", "l1", #"text="Ay" textAlignment="right" numberOfLines="2""#, color("textColor") + font)
        + at(80, "label", "l2", "text=\"\(long)\" numberOfLines=\"2\" lineBreakMode=\"headTruncation\"")
        + at(
          120, "label", "l3",
          "text=\"\(long)\" minimumScaleFactor=\"0.8\" baselineAdjustment=\"alignCenters\"")
        + at(160, "label", "l4", "text=\"\(long)\" minimumFontSize=\"14\"")
        + at(200, "label", "l5", "text=\"\(long)\" adjustsFontSizeToFit=\"NO\" minimumFontSize=\"9\"")
        + at(240, "label", "l6", #"text="Ay" enabled="NO""#)
        + at(280, "label", "l7", #"text="Ay" highlighted="YES""#, color("highlightedColor"))
        + at(
          320, "label", "l8", #"text="Ay""#,
          color("shadowColor") + #"<size key="shadowOffset" width="3" height="4"/>"#)
        + at(
          360, "label", "l9", "",
          #"<string key="text">Two lines</string>"#
            + #"<fontDescription key="fontDescription" type="italicSystem" size="30"/>"#)
        + at(400, "label", "l10", #"text="Ay""#, named)
        + at(
          440, "label", "l11", #"text="Ay""#,
          #"<fontDescription key="fontDescription" type="system" weight="heavy" pointSize="15"/>"#)
        + at(
          480, "label", "l12", #"text="Ay" adjustsFontForContentSizeCategory="YES""#,
          #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#)
        + at(
          520, "label", "l13", #"text="Ay""#,
          #"<fontDescription key="fontDescription" type="system" metaFont="smallSystem"/>"#)
        + at(560, "label", "l14", "", #"<mutableString key="text" base64-UTF8="YES">QXk</mutableString>"#)
        + at(
          600, "label", "l15", #"text="Ay""#,
          #"<fontDescription key="fontDescription" type="system" pointSize="15"><variation key="widthClass=compact" pointSize="19"/></fontDescription>"#
        )
        + at(
          600, "label", "l16", #"text="Ay""#,
          #"<fontDescription key="fontDescription" name="Nunito" pointSize="15"/>"#)
        + free("label", "l17", "text=\"\(long)\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"120\""),
      pins("l17.leading=root.leading", "l17.top=root.top+620"))
  }()

  static let attributedTexts = page(
    at(
      40, "label", "a1", #"numberOfLines="0""#,
      #"""
      <attributedString key="attributedText">
      <fragment content="One and "><attributes>
      <font key="NSFont" type="boldSystem" pointSize="21"/>\#(color("NSColor"))\#(color("NSBackgroundColor", "0.1"))
      <real key="NSKern" value="3"/><integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="1"/>
      <real key="NSBaselineOffset" value="4"/>\#(color("NSUnderlineColor", "0.1"))\#(color("NSStrikethroughColor", "0.2"))
      <shadow key="NSShadow" blurRadius="2">\#(color("color"))<size key="offset" width="2" height="3"/></shadow>
      </attributes></fragment>
      <fragment><string key="content">&#10;the office fits one of these long lines that wrap here</string><attributes>
      <float key="NSKern" value="1"/><integer key="NSLigature" value="0"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="5" paragraphSpacing="6" paragraphSpacingBefore="7"
        lineHeightMultiple="1.5" minimumLineHeight="31" firstLineHeadIndent="20" headIndent="10" tailIndent="-8"/>
      </attributes></fragment></attributedString>
      """#, height: 250)
      + at(
        300, "label", "a2", #"numberOfLines="0""#,
        #"""
        <attributedString key="attributedText"><fragment content="Supercalifragilistic &#9;tabbed&#9;twice&#10;and expialidocious words follow"><attributes>
        <paragraphStyle key="NSParagraphStyle" maximumLineHeight="15" defaultTabInterval="33" hyphenationFactor="1" baseWritingDirection="rightToLeft"
        lineBreakMode="charWrapping"><tabStops><textTab alignment="right" location="70"/></tabStops></paragraphStyle>
        </attributes></fragment></attributedString>
        """#, width: 110, height: 150)
      + at(
        470, "label", "a3", "",
        #"<attributedString key="attributedText"><fragment content="office"><attributes><font key="NSFont" size="25" name="Helvetica"/></attributes></fragment></attributedString>"#
      )
      + at(
        510, "label", "a4", #"numberOfLines="0""#,
        #"""
        <attributedString key="attributedText"><fragment content="One&#10;two three"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="left" paragraphSpacing="16"/></attributes></fragment>
        <fragment content="&#10;four"><attributes><paragraphStyle key="NSParagraphStyle" paragraphSpacingBefore="9"/></attributes></fragment>
        </attributedString>
        """#, height: 120))

  static let textViews = page(
    at(
      40, "textView", "t1",
      #"textAlignment="right" scrollEnabled="NO" adjustsFontForContentSizeCategory="YES""#,
      #"<string key="text">Some text</string>"# + color("textColor") + font
        + #"<inset key="textContainerInset" minX="11" minY="12" maxX="13" maxY="14"/>"#)
      + at(100, "textView", "t2", #"text="Other""#)
      + at(
        150, "textView", "t3", "",
        #"<attributedString key="attributedText"><fragment content="Third"/></attributedString>"#)
      + free("textView", "t4", #"text="Fourth" scrollEnabled="NO""#)
      + at(300, "searchBar", "s1", #"text="Words" searchBarStyle="minimal" showsCancelButton="YES""#)
      + at(360, "searchBar", "s2", #"placeholder="Hint""#, color("barTintColor"))
      + at(420, "searchBar", "s3", "", #"<string key="text">Long</string>"#)
      + at(480, "searchBar", "s4", "", #"<string key="placeholder">Long hint</string>"#),
    pins("t4.leading=root.leading", "t4.top=root.top+200", "t4.width=200"))

  static let images: String = {
    let symbol = #"image="bell" catalog="system""#
    let fontInside = #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#
    func image(_ y: Int, _ attributes: String, _ content: String = "", width: Int = 120) -> String {
      at(y, "imageView", "i\(y)", attributes, content, width: width, height: 60)
    }
    return page(
      image(40, symbol + #" contentMode="topLeft""#)
        + image(
          100, symbol,
          #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="bold" scale="large"/>"#
        )
        + image(
          160, #"contentMode="center""#,
          #"<imageReference key="image" image="star" catalog="system" symbolScale="large"/>"#)
        + image(220, symbol + #" highlightedImage="star" highlighted="YES" contentMode="bottom""#)
        + image(
          280, symbol + #" contentMode="center""#,
          "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\">\(fontInside)</preferredSymbolConfiguration>"
        )
        + image(
          340, #"contentMode="center""#,
          "<imageReference key=\"image\" image=\"star\" catalog=\"system\">\(fontInside)</imageReference>")
        + free("imageView", "known", #"image="gone""#)
        + at(480, "view", "n1", "", #"<color key="backgroundColor" name="Brand"/>"#)
        + at(530, "view", "n2", "", #"<color key="backgroundColor" systemColor="systemRedColor"/>"#)
        + at(580, "view", "n3", "", #"<color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/>"#)
        + at(630, "view", "n4", "", #"<color key="backgroundColor" systemColor="newestColor"/>"#)
        + at(650, "view", "n5", "", #"<color key="backgroundColor" white="0.3" alpha="0.7"/>"#)
        + at(
          690, "view", "n6", "",
          #"<color key="backgroundColor" red="0.1" green="0.9" blue="0.3" alpha="1" customColorSpace="displayP3"/>"#
        ),
      pins("known.leading=root.leading", "known.top=root.top+420"),
      resources:
        #"<image name="gone" width="33" height="44"/><image name="heart" catalog="system" width="20" height="19"/>"#
        + #"<image name="star" catalog="system" width="20" height="19"/>"#
        + #"<namedColor name="Brand"><color red="0.2" green="0.6" blue="0.7" alpha="1"/></namedColor>"#
        + #"<systemColor name="newestColor"><color red="0.7" green="0.6" blue="0.1" alpha="1"/></systemColor>"#
    )
  }()
}
