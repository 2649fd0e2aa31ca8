/** What may be left out of a command that is told to others: where somebody keeps what it plays. */
const OWN = '--folder'

/** The command as it is typed into a shell again, wherever that is. */
export function typedCommand(args: readonly string[]): string {
  const told = args.filter((word, at) => word !== OWN && !word.startsWith(`${OWN}=`) && args[at - 1] !== OWN)
  return ['npm run train --', ...told.map(typed)].join(' ')
}

function typed(word: string): string {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
