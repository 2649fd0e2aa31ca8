import { Random } from '@turnwright/kernel/search'
import { DECK_PAIRS, estravenModule } from '@turnwright/estraven'
import { playOut } from '../playing/play-out.ts'
import { openDuel } from './tables.ts'

/** How one pair of decks fared against another, greedy on both sides. */
export interface Encounter {
  readonly one: string
  readonly other: string
  readonly games: number
  /** Games that the first pair won; a draw is half a win. */
  readonly wins: number
}

export interface Balance {
  readonly encounters: readonly Encounter[]
  readonly games: number
  /** Games won by whoever began. */
  readonly firstWins: number
  /** Turns of each player, on average. */
  readonly turns: number
}

/** The shares of wins between which two pairs of decks are fair to each other. */
export const FAIR = { least: 0.35, most: 0.65 } as const

/** Enough to tell 60 % from the bound of what is fair, several times over. */
const MOST_GAMES = 1_500

export interface BalanceWish {
  /** Games of every encounter at least. One that is not surely fair by then is played on. */
  readonly gamesEach: number
  readonly onEncounter?: (done: number, of: number) => void
}

/** Every pair of decks against every other, from both seats alike, over enough games to tell. */
export function measureBalance({ gamesEach, onEncounter }: BalanceWish): Balance {
  const tally = { games: 0, firstWins: 0, turns: 0 }
  const meetings = DECK_PAIRS.flatMap((one, at) => DECK_PAIRS.slice(at + 1).map((other) => ({ one, other })))
  const encounters = meetings.map(({ one, other }, at) => {
    onEncounter?.(at, meetings.length)
    return encounter(one, other, gamesEach, tally)
  })
  return { encounters, games: tally.games, firstWins: tally.firstWins, turns: tally.turns / tally.games }
}

interface Tally {
  games: number
  firstWins: number
  turns: number
}

function encounter(one: string, other: string, least: number, tally: Tally): Encounter {
  let wins = 0
  let games = 0
  // Both seats of a deal are always played.
  while (games < least || games % 2 === 1 || (games < MOST_GAMES && !isSurelyFair(wins, games))) {
    const seat = games % 2
    const seed = `balance ${one} ${other} ${games >> 1}`
    games++
    const game = openDuel(seat === 0 ? one : other, seat === 0 ? other : one, seed)
    const greedy = estravenModule.agents['greedy']
    if (greedy === undefined) throw new Error('there is no greedy player')
    const chance = Random.fromSeed(seed)
    playOut(game, [greedy.create(chance), greedy.create(chance)])
    const winners = game.result?.winners ?? []
    wins += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0
    tally.games++
    tally.turns += game.state.turns / 2
    tally.firstWins += winners.length === 0 ? 0.5 : winners.includes(game.state.first) ? 1 : 0
  }
  return { one, other, games, wins }
}

/** Whether so many games say that an encounter is fair. That it is not is said by all of them alone: streaks happen. */
export function isSurelyFair(wins: number, games: number): boolean {
  const [low, high] = interval(wins, games)
  return low >= FAIR.least && high <= FAIR.most
}

/** The range in which the true share lies with 95 % confidence, by Wilson. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.96
  const share = wins / games
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const middle = share + (z * z) / (2 * games)
  const scale = 1 + (z * z) / games
  return [(middle - spread) / scale, (middle + spread) / scale]
}
