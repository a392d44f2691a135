/// The 300 names of elements and attributes that occur in most of 378 public documents, each with the number of documents.
enum UsedNames {
  static let all: [String] = table.split(whereSeparator: \.isWhitespace).compactMap {
    $0.split(separator: "=").first.map(String.init)
  }

  private static let table = """
    <dependencies>=359 <document>=359 <objects>=359 <placeholder>=359 <plugIn>=359 <rect>=359
    contentMode=359 height=359 id=359 identifier=359 key=359 placeholderIdentifier=359
    propertyAccessControl=359 targetRuntime=359 toolsVersion=359 type=359 useAutolayout=359 version=359
    width=359 x=359 y=359 <autoresizingMask>=358 name=351 <point>=349 userLabel=343 <capability>=342
    minToolsVersion=342 colorMatched=336 useTraitCollections=329 <color>=312 <device>=309 orientation=309
    customClass=303 <connections>=301 alpha=301 colorSpace=301 destination=301 <subviews>=295 <view>=290
    translatesAutoresizingMaskIntoConstraints=288 <deployment>=285 <constraint>=277 <constraints>=277
    firstAttribute=277 secondAttribute=277 secondItem=277 firstItem=273 customColorSpace=272 <outlet>=271
    property=271 widthSizable=256 heightSizable=254 opaque=248 appearance=245 clipsSubviews=244
    useSafeAreas=242 customModule=237 customModuleProvider=230 <viewLayoutGuide>=216 lineBreakMode=215
    <nil>=214 blue=213 green=213 red=213 <fontDescription>=203 constant=188 userInteractionEnabled=182
    text=180 <label>=178 textAlignment=177 horizontalHuggingPriority=174 baselineAdjustment=173
    verticalHuggingPriority=173 style=168 white=163 adjustsFontSizeToFit=161 <scene>=153 <scenes>=153
    sceneID=153 sceneMemberID=153 rowHeight=151 initialViewController=150 multipleTouchEnabled=150 title=147
    <viewController>=144 pointSize=137 <resources>=128 contentHorizontalAlignment=123
    contentVerticalAlignment=123 <stackView>=119 flexibleMaxY=118 flexibleMaxX=117 systemColor=108
    <tableViewCell>=107 indentationWidth=107 selectionStyle=107 <tableViewCellContentView>=106
    tableViewCell=106 <tableView>=98 sectionFooterHeight=98 sectionHeaderHeight=98 alwaysBounceVertical=97
    separatorStyle=97 axis=94 <button>=89 <navigationItem>=89 <systemColor>=89 <segue>=87 kind=87
    numberOfLines=87 relationship=86 <navigationBar>=85 <navigationController>=85
    clearsContextBeforeDrawing=83 <toolbarItems>=82 <state>=81 automaticallyAdjustsScrollViewInsets=74
    estimatedRowHeight=74 spacing=69 <layoutGuides>=68 <viewControllerLayoutGuide>=68 buttonType=68
    <adaptation>=64 <action>=63 selector=63 <imageView>=61 eventType=59 insetsLayoutMarginsFromSafeArea=59
    launchScreen=56 systemVersion=54 relation=49 <image>=48 alignment=46 cocoaTouchSystemColor=44
    dataMode=44 image=44 verticalCompressionResistancePriority=42 preservesSuperviewLayoutMargins=41
    storyboardIdentifier=41 symbolic=41 priority=40 reuseIdentifier=40 <textInputTraits>=39
    <freeformSimulatedSizeMetrics>=36 multiplier=36 <tableViewController>=35 minimumFontSize=34
    distribution=31 bottom=28 horizontalCompressionResistancePriority=28 top=28
    useStoryboardIdentifierAsRestorationIdentifier=27 <scrollView>=26 <inset>=25
    adjustsFontForContentSizeCategory=25 maxX=25 maxY=25 minX=25 minY=25 <prototypes>=24 <switch>=23
    textLabel=22 <textField>=21 spacingType=21 value=21 <string>=20 autocapitalizationType=20 borderStyle=20
    reference=20 placeholder=19 <textView>=18 minimumScaleFactor=18 <directionalEdgeInsets>=17
    <userDefinedRuntimeAttribute>=17 <userDefinedRuntimeAttributes>=17 <variation>=17 keyPath=17 leading=17
    trailing=17 <tabBar>=16 <tabBarController>=16 <tabBarItem>=16 hidesAccessoryWhenEditing=16
    indentationLevel=16 <accessibility>=15 <cells>=14 <size>=14 accessoryType=14
    layoutMarginsFollowReadableWidth=14 on=14 <outletCollection>=13 <simulatedStatusBarMetrics>=13
    editable=13 fixedFrame=13 left=13 right=13 <exclude>=12 <mask>=12 <sections>=12 <tableViewSection>=11
    showsHorizontalScrollIndicator=11 <edgeInsets>=10 scrollEnabled=10 showsVerticalScrollIndicator=10
    <bool>=9 <collectionViewCell>=9 <gestureRecognizers>=9 <inferredMetricsTieBreakers>=9 flexibleMinY=9
    <real>=8 <segment>=8 <segmentedControl>=8 <segments>=8 appends=8 autocorrectionType=8
    restorationIdentifier=8 segmentControlStyle=8 selectedSegmentIndex=8 statusBarStyle=8 <barButtonItem>=7
    <collectionView>=7 <collectionViewFlowLayout>=7 <containerView>=7 <extendedEdge>=7 <namedColor>=7
    <splitViewController>=7 detailTextLabel=7 family=7 minimumInteritemSpacing=7 minimumLineSpacing=7
    translucent=7 weight=7 <integer>=6 <simulatedMetricsContainer>=6 <simulatedNavigationBarMetrics>=6
    <simulatedOrientationMetrics>=6 <simulatedScreenMetrics>=6 <stepper>=6 <tapGestureRecognizer>=6 hidden=6
    label=6 layout=6 maximumValue=6 prompted=6 size=6 <activityIndicatorView>=5 <attributedString>=5
    <datePicker>=5 <include>=5 backgroundImage=5 datePickerMode=5 enablesReturnKeyAutomatically=5
    flexibleMinX=5 modalPresentationStyle=5 preferredMaxLayoutWidth=5 returnKeyType=5 spellCheckingType=5
    tag=5 <audiovisualMediaTypes>=4 <customObject>=4 <mapView>=4 <pageControl>=4 <value>=4
    <viewControllers>=4 <webView>=4 <window>=4 <wkPreferences>=4 <wkWebView>=4 <wkWebViewConfiguration>=4
    bouncesZoom=4 clearButtonMode=4 enabled=4 headerTitle=4 mapType=4 minuteInterval=4 nibName=4 none=4
    numberOfPages=4 showsScale=4 stepValue=4 <animations>=3 <attributes>=3 <dataDetectorType>=3 <date>=3
    <font>=3 <fragment>=3 <paragraphStyle>=3 <popoverArrowDirection>=3 <swipeGestureRecognizer>=3
    animating=3 barStyle=3 baseWritingDirection=3 bounces=3 catalog=3 clearsSelectionOnViewWillAppear=3
    content=3 direction=3 pagingEnabled=3 scalesPageToFit=3 systemItem=3
    """
}
