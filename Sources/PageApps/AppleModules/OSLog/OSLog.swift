// The module has the names of `os`; no log can be read back.
@_exported public import os
