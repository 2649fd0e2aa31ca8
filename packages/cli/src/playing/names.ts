import type { GameDefinition, Player, Seat } from '@turnwright/kernel'
import { words } from './plain-text.ts'

/** What people call the things that a view names for programs. */
export interface Names {
  readonly seat: (seat: Seat) => string | null
  /** Of a card, where the word is the identity of one. */
  readonly card: (word: string) => string | null
  /** Of anything else: a player's identifier, a CONSTANT, words-with-hyphens or inOne. */
  readonly word: (word: string) => string
}

type Called = Pick<GameDefinition<unknown, unknown>, 'identities' | 'cardName'>

const CONSTANT = /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/
const COMPOUND = /^[a-z\d]+((-[a-z\d]+)+|([A-Z][a-z\d]+)+)$/

export function namesFor(view: unknown, players: readonly Player[], { identities = [], cardName }: Called): Names {
  const known = new Set(identities)
  const identifiers = identifiersIn(view)
  const seat = (at: Seat) => players[at]?.name ?? null
  return {
    seat,
    card: (word) => (known.has(word) ? (cardName?.(word) ?? word) : null),
    word: (word) => {
      const player = identifiers.get(word)
      if (player !== undefined) return seat(player) ?? word
      return (CONSTANT.test(word) && word.length > 2) || COMPOUND.test(word) ? words(word) : word
    },
  }
}

/** Where players have identifiers of their own beside their seats, these stand for them everywhere. */
function identifiersIn(view: unknown): ReadonlyMap<string, Seat> {
  const found = new Map<string, Seat>()
  const players: unknown = typeof view === 'object' && view !== null && 'players' in view ? view.players : []
  for (const player of Array.isArray(players) ? (players as readonly unknown[]) : []) {
    if (typeof player !== 'object' || player === null || !('identifier' in player) || !('seat' in player)) continue
    if (typeof player.identifier === 'string' && typeof player.seat === 'number')
      found.set(player.identifier, player.seat)
  }
  return found
}
