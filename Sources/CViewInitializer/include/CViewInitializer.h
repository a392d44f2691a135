// Calls Swift code through an address, in Swift's calling convention, which Swift itself has no way to say.
#pragma once

// Calls an allocating `init(frame:)` of the class whose metadata is `type`. The four numbers are the rectangle's origin
// and size. Returns the object with a retain count of one.
void *_Nonnull cviewinitializer_call(const void *_Nonnull function, const void *_Nonnull type, double x, double y,
                                     double width, double height);
