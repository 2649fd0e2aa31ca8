import type { CardId, Seat } from '@turnwright/kernel'
import type { Effect, PowerColor } from '../../cards/power.ts'
import { SKIP } from '../offers.ts'
import { type MatBird, type PlayerState, tallyOf, type Wingspan } from '../state.ts'

/** A power that is about to be used: whose it is, and on which bird. */
export interface PowerInUse<E extends Effect = Effect> {
  readonly seat: Seat
  readonly player: PlayerState
  readonly bird: MatBird
  readonly color: PowerColor
  readonly effect: E
  /** The birds through which it is repeated (W45). */
  readonly chain: readonly CardId[]
}

const USE_IT = { kind: 'use-it' } as const

/** Clicking the bird on its mat uses its power. */
function yesOrNo({ card }: MatBird) {
  return [{ id: 'use', about: USE_IT, ref: { card } }, SKIP] as const
}

/** W26: every power may be left unused. Notes down the answer. */
export function wantsToUse(game: Wingspan, power: PowerInUse): boolean {
  const { seat, bird } = power
  const wants = game.ask.one(seat, { kind: 'use-power', card: bird.card }, yesOrNo(bird)) === 'use'
  if (wants) noteUse(game, power)
  else noteRefusal(game, power)
  return wants
}

export function noteUse(game: Wingspan, { seat, bird }: PowerInUse): void {
  tallyOf(game.state, seat).used.push(bird.kind)
  game.tell({ kind: 'uses-power', seat, card: bird.card })
}

/** Nobody reads of powers that were not used; programs that watch hear of them. */
export function noteRefusal(game: Wingspan, { seat, bird }: PowerInUse): void {
  game.emit('power-declined', { seat, card: bird.card })
}

export function noteInability(game: Wingspan, { seat, bird }: PowerInUse): void {
  game.emit('power-useless', { seat, card: bird.card })
}
