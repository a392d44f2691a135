#include "CISAL.h"
