extension DocumentNames {
  /// Names of documents as a whole, of constraints and of values.
  static let documentNames = """
    document:
      + type launchScreen? useTraitCollections? targetRuntime=iOS.CocoaTouch|iOS.CocoaTouch.iPad
      * toolsVersion initialViewController
      - version systemVersion propertyAccessControl useAutolayout colorMatched useSafeAreas variant
      - requiredDesignTimeClasses useAutolayoutInDesign defaultVersion
      + <scenes> <objects> <resources> <dependencies> tintColor<color>
      * <device>
      - <classes> <inferredMetricsTieBreakers> customFonts<customFonts> <designables>
      - defaultSimulatedMetrics<simulatedMetricsContainer> <accessibilityOverrides> <color> <simulatedMetricsContainer>
    device:
      * id orientation
      - appearance layout <adaptation> preferredScale
    adaptation:
      - id
    dependencies:
      - <plugIn> <capability> <development>
      + <deployment>
    plugIn:
      - identifier version
    capability:
      - name minToolsVersion
    development:
      - version identifier
    deployment:
      + version
      - identifier
    customFonts:
      - key <array> <mutableArray>
    array,mutableArray:
      - key <string> <object> id
    object:
      - id
    string,mutableString:
      + key base64-UTF8?
      - id
    accessibilityOverrides:
      - dynamicTypePreference isEnabled onOffLabels buttonShapes grayScale increaseContrast reduceMotion
      - reduceTransparency differentiateWithoutColor boldText
    classes:
      - <class>
    class:
      - className superclassName sourceIdentifier<source> <relationships> <source>
    source:
      - key type relativePath
    relationships:
      - <relationship>
    relationship:
      - kind name candidateClass
    inferredMetricsTieBreakers:
      - <segue>
    designables:
      - <designable>
    designable:
      - name intrinsicContentSize<size>
    scenes:
      + <scene>
    scene:
      + <objects>
      - sceneID canvasLocation<point> userLabel
    objects:
      + <@view> <@controller> <placeholder>
      * <customObject> <navigationItem> <barButtonItem> <tabBarItem>
      - <exit> <@recognizer> <refreshControl> key <searchController> <menu>
    resources:
      + <image> <namedColor> <systemColor>
    image:
      + name width# height# catalog=system
      - id <mutableData> <data> key
    mutableData:
      - key
    namedColor,systemColor:
      + name <color>
    color:
      + red# green# blue# alpha# white# name systemColor cocoaTouchSystemColor customColorSpace
      - colorSpace xcode11CocoaTouchSystemColor catalog id
      - key
      ! cyan magenta yellow black hue saturation brightness
    fontDescription,font:
      + type=system|boldSystem|italicSystem pointSize# size style name family metaFont
      + weight=ultraLight|thin|light|regular|medium|semibold|bold|heavy|black
      - key
      + <variation>
      ! width=standard design=default leading traits
    rect:
      + x# y# width# height#
      - key
    frame:
      + minX# minY# width# height#
      - key
    point:
      - key
      + x# y#
    size:
      + width# height#
      - key
    inset:
      + minX# minY# maxX# maxY#
      - key
    edgeInsets:
      + top# left# bottom# right#
      - key
    directionalEdgeInsets:
      + top# leading# bottom# trailing#
      - key
    autoresizingMask:
      + flexibleMinX? flexibleMaxX? flexibleMinY? flexibleMaxY? widthSizable? heightSizable?
      - key
    subviews:
      + <@view>
    constraints:
      + <constraint>
    constraint:
      + id firstItem firstAttribute relation secondItem secondAttribute constant# multiplier priority#
      + symbolic? <variation>
      * placeholder? identifier
      - userLabel
    variation:
    mask:
      + key=constraints|subviews <exclude> <include>
    exclude,include:
      + reference
    viewLayoutGuide:
      + key id
      - userLabel identifier
    keyboardLayoutGuide:
      + id usesBottomSafeArea?
      - key followsUndockedKeyboard userLabel identifier
    userDefinedRuntimeAttributes:
      + <userDefinedRuntimeAttribute>
    userDefinedRuntimeAttribute:
      * type=number|boolean|string|color|image|size|point|localizedString|nil|rect|range
      + keyPath value
      + value<real,integer,float,string,mutableString,color,size,point,nil>
      - localized catalog
      ! value<rect,range>
    range:
      - key location length
    nil:
      - key name
    accessibility:
      - key label hint label<string,mutableString> hint<string,mutableString>
      + identifier
      - traits<accessibilityTraits> isElement<bool,boolean> <bool> value
    accessibilityTraits:
      - key button link header searchField image selected playsSound keyboardKey staticText summaryElement notEnabled
      - updatesFrequently startsMediaSession adjustable allowsDirectInteraction causesPageTurn none tabBar
    bool,boolean:
      - key value
    animations:
    metadata:
      - <attributedString>
    simulatedStatusBarMetrics,simulatedNavigationBarMetrics,simulatedToolbarMetrics,simulatedTabBarMetrics:
      - key statusBarStyle barStyle translucent prompted
    simulatedOrientationMetrics:
      - key orientation
    simulatedScreenMetrics: @simulatedSize
      - type
    freeformSimulatedSizeMetrics,splitViewMasterSimulatedSizeMetrics,splitViewDetailSimulatedSizeMetrics: @simulatedSize
    popoverSimulatedSizeMetrics,modalFormSheetSimulatedSizeMetrics,modalPageSheetSimulatedSizeMetrics: @simulatedSize
    inferredSimulatedSizeMetrics,sheetSimulatedSizeMetrics: @simulatedSize
    @simulatedSize:
      - key
    simulatedMetricsContainer:
      - key statusBar<simulatedStatusBarMetrics> destination<@simulatedSize>
      - orientation<simulatedOrientationMetrics> topBar<simulatedNavigationBarMetrics> bottomBar<simulatedTabBarMetrics>

    """
}
