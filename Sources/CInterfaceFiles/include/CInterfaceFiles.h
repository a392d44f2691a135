#pragma once

/// Calls `pagerender_install_interface_files` if the program is linked with one.
///
/// The function is defined in a Swift target above the one that calls this: the linker resolves what an import, which
/// leads downwards only, cannot.
void cinterfacefiles_install(void);
