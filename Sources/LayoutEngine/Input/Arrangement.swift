/// A layout of an item's children in addition to their constraints: a stack, a flow layout or a scroll view.
public enum Arrangement: Sendable {
  case stack(StackArrangement)
  case flow(FlowArrangement)
  case scroll(ScrollArrangement)
}
