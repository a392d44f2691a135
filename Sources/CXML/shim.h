#include <libxml/xmlversion.h>
// Else the headers include ICU's, whose types Foundation's own copy declares in another way.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
