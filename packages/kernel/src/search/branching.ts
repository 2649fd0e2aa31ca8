import type { CardTable } from '../cards/card-table.ts'
import { checkpointOf } from '../play/checkpoint.ts'
import type { Fork } from '../play/fork.ts'
import type { Game } from '../play/game.ts'
import { PARTS } from '../play/inside.ts'
import type { LogEntry, TrackEntry } from '../play/log.ts'
import type { Position } from '../play/snapshot.ts'
import type { Selector } from '../questions/selector.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from '../words/about.ts'

/** Where the running step began, and the answers it has used since: what a fork starts from. */
export interface Origin<State> {
  readonly position: Position<State>
  readonly tail: readonly TrackEntry[]
  /** How many answers to the open request are in already; they end the tail. */
  readonly collected: number
}

export function originOf<State, Options, A extends About>(game: Game<State, Options, A>): Origin<State> {
  const { timeline, answers, stepper } = game[PARTS]
  const position = checkpointOf(game[PARTS])
  // A fork shares it from here on.
  stepper.leaveCheckpointsAlone()
  return { position, tail: timeline.since(position.answers), collected: answers.collected }
}

/** The question open to a seat, or the first one for a spectator; also while a program is answering it. */
export function askedOf<State, Options, A extends About>(
  game: Game<State, Options, A>,
  seat: Seat | null,
): Selector | null {
  const { waiting } = game
  if (waiting === null) {
    const { question } = game[PARTS].answers
    return question.seat === seat ? question.selector : null
  }
  const name = seat === null ? null : game.player(seat).name
  const open = waiting.selectors.find(({ actor }) => name === null || actor === name)
  return open ?? waiting.selectors[0] ?? null
}

/** Makes a game a fork: another deal behind the same questions, and fresh chance after them. */
export function branchOff<State, Options, A extends About>(
  game: Game<State, Options, A>,
  position: Position<State>,
  cards: CardTable,
  tail: readonly TrackEntry[],
  fork: Omit<Fork, 'at'>,
): void {
  const { timeline, stepper, answers } = game[PARTS]
  timeline.adopt(tail as readonly LogEntry[], tail)
  const dealt = { ...position, cards, answers: 0, barrier: 0 }
  timeline.keep(dealt)
  stepper.restore(dealt, true)
  answers.fork = { ...fork, at: tail.length }
}
