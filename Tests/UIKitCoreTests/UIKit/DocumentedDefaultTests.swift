import Foundation
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Values of new objects as Apple's documentation gives them: each with its page below https://developer.apple.com/documentation.
@MainActor
struct DocumentedDefaultTests {
  @Test func `a new object has the values of Apple's documentation, and keeps others`() {
    documented({ UIView() }) {
      $0.has(\.alignmentRectInsets, .zero, "uikit/uiview/alignmentrectinsets")
      $0.has(\.canBecomeFocused, false, "uikit/uiview/canbecomefocused")
      $0.has(
        \.translatesAutoresizingMaskIntoConstraints, true,
        "uikit/uiview/translatesautoresizingmaskintoconstraints")
      $0.has(\.isHidden, false, "uikit/uiview/ishidden")
      $0.has(\.clipsToBounds, false, "uikit/uiview/clipstobounds")
      $0.has(\.isOpaque, true, "uikit/uiview/isopaque")
      $0.has(\.isUserInteractionEnabled, true, "uikit/uiview/isuserinteractionenabled")
      $0.has(\.insetsLayoutMarginsFromSafeArea, true, "uikit/uiview/insetslayoutmarginsfromsafearea")
      $0.has(\.preservesSuperviewLayoutMargins, false, "uikit/uiview/preservessuperviewlayoutmargins")
      $0.has(\.isMultipleTouchEnabled, false, "uikit/uiview/ismultipletouchenabled")
      $0.has(\.isExclusiveTouch, false, "uikit/uiview/isexclusivetouch")
      $0.has(\.clearsContextBeforeDrawing, true, "uikit/uiview/clearscontextbeforedrawing")
      $0.has(\.tag, 0, "uikit/uiview/tag")
      $0.has(\.contentMode, .scaleToFill, "uikit/uiview/contentmode")
      $0.has(\.tintAdjustmentMode, .normal, "uikit/uiview/tintadjustmentmode")
      $0.has(\.restorationIdentifier, nil, "uikit/uiview/restorationidentifier")
      $0.has(\.largeContentTitle, nil, "uikit/uiview/largecontenttitle")
      $0.has(\.largeContentImageInsets, .zero, "uikit/uiview/largecontentimageinsets")
    }
    documented({ UIImageView() }) {
      $0.has(\.animationDuration, 0, "uikit/uiimageview/animationduration")
      $0.has(\.animationRepeatCount, 0, "uikit/uiimageview/animationrepeatcount")
    }
    documented({ UILabel() }) {
      $0.has(\.isHighlighted, false, "uikit/uilabel/ishighlighted")
      $0.has(\.isEnabled, true, "uikit/uilabel/isenabled")
      $0.has(\.adjustsFontSizeToFitWidth, false, "uikit/uilabel/adjustsfontsizetofitwidth")
      $0.has(
        \.allowsDefaultTighteningForTruncation, false, "uikit/uilabel/allowsdefaulttighteningfortruncation")
      $0.has(\.showsExpansionTextWhenTruncated, false, "uikit/uilabel/showsexpansiontextwhentruncated")
      $0.has(\.numberOfLines, 1, "uikit/uilabel/numberoflines")
      $0.has(\.minimumScaleFactor, 0, "uikit/uilabel/minimumscalefactor")
      $0.has(\.textAlignment, .natural, "uikit/uilabel/textalignment")
      $0.has(\.lineBreakMode, .byTruncatingTail, "uikit/uilabel/linebreakmode")
      $0.has(\.lineBreakStrategy, .standard, "uikit/uilabel/linebreakstrategy")
      $0.has(\.baselineAdjustment, .alignBaselines, "uikit/uilabel/baselineadjustment")
    }
    documented({ UIStackView() }) {
      $0.has(
        \.isLayoutMarginsRelativeArrangement, false, "uikit/uistackview/islayoutmarginsrelativearrangement")
      $0.has(\.isBaselineRelativeArrangement, false, "uikit/uistackview/isbaselinerelativearrangement")
      $0.has(\.spacing, 0, "uikit/uistackview/spacing")
      $0.has(\.axis, .horizontal, "uikit/uistackview/axis")
      $0.has(\.distribution, .fill, "uikit/uistackview/distribution")
      $0.has(\.alignment, .fill, "uikit/uistackview/alignment")
    }
    documented({ UITextView() }) {
      $0.has(\.isEditable, true, "uikit/uitextview/iseditable")
      $0.has(\.isSelectable, true, "uikit/uitextview/isselectable")
      $0.has(\.isSecureTextEntry, false, "uikit/uitextinputtraits/issecuretextentry")
      $0.has(\.allowsEditingTextAttributes, false, "uikit/uitextview/allowseditingtextattributes")
      $0.has(\.clearsOnInsertion, false, "uikit/uitextview/clearsoninsertion")
      $0.has(\.enablesReturnKeyAutomatically, false, "uikit/uitextinputtraits/enablesreturnkeyautomatically")
      $0.has(\.usesStandardTextScaling, false, "uikit/uitextview/usesstandardtextscaling")
      $0.has(\.textAlignment, .natural, "uikit/uitextview/textalignment")
      $0.has(\.keyboardAppearance, .default, "uikit/uitextinputtraits/keyboardappearance")
      $0.has(\.spellCheckingType, .default, "uikit/uitextinputtraits/spellcheckingtype")
      $0.has(\.smartQuotesType, .default, "uikit/uitextinputtraits/smartquotestype")
      $0.has(\.smartDashesType, .default, "uikit/uitextinputtraits/smartdashestype")
      $0.has(\.smartInsertDeleteType, .default, "uikit/uitextinputtraits/smartinsertdeletetype")
      $0.has(\.keyboardType, .default, "uikit/uitextinputtraits/keyboardtype")
      $0.has(\.returnKeyType, .default, "uikit/uitextinputtraits/returnkeytype")
      $0.has(\.autocapitalizationType, .sentences, "uikit/uitextinputtraits/autocapitalizationtype")
      $0.has(\.autocorrectionType, .default, "uikit/uitextinputtraits/autocorrectiontype")
      $0.has(\.inlinePredictionType, .default, "uikit/uitextinputtraits/inlinepredictiontype")
    }
    documented({ UIScrollView() }) {
      $0.has(\.alwaysBounceVertical, false, "uikit/uiscrollview/alwaysbouncevertical")
      $0.has(\.alwaysBounceHorizontal, false, "uikit/uiscrollview/alwaysbouncehorizontal")
      $0.has(\.isPagingEnabled, false, "uikit/uiscrollview/ispagingenabled")
      $0.has(\.isScrollEnabled, true, "uikit/uiscrollview/isscrollenabled")
      $0.has(\.showsHorizontalScrollIndicator, true, "uikit/uiscrollview/showshorizontalscrollindicator")
      $0.has(\.showsVerticalScrollIndicator, true, "uikit/uiscrollview/showsverticalscrollindicator")
      $0.has(\.isDirectionalLockEnabled, false, "uikit/uiscrollview/isdirectionallockenabled")
      $0.has(\.delaysContentTouches, true, "uikit/uiscrollview/delayscontenttouches")
      $0.has(\.scrollsToTop, true, "uikit/uiscrollview/scrollstotop")
      $0.has(\.bouncesZoom, true, "uikit/uiscrollview/bounceszoom")
      $0.has(\.bounces, true, "uikit/uiscrollview/bounces")
      $0.has(
        \.automaticallyAdjustsScrollIndicatorInsets, true,
        "uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets")
      $0.has(
        \.transfersHorizontalScrollingToParent, true,
        "uikit/uiscrollview/transfershorizontalscrollingtoparent")
      $0.has(
        \.transfersVerticalScrollingToParent, true, "uikit/uiscrollview/transfersverticalscrollingtoparent")
      $0.has(\.allowsKeyboardScrolling, true, "uikit/uiscrollview/allowskeyboardscrolling")
      $0.has(
        \.contentInsetAdjustmentBehavior, .automatic, "uikit/uiscrollview/contentinsetadjustmentbehavior")
      $0.has(\.keyboardDismissMode, .none, "uikit/uiscrollview/keyboarddismissmode")
      $0.has(\.indicatorStyle, .default, "uikit/uiscrollview/indicatorstyle")
      $0.has(\.decelerationRate, .normal, "uikit/uiscrollview/decelerationrate")
      $0.has(\.verticalScrollIndicatorInsets, .zero, "uikit/uiscrollview/verticalscrollindicatorinsets")
      $0.has(\.horizontalScrollIndicatorInsets, .zero, "uikit/uiscrollview/horizontalscrollindicatorinsets")
    }
    documented({ UITableView(frame: .zero, style: .plain) }) {
      $0.has(\.allowsSelection, true, "uikit/uitableview/allowsselection")
      $0.has(\.allowsMultipleSelection, false, "uikit/uitableview/allowsmultipleselection")
      $0.has(\.allowsSelectionDuringEditing, false, "uikit/uitableview/allowsselectionduringediting")
      $0.has(
        \.allowsMultipleSelectionDuringEditing, false,
        "uikit/uitableview/allowsmultipleselectionduringediting")
      $0.has(\.isEditing, false, "uikit/uitableview/isediting")
      $0.has(\.dragInteractionEnabled, true, "uikit/uitableview/draginteractionenabled")
      $0.has(\.remembersLastFocusedIndexPath, false, "uikit/uitableview/rememberslastfocusedindexpath")
      $0.has(\.isPrefetchingEnabled, true, "uikit/uitableview/isprefetchingenabled")
      $0.has(\.insetsContentViewsToSafeArea, true, "uikit/uitableview/insetscontentviewstosafearea")
      $0.has(\.sectionIndexMinimumDisplayRowCount, 0, "uikit/uitableview/sectionindexminimumdisplayrowcount")
      $0.has(\.separatorInsetReference, .fromCellEdges, "uikit/uitableview/separatorinsetreference")
    }
    documented({ UITableViewCell(style: .default, reuseIdentifier: nil) }) {
      $0.has(\.editingStyle, .none, "uikit/uitableviewcell/editingstyle")
      $0.has(\.isSelected, false, "uikit/uitableviewcell/isselected")
      $0.has(\.isHighlighted, false, "uikit/uitableviewcell/ishighlighted")
      $0.has(
        \.automaticallyUpdatesContentConfiguration, true,
        "uikit/uitableviewcell/automaticallyupdatescontentconfiguration")
      $0.has(\.showsReorderControl, false, "uikit/uitableviewcell/showsreordercontrol")
      $0.has(\.shouldIndentWhileEditing, true, "uikit/uitableviewcell/shouldindentwhileediting")
      $0.has(
        \.userInteractionEnabledWhileDragging, false,
        "uikit/uitableviewcell/userinteractionenabledwhiledragging")
      $0.has(\.indentationLevel, 0, "uikit/uitableviewcell/indentationlevel")
      $0.has(\.indentationWidth, 10, "uikit/uitableviewcell/indentationwidth")
      $0.has(\.accessoryType, .none, "uikit/uitableviewcell/accessorytype")
      $0.has(\.editingAccessoryType, .none, "uikit/uitableviewcell/editingaccessorytype")
      $0.has(\.focusStyle, .default, "uikit/uitableviewcell/focusstyle")
    }
    documented({ UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }) {
      $0.has(\.allowsSelection, true, "uikit/uicollectionview/allowsselection")
      $0.has(\.allowsMultipleSelection, false, "uikit/uicollectionview/allowsmultipleselection")
      $0.has(\.isPrefetchingEnabled, true, "uikit/uicollectionview/isprefetchingenabled")
      $0.has(\.dragInteractionEnabled, true, "uikit/uicollectionview/draginteractionenabled")
      $0.has(\.remembersLastFocusedIndexPath, false, "uikit/uicollectionview/rememberslastfocusedindexpath")
      $0.has(\.allowsSelectionDuringEditing, false, "uikit/uicollectionview/allowsselectionduringediting")
      $0.has(
        \.allowsMultipleSelectionDuringEditing, false,
        "uikit/uicollectionview/allowsmultipleselectionduringediting")
      $0.has(\.reorderingCadence, .immediate, "uikit/uicollectionview/reorderingcadence")
    }
    documented({ UICollectionViewCell(frame: .zero) }) {
      $0.has(\.isSelected, false, "uikit/uicollectionviewcell/isselected")
      $0.has(\.isHighlighted, false, "uikit/uicollectionviewcell/ishighlighted")
      $0.has(
        \.automaticallyUpdatesContentConfiguration, true,
        "uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration")
      $0.has(
        \.automaticallyUpdatesBackgroundConfiguration, true,
        "uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration")
    }
    documented({ UICollectionViewListCell() }) {
      $0.has(\.indentsAccessories, true, "uikit/uicollectionviewlistcell/indentsaccessories")
    }
    documented({ UICollectionViewFlowLayout() }) {
      $0.has(\.minimumLineSpacing, 10, "uikit/uicollectionviewflowlayout/minimumlinespacing")
      $0.has(\.minimumInteritemSpacing, 10, "uikit/uicollectionviewflowlayout/minimuminteritemspacing")
    }
    documented({ UICollectionViewLayoutAttributes() }) {
      $0.has(\.isHidden, false, "uikit/uicollectionviewlayoutattributes/ishidden")
      $0.has(\.alpha, 1, "uikit/uicollectionviewlayoutattributes/alpha")
      $0.has(\.zIndex, 0, "uikit/uicollectionviewlayoutattributes/zindex")
    }
    documented({ UIWindow() }) {
      $0.has(\.canBecomeKey, true, "uikit/uiwindow/canbecomekey")
      $0.has(\.windowLevel, .normal, "uikit/uiwindow/windowlevel")
    }
    documented({ UIInputView() }) {
      $0.has(\.allowsSelfSizing, false, "uikit/uiinputview/allowsselfsizing")
    }
    documented({ NSTextContainer() }) {
      $0.has(\.widthTracksTextView, false, "uikit/nstextcontainer/widthtrackstextview")
      $0.has(\.heightTracksTextView, false, "uikit/nstextcontainer/heighttrackstextview")
      $0.has(\.lineFragmentPadding, 5, "uikit/nstextcontainer/linefragmentpadding")
      $0.has(\.maximumNumberOfLines, 0, "uikit/nstextcontainer/maximumnumberoflines")
      $0.has(\.lineBreakMode, .byWordWrapping, "uikit/nstextcontainer/linebreakmode")
      $0.has(\.size, CGSize(width: 10_000_000, height: 10_000_000), "uikit/nstextcontainer/size")
    }
    documented({ UIAccessibilityElement(accessibilityContainer: UIView()) }) {
      $0.has(
        \.accessibilityFrameInContainerSpace, .null,
        "uikit/uiaccessibilityelement/accessibilityframeincontainerspace")
    }
    documented({ WKWebView() }) {
      $0.has(
        \.allowsBackForwardNavigationGestures, false, "webkit/wkwebview/allowsbackforwardnavigationgestures")
      $0.has(\.allowsLinkPreview, true, "webkit/wkwebview/allowslinkpreview")
      $0.has(\.customUserAgent, nil, "webkit/wkwebview/customuseragent")
    }
    documented({ WKWebViewConfiguration() }) {
      $0.has(\.allowsInlineMediaPlayback, false, "webkit/wkwebviewconfiguration/allowsinlinemediaplayback")
      $0.has(
        \.suppressesIncrementalRendering, false,
        "webkit/wkwebviewconfiguration/suppressesincrementalrendering")
    }
    documented({ WKWebpagePreferences() }) {
      $0.has(\.allowsContentJavaScript, true, "webkit/wkwebpagepreferences/allowscontentjavascript")
    }
    documented({ WKPreferences() }) {
      $0.has(
        \.javaScriptCanOpenWindowsAutomatically, false,
        "webkit/wkpreferences/javascriptcanopenwindowsautomatically")
      $0.has(\.minimumFontSize, 0, "webkit/wkpreferences/minimumfontsize")
    }
    documented({ MKMapView() }) {
      $0.has(\.showsUserLocation, false, "mapkit/mkmapview/showsuserlocation")
      $0.has(\.showsScale, false, "mapkit/mkmapview/showsscale")
      $0.has(\.isZoomEnabled, true, "mapkit/mkmapview/iszoomenabled")
      $0.has(\.isScrollEnabled, true, "mapkit/mkmapview/isscrollenabled")
    }
    documented({ MKAnnotationView(annotation: nil, reuseIdentifier: nil) }) {
      $0.has(\.isDraggable, false, "mapkit/mkannotationview/isdraggable")
      $0.has(\.clusteringIdentifier, nil, "mapkit/mkannotationview/clusteringidentifier")
    }
    documented({ MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) }) {
      $0.has(\.animatesWhenAdded, false, "mapkit/mkmarkerannotationview/animateswhenadded")
    }
    documented({ UIControl() }) {
      $0.has(\.isEnabled, true, "uikit/uicontrol/isenabled")
      $0.has(\.isSelected, false, "uikit/uicontrol/isselected")
      $0.has(\.isHighlighted, false, "uikit/uicontrol/ishighlighted")
      $0.has(\.isContextMenuInteractionEnabled, false, "uikit/uicontrol/iscontextmenuinteractionenabled")
      $0.has(\.showsMenuAsPrimaryAction, false, "uikit/uicontrol/showsmenuasprimaryaction")
      $0.has(\.contentHorizontalAlignment, .center, "uikit/uicontrol/contenthorizontalalignment")
    }
    documented({ UIButton(type: .system) }) {
      $0.has(\.automaticallyUpdatesConfiguration, true, "uikit/uibutton/automaticallyupdatesconfiguration")
      $0.has(\.isPointerInteractionEnabled, false, "uikit/uibutton/ispointerinteractionenabled")
      $0.has(\.preferredBehavioralStyle, .automatic, "uikit/uibutton/preferredbehavioralstyle")
    }
    documented({ UIActivityIndicatorView(style: .medium) }) {
      $0.has(\.hidesWhenStopped, true, "uikit/uiactivityindicatorview/hideswhenstopped")
    }
    documented({ UIDatePicker() }) {
      $0.has(\.roundsToMinuteInterval, true, "uikit/uidatepicker/roundstominuteinterval")
      $0.has(\.minuteInterval, 1, "uikit/uidatepicker/minuteinterval")
      $0.has(\.countDownDuration, 0, "uikit/uidatepicker/countdownduration")
      $0.has(\.datePickerMode, .dateAndTime, "uikit/uidatepicker/datepickermode")
      $0.has(\.preferredDatePickerStyle, .automatic, "uikit/uidatepicker/preferreddatepickerstyle")
    }
    documented({ UIPageControl() }) {
      $0.has(\.hidesForSinglePage, false, "uikit/uipagecontrol/hidesforsinglepage")
      $0.has(\.direction, .natural, "uikit/uipagecontrol/direction")
    }
    documented({ UIProgressView(progressViewStyle: .default) }) {
      $0.has(\.progress, 0, "uikit/uiprogressview/progress")
      $0.has(\.progressViewStyle, .default, "uikit/uiprogressview/progressviewstyle")
    }
    documented({ UISegmentedControl() }) {
      $0.has(
        \.apportionsSegmentWidthsByContent, false, "uikit/uisegmentedcontrol/apportionssegmentwidthsbycontent"
      )
      $0.has(\.isMomentary, false, "uikit/uisegmentedcontrol/ismomentary")
    }
    documented({ UISlider() }) {
      $0.has(\.isContinuous, true, "uikit/uislider/iscontinuous")
      $0.has(\.minimumValue, 0, "uikit/uislider/minimumvalue")
      $0.has(\.maximumValue, 1, "uikit/uislider/maximumvalue")
      $0.has(\.preferredBehavioralStyle, .automatic, "uikit/uislider/preferredbehavioralstyle")
    }
    documented({ UIStepper() }) {
      $0.has(\.wraps, false, "uikit/uistepper/wraps")
      $0.has(\.autorepeat, true, "uikit/uistepper/autorepeat")
      $0.has(\.isContinuous, true, "uikit/uistepper/iscontinuous")
      $0.has(\.minimumValue, 0, "uikit/uistepper/minimumvalue")
      $0.has(\.maximumValue, 100, "uikit/uistepper/maximumvalue")
      $0.has(\.stepValue, 1, "uikit/uistepper/stepvalue")
    }
    documented({ UISwitch() }) {
      $0.has(\.preferredStyle, .automatic, "uikit/uiswitch/preferredstyle")
    }
    documented({ UITextField() }) {
      $0.has(\.isSecureTextEntry, false, "uikit/uitextinputtraits/issecuretextentry")
      $0.has(\.adjustsFontSizeToFitWidth, false, "uikit/uitextfield/adjustsfontsizetofitwidth")
      $0.has(\.clearsOnInsertion, false, "uikit/uitextfield/clearsoninsertion")
      $0.has(\.allowsEditingTextAttributes, false, "uikit/uitextfield/allowseditingtextattributes")
      $0.has(\.enablesReturnKeyAutomatically, false, "uikit/uitextinputtraits/enablesreturnkeyautomatically")
      $0.has(\.minimumFontSize, 0, "uikit/uitextfield/minimumfontsize")
      $0.has(\.borderStyle, .none, "uikit/uitextfield/borderstyle")
      $0.has(\.clearButtonMode, .never, "uikit/uitextfield/clearbuttonmode")
      $0.has(\.leftViewMode, .never, "uikit/uitextfield/leftviewmode")
      $0.has(\.rightViewMode, .never, "uikit/uitextfield/rightviewmode")
      $0.has(\.keyboardAppearance, .default, "uikit/uitextinputtraits/keyboardappearance")
      $0.has(\.spellCheckingType, .default, "uikit/uitextinputtraits/spellcheckingtype")
      $0.has(\.smartQuotesType, .default, "uikit/uitextinputtraits/smartquotestype")
      $0.has(\.smartDashesType, .default, "uikit/uitextinputtraits/smartdashestype")
      $0.has(\.smartInsertDeleteType, .default, "uikit/uitextinputtraits/smartinsertdeletetype")
      $0.has(\.keyboardType, .default, "uikit/uitextinputtraits/keyboardtype")
      $0.has(\.returnKeyType, .default, "uikit/uitextinputtraits/returnkeytype")
      $0.has(\.autocapitalizationType, .sentences, "uikit/uitextinputtraits/autocapitalizationtype")
      $0.has(\.autocorrectionType, .default, "uikit/uitextinputtraits/autocorrectiontype")
      $0.has(\.inlinePredictionType, .default, "uikit/uitextinputtraits/inlinepredictiontype")
      $0.has(\.writingToolsBehavior, .default, "uikit/uitextinputtraits/writingtoolsbehavior")
    }
    documented({ UIAlertAction(title: "OK", style: .default) }) {
      $0.has(\.isEnabled, true, "uikit/uialertaction/isenabled")
    }
    documented({ UINavigationController() }) {
      $0.has(\.isNavigationBarHidden, false, "uikit/uinavigationcontroller/isnavigationbarhidden")
      $0.has(\.isToolbarHidden, true, "uikit/uinavigationcontroller/istoolbarhidden")
      $0.has(\.hidesBarsOnSwipe, false, "uikit/uinavigationcontroller/hidesbarsonswipe")
      $0.has(\.hidesBarsOnTap, false, "uikit/uinavigationcontroller/hidesbarsontap")
      $0.has(
        \.hidesBarsWhenKeyboardAppears, false, "uikit/uinavigationcontroller/hidesbarswhenkeyboardappears")
      $0.has(
        \.hidesBarsWhenVerticallyCompact, false, "uikit/uinavigationcontroller/hidesbarswhenverticallycompact"
      )
    }
    documented({ UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) }) {
      $0.has(\.isDoubleSided, false, "uikit/uipageviewcontroller/isdoublesided")
    }
    documented({ UIPresentationController(presentedViewController: UIViewController(), presenting: nil) }) {
      $0.has(\.shouldPresentInFullscreen, true, "uikit/uipresentationcontroller/shouldpresentinfullscreen")
      $0.has(\.shouldRemovePresentersView, false, "uikit/uipresentationcontroller/shouldremovepresentersview")
    }
    documented({ UIPercentDrivenInteractiveTransition() }) {
      $0.has(
        \.wantsInteractiveStart, true, "uikit/uipercentdriveninteractivetransition/wantsinteractivestart")
      $0.has(\.completionSpeed, 1, "uikit/uipercentdriveninteractivetransition/completionspeed")
      $0.has(\.completionCurve, .easeInOut, "uikit/uipercentdriveninteractivetransition/completioncurve")
    }
    documented({ UISearchController(searchResultsController: nil) }) {
      $0.has(
        \.obscuresBackgroundDuringPresentation, true,
        "uikit/uisearchcontroller/obscuresbackgroundduringpresentation")
      $0.has(
        \.hidesNavigationBarDuringPresentation, true,
        "uikit/uisearchcontroller/hidesnavigationbarduringpresentation")
      $0.has(
        \.automaticallyShowsCancelButton, true, "uikit/uisearchcontroller/automaticallyshowscancelbutton")
      $0.has(
        \.automaticallyShowsSearchResultsController, true,
        "uikit/uisearchcontroller/automaticallyshowssearchresultscontroller")
    }
    documented({ UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    ) {
      $0.has(\.prefersGrabberVisible, false, "uikit/uisheetpresentationcontroller/prefersgrabbervisible")
      $0.has(
        \.prefersScrollingExpandsWhenScrolledToEdge, true,
        "uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge")
      $0.has(
        \.prefersEdgeAttachedInCompactHeight, false,
        "uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight")
      $0.has(
        \.widthFollowsPreferredContentSizeWhenEdgeAttached, false,
        "uikit/uisheetpresentationcontroller/widthfollowspreferredcontentsizewhenedgeattached")
      $0.has(\.prefersPageSizing, true, "uikit/uisheetpresentationcontroller/preferspagesizing")
    }
    documented({ UISplitViewController() }) {
      $0.has(\.presentsWithGesture, true, "uikit/uisplitviewcontroller/presentswithgesture")
      $0.has(\.preferredDisplayMode, .automatic, "uikit/uisplitviewcontroller/preferreddisplaymode")
    }
    documented({
      UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
    }) {
      $0.has(
        \.canOverlapSourceViewRect, false, "uikit/uipopoverpresentationcontroller/canoverlapsourceviewrect")
      $0.has(
        \.permittedArrowDirections, .any, "uikit/uipopoverpresentationcontroller/permittedarrowdirections")
    }
    documented({ UIViewController() }) {
      $0.has(\.childForHomeIndicatorAutoHidden, nil, "uikit/uiviewcontroller/childforhomeindicatorautohidden")
      $0.has(
        \.shouldAutomaticallyForwardAppearanceMethods, true,
        "uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods")
      $0.has(\.prefersPointerLocked, false, "uikit/uiviewcontroller/preferspointerlocked")
      $0.has(
        \.preferredUserInterfaceStyle, .unspecified, "uikit/uiviewcontroller/preferreduserinterfacestyle")
      $0.has(
        \.modalPresentationCapturesStatusBarAppearance, false,
        "uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance")
      $0.has(
        \.extendedLayoutIncludesOpaqueBars, false, "uikit/uiviewcontroller/extendedlayoutincludesopaquebars")
      $0.has(\.isModalInPresentation, false, "uikit/uiviewcontroller/ismodalinpresentation")
      $0.has(\.definesPresentationContext, false, "uikit/uiviewcontroller/definespresentationcontext")
      $0.has(
        \.providesPresentationContextTransitionStyle, false,
        "uikit/uiviewcontroller/providespresentationcontexttransitionstyle")
      $0.has(
        \.viewRespectsSystemMinimumLayoutMargins, true,
        "uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins")
      $0.has(\.edgesForExtendedLayout, .all, "uikit/uiviewcontroller/edgesforextendedlayout")
      $0.has(\.modalTransitionStyle, .coverVertical, "uikit/uiviewcontroller/modaltransitionstyle")
      $0.has(\.restorationIdentifier, nil, "uikit/uiviewcontroller/restorationidentifier")
    }
    documented({ UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }) {
      $0.has(
        \.clearsSelectionOnViewWillAppear, true,
        "uikit/uicollectionviewcontroller/clearsselectiononviewwillappear")
      $0.has(
        \.installsStandardGestureForInteractiveMovement, true,
        "uikit/uicollectionviewcontroller/installsstandardgestureforinteractivemovement")
    }
    documented({ UITableViewController(style: .plain) }) {
      $0.has(
        \.clearsSelectionOnViewWillAppear, true, "uikit/uitableviewcontroller/clearsselectiononviewwillappear"
      )
    }
    documented({ UIImagePickerController() }) {
      $0.has(\.allowsEditing, false, "uikit/uiimagepickercontroller/allowsediting")
      $0.has(\.showsCameraControls, true, "uikit/uiimagepickercontroller/showscameracontrols")
      $0.has(\.videoMaximumDuration, 600, "uikit/uiimagepickercontroller/videomaximumduration")
      $0.has(\.sourceType, .photoLibrary, "uikit/uiimagepickercontroller/sourcetype")
      $0.has(\.cameraDevice, .rear, "uikit/uiimagepickercontroller/cameradevice")
      $0.has(\.cameraCaptureMode, .photo, "uikit/uiimagepickercontroller/cameracapturemode")
    }
    documented({ UIBarButtonItem() }) {
      $0.has(\.width, 0, "uikit/uibarbuttonitem/width")
      $0.has(\.style, .plain, "uikit/uibarbuttonitem/style")
    }
    documented({ UINavigationBar() }) {
      $0.has(\.isTranslucent, true, "uikit/uinavigationbar/istranslucent")
      $0.has(\.barStyle, .default, "uikit/uinavigationbar/barstyle")
      $0.has(\.preferredBehavioralStyle, .automatic, "uikit/uinavigationbar/preferredbehavioralstyle")
    }
    documented({ UINavigationItem() }) {
      $0.has(\.hidesBackButton, false, "uikit/uinavigationitem/hidesbackbutton")
      $0.has(\.leftItemsSupplementBackButton, false, "uikit/uinavigationitem/leftitemssupplementbackbutton")
      $0.has(\.backButtonDisplayMode, .default, "uikit/uinavigationitem/backbuttondisplaymode")
      $0.has(\.largeTitleDisplayMode, .automatic, "uikit/uinavigationitem/largetitledisplaymode")
      $0.has(\.preferredSearchBarPlacement, .automatic, "uikit/uinavigationitem/preferredsearchbarplacement")
    }
    documented({ UITabBar() }) {
      $0.has(\.isTranslucent, true, "uikit/uitabbar/istranslucent")
      $0.has(\.itemWidth, 0, "uikit/uitabbar/itemwidth")
      $0.has(\.itemSpacing, 0, "uikit/uitabbar/itemspacing")
      $0.has(\.barStyle, .default, "uikit/uitabbar/barstyle")
      $0.has(\.itemPositioning, .automatic, "uikit/uitabbar/itempositioning")
    }
    documented({ UIToolbar() }) {
      $0.has(\.isTranslucent, true, "uikit/uitoolbar/istranslucent")
      $0.has(\.barStyle, .default, "uikit/uitoolbar/barstyle")
    }
    documented({ UISearchBar() }) {
      $0.has(\.showsCancelButton, false, "uikit/uisearchbar/showscancelbutton")
      $0.has(\.isTranslucent, true, "uikit/uisearchbar/istranslucent")
      $0.has(\.showsBookmarkButton, false, "uikit/uisearchbar/showsbookmarkbutton")
      $0.has(\.showsSearchResultsButton, false, "uikit/uisearchbar/showssearchresultsbutton")
      $0.has(\.isSearchResultsButtonSelected, false, "uikit/uisearchbar/issearchresultsbuttonselected")
      $0.has(\.searchBarStyle, .default, "uikit/uisearchbar/searchbarstyle")
      $0.has(\.barStyle, .default, "uikit/uisearchbar/barstyle")
    }
    documented({ UITextInputAssistantItem() }) {
      $0.has(\.allowsHidingShortcuts, true, "uikit/uitextinputassistantitem/allowshidingshortcuts")
    }
    documented({ CALayer() }) {
      $0.has(\.isOpaque, false, "quartzcore/calayer/isopaque")
      $0.has(\.shouldRasterize, false, "quartzcore/calayer/shouldrasterize")
      $0.has(\.drawsAsynchronously, false, "quartzcore/calayer/drawsasynchronously")
      $0.has(\.allowsEdgeAntialiasing, false, "quartzcore/calayer/allowsedgeantialiasing")
      $0.has(\.needsDisplayOnBoundsChange, false, "quartzcore/calayer/needsdisplayonboundschange")
      $0.has(\.isDoubleSided, true, "quartzcore/calayer/isdoublesided")
      $0.has(\.isGeometryFlipped, false, "quartzcore/calayer/isgeometryflipped")
      $0.has(\.allowsGroupOpacity, true, "quartzcore/calayer/allowsgroupopacity")
      $0.has(\.zPosition, 0, "quartzcore/calayer/zposition")
      $0.has(\.cornerRadius, 0, "quartzcore/calayer/cornerradius")
      $0.has(\.borderWidth, 0, "quartzcore/calayer/borderwidth")
      $0.has(\.shadowRadius, 3, "quartzcore/calayer/shadowradius")
      $0.has(\.contentsScale, 1, "quartzcore/calayer/contentsscale")
      $0.has(\.rasterizationScale, 1, "quartzcore/calayer/rasterizationscale")
      $0.has(\.anchorPointZ, 0, "quartzcore/calayer/anchorpointz")
      $0.has(\.shadowOpacity, 0, "quartzcore/calayer/shadowopacity")
      $0.has(\.minificationFilterBias, 0, "quartzcore/calayer/minificationfilterbias")
      $0.has(\.contentsGravity, .resize, "quartzcore/calayer/contentsgravity")
      $0.has(\.contentsFormat, .RGBA8Uint, "quartzcore/calayer/contentsformat")
      $0.has(\.minificationFilter, .linear, "quartzcore/calayer/minificationfilter")
      $0.has(\.magnificationFilter, .linear, "quartzcore/calayer/magnificationfilter")
    }
    documented({ CAShapeLayer() }) {
      $0.has(\.strokeStart, 0, "quartzcore/cashapelayer/strokestart")
      $0.has(\.strokeEnd, 1, "quartzcore/cashapelayer/strokeend")
      $0.has(\.miterLimit, 10, "quartzcore/cashapelayer/miterlimit")
      $0.has(\.lineDashPhase, 0, "quartzcore/cashapelayer/linedashphase")
      $0.has(\.fillRule, .nonZero, "quartzcore/cashapelayer/fillrule")
      $0.has(\.lineCap, .butt, "quartzcore/cashapelayer/linecap")
      $0.has(\.lineJoin, .miter, "quartzcore/cashapelayer/linejoin")
    }
    documented({ CATextLayer() }) {
      $0.has(\.isWrapped, false, "quartzcore/catextlayer/iswrapped")
      $0.has(\.fontSize, 36, "quartzcore/catextlayer/fontsize")
      $0.has(\.alignmentMode, .natural, "quartzcore/catextlayer/alignmentmode")
      $0.has(\.truncationMode, .none, "quartzcore/catextlayer/truncationmode")
    }
    documented({ CAGradientLayer() }) {
      $0.has(\.type, .axial, "quartzcore/cagradientlayer/type")
    }
    documented({ UIBezierPath() }) {
      $0.has(\.usesEvenOddFillRule, false, "uikit/uibezierpath/usesevenoddfillrule")
      $0.has(\.lineWidth, 1, "uikit/uibezierpath/linewidth")
      $0.has(\.miterLimit, 10, "uikit/uibezierpath/miterlimit")
      $0.has(\.flatness, 0.6, "uikit/uibezierpath/flatness")
      $0.has(\.lineCapStyle, .butt, "uikit/uibezierpath/linecapstyle")
      $0.has(\.lineJoinStyle, .miter, "uikit/uibezierpath/linejoinstyle")
    }
    documented({ UIScreen.main }) {
      $0.has(\.wantsSoftwareDimming, false, "uikit/uiscreen/wantssoftwaredimming")
    }
    documented({ UIDevice.current }) {
      $0.has(\.isBatteryMonitoringEnabled, false, "uikit/uidevice/isbatterymonitoringenabled")
      $0.has(\.isProximityMonitoringEnabled, false, "uikit/uidevice/isproximitymonitoringenabled")
    }
    documented({ UIApplication.shared }) {
      $0.has(\.isIdleTimerDisabled, false, "uikit/uiapplication/isidletimerdisabled")
      $0.has(\.applicationSupportsShakeToEdit, true, "uikit/uiapplication/applicationsupportsshaketoedit")
    }
    documented({ UIGestureRecognizer(target: nil, action: nil) }) {
      $0.has(\.isEnabled, true, "uikit/uigesturerecognizer/isenabled")
      $0.has(\.cancelsTouchesInView, true, "uikit/uigesturerecognizer/cancelstouchesinview")
      $0.has(\.delaysTouchesBegan, false, "uikit/uigesturerecognizer/delaystouchesbegan")
      $0.has(\.delaysTouchesEnded, true, "uikit/uigesturerecognizer/delaystouchesended")
    }
    documented({ UITapGestureRecognizer(target: nil, action: nil) }) {
      $0.has(\.numberOfTapsRequired, 1, "uikit/uitapgesturerecognizer/numberoftapsrequired")
      $0.has(\.numberOfTouchesRequired, 1, "uikit/uitapgesturerecognizer/numberoftouchesrequired")
    }
    documented({ UILongPressGestureRecognizer(target: nil, action: nil) }) {
      $0.has(\.numberOfTapsRequired, 0, "uikit/uilongpressgesturerecognizer/numberoftapsrequired")
      $0.has(\.numberOfTouchesRequired, 1, "uikit/uilongpressgesturerecognizer/numberoftouchesrequired")
      $0.has(\.allowableMovement, 10, "uikit/uilongpressgesturerecognizer/allowablemovement")
      $0.has(\.minimumPressDuration, 0.5, "uikit/uilongpressgesturerecognizer/minimumpressduration")
    }
    documented({ UISwipeGestureRecognizer(target: nil, action: nil) }) {
      $0.has(\.numberOfTouchesRequired, 1, "uikit/uiswipegesturerecognizer/numberoftouchesrequired")
      $0.has(\.direction, .right, "uikit/uiswipegesturerecognizer/direction")
    }
    documented({ UIPanGestureRecognizer(target: nil, action: nil) }) {
      $0.has(\.minimumNumberOfTouches, 1, "uikit/uipangesturerecognizer/minimumnumberoftouches")
    }
    documented({ UIViewPropertyAnimator(duration: 1, curve: .linear) }) {
      $0.has(\.pausesOnCompletion, false, "uikit/uiviewpropertyanimator/pausesoncompletion")
    }
    documented({ UIToolTipInteraction(defaultToolTip: "tip") }) {
      $0.has(\.isEnabled, true, "uikit/uitooltipinteraction/isenabled")
    }
    documented({ UISwipeActionsConfiguration(actions: []) }) {
      $0.has(
        \.performsFirstActionWithFullSwipe, true,
        "uikit/uiswipeactionsconfiguration/performsfirstactionwithfullswipe")
    }
    documented({ CLLocationManager() }) {
      $0.has(\.desiredAccuracy, -1, "corelocation/cllocationmanager/desiredaccuracy")
      $0.has(\.distanceFilter, -1, "corelocation/cllocationmanager/distancefilter")
    }
    documented({ UIDynamicItemBehavior() }) {
      $0.has(\.isAnchored, false, "uikit/uidynamicitembehavior/isanchored")
      $0.has(\.allowsRotation, true, "uikit/uidynamicitembehavior/allowsrotation")
      $0.has(\.elasticity, 0, "uikit/uidynamicitembehavior/elasticity")
      $0.has(\.friction, 0, "uikit/uidynamicitembehavior/friction")
      $0.has(\.resistance, 0, "uikit/uidynamicitembehavior/resistance")
      $0.has(\.charge, 0, "uikit/uidynamicitembehavior/charge")
    }
    documented({ UIPushBehavior(items: [], mode: .continuous) }) {
      $0.has(\.angle, 0, "uikit/uipushbehavior/angle")
      $0.has(\.magnitude, 0, "uikit/uipushbehavior/magnitude")
    }
    documented({ UISnapBehavior(item: UIView(), snapTo: .zero) }) {
      $0.has(\.damping, 0.5, "uikit/uisnapbehavior/damping")
    }
    documented({ UIGravityBehavior() }) {
      $0.has(\.magnitude, 1, "uikit/uigravitybehavior/magnitude")
    }
    documented({ UICollisionBehavior() }) {
      $0.has(\.collisionMode, .everything, "uikit/uicollisionbehavior/collisionmode")
    }
    documented({ UIKeyboardLayoutGuide() }) {
      $0.has(\.usesBottomSafeArea, true, "uikit/uikeyboardlayoutguide/usesbottomsafearea")
      $0.has(\.followsUndockedKeyboard, false, "uikit/uikeyboardlayoutguide/followsundockedkeyboard")
      $0.has(\.keyboardDismissPadding, 0, "uikit/uikeyboardlayoutguide/keyboarddismisspadding")
    }
    documented({ UIResponder() }) {
      $0.has(\.next, nil, "uikit/uiresponder/next")
      $0.has(\.canBecomeFirstResponder, false, "uikit/uiresponder/canbecomefirstresponder")
      $0.has(\.canResignFirstResponder, true, "uikit/uiresponder/canresignfirstresponder")
    }
    documented({ UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")) }) {
      $0.has(\.input, "a", "uikit/uikeycommand/init(input:modifierflags:action:)")
      $0.has(\.wantsPriorityOverSystemBehavior, false, "uikit/uikeycommand/wantspriorityoversystembehavior")
    }
    documented({ UITraitCollection() }) {
      $0.has(\.userInterfaceStyle, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.horizontalSizeClass, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.verticalSizeClass, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.userInterfaceIdiom, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.userInterfaceLevel, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.layoutDirection, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.preferredContentSizeCategory, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.displayScale, 0, "uikit/uitraitcollection/init()")
      $0.has(\.forceTouchCapability, .unknown, "uikit/uitraitcollection/init()")
      $0.has(\.accessibilityContrast, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.legibilityWeight, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.displayGamut, .unspecified, "uikit/uitraitcollection/init()")
      $0.has(\.activeAppearance, .unspecified, "uikit/uitraitcollection/init()")
    }
  }

  private func documented<Owner: AnyObject>(
    _ make: @escaping () -> Owner, _ rows: (Documented<Owner>) -> Void
  ) {
    rows(Documented(make: make))
  }
}

/// New objects of a class.
@MainActor
private struct Documented<Owner: AnyObject> {
  let make: () -> Owner

  /// Expects a property to have a value, and to keep another one where it can be set.
  func has<Value: Equatable>(
    _ property: KeyPath<Owner, Value>, _ value: Value, _ page: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let owner = make()
    #expect(owner[keyPath: property] == value, "\(page)", sourceLocation: sourceLocation)
    guard let writable = property as? ReferenceWritableKeyPath<Owner, Value>, let other = other(than: value)
    else { return }
    owner[keyPath: writable] = other
    #expect(owner[keyPath: property] == other, "\(page)", sourceLocation: sourceLocation)
    // Some objects are shared.
    owner[keyPath: writable] = value
  }
}

/// A value of the same type: the other flag, a number larger by 1, another case; `nil` for other types.
private func other<Value>(than value: Value) -> Value? {
  switch value {
  case let flag as Bool: !flag as? Value
  case let number as Int: number + 1 as? Value
  case let number as Float: number + 1 as? Value
  case let number as Double: number + 1 as? Value
  case let number as CGFloat: number + 1 as? Value
  case let value as any RawRepresentable: otherCase(than: value) as? Value
  default: "text" as? Value
  }
}

private func otherCase<Value: RawRepresentable>(than value: Value) -> Value? {
  let raws: [Any] = ["other"] + (-1...4).flatMap { [$0, UInt(exactly: $0) as Any] }
  return raws.lazy.compactMap { $0 as? Value.RawValue }.compactMap(Value.init).first {
    "\($0.rawValue)" != "\(value.rawValue)"
  }
}
