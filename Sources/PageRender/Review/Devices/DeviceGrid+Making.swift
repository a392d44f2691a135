internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout
