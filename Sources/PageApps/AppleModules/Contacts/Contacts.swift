// What this module declares and re-exports is in ../../names.txt, from which its Swift is written when it is built.
