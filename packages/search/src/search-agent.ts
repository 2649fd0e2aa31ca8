import type { AgentKind, GameResult, Seat } from '@turnwright/kernel'
import type { AnySelection, Responder } from '@turnwright/kernel/host'
import { type Chance, legalAnswers, type Question, Random } from '@turnwright/kernel/search'
import { bestByHalving } from './halving.ts'

export interface SearchSettings {
  /** How many imagined games a decision may take. With a number of them, and not of seconds, play can be repeated. */
  readonly playouts: number
  /** Of more legal answers than these, the first are compared. */
  readonly width: number
  /** Plays imagined games to their end, for everybody. */
  readonly rollout: AgentKind
}

const MANY = 2 ** 31

/**
 * A player that compares its legal answers by games that could be this one as far as its seat knows: each is played to
 * the end, and the answer that won most is given.
 */
export function searchAgent(about: string, settings: SearchSettings): AgentKind {
  return {
    about,
    slow: true,
    imagines: true,
    create: (chance) => (question) => bestAnswer(question, chance, settings),
  }
}

function bestAnswer(question: Question, chance: Chance, { playouts, width, rollout }: SearchSettings): AnySelection {
  const candidates = firstOf(legalAnswers(question.selector), width)
  const [only] = candidates
  if (only !== undefined && candidates.length === 1) return only
  const luck = chance.int(MANY)
  const [best] = bestByHalving(candidates, playouts, (candidate, deal) =>
    playedOut(question, candidate, rollout, Random.fromSeed(`${luck}/${deal}`)),
  )
  return best === undefined || best.playouts === 0 ? question.randomAnswer(chance) : best.candidate
}

/** What an answer is worth in one game that could be this one: the share of the win that comes of it. */
function playedOut(question: Question, answer: AnySelection, rollout: AgentKind, chance: Chance): number | null {
  const { seat } = question
  let isAnswered = false
  const responders = question.projection().players.map((player): Responder => {
    const policy = rollout.create(chance)
    if (player.seat !== seat) return policy
    return (asked) => {
      if (isAnswered) return policy(asked)
      isAnswered = true
      return answer
    }
  })
  const fork = question.imagine(chance, responders)
  return fork === null || fork.result === null ? null : shareOf(fork.result, seat)
}

function shareOf({ winners }: GameResult, seat: Seat): number {
  if (winners.length === 0) return 1 / 2
  return winners.includes(seat) ? 1 / winners.length : 0
}

function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const first: T[] = []
  for (const item of items) {
    first.push(item)
    if (first.length === most) break
  }
  return first
}
