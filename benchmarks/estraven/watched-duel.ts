import type { AgentKind, Seat } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { estravenModule } from '@turnwright/estraven'
import { playOut } from '../playing/play-out.ts'
import { type EstravenGame, openDuel } from './tables.ts'

/** What there is to say of a duel when it is over. */
export interface Watched {
  /** Of the first seat: 1, or 0, or half a win for a draw. */
  readonly share: number
  /** Of whoever began. */
  readonly firstShare: number
  /** Turns of each player. */
  readonly turns: number
  /** Whether somebody had to draw and could not. */
  readonly isDecked: boolean
  /** Who had less life at the end of round 4, when both have had four turns; null where neither had, or where it was over before. */
  readonly trailing: Seat | null
  /** By seat: how often it was asked for an answer to the chain, and how often it gave one. */
  readonly questions: readonly number[]
  readonly answers: readonly number[]
}

/** The round at whose end somebody trails or does not. */
const HALFWAY = 4

/** Two agents with these decks and this deal. */
export function watchDuel(agents: readonly AgentKind[], decks: readonly [string, string], seed: string): Watched {
  const game = openDuel(...decks, seed)
  const chance = Random.fromSeed(seed)
  const questions = [0, 0]
  const answers = [0, 0]
  let trailing: Seat | null = null
  let isHalfway = false
  const watch = (responder: Responder): Responder => {
    return (question) => {
      if (!isHalfway && game.state.round > HALFWAY) {
        isHalfway = true
        trailing = trailingIn(game)
      }
      const answer = responder(question)
      if (question.about !== undefined && (question.about as { kind?: string }).kind === 'priority') {
        questions[question.seat] = (questions[question.seat] ?? 0) + 1
        const [chosen] = (answer ?? []) as readonly unknown[]
        if (!(typeof chosen === 'string' && chosen.startsWith('pass')))
          answers[question.seat] = (answers[question.seat] ?? 0) + 1
      }
      return answer
    }
  }
  playOut(
    game,
    agents.map((agent) => watch(agent.create(chance))),
  )
  const { state } = game
  return {
    share: shareOf(game, 0),
    firstShare: shareOf(game, state.first),
    turns: state.turns / 2,
    isDecked: state.players.some(({ drewNothing }) => drewNothing),
    trailing,
    questions,
    answers,
  }
}

export function agentCalled(name: string): AgentKind {
  const agent = estravenModule.agents[name]
  if (agent === undefined) throw new Error(`there is no agent ${name}`)
  return agent
}

function trailingIn({ state: { players } }: EstravenGame): Seat | null {
  const [one, other] = players.map(({ life }) => life)
  if (one === undefined || other === undefined || one === other) return null
  return one < other ? 0 : 1
}

function shareOf({ result }: EstravenGame, seat: Seat): number {
  const winners = result?.winners ?? []
  if (winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 : 0
}
