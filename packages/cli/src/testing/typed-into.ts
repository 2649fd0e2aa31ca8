/** What a page tells to type into a terminal, word by word, each command by itself. */
export function typedInto(page: string): readonly (readonly string[])[] {
  const blocks = Array.from(page.matchAll(/^ *```sh\n([^]*?)^ *```$/gm), ([, text = '']) => text)
  return blocks
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => commandsIn(line))
    .filter((words) => words.length > 0)
}

/** Words, and quoted ones as one; what stands behind a # is for readers. */
const WORD = /"([^"]*)"|'([^']*)'|(&&|\||[^\s"'|&]+)/g

function commandsIn(line: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]]
  for (const [, double, single, plain = ''] of line.replace(/(^|\s)#.*$/, '').matchAll(WORD)) {
    const word = double ?? single ?? plain
    if (plain === '&&' || plain === '|') commands.push([])
    // What is said in the environment is no part of the command.
    else if (commands.at(-1)?.length !== 0 || !/^[A-Z_]+=/.test(word)) commands.at(-1)?.push(word)
  }
  return commands
}
