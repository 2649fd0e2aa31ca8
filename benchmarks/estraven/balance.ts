import type { AgentKind } from '@turnwright/kernel'
import { DECK_PAIRS } from '@turnwright/estraven'
import { agentCalled, type Watched, watchDuel } from './watched-duel.ts'

/** Two pairs of decks against each other. */
export interface Meeting {
  readonly one: string
  readonly other: string
}

/** How one pair of decks fared against another, greedy on both sides. */
export interface Encounter extends Meeting {
  readonly games: number
  /** Games that the first pair won; a draw is half a win. */
  readonly wins: number
  /** Turns of each player, on average. */
  readonly turns: number
}

export interface Balance {
  readonly encounters: readonly Encounter[]
  readonly games: number
  /** Games won by whoever began. */
  readonly firstWins: number
  /** Turns of each player, on average. */
  readonly turns: number
  /** Games that somebody lost for want of a card to draw. */
  readonly decked: number
  /** Games in which one player had less life than the other at the end of round 4, and how many of those that player won. */
  readonly trailing: { readonly games: number; readonly wins: number }
  /** Questions of priority, and answers that put a link on the chain. */
  readonly priority: { readonly questions: number; readonly answers: number }
}

/** The shares of wins between which two pairs of decks are fair to each other. */
export const FAIR = { least: 0.35, most: 0.65 } as const

/** The turns of each player between which an encounter is of a good length, on average. */
export const GOOD_LENGTH = { least: 6, most: 10 } as const

/** Enough to tell 60 % from the bound of what is fair, several times over. */
const MOST_GAMES = 1_500

export interface BalanceWish {
  /** Games of every encounter at least. One that is not surely fair by then is played on. */
  readonly gamesEach: number
  /** Who plays on both sides; greedy, if nothing is said. */
  readonly agent?: string
  /** Which encounters; all of them, if nothing is said. */
  readonly meetings?: readonly Meeting[]
  readonly onEncounter?: (done: number, of: number) => void
}

/** Every pair of decks against every other, once. */
export const MEETINGS: readonly Meeting[] = DECK_PAIRS.flatMap((one, at) =>
  DECK_PAIRS.slice(at + 1).map((other) => ({ one, other })),
)

/** Pairs of decks against each other, from both seats alike, over enough games to tell. */
export function measureBalance({
  gamesEach,
  onEncounter,
  agent = 'greedy',
  meetings = MEETINGS,
}: BalanceWish): Balance {
  const tally = newTally()
  const kind = agentCalled(agent)
  const encounters = meetings.map(({ one, other }, at) => {
    onEncounter?.(at, meetings.length)
    return encounter(kind, one, other, gamesEach, tally)
  })
  const { games, turns, ...sums } = tally
  return { encounters, games, turns: turns / games, ...sums }
}

function newTally() {
  return {
    games: 0,
    firstWins: 0,
    turns: 0,
    decked: 0,
    trailing: { games: 0, wins: 0 },
    priority: { questions: 0, answers: 0 },
  }
}

type Tally = ReturnType<typeof newTally>

function encounter(agent: AgentKind, one: string, other: string, least: number, tally: Tally): Encounter {
  let wins = 0
  let games = 0
  let turns = 0
  // Both seats of a deal are always played.
  while (games < least || games % 2 === 1 || (games < MOST_GAMES && !isSurelyFair(wins, games))) {
    const seed = `balance ${one} ${other} ${games >> 1}`
    const isSwapped = games % 2 === 1
    games++
    const watched = watchDuel([agent, agent], isSwapped ? [other, one] : [one, other], seed)
    wins += isSwapped ? 1 - watched.share : watched.share
    turns += watched.turns
    addTo(tally, watched)
  }
  return { one, other, games, wins, turns: turns / games }
}

function addTo(tally: Tally, { share, firstShare, turns, isDecked, trailing, questions, answers }: Watched): void {
  tally.games++
  tally.turns += turns
  tally.firstWins += firstShare
  if (isDecked) tally.decked++
  if (trailing !== null) {
    tally.trailing.games++
    tally.trailing.wins += trailing === 0 ? share : 1 - share
  }
  for (const asked of questions) tally.priority.questions += asked
  for (const answered of answers) tally.priority.answers += answered
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
