import { botNames } from '@turnwright/table'
import { looksOfName, looksOfWords } from './looks-of-name.ts'

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
  // "Admin 2" is as much of the house as "Admin".
  const forms = [name, name.replace(/[\d\s._-]+$/u, '')].flatMap(looksOfName)
  if (forms.some((form) => OF_THE_HOUSE.has(form))) return true
  return looksOfWords(name).some((word) => WORDS_OF_THE_HOUSE.has(word))
}
