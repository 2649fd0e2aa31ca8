/** How many words of a long difference are worth naming. */
const NAMED = 5

/** In what two schemas differ, in few words: all of one may be hundreds. */
export function schemaDifference(trained: string, wanted: string): string {
  const before = namesIn(trained)
  const now = namesIn(wanted)
  const gone = without(before, now)
  const come = without(now, before)
  const parts = [gone.length > 0 ? `gone: ${named(gone)}` : '', come.length > 0 ? `new: ${named(come)}` : '']
  const told = parts.filter((part) => part !== '').join('; ')
  if (told !== '') return told
  const place = now.findIndex((word, at) => word !== before[at])
  return `another order from ${now[place] ?? before[now.length] ?? ''} on`
}

const COMMA = /,(?! )/

/** Some names of inputs have spaces in them, and commas between them; others have spaces between them. */
function namesIn(schema: string): readonly string[] {
  return schema.split(COMMA.test(schema) ? COMMA : ' ')
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return words.filter((word) => !known.has(word))
}

function named(words: readonly string[]): string {
  const more = words.length - NAMED
  return more > 0 ? `${words.slice(0, NAMED).join(', ')} and ${more} more` : words.join(', ')
}
