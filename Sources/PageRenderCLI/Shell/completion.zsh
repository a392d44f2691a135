#compdef @program@
# Completes the command line of @program@ in zsh; printed by "@program@ completions zsh".

@lists@
_@name@() {
  local curcontext=$curcontext state line
  local -A opt_args
  local -a commands
  commands=(
@commands@
  )
  _arguments -C \
    '(- *)'{-h,--help}'[print the commands]' \
    '(- *)--version[print the version]' \
    '1:command:->command' \
    '*::argument:->argument' && return 0
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      curcontext=${curcontext%:*:*}:@program@-$words[1]:
      case $words[1] in
@options@
        help) _arguments '1:command:(@names@)' ;;
      esac
      ;;
  esac
}

# Loaded by zsh, the file is the function, which is called; run by "source", it names the function.
if [[ $funcstack[1] == _@name@ ]]; then
  _@name@ "$@"
else
  compdef _@name@ @program@
fi
