import type { MatchSpec } from '@turnwright/arena'
import { DECK_PAIRS } from '@turnwright/estraven'
import { READY_DECKS } from '@turnwright/pokemon'
import type { Ms } from './command-line.ts'

/** Players that think for so long against the game's own, and how often they must win. */
export interface Match {
  /** The first part of its figures' names. */
  readonly id: string
  readonly game: string
  readonly options: readonly unknown[]
  readonly rival: string
  /** In percent of games, by milliseconds of thinking. */
  readonly wins: Readonly<Record<Ms, number>>
  /** What the lower end of the interval must be above at 100 ms, where that is asked too. */
  readonly atWorst?: number
  /** Mean points at a second, where the game has a mark to reach. */
  readonly points?: number
}

export const MATCHES: readonly Match[] = [
  { id: 'wingspan', game: 'wingspan', options: [{}], rival: 'greedy', wins: { 100: 85, 1000: 95 } },
  {
    id: 'estraven',
    game: 'estraven',
    options: DECK_PAIRS.map((firstDecks, at) => ({
      firstDecks,
      secondDecks: DECK_PAIRS[(7 * at + 3) % DECK_PAIRS.length] as string,
    })),
    rival: 'greedy',
    wins: { 100: 80, 1000: 90 },
  },
  {
    id: 'pokemon',
    game: 'pokemon',
    options: READY_DECKS.map(({ id }) => ({ deck1: id, deck2: id })),
    rival: 'generator-v2',
    wins: { 100: 60, 1000: 68 },
    atWorst: 55,
  },
  {
    id: 'agricola-family',
    game: 'agricola',
    options: [{ cards: 'none' }],
    rival: 'greedy',
    wins: { 100: 75, 1000: 90 },
    points: 40,
  },
  {
    id: 'agricola-cards',
    game: 'agricola',
    options: [{ cards: 'base' }],
    rival: 'greedy',
    wins: { 100: 65, 1000: 75 },
    points: 40,
  },
]

export const TIMES: readonly Ms[] = [100, 1000]
export const DEALS: Readonly<Record<Ms, number>> = { 100: 200, 1000: 60 }
export const NAMES: Readonly<Record<Ms, string>> = { 100: '100ms', 1000: '1s' }
/** The level whose settings are played, made for about as much time. */
const LEVEL: Readonly<Record<Ms, string>> = { 100: 'strong', 1000: 'master' }

/** Its deals are of a series that nothing is tuned on. */
export function specOf({ id, game, options, rival }: Match, ms: Ms): MatchSpec {
  return {
    game,
    options,
    player: { agent: LEVEL[ms], settings: { budget: { ms } } },
    rival: { agent: rival },
    series: `bench players ${id} ${NAMES[ms]}`,
  }
}

/** The same player in both seats. */
export function mirrorOf({ id, game, options }: Match, ms: Ms): MatchSpec {
  const player = { agent: LEVEL[ms], settings: { budget: { ms } } }
  return { game, options, player, rival: player, series: `bench players ${id} mirror ${NAMES[ms]}` }
}
