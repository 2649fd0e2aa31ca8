import { botNames } from '@turnwright/table'
import { looksOfName, strictLooksOfName, wordsOfName } from './looks-of-name.ts'

/** What seats are called whose player had everything of theirs deleted. */
export const NEUTRAL_NAME = 'Somebody'

/** Under these names the house speaks, or nobody does. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set(
  [
    NEUTRAL_NAME,
    'Turnwright',
    'Admin',
    'Administrator',
    'Moderator',
    'Operator',
    'Server',
    'System',
    'Staff',
    'Support',
    'The House',
    'Nobody',
    'Anonymous',
    'Automa',
    ...['easy', 'fair', 'strong', 'master'].flatMap(botNames),
  ].flatMap(looksOfName),
)
const WORDS_OF_THE_HOUSE: ReadonlySet<string> = new Set(['Bot', 'Turnwright'].flatMap(looksOfName))

/** Whether a name could be taken for the house's own, or for a bot's. */
export function isOfTheHouse(name: string): boolean {
  if (looksOfThese([name, withoutEnds(name)]).some((form) => OF_THE_HOUSE.has(form))) return true
  const words = wordsOfName(name).flatMap((word) => [word, withoutEnds(word)])
  return looksOfThese(words).some((word) => WORDS_OF_THE_HOUSE.has(word))
}

/** "Admin 2" and "Somebody (2)" are as much of the house as "Admin" and "Somebody". */
function withoutEnds(name: string): string {
  return name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function looksOfThese(names: readonly string[]): readonly string[] {
  return names.flatMap(strictLooksOfName)
}
