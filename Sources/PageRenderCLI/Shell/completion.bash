# Completes the command line of @program@ in bash; printed by "@program@ completions bash".

# What may stand at a place, which is a command and one of its options, or "operand": a kind, and words.
_@name@_at() {
  kind='' choices=''
  case $1 in
@places@
  esac
}

# The options of a command.
_@name@_options() {
  case $1 in
@options@
  esac
}

# Words of the decks on the line, which the program prints.
_@name@_of_decks() {
  local path
  local -a decks=()
  for path in "${words[@]:2}"; do
    [[ $path != -* && -e $path ]] && decks+=("$path")
  done
  "${words[0]}" completions "$1" "${decks[@]}" 2>/dev/null
  return 0
}

# Proposes words that begin as the one before the cursor; $1 stays in front of them.
_@name@_propose() {
  local candidate
  for candidate in $2; do
    [[ "$1$candidate" == "$word"* ]] && COMPREPLY+=("$1$candidate")
  done
}

# Proposes folders, and files whose names end in one of the words of $2; all files where it is "*".
_@name@_files() {
  local path start=${word#"$1"} ending
  local -a endings=()
  read -r -a endings <<<"$2"
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do
    [[ ${path##*/} == .* && ${start##*/} != .* ]] && continue
    if [[ -d ${path/#\~\//$HOME/} ]]; then
      COMPREPLY+=("$1$path")
      continue
    fi
    for ending in "${endings[@]}"; do
      [[ $path == $ending ]] && COMPREPLY+=("$1$path")
    done
  done < <(compgen -f -- "$start")
}

_@name@() {
  local line=${COMP_LINE:0:COMP_POINT} IFS=$' \t\n' word part before command='' place start=''
  local kind choices last i
  local -a words=()
  COMPREPLY=()
  read -r -a words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  word=${words[${#words[@]}-1]}
  # bash splits words at = and : as well, and puts what is proposed in place of the last part.
  part=${COMP_WORDS[COMP_CWORD]}
  [[ $part == [=:] ]] && part=''
  before=${word%"$part"}
  for ((i = 1; i < ${#words[@]} - 1; i++)); do
    if [[ ${words[i]} != -* ]]; then
      command=${words[i]}
      break
    fi
  done
  if [[ -z $command ]]; then
    _@name@_propose '' '@words@ --help --version'
    return
  fi
  last=${words[${#words[@]}-2]}
  if [[ $word == --*=* ]]; then
    _@name@_at "$command ${word%%=*}"
    start=${word%%=*}=
  elif [[ $last == -* && $last != *=* ]] && _@name@_at "$command $last" && [[ -n $kind ]]; then
    :
  elif [[ $word == -* ]]; then
    _@name@_propose '' "$(_@name@_options "$command")"
  else
    _@name@_at "$command operand"
  fi
  case $kind in
    one) _@name@_propose "$start" "$choices" ;;
    some)
      # What stands before the last comma stays, and is not proposed again.
      place=${word#"$start"}
      place=${place%"${place##*,}"}
      for i in $choices; do
        [[ ,$place == *,$i,* ]] || _@name@_propose "$start$place" "$i"
      done
      ;;
    folder) _@name@_files "$start" '' ;;
    file) _@name@_files "$start" "$choices" ;;
  esac
  for i in "${!COMPREPLY[@]}"; do
    COMPREPLY[i]=${COMPREPLY[i]#"$before"}
  done
  return 0
}

complete -F _@name@ @program@
