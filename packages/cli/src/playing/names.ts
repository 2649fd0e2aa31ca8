import type { GameDefinition, Player, Seat } from '@turnwright/kernel'
import { keyWords } from '@turnwright/replay'

/** What people call the things that a view names for programs. */
export interface Names {
  readonly seat: (seat: Seat) => string | null
  /** Of a card, where the word is the identity of one. */
  readonly card: (word: string) => string | null
  /** Of anything else: a player's alias, a CONSTANT, words-with-hyphens or inOne. */
  readonly word: (word: string) => string
}

/** What a definition says about the words for it. */
export type Called = Pick<GameDefinition<unknown, unknown>, 'identities' | 'cardName' | 'viewWords'>

const CONSTANT = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/
const COMPOUND = /^[a-z\d]+((-[a-z\d]+)+|([A-Z][a-z\d]+)+)$/

export function namesFor(view: unknown, players: readonly Player[], called: Called): Names {
  const { identities = [], cardName, viewWords } = called
  const known = new Set(identities)
  const aliases = viewWords?.alias === undefined ? NONE : aliasesIn(view, viewWords.alias)
  const seat = (at: Seat) => players[at]?.name ?? null
  return {
    seat,
    card: (word) => (known.has(word) ? (cardName?.(word) ?? word) : null),
    word: (word) => {
      const player = aliases.get(word)
      if (player !== undefined) return seat(player) ?? word
      return (CONSTANT.test(word) && word.length > 2) || COMPOUND.test(word) ? keyWords(word) : word
    },
  }
}

const NONE: ReadonlyMap<string, Seat> = new Map()

/** The words that stand for players, wherever the view says whose they are. */
function aliasesIn(view: unknown, key: string, found = new Map<string, Seat>()): ReadonlyMap<string, Seat> {
  if (typeof view !== 'object' || view === null) return found
  const { seat, [key]: alias } = view as Readonly<Record<string, unknown>>
  if (typeof seat === 'number' && typeof alias === 'string') found.set(alias, seat)
  for (const part of Object.values(view)) aliasesIn(part, key, found)
  return found
}
