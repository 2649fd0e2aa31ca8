import { Random } from '@turnwright/kernel'
import { DECK_PAIRS, estravenModule } from '@turnwright/estraven'
import { openDuel, playOut } from './tables.ts'

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

/** Every pair of decks against every other, from both seats alike. */
export function measureBalance(gamesEach: number, series = 'balance'): Balance {
  const tally = { games: 0, firstWins: 0, turns: 0 }
  const encounters = DECK_PAIRS.flatMap((one, at) =>
    DECK_PAIRS.slice(at + 1).map((other) => encounter(one, other, gamesEach, series, tally)),
  )
  return { encounters, games: tally.games, firstWins: tally.firstWins, turns: tally.turns / tally.games }
}

interface Tally {
  games: number
  firstWins: number
  turns: number
}

function encounter(one: string, other: string, games: number, series: string, tally: Tally): Encounter {
  let wins = 0
  for (let n = 0; n < games; n++) {
    const seat = n % 2
    const seed = `${series} ${one} ${other} ${n >> 1}`
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

/** The range in which the true share lies with 95 % confidence, by Wilson. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.96
  const share = wins / games
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const middle = share + (z * z) / (2 * games)
  const scale = 1 + (z * z) / games
  return [(middle - spread) / scale, (middle + spread) / scale]
}
