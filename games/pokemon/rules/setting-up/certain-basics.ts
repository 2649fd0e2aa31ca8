import type { CardId, Certainty } from '@turnwright/kernel'
import { faceOf } from '../faces.ts'
import { type DuelState, playerAt } from '../state.ts'

/** P3, P5: whoever plays on without a mulligan holds a Basic Pokémon, and what lies face down is nothing else. */
export function certainBasics(state: DuelState): readonly Certainty[] {
  const [task] = state.agenda
  if (task?.do === 'opening-active') return state.players.map(({ hand }) => oneBasic(hand))
  if (task?.do === 'mulligan-bonus') return [oneBasic(playerAt(state, task.seat).hand)]
  return state.turnNumber > 0 ? NOTHING : state.players.flatMap(({ faceDown }) => allBasics(faceDown))
}

const NOTHING: readonly Certainty[] = []

function oneBasic(hand: readonly CardId[]): Certainty {
  return { among: hand, least: 1, isSuch: isBasic }
}

function allBasics(faceDown: readonly CardId[]): readonly Certainty[] {
  return faceDown.length === 0 ? NOTHING : [{ among: faceDown, least: faceDown.length, isSuch: isBasic }]
}

function isBasic(kind: number): boolean {
  return faceOf(kind).role === 'basic'
}
