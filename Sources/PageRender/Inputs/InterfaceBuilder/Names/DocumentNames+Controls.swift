extension DocumentNames {
  /// Names of controls and bars.
  static let controlNames = """
    @control:
      + enabled? selected? highlighted? contentHorizontalAlignment=center|left|right|fill|leading|trailing
      + contentVerticalAlignment=center|top|bottom|fill
      - showsMenuAsPrimaryAction pointerInteraction toolTip
    button: @view @control
      + buttonType=custom|system|roundedRect|detailDisclosure|infoLight|infoDark|contactAdd|close
      + lineBreakMode=tailTruncation|headTruncation|middleTruncation|wordWrap|characterWrap|clip
      + adjustsImageWhenDisabled? role=normal|primary|cancel|destructive
      - adjustsImageWhenHighlighted showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted hasAttributedTitle
      - preferredMenuElementOrder preferredBehavioralStyle sfSymbolWeight
      - adjustsImageSizeForAccessibilityContentSizeCategory
      ! changesSelectionAsPrimaryAction=NO
      + <state> fontDescription<fontDescription> configuration<buttonConfiguration> titleShadowOffset<size>
      + contentEdgeInsets<inset> titleEdgeInsets<inset> imageEdgeInsets<inset>
      - menu<menu>
    state: @picture
      + key=normal|highlighted|disabled|selected|focused title backgroundImage title<string,mutableString>
      + titleColor<color> titleShadowColor<color> attributedTitle<attributedString>
      + preferredSymbolConfigurationForImage<preferredSymbolConfiguration>
      - backgroundCatalog
      ! backgroundImage<imageReference>
    menu,menuElement,command,keyCommand:
      - key id title image catalog selector destination displayInline destructive attributes selected state disabled
      - keepsMenuPresented hidden singleSelection identifier discoverabilityTitle displayAsPalette preferredElementSize
      - <children> <connections> <keyCommand> <command> title<string,mutableString> image<imageReference>
    children:
      - <command> <menu> <keyCommand> <action> <menuElement>
    buttonConfiguration: @picture
      + style=plain|filled|gray|tinted|bordered|borderedProminent|borderless|borderedTinted title subtitle
      + imagePlacement=leading|trailing|top|bottom|all imagePadding# titlePadding#
      + titleAlignment=automatic|leading|center|trailing buttonSize=mini|small|medium|large
      + cornerStyle=fixed|dynamic|small|medium|large|capsule
      - key automaticallyUpdateForSelection macIdiomStyle
      ! showsActivityIndicator=NO indicator=none|automatic
      + titleFontDescription<fontDescription> subtitleFontDescription<fontDescription> title<string,mutableString>
      + attributedTitle<attributedString> attributedSubtitle<attributedString> subtitle<string,mutableString>
      + contentInsets<directionalEdgeInsets> baseForegroundColor<color> baseBackgroundColor<color>
      + background<backgroundConfiguration> titleLineBreakMode=wordWrap|characterWrap|clip|headTruncation
      + titleLineBreakMode=middleTruncation|tailTruncation
      + preferredSymbolConfigurationForImage<preferredSymbolConfiguration,symbolConfiguration>
    backgroundConfiguration:
      + cornerRadius# strokeWidth#
      - key
      + backgroundColor<color> strokeColor<color>
      ! image catalog strokeOutset imageContentMode image<imageReference> visualEffect<blurEffect>
      ! backgroundInsets<directionalEdgeInsets> edgesAddingLayoutMarginsToBackgroundInsets
    textField: @view @control @text
      + borderStyle=none|line|bezel|roundedRect placeholder placeholder<string,mutableString>
      + clearButtonMode=never|whileEditing|unlessEditing|always background textInputTraits<textInputTraits>
      + attributedPlaceholder<attributedString>
      - clearsOnBeginEditing clearsOnInsertion minimumFontSize allowsEditingTextAttributes disabledBackground
      ! adjustsFontSizeToFit=NO
    switch: @view @control
      + on? onTintColor<color> thumbTintColor<color>
      - title offImage onImage preferredStyle
    slider: @view @control
      + minValue# maxValue# value# minimumValueImage maximumValueImage
      + minimumTrackTintColor<color> maximumTrackTintColor<color> thumbTintColor<color>
      - continuous preferredBehavioralStyle
      ! minimumValueImage<imageReference> maximumValueImage<imageReference>
    segmentedControl: @view @control
      + selectedSegmentIndex# apportionsSegmentWidthsByContent? momentary? <segments> selectedSegmentTintColor<color>
      - segmentControlStyle
    segments:
      - key
      + <segment>
    segment:
      + title image catalog=system enabled? width# title<string,mutableString>
      - key
      ! contentOffset<size>
    stepper: @view @control
      + minimumValue# maximumValue# value# wraps?
      - stepValue autorepeat continuous
    progressView: @view
      + progress# progressTintColor<color> trackTintColor<color>
      ! progressViewStyle=default progressImage trackImage
    activityIndicatorView: @view
      + style=medium|large|white|whiteLarge|gray animating? hidesWhenStopped? color<color>
    pageControl: @view @control
      + numberOfPages# currentPage# hidesForSinglePage? pageIndicatorTintColor<color>
      + currentPageIndicatorTintColor<color> backgroundStyle=default|automatic|prominent|minimal
      - defersCurrentPageDisplay allowsContinuousInteraction
      ! preferredIndicatorImage preferredCurrentPageIndicatorImage
    datePicker: @view @control
      + datePickerMode=date|time|dateAndTime|countDownTimer style=automatic|wheels|compact|inline
      + countDownDuration# minuteInterval# date<date> useCurrentDate? locale<locale>
      - maximumDate<date> minimumDate<date> roundsToMinuteInterval timeZone<timeZone>
    date:
      + timeIntervalSinceReferenceDate
      - key
    locale:
      + localeIdentifier
      - key
    timeZone:
      - key name <data>
    data:
      - key
    pickerView: @view
      - showsSelectionIndicator
    refreshControl: @view @control
      - attributedTitle<attributedString>
    searchBar: @view
      + text placeholder searchBarStyle=default|prominent|minimal showsCancelButton? text<string,mutableString>
      + placeholder<string,mutableString> barTintColor<color>
      - textInputTraits<textInputTraits> translucent barStyle=default <scopeButtonTitles>
      ! prompt showsScopeBar=NO showsBookmarkButton=NO showsSearchResultsButton=NO searchResultsButtonSelected=NO
      ! backgroundImage scopeBarBackgroundImage
    scopeButtonTitles:
      - <string>
    @bar: @view
      + barStyle=default|black|blackOpaque|blackTranslucent translucent? barTintColor<color>
      - id
    navigationBar: @bar
      + largeTitles? <items> titleTextAttributes<textAttributes> largeTitleTextAttributes<textAttributes>
      + standardAppearance<navigationBarAppearance> scrollEdgeAppearance<navigationBarAppearance>
      - compactAppearance<navigationBarAppearance> compactScrollEdgeAppearance<navigationBarAppearance>
      ! shadowImage backIndicatorImage backIndicatorTransitionMaskImage backgroundImage
    toolbar: @bar
      + <items>
      ! standardAppearance<toolbarAppearance> scrollEdgeAppearance<toolbarAppearance>
      - compactAppearance<toolbarAppearance> compactScrollEdgeAppearance<toolbarAppearance>
    tabBar: @bar
      + <items> unselectedItemTintColor<color> selectedImageTintColor<color>
      - itemPositioning=automatic
      ! standardAppearance<tabBarAppearance> scrollEdgeAppearance<tabBarAppearance> itemWidth itemSpacing
      ! backgroundImage selectionIndicatorImage shadowImage
    navigationBarAppearance,toolbarAppearance,tabBarAppearance:
      - key
      + backgroundColor<color> shadowColor<color> titleTextAttributes<textAttributes>
      + largeTitleTextAttributes<textAttributes>
      ! backgroundImage shadowImage backgroundImageContentMode backgroundEffect<blurEffect>
      ! buttonAppearance<barButtonItemAppearance> doneButtonAppearance<barButtonItemAppearance>
      ! backButtonAppearance<barButtonItemAppearance> backIndicatorImage backIndicatorTransitionMaskImage
      ! stackedLayoutAppearance<tabBarItemAppearance> inlineLayoutAppearance<tabBarItemAppearance>
      ! compactInlineLayoutAppearance<tabBarItemAppearance> titlePositionAdjustment<offsetWrapper>
      ! selectionIndicatorTintColor<color> selectionIndicatorImage stackedItemPositioning stackedItemSpacing
      ! stackedItemWidth
    barButtonItemAppearance,tabBarItemAppearance:
      - key
      ! normal<barButtonItemStateAppearance,tabBarItemStateAppearance>
      ! highlighted<barButtonItemStateAppearance,tabBarItemStateAppearance>
      ! disabled<barButtonItemStateAppearance,tabBarItemStateAppearance>
      ! focused<barButtonItemStateAppearance,tabBarItemStateAppearance>
      ! selected<tabBarItemStateAppearance>
    barButtonItemStateAppearance,tabBarItemStateAppearance:
      - key titlePositionAdjustment<offsetWrapper> titleTextAttributes<textAttributes> iconColor<color>
      - badgeBackgroundColor<color> backgroundImage badgeTextAttributes<textAttributes>
    textAttributes:
      - key
      + fontDescription<fontDescription> textColor<color>
      - textShadowColor<color>
      ! textShadowOffset<offsetWrapper,size>
    offsetWrapper:
      - key horizontal vertical
    items:
      - key
      + <navigationItem> <barButtonItem> <tabBarItem>
    navigationItem:
      * id <connections>
      + title title<string,mutableString> prompt largeTitleDisplayMode=automatic|always|never|inline
      + hidesBackButton? leftItemsSupplementBackButton? backButtonTitle leftBarButtonItem<barButtonItem>
      + rightBarButtonItem<barButtonItem> backBarButtonItem<barButtonItem> titleView<@view>
      + <leftBarButtonItems> <rightBarButtonItems>
      - key userLabel style hidesSearchBarWhenScrolling customClass customModule customModuleProvider
      ! searchController<searchController> subtitle
    leftBarButtonItems,rightBarButtonItems,toolbarItems:
      - key
      + <barButtonItem>
    barButtonItem: @picture
      * id tag# <connections>
      + title style=plain|done|bordered|borderedTinted|prominent enabled? width# title<string,mutableString>
      + systemItem=done|cancel|edit|save|add|flexibleSpace|fixedSpace|compose|reply|action|organize|bookmarks
      + systemItem=search|refresh|stop|camera|trash|play|pause|rewind|fastForward|undo|redo|close
      + tintColor<color> customView<@view>
      - key userLabel landscapeImage largeContentSizeImage menu<menu> springLoaded largeContentSizeImage<imageReference>
      - accessibilityConfiguration<accessibility> customClass customModule customModuleProvider landscapeImagePhone
      - <userDefinedRuntimeAttributes> landscapeImage<imageReference> imageInsets<inset> symbolAnimationEnabled
      ! selected=NO hidden=NO changesSelectionAsPrimaryAction=NO backgroundImage backButtonBackgroundImage
    tabBarItem: @picture
      * id tag#
      + title title<string,mutableString> badgeValue selectedImage badgeColor<color>
      + systemItem=more|favorites|featured|topRated|recents|contacts|history|bookmarks|search|downloads
      + systemItem=mostRecent|mostViewed
      - key userLabel landscapeImage largeContentSizeImage largeContentSizeImage<imageReference> springLoaded
      - customClass customModule customModuleProvider <connections> <userDefinedRuntimeAttributes>
      - accessibilityConfiguration<accessibility> landscapeImage<imageReference> selectedCatalog
      ! titlePositionAdjustment<offsetWrapper> imageInsets<inset> selectedImage<imageReference> enabled=YES
      ! standardAppearance<tabBarAppearance> scrollEdgeAppearance<tabBarAppearance>
    searchController:
      - key id

    """
}
