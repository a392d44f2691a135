extension DocumentNames {
  /// Names of controllers, and of what connects them.
  static let controllerNames = """
    @controller:
      + id customClass storyboardIdentifier title title<string,mutableString> hidesBottomBarWhenPushed?
      + automaticallyAdjustsScrollViewInsets? modalPresentationStyle extendedLayoutIncludesOpaqueBars?
      + navigationItem<navigationItem> tabBarItem<tabBarItem> <toolbarItems> <connections> <layoutGuides>
      + edgesForExtendedLayout<extendedEdge>
      - key customModule customModuleProvider sceneMemberID userLabel colorLabel nibName modalTransitionStyle
      - useStoryboardIdentifierAsRestorationIdentifier restorationIdentifier definesPresentationContext
      - providesPresentationContextTransitionStyle modalInPopover modalInPresentation autoresizesArchivedViewToFullSize
      - wantsFullScreenLayout clearsSelectionOnViewWillAppear disablesAutomaticKeyboardDismissal automaticallyAdjusts
      - freeformSize<size> contentSizeForViewInPopover<value> preferredContentSize<size> <metadata>
      - <userDefinedRuntimeAttributes> simulatedStatusBarMetrics<simulatedStatusBarMetrics> canvasLocation<point>
      - simulatedOrientationMetrics<simulatedOrientationMetrics> simulatedDestinationMetrics<@simulatedSize>
      - simulatedTopBarMetrics<simulatedNavigationBarMetrics,simulatedToolbarMetrics> <animations>
      - simulatedBottomBarMetrics<simulatedTabBarMetrics,simulatedToolbarMetrics> <gestureRecognizers>
      - accessibilityConfiguration<accessibility> <attributedString> focusGroupIdentifier
    viewController,glkViewController,avPlayerViewController: @controller
      + view<@view>
      - preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive videoGravity
    hostingController: @controller
      - view<@view>
    tableViewController: @controller
      + view<@view> tableView<tableView>
      - refreshControl<refreshControl>
    collectionViewController: @controller
      + view<@view> collectionView<collectionView>
      - refreshControl<refreshControl>
    navigationController: @controller
      + navigationBar<navigationBar> navigationBarHidden? toolbarHidden? <viewControllers>
      - <nil> hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
      - toolbar<toolbar> interactivePopGestureRecognizer
    tabBarController: @controller
      + tabBar<tabBar> <viewControllers>
      - <nil> mode
    splitViewController: @controller
      - <nil> masterViewController<@controller> detailViewController<@controller> <viewControllers>
      - presentsWithGesture preferredDisplayMode preferredPrimaryColumnWidthFraction preferredSplitBehavior
      - minimumPrimaryColumnWidth maximumPrimaryColumnWidth primaryEdge style displayModeButtonVisibility
      - showsSecondaryOnlyButton primaryBackgroundStyle behavior allowDoubleColumnStyle
    pageViewController: @controller
      - navigationOrientation spineLocation transitionStyle pageSpacing doubleSided <nil> <viewControllers>
      - view<@view>
    viewControllerPlaceholder: @controller
      + storyboardName referencedIdentifier bundleIdentifier
    viewControllers:
      - key
      + <@controller>
    layoutGuides:
      + <viewControllerLayoutGuide>
    viewControllerLayoutGuide:
      + id type=top|bottom
    extendedEdge:
      + top? bottom?
      - key left right
    value:
      - key type width height
    placeholder:
      + id placeholderIdentifier customClass
      - userLabel sceneMemberID customModule customModuleProvider colorLabel key <attributedString>
      + <connections>
      - <userDefinedRuntimeAttributes>
    exit:
      - id userLabel sceneMemberID <connections>
    customObject:
      * id customClass <connections>
      - userLabel customModule customModuleProvider sceneMemberID <userDefinedRuntimeAttributes> colorLabel
    connections:
      + <outlet> <segue>
      * <outletCollection> <action>
    outlet:
      + property destination
      - id appends
    outletCollection:
      * property destination
      - id appends collectionClass
    action:
      * selector destination eventType
      - id
    segue:
      + destination kind modalPresentationStyle
      * identifier
      - id relationship reference popoverAnchorView popoverAnchorBarButtonItem popoverPassthroughViews modalTransitionStyle animates
      - unwindAction destinationCreationSelector trigger splitViewControllerTargetIndex customClass customModule
      - customModuleProvider popoverArrowDirection<popoverArrowDirection> <nil> property
      - anchor popoverUsesAnchorBounds<rect>
    popoverArrowDirection:
      - key left right up down unknown
    gestureRecognizers:
      - <@recognizer> key
    @recognizer:
      - id userLabel cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled numberOfTapsRequired
      - numberOfTouchesRequired minimumPressDuration allowableMovement direction minimumNumberOfTouches customClass
      - customModule customModuleProvider maximumNumberOfTouches edges key sceneMemberID <connections> requiresExclusiveTouchType
      - <userDefinedRuntimeAttributes> edges<rectEdge> scale rotation
    tapGestureRecognizer,swipeGestureRecognizer,panGestureRecognizer,pinchGestureRecognizer: @recognizer
    longPressGestureRecognizer,pongPressGestureRecognizer,rotationGestureRecognizer: @recognizer
    screenEdgePanGestureRecognizer,gestureRecognizer: @recognizer
    rectEdge:
      - key left right top bottom

    """
}
