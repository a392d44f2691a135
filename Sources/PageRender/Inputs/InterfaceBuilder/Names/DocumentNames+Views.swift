extension DocumentNames {
  /// Names of views that are no controls.
  static let viewNames = """
    @view:
      + id userLabel customClass restorationIdentifier alpha# hidden? clipsSubviews? fixedFrame?
      + contentMode=scaleToFill|scaleAspectFit|scaleAspectFill|redraw|center|top|bottom|left|right
      + contentMode=topLeft|topRight|bottomLeft|bottomRight
      + translatesAutoresizingMaskIntoConstraints? insetsLayoutMarginsFromSafeArea? preservesSuperviewLayoutMargins?
      + layoutMarginsFollowReadableWidth? horizontalHuggingPriority# verticalHuggingPriority#
      + horizontalCompressionResistancePriority# verticalCompressionResistancePriority#
      + semanticContentAttribute=unspecified|playback|spatial|forceLeftToRight|forceRightToLeft
      * placeholderIntrinsicWidth placeholderIntrinsicHeight
      - key customModule customModuleProvider opaque multipleTouchEnabled clearsContextBeforeDrawing exclusiveTouch
      - tag userInteractionEnabled misplaced ambiguous verifyAmbiguity autoresizesSubviews sceneMemberID simulatedAppContext springLoaded
      - largeContentTitle showsLargeContentViewer scalesLargeContentImage focusGroupIdentifier tintAdjustmentMode
      - wantsLayer colorLabel useAsTemplate placeholder customModuleName reuseIdentifierName
      + frame<rect> frameInset<frame> <subviews> <constraints> <connections> <userDefinedRuntimeAttributes>
      + autoresizingMask<autoresizingMask> backgroundColor<color> tintColor<color> <viewLayoutGuide> <variation>
      + directionalLayoutMargins<directionalEdgeInsets> layoutMargins<edgeInsets,inset>
      + accessibilityConfiguration<accessibility> keyboard<keyboardLayoutGuide>
      - canvasLocation<point> <gestureRecognizers> <metadata> freeformSize<size> bounds<rect> <animations>
      - simulatedStatusBarMetrics<simulatedStatusBarMetrics> simulatedOrientationMetrics<simulatedOrientationMetrics>
      - simulatedTopBarMetrics<simulatedNavigationBarMetrics,simulatedToolbarMetrics>
      - simulatedBottomBarMetrics<simulatedTabBarMetrics,simulatedToolbarMetrics>
      - simulatedDestinationMetrics<@simulatedSize> largeContentImage<imageReference> <attributedString>
      ! contentStretch<rect>
    @lists:
      - alwaysBounceVertical alwaysBounceHorizontal bounces bouncesZoom canCancelContentTouches delaysContentTouches
      - directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale
      - showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollsToTop bouncesHorizontally bouncesVertically
      - automaticallyAdjustsScrollIndicatorInsets contentViewInsetsToSafeArea decelerationRate scrollEnabled
      - transfersVerticalScrollingToParent transfersHorizontalScrollingToParent allowsKeyboardScrolling
      - scrollIndicatorInsets<inset> verticalScrollIndicatorInsets<inset> horizontalScrollIndicatorInsets<inset>
      * pagingEnabled?
      + contentInsetAdjustmentBehavior=automatic|scrollableAxes|never|always contentInset<inset>
      - contentSize<size> contentOffset<point> <refreshControl>
    view: @view
    containerView: @view
    imageView: @view @picture
      + highlighted? highlightedImage
      - adjustsImageSizeForAccessibilityContentSizeCategory preferredImageDynamicRange animationDuration
      ! <animationImages>
    @picture:
      + image catalog=system image<imageReference> preferredSymbolConfiguration<preferredSymbolConfiguration>
    animationImages:
      - <imageReference> key
    imageReference:
      + image catalog=system symbolScale=small|medium|large|default
      - key
      + <fontDescription> fontDescription<fontDescription>
      ! renderingMode=monochrome variableValue <hierarchicalColors> <paletteColors> symbolRenderingMode
    preferredSymbolConfiguration,symbolConfiguration:
      + weight=ultraLight|thin|light|regular|medium|semibold|bold|heavy|black|unspecified pointSize#
      + scale=small|medium|large|default|unspecified
      - key configurationType
      + <fontDescription> fontDescription<fontDescription>
      ! renderingMode=monochrome <hierarchicalColors> <paletteColors> variableValue symbolRenderingMode
    hierarchicalColors,paletteColors:
      - key <color>
    @text:
      + text textAlignment=natural|left|center|right|justified adjustsFontForContentSizeCategory?
      - usesAttributedText key
      + text<string,mutableString> textColor<color> fontDescription<fontDescription> attributedText<attributedString>
    label: @view @text
      + numberOfLines# minimumFontSize# minimumScaleFactor# adjustsFontSizeToFit? preferredMaxLayoutWidth# enabled?
      + lineBreakMode=tailTruncation|headTruncation|middleTruncation|wordWrap|characterWrap|clip highlighted?
      + baselineAdjustment=alignBaselines|alignCenters|none
      + highlightedColor<color> shadowColor<color> shadowOffset<size>
      - showsExpansionTextWhenTruncated
      ! adjustsLetterSpacingToFitWidth=NO lineBreakStrategy
    textView: @view @lists @text
      - selectable editable allowsEditingTextAttributes clearsOnInsertion <textInputTraits>
      - textInputTraits<textInputTraits> findInteractionEnabled
      + textContainerInset<inset> scrollEnabled?
      ! dataDetectorTypes<dataDetectorType> linkTextAttributes<textAttributes>
    dataDetectorType:
      - key link phoneNumber address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion all
      - money physicalValue
    textInputTraits:
      + secureTextEntry?
      - key autocapitalizationType autocorrectionType spellCheckingType keyboardType keyboardAppearance returnKeyType
      - enablesReturnKeyAutomatically smartDashesType smartInsertDeleteType smartQuotesType textContentType
      - passwordRules inlinePredictionType mathExpressionCompletionType writingToolsBehavior
    attributedString:
      - key id
      + <fragment>
    fragment:
      + content content<string,mutableString> <attributes>
    attributes:
      + NSFont<font> NSParagraphStyle<paragraphStyle> NSColor<color> NSBackgroundColor<color> NSKern<real,float,integer>
      + NSUnderline<integer> NSStrikethrough<integer> NSBaselineOffset<real,float,integer> NSShadow<shadow>
      + NSUnderlineColor<color> NSStrikethroughColor<color> NSLigature<integer>
      - NSOriginalFont<font>
      ! NSLink<url,string> NSStrokeColor<color> NSStrokeWidth<real,float,integer> NSObliqueness<real,float,integer>
      ! NSExpansion<real,float,integer> NSTextEffect<string> NSAttachment<textAttachment>
    url:
      - key string
    textAttachment:
      - key image
    real,float,integer:
      + key value#
    shadow:
      - key
      + blurRadius# color<color> offset<size>
    paragraphStyle:
      + alignment=natural|left|center|right|justified baseWritingDirection=natural|leftToRight|rightToLeft
      + lineBreakMode=wordWrapping|charWrapping|clipping|truncatingHead|truncatingTail|truncatingMiddle
      + lineSpacing# paragraphSpacing# paragraphSpacingBefore# lineHeightMultiple# minimumLineHeight#
      + maximumLineHeight# firstLineHeadIndent# headIndent# tailIndent# defaultTabInterval# hyphenationFactor#
      - key
      - tighteningFactorForTruncation allowsDefaultTighteningForTruncation
      + <tabStops>
      ! headerLevel=0
    tabStops:
      + <textTab>
    textTab:
      + location# alignment=natural|left|center|right|justified
      - <options>
    options:
    stackView: @view
      + axis=horizontal|vertical distribution alignment spacing# spacingType=standard|custom baselineRelativeArrangement?
    scrollView: @view @lists
    visualEffectView: @view
      + contentView<view> <blurEffect> <vibrancyEffect>
    blurEffect:
      + style
      - key
    vibrancyEffect:
      - key style
      + <blurEffect>
    mapView: @view
      - zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation showsBuildings showsPointsOfInterest
      - showsCompass showsScale showsTraffic
      ! mapType=standard
    webView,wkWebView: @view
      - scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction dataDetectorTypes allowsLinkPreview
      - mediaPlaybackAllowsAirPlay keyboardDisplayRequiresUserAction suppressesIncrementalRendering paginationMode
      - allowsBackForwardNavigationGestures paginationBreakingMode pageLength gapBetweenPages
      - configuration<wkWebViewConfiguration> <dataDetectorType> dataDetectorTypes<dataDetectorType>
    wkWebViewConfiguration:
      - key allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback
      - suppressesIncrementalRendering selectionGranularity dataDetectorTypes applicationNameForUserAgent
      - mediaTypesRequiringUserActionForPlayback<audiovisualMediaTypes> preferences<wkPreferences>
      - dataDetectorTypes<dataDetectorType,wkDataDetectorTypes>
    audiovisualMediaTypes:
      - key none audio video all
    wkDataDetectorTypes:
      - key none all link phoneNumber address
    wkPreferences:
      - key javaScriptEnabled minimumFontSize javaScriptCanOpenWindowsAutomatically
    window: @view
      - rootViewController visibleAtLaunch resizesToFullScreen
    !glkView,!mtkView,!arView,!arscnView,!arskView,!sceneKitView,!skView,!mtkMeshView,!pdfView: @view
      - key allowsCameraControl jitteringEnabled autoenablesDefaultLighting playing
    !localAuthorizationView,!avPlayerView,!vmView,!customView,!lpLinkView,!paymentButton,!clLocationButton: @view

    """
}
