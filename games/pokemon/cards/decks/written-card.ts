import type { Card, CardSet } from '../card.ts'
import { CARDS } from '../catalogue.ts'
import { listed } from '../words/plain-words.ts'
import { slipsWithin } from './slips.ts'

/** A card as somebody wrote it down: its name, and where given its set and its number in it. */
export interface WrittenCard {
  readonly name: string
  readonly set: CardSet | undefined
  readonly number: string | undefined
}

/** What is wrong: made only for the few lines that somebody will read. */
export type Complaint = () => string

/**
 * The card that is meant, or what is wrong: by name and, where given, set and number; or by an id such as `base1-58`. Of several
 * cards of a name the first is meant.
 */
export function findWritten({ name, set, number }: WrittenCard): Card | Complaint {
  const namesakes = CALLED.get(plain(name))
  if (namesakes === undefined) return () => `there is no card called ${quoted(name)}${whatItMayMean(name)}`
  const card = namesakes.find(
    (each) => (set === undefined || each.set === set) && (number === undefined || each.number === Number(number)),
  )
  return card ?? (() => nowhere(namesakes as [Card, ...Card[]], set, number))
}

function nowhere(namesakes: readonly [Card, ...Card[]], set = '', number: string | undefined): string {
  const which = number === undefined ? '' : ` ${Number(number)}`
  return `there is no ${namesakes[0].name}${which} in ${set}, but in ${namesakes.map(printing).join(', ')}`
}

function printing({ set, number }: Card): string {
  return `${set} ${number}`
}

const MOST_MEANT = 3

/** The few names that begin like this, or else the nearest ones. */
function whatItMayMean(name: string): string {
  const begun = plain(name)
  const names: string[] = []
  for (const [called, each] of NAMES) if (called.startsWith(begun)) names.push(each)
  if (names.length > 0) return names.length > MOST_MEANT ? '' : `, but ${listed(names, 'and')}`
  const near = nearestTo(begun)
  return near.length === 0 ? '' : `; did you mean ${listed(near, 'or')}?`
}

/** The few names that take equally few slips of the keyboard to become this one. */
function nearestTo(wanted: string): readonly string[] {
  let least = Math.floor(wanted.length / 3)
  let names: string[] = []
  for (const [called, each] of NAMES) {
    const slips = slipsWithin(least, wanted, called)
    if (slips === null || slips === 0) continue
    if (slips < least) names = []
    least = slips
    names.push(each)
  }
  return names.slice(0, MOST_MEANT)
}

/** Accents, case, dots and how a sign is drawn make no difference, so that people can type names on any keyboard. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\ufe0e\ufe0f.'’]/g, '')
    .toLowerCase()
}

/** All cards by what people may call them. */
const CALLED = new Map<string, Card[]>()
for (const card of CARDS) {
  for (const name of [plain(card.name), card.id]) {
    const namesakes = CALLED.get(name)
    if (namesakes === undefined) CALLED.set(name, [card])
    else namesakes.push(card)
  }
}

const NAMES: ReadonlyMap<string, string> = new Map(CARDS.map(({ name }) => [plain(name), name]))

const LONGEST_QUOTE = 60

/** What somebody wrote, short, and without characters that would turn the words around it. */
export function quoted(text: string): string {
  const letters = Array.from(text.replace(/\p{C}/gu, ''))
  return letters.length > LONGEST_QUOTE ? `"${letters.slice(0, LONGEST_QUOTE).join('')}…"` : `"${letters.join('')}"`
}
