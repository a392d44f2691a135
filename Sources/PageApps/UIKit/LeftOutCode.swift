internal import PageBase

/// Says that a screen came to code that `renderpages app` left out. Translated sources call it in place of what does not compile.
public func pageRenderLeftOut(_ file: String, _ line: Int) { LeftOutCode.meet(file, line) }
