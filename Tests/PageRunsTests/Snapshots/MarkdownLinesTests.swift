import Testing

@testable import PageRuns

/// Lines of a comment that are text, by the examples of CommonMark 0.31.2, chapters 4.4 to 4.6 and 5.
struct MarkdownLinesTests {
  @Test(arguments: [
    // 4.5: fenced code.
    ("```\n<\n >\n```\nb", "b"), ("~~~\n<\n >\n~~~\nb", "b"), ("``\nfoo\n``", "``|foo|``"),
    ("```\naaa\n~~~\n```\nb", "b"), ("~~~\naaa\n```\n~~~\nb", "b"), ("````\naaa\n```\n``````\nb", "b"),
    ("~~~~\naaa\n~~~\n~~~~\nb", "b"), ("```\n\n```\naaa", "aaa"), ("   ```\n aaa\n  ```\nb", "b"),
    ("```\naaa\n    ```\nb", ""), ("```\naaa\n   ```\nb", "b"), ("``` ```\naaa", "``` ```|aaa"),
    ("~~~~~~\naaa\n~~~ ~~\nb", ""), ("foo\n```\nbar\n```\nbaz", "foo|baz"),
    ("~~~ aa ``` ~~~\nfoo\n~~~\nb", "b"),
    ("```ruby\ndef\n```\nb", "b"), ("```\n``` aaa\n```\nb", "b"), ("```  \na\n``` \t\nb", "b"),
    // 4.4: indented code.
    ("    a\nb", "b"), ("\ta\nb", "b"), ("   a\nb", "   a|b"), ("    ```\nb", "b"),
    // 4.6: HTML blocks of condition 1, and comments.
    ("<pre>\na\n</pre>\nb", "b"), ("<PRE class=x>\na\n</Pre>\nb", "b"), ("<prefix>\na", "<prefix>|a"),
    ("<style\n type=x>\n</style>\nb", "b"), ("<textarea>\na\n</textarea>\nb", "b"), ("<script>\na", ""),
    ("<!-- a\n\nb -->\nc", "c"),
    // 5: in lists and quotations; a marker needs a space behind it.
    ("- ```\na\n```\nb", "b"), ("1. ```\na\n```\nb", "b"), ("2) ~~~\na\n~~~\nb", "b"),
    ("> ```\na\n```\nb", "b"),
    ("* + ```\na\n```\nb", "b"), ("-```\nb", "-```|b"), ("1.```\nb", "1.```|b"), ("a\r\nb\rc", "a|b|c"),
  ])
  func `code and comments are no text`(comment: String, text: String) {
    #expect(MarkdownLines.text(comment).joined(separator: "|") == text, "\(comment)")
  }
}
