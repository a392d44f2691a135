// The font feature constants of Core Text's SFNTLayoutTypes.h that apps use most often.

public let kLigaturesType: Int = 1
public let kCommonLigaturesOnSelector: Int = 2
public let kCommonLigaturesOffSelector: Int = 3
public let kRareLigaturesOnSelector: Int = 4
public let kRareLigaturesOffSelector: Int = 5
public let kContextualLigaturesOnSelector: Int = 18
public let kContextualLigaturesOffSelector: Int = 19

public let kNumberSpacingType: Int = 6
public let kMonospacedNumbersSelector: Int = 0
public let kProportionalNumbersSelector: Int = 1

public let kVerticalPositionType: Int = 10
public let kNormalPositionSelector: Int = 0
public let kSuperiorsSelector: Int = 1
public let kInferiorsSelector: Int = 2
public let kOrdinalsSelector: Int = 3

public let kFractionsType: Int = 11
public let kNoFractionsSelector: Int = 0
public let kVerticalFractionsSelector: Int = 1
public let kDiagonalFractionsSelector: Int = 2

public let kTypographicExtrasType: Int = 14
public let kSlashedZeroOnSelector: Int = 4
public let kSlashedZeroOffSelector: Int = 5

public let kNumberCaseType: Int = 21
public let kLowerCaseNumbersSelector: Int = 0
public let kUpperCaseNumbersSelector: Int = 1

public let kTextSpacingType: Int = 22
public let kProportionalTextSelector: Int = 0
public let kMonospacedTextSelector: Int = 1
public let kHalfWidthTextSelector: Int = 2
public let kAltProportionalTextSelector: Int = 5
public let kAltHalfWidthTextSelector: Int = 6

public let kCaseSensitiveLayoutType: Int = 33
public let kCaseSensitiveLayoutOnSelector: Int = 0
public let kCaseSensitiveLayoutOffSelector: Int = 1

public let kStylisticAlternativesType: Int = 35
public let kStylisticAltOneOnSelector: Int = 2
public let kStylisticAltOneOffSelector: Int = 3
public let kStylisticAltTwoOnSelector: Int = 4
public let kStylisticAltTwoOffSelector: Int = 5
public let kStylisticAltThreeOnSelector: Int = 6
public let kStylisticAltThreeOffSelector: Int = 7
public let kStylisticAltFourOnSelector: Int = 8
public let kStylisticAltFourOffSelector: Int = 9
public let kStylisticAltFiveOnSelector: Int = 10
public let kStylisticAltFiveOffSelector: Int = 11
public let kStylisticAltSixOnSelector: Int = 12
public let kStylisticAltSixOffSelector: Int = 13

public let kContextualAlternatesType: Int = 36
public let kContextualAlternatesOnSelector: Int = 0
public let kContextualAlternatesOffSelector: Int = 1

public let kLowerCaseType: Int = 37
public let kDefaultLowerCaseSelector: Int = 0
public let kLowerCaseSmallCapsSelector: Int = 1

public let kUpperCaseType: Int = 38
public let kDefaultUpperCaseSelector: Int = 0
public let kUpperCaseSmallCapsSelector: Int = 1
