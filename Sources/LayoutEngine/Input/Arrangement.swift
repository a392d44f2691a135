/// How an item places its children beyond their own constraints.
public enum Arrangement: Sendable {
  case stack(StackArrangement)
  case flow(FlowArrangement)
  case scroll(ScrollArrangement)
}
