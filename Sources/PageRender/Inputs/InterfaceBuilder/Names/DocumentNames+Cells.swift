extension DocumentNames {
  /// Names of tables, collections and their cells.
  static let cellNames = """
    tableView: @view @lists
      + style=plain|grouped|insetGrouped rowHeight# separatorStyle=default|none|singleLine
      + separatorColor<color> tableHeaderView<@view> tableFooterView<@view> <prototypes> <sections>
      + separatorInset<inset>
      - dataMode estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight allowsSelection
      - allowsMultipleSelection allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing
      - showsSelectionImmediatelyOnTouchBegin sectionIndexMinimumDisplayRowCount prefetchDataSource springLoaded
      - dragInteractionEnabled selectionFollowsFocus separatorInsetReference cellLayoutMarginsFollowReadableWidth
      - remembersLastFocusedIndexPath prefetchingEnabled contentViewsToSafeArea insetsContentViewsToSafeArea
      - sectionIndexColor<color> sectionIndexBackgroundColor<color> sectionIndexTrackingBackgroundColor<color>
      ! backgroundView<@view> sectionHeaderTopPadding fillerRowHeight=0 sectionHeaderHeight=-1|28|22|18|10|1|0.0
      ! sectionFooterHeight=-1|28|22|18|10|1|0.0
    prototypes:
      + <tableViewCell>
    sections:
      + <tableViewSection>
    tableViewSection:
      + headerTitle footerTitle <cells> headerTitle<string,mutableString> footerTitle<string,mutableString>
      - id userLabel colorLabel
    cells:
      + <tableViewCell> <collectionViewCell>
      - key
    tableViewCell: @view
      + style=IBUITableViewCellStyleDefault|IBUITableViewCellStyleValue1|IBUITableViewCellStyleValue2
      + style=IBUITableViewCellStyleSubtitle
      + accessoryType=none|disclosureIndicator|detailDisclosureButton|checkmark|detailButton rowHeight#
      * reuseIdentifier
      + textLabel detailTextLabel imageView image contentView<tableViewCellContentView,view> indentationLevel#
      + indentationWidth# accessoryView<@view> separatorInset<inset> backgroundView<@view>
      - selectionStyle hidesAccessoryWhenEditing editingAccessoryType showsReorderControl shouldIndentWhileEditing
      - focusStyle editingAccessoryView<@view> selectedBackgroundView<@view> customSize<size> highlighted
      - multipleSelectionBackgroundView<@view> userInteractionEnabledWhileDragging
      ! selected=NO
    tableViewCellContentView: @view
      - tableViewCell
    collectionView: @view @lists
      + <cells>
      * collectionViewLayout<collectionViewFlowLayout,collectionViewLayout,collectionViewCompositionalLayout>
      * sectionHeaderView<@view> sectionFooterView<@view>
      - dataMode allowsSelection allowsMultipleSelection allowsSelectionDuringEditing remembersLastFocusedIndexPath
      - allowsMultipleSelectionDuringEditing prefetchingEnabled dragInteractionEnabled reorderingCadence
      - selectionFollowsFocus
      ! backgroundView<@view>
    collectionViewFlowLayout:
      * minimumLineSpacing# minimumInteritemSpacing# scrollDirection=vertical|horizontal itemSize<size>
      * sectionInset<inset>
      * customClass headerReferenceSize<size> footerReferenceSize<size> automaticEstimatedItemSize? estimatedItemSize<size>
      - key id customModule customModuleProvider sectionInsetReference <connections>
      ! sectionHeadersPinToVisibleBounds=NO sectionFootersPinToVisibleBounds=NO
    collectionViewLayout,collectionViewCompositionalLayout:
      * customClass
      - key id customModule customModuleProvider <connections>
    collectionViewCell,collectionReusableView: @view
      + contentView<view,collectionViewCellContentView>
      * reuseIdentifier
      - customSize<size> customModule backgroundView<@view> selectedBackgroundView<@view>
    collectionViewCellContentView: @view

    """
}
