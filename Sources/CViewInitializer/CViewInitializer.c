#include "CViewInitializer.h"

typedef __attribute__((swiftcall)) void *(*Initializer)(double, double, double, double,
                                                        __attribute__((swift_context)) const void *);

void *cviewinitializer_call(const void *function, const void *type, double x, double y, double width,
                            double height) {
  return ((Initializer)function)(x, y, width, height, type);
}
