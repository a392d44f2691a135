import Foundation
import LayoutEngine

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// The names of properties that cases use.
extension Property {
  static let views =
    of(
      UIView.self,
      [
        "hidden": \.isHidden, "alpha": \.alpha, "clips": \.clipsToBounds, "bg": \.backgroundColor,
        "tint": \.tintColor, "direction": \.semanticContentAttribute, "contentMode": \.contentMode,
        "frame": \.frame, "mask": \.autoresizingMask, "margins": \.layoutMargins,
        "translates": \.translatesAutoresizingMaskIntoConstraints, "superview": \.superview,
        "subviews": \.subviews, "name": \.accessibilityIdentifier, "layer": \.layer,
        "directional": \.directionalLayoutMargins, "insetsMargins": \.insetsLayoutMarginsFromSafeArea,
        "preserves": \.preservesSuperviewLayoutMargins, "readable": \.layoutMarginsFollowReadableWidth,
        "placeholderSize": \.placeholderIntrinsicSize, "place": \.documentPlace, "facts": \.documentFacts,
        "hold": \.codeHold, "safeArea": \.safeAreaLayoutGuide, "marginsGuide": \.layoutMarginsGuide,
        "readableGuide": \.readableContentGuide, "screen": \.standsForScreen,

      ])
    + of(
      CALayer.self,
      [
        "border": \.borderWidth, "corner": \.cornerRadius, "opacity": \.shadowOpacity,
        "shadowRadius": \.shadowRadius, "z": \.zPosition, "corners": \.maskedCorners,
        "borderColor": \.borderColor, "shadowColor": \.shadowColor, "shadowOffset": \.shadowOffset,
        "masks": \.masksToBounds,
      ])
    + of(
      UIStackView.self,
      [
        "axis": \.axis, "spacing": \.spacing, "distribution": \.distribution, "alignment": \.alignment,
        "baselines": \.isBaselineRelativeArrangement, "inMargins": \.isLayoutMarginsRelativeArrangement,
      ])
    + of(
      UIScrollView.self,
      [
        "paging": \.isPagingEnabled, "offset": \.contentOffset, "inset": \.contentInset,
        "scrolls": \.isScrollEnabled,
        "behavior": \.contentInsetAdjustmentBehavior, "bouncesAcross": \.alwaysBounceHorizontal,
        "bouncesDown": \.alwaysBounceVertical, "delegate": \.scrollDelegate,
        "contentGuide": \.contentLayoutGuide,
        "frameGuide": \.frameLayoutGuide,
      ])
    + of(
      UIImageView.self,
      [
        "image": \.image, "highlightedImage": \.highlightedImage, "highlighted": \.isHighlighted,
        "missing": \.missingImageName,
      ])
    + of(UIImage.self, ["size": \.size, "symbol": \.symbol])
    + of(UIVisualEffectView.self, ["effect": \.effect]) + of(UIBlurEffect.self, ["style": \.style])

  static let controls =
    of(
      UIControl.self,
      [
        "enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted,
        "across": \.contentHorizontalAlignment, "down": \.contentVerticalAlignment,
      ])
    + of(
      UITextField.self,
      [
        "border": \.borderStyle, "text": \.text, "placeholder": \.placeholder, "color": \.textColor,
        "font": \.font, "alignment": \.textAlignment, "secret": \.isSecureTextEntry,
        "clear": \.clearButtonMode, "background": \.background, "attributed": \.attributedText,
        "attributedPlaceholder": \.attributedPlaceholder, "adjusts": \.adjustsFontForContentSizeCategory,
      ])
    + of(
      UISwitch.self, ["on": \.isOn, "onTint": \.onTintColor, "thumb": \.thumbTintColor])
    + of(
      UISlider.self,
      [
        "least": \.minimumValue, "value": \.value, "most": \.maximumValue, "thumb": \.thumbTintColor,
        "leastTrack": \.minimumTrackTintColor, "mostTrack": \.maximumTrackTintColor,
        "leastImage": \.minimumValueImage, "mostImage": \.maximumValueImage,
      ])
    + of(
      UIStepper.self,
      ["least": \.minimumValue, "value": \.value, "most": \.maximumValue, "wraps": \.wraps])
    + of(
      UIProgressView.self,
      ["progress": \.progress, "done": \.progressTintColor, "track": \.trackTintColor])
    + of(
      UIActivityIndicatorView.self,
      ["color": \.color, "style": \.style, "moves": \.isAnimating, "hides": \.hidesWhenStopped])
    + of(
      UIPageControl.self,
      [
        "pages": \.numberOfPages, "page": \.currentPage, "dot": \.pageIndicatorTintColor,
        "currentDot": \.currentPageIndicatorTintColor, "hides": \.hidesForSinglePage,
      ])
    + of(
      UISegmentedControl.self,
      [
        "chosen": \.selectedSegmentIndex, "segments": \.numberOfSegments, "momentary": \.isMomentary,
        "apportions": \.apportionsSegmentWidthsByContent, "selectedTint": \.selectedSegmentTintColor,
      ])
    + of(
      UIDatePicker.self,
      [
        "mode": \.datePickerMode, "style": \.preferredDatePickerStyle, "date": \.date,
        "interval": \.minuteInterval, "duration": \.countDownDuration, "locale": \.locale,
      ])
    + of(Locale.self, ["identifier": \.identifier])
    + of(Date.self, ["seconds": \.timeIntervalSinceReferenceDate])
    + of(
      UISearchBar.self,
      [
        "text": \.text, "placeholder": \.placeholder, "cancels": \.showsCancelButton,
        "style": \.searchBarStyle,
        "barTint": \.barTintColor,
      ])

  static let bars =
    of(
      UINavigationBar.self,
      [
        "barTint": \.barTintColor, "large": \.prefersLargeTitles, "items": \.items,
        "titles": \.titleTextAttributes, "largeTitles": \.largeTitleTextAttributes,
        "translucent": \.isTranslucent, "hasLook": \.hasAppearance, "look": \.standardAppearance,
        "edgeLook": \.scrollEdgeAppearance,
      ])
    + of(
      UINavigationBarAppearance.self,
      [
        "bg": \.backgroundColor, "shadow": \.shadowColor, "ground": \.ground,
        "titles": \.titleTextAttributes, "largeTitles": \.largeTitleTextAttributes,
      ])
    + of(
      UIToolbar.self,
      [
        "items": \.items, "translucent": \.isTranslucent, "style": \.barStyle, "barTint": \.barTintColor,
      ])
    + of(
      UITabBar.self,
      [
        "items": \.items, "translucent": \.isTranslucent, "style": \.barStyle, "barTint": \.barTintColor,
        "unselectedTint": \.unselectedItemTintColor,
      ])
    + of(
      UINavigationItem.self,
      [
        "title": \.title, "prompt": \.prompt, "left": \.leftBarButtonItems, "right": \.rightBarButtonItems,
        "view": \.titleView, "large": \.largeTitleDisplayMode, "hidesBack": \.hidesBackButton,
        "supplements": \.leftItemsSupplementBackButton, "backTitle": \.backButtonTitle,
        "back": \.backBarButtonItem,
      ])
    + of(
      UIBarButtonItem.self,
      [
        "title": \.title, "system": \.systemItem, "style": \.style, "image": \.image, "enabled": \.isEnabled,
        "width": \.width, "tag": \.tag, "tint": \.tintColor, "view": \.customView, "target": \.target,
      ])
    + of(
      UITabBarItem.self,
      [
        "title": \.title, "image": \.image, "tag": \.tag, "selectedImage": \.selectedImage,
        "badge": \.badgeValue, "badgeColor": \.badgeColor, "enabled": \.isEnabled,
      ])
    + of(
      UIViewController.self,
      [
        "title": \.title, "hidesBottom": \.hidesBottomBarWhenPushed, "tools": \.toolbarItems,
        "adjustsInsets": \.automaticallyAdjustsScrollViewInsets, "item": \.navigationItem,
        "tab": \.tabBarItem, "edges": \.edgesForExtendedLayout,
        "belowOpaque": \.extendedLayoutIncludesOpaqueBars, "view": \.view, "children": \.children,
      ])
    + of(
      UINavigationController.self,
      [
        "hidesBar": \.isNavigationBarHidden,
        "hidesTools": \.isToolbarHidden,
        "bar": \.navigationBar,
      ])
    + of(UITabBarController.self, ["bar": \.tabBar])
    + of(
      UIPageViewController.self,
      ["transition": \.transitionStyle, "orientation": \.navigationOrientation])

  static let lists =
    of(
      UITableView.self,
      [
        "style": \.style, "rowHeight": \.rowHeight, "separators": \.separatorStyle,
        "separatorColor": \.separatorColor, "header": \.tableHeaderView, "footer": \.tableFooterView,
        "sections": \.staticSections, "separatorInset": \.separatorInset,
      ])
    + of(UITableView.StaticSection.self, ["header": \.header, "footer": \.footer, "cells": \.cells])
    + of(
      UITableViewCell.self,
      [
        "style": \.style, "accessory": \.accessoryType, "reuse": \.reuseIdentifier, "label": \.textLabel,
        "detail": \.detailTextLabel, "imageView": \.imageView, "content": \.contentView,
        "height": \.staticHeight, "level": \.indentationLevel, "levelWidth": \.indentationWidth,
        "accessoryView": \.accessoryView, "backgroundView": \.backgroundView,
        "separatorInset": \.separatorInset, "ownSeparatorInset": \.ownSeparatorInset,
      ])
    + of(UICollectionView.self, ["layout": \.collectionViewLayout])
    + of(
      UICollectionViewFlowLayout.self,
      [
        "direction": \.scrollDirection, "size": \.itemSize, "lines": \.minimumLineSpacing,
        "items": \.minimumInteritemSpacing, "inset": \.sectionInset, "header": \.headerReferenceSize,
        "footer": \.footerReferenceSize, "estimate": \.estimatedItemSize,
      ])
    + of(UICollectionReusableView.self, ["reuse": \.reuseIdentifier])

  static let texts =
    of(
      UILabel.self,
      [
        "text": \.text, "alignment": \.textAlignment, "breaks": \.lineBreakMode, "lines": \.numberOfLines,
        "font": \.font, "color": \.textColor, "shrinks": \.adjustsFontSizeToFitWidth,
        "scale": \.minimumScaleFactor, "baseline": \.baselineAdjustment, "width": \.preferredMaxLayoutWidth,
        "enabled": \.isEnabled, "highlighted": \.isHighlighted, "highlightedColor": \.highlightedTextColor,
        "shadow": \.shadowColor, "shadowOffset": \.shadowOffset, "attributed": \.attributedText,
        "adjusts": \.adjustsFontForContentSizeCategory, "content": \.content,
      ])
    + of(
      UITextView.self,
      [
        "text": \.text, "editable": \.isEditable, "selectable": \.isSelectable, "alignment": \.textAlignment,
        "containerInset": \.textContainerInset, "font": \.font, "color": \.textColor,
        "attributed": \.attributedText, "adjusts": \.adjustsFontForContentSizeCategory,
      ])
    + of(
      NSParagraphStyle.self,
      [
        "alignment": \.alignment, "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
        "breaks": \.lineBreakMode, "writing": \.baseWritingDirection, "hyphens": \.hyphenationFactor,
        "tabs": \.tabStops, "least": \.minimumLineHeight,
        "most": \.maximumLineHeight, "before": \.paragraphSpacingBefore, "first": \.firstLineHeadIndent,
        "interval": \.defaultTabInterval,
      ])
    + of(NSTextTab.self, ["location": \.location, "alignment": \.alignment])
    + of(
      NSShadow.self,
      ["offset": \.shadowOffset, "radius": \.shadowBlurRadius, "color": \.shadowColor])

  static let buttons =
    of(
      UIButton.self,
      [
        "type": \.buttonType, "configuration": \.configuration, "missing": \.missingImageName,
        "titleLabel": \.titleLabel, "contentInsets": \.contentEdgeInsets, "titleInsets": \.titleEdgeInsets,
        "imageInsets": \.imageEdgeInsets, "role": \.role, "dims": \.adjustsImageWhenDisabled,
      ])
    + of(
      UIButton.Configuration.self,
      [
        "title": \.title, "subtitle": \.subtitle, "image": \.image, "titlePadding": \.titlePadding,
        "imagePadding": \.imagePadding, "titleAlignment": \.titleAlignment, "placement": \.imagePlacement,
        "size": \.buttonSize, "corners": \.cornerStyle, "insets": \.contentInsets,
        "foreground": \.baseForegroundColor, "base": \.baseBackgroundColor, "background": \.background,
        "breaks": \.titleLineBreakMode, "symbols": \.preferredSymbolConfigurationForImage,
        "attributed": \.attributedTitle,
      ])
    + of(
      UIBackgroundConfiguration.self,
      [
        "corner": \.cornerRadius, "stroke": \.strokeWidth, "color": \.backgroundColor,
        "strokeColor": \.strokeColor,
      ])
    + of(
      UIImage.SymbolConfiguration.self,
      ["pointSize": \.pointSize, "weight": \.weight, "scale": \.scale])

  static let values =
    of(BoundView.self, ["bound": \.bound]) + of(MemberView.self, ["glow": \.glow])
    + of(
      WrittenView.self,
      [
        "key": \.textKey, "frame": \.frame, "misplaced": \.isMisplaced, "fixed": \.isFixedFrame,
        "nameless": \.lacksReuseIdentifier, "textSize": \.textSize, "picture": \.unnamedPicture,
      ])
    + of(
      CodeHold.self,
      ["outlets": \.outlets, "customClass": \.customClass, "tag": \.tag, "attributes": \.attributes])
    + of(
      NSLayoutConstraint.self,
      [
        "first": \.firstAttribute, "second": \.secondAttribute, "firstItem": \.firstItem,
        "secondItem": \.secondItem, "constant": \.constant, "multiplier": \.multiplier,
        "relation": \.relation,
        "priority": \.priority, "identifier": \.identifier, "standard": \.isStandardSpacing,
        "active": \.isActive, "outlet": \.outlet,
      ])
}
