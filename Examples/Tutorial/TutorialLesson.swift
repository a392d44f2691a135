import UIKit

/// What one page of the tutorial says.
struct TutorialLesson {
  let imageName: String
  let imageDescription: String
  let summary: String
  let detail: String
}

extension TutorialLesson {
  static let all = [
    TutorialLesson(
      imageName: "signpost", imageDescription: "朝の丘で二手に分かれる道と、青い鳥がとまった道しるべ",
      summary: "今日は、どっちへ行こう？",
      detail: "歩きたい時間を選ぶだけ。\nいつもと少し違う散歩道を、\n「よりみち」がご案内します。"),
    TutorialLesson(
      imageName: "lane", imageDescription: "路地の塀の上で、気持ちよさそうに目を閉じる茶トラの猫",
      summary: "一本となりの道へ",
      detail: "曲がり角は、そっと振動でお知らせ。\n画面ではなく、景色を見て歩けます。"),
    TutorialLesson(
      imageName: "notebook", imageDescription: "イチョウの葉と猫の写真を貼ったノート。手前に鉛筆と赤い実",
      summary: "見つけたものを、ひとつ残そう",
      detail: "落ち葉でも、猫でも、雲のかたちでも。\n写真とひとことで、その日の一ページに。"),
    TutorialLesson(
      imageName: "map", imageDescription: "夕暮れに広げた地図。点線の道のりが、イチョウのピンまで続いている",
      summary: "歩いた道が、地図になる",
      detail: "一週間の寄り道が、一枚の地図に。\n次の休みは、どこを歩きましょうか。"),
  ]
}
