# Completes the command line of @program@ in fish; printed by "@program@ completions fish".

# The word before the cursor without an option's name in front.
function @prefix@_value
    set -l word (commandline -ct)
    string replace -r -- '^--[^=]*=' '' "$word"
end

# Words with commas: what stands before the last comma stays, and is not proposed again.
function @prefix@_list
    set -l before (string match -r -- '^.*,' (@prefix@_value))
    set -l taken (string split -- , "$before")
    for word in $argv
        contains -- $word $taken; or echo "$before$word"
    end
end

# Words of the decks on the line, which the program prints.
function @prefix@_of_decks
    set -l words (commandline -opc)
    set -l decks
    for word in $words[2..-1]
        string match -q -- '-*' $word; or not test -e $word; or set -a decks $word
    end
    type -q $words[1]; and command $words[1] completions $argv[1] $decks 2>/dev/null
end

# Folders, and files whose names end in one of the arguments.
function @prefix@_files
    set -l value (@prefix@_value)
    set -l home (string match -q -- '~/*' $value; and echo $HOME)
    for path in (string replace -r -- '^~' "$home" $value)*
        set -l shown (test -n "$home"; and string replace -- $home '~' $path; or echo $path)
        if test -d $path
            echo $shown/
        else
            for ending in $argv
                if string match -q -- "*$ending" $path
                    echo $shown
                    break
                end
            end
        end
    end
end

complete -c @program@ -f
complete -c @program@ -n __fish_use_subcommand -s h -l help -d 'Print the commands'
complete -c @program@ -n __fish_use_subcommand -l version -d 'Print the version'
@commands@
@options@
complete -c @program@ -n '__fish_seen_subcommand_from help' -x -a @names@
