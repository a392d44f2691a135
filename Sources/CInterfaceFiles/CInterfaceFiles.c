#include "CInterfaceFiles.h"

__attribute__((weak)) void pagerender_install_interface_files(void);

void cinterfacefiles_install(void) {
  if (pagerender_install_interface_files) pagerender_install_interface_files();
}
