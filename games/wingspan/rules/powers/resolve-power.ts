import { type CardId, doNext, type Seat } from '@turnwright/kernel'
import type { Effect } from '../../cards/power.ts'
import { birdOn, findBird, rowAt } from '../mat.ts'
import { openWindow } from '../pink.ts'
import { deedOf } from '../row-actions.ts'
import { type PlayerState, playerAt, type Wingspan, type WingspanState } from '../state.ts'
import type { Task } from '../task.ts'
import type { Behaviour, BehavioursOf } from './behaviour.ts'
import { DRAWING_POWERS } from './drawing.ts'
import { EGG_TRADING_POWERS } from './egg-trading.ts'
import { FEEDER_POWERS } from './feeder.ts'
import { FLOCKING_POWERS } from './flocking.ts'
import { HUNTING_POWERS } from './hunting.ts'
import { LAYING_POWERS } from './laying.ts'
import { MAT_POWERS } from './mat.ts'
import { noteInability, type PowerInUse } from './power-in-use.ts'
import { SUPPLY_POWERS } from './supply.ts'

/**
 * W8, W28: first the pink powers that the row action wakes, then the brown ones of the row from right to left. People see
 * the moment when the powers begin; programs that watch hear of it.
 */
export function activateRow(game: Wingspan, seat: Seat, row: number): void {
  const { state } = game
  if (state.repeats.length > 0) state.repeats = []
  const powers = brownPowersOf(playerAt(state, seat), row)
  if (powers.length > 0) doNext(state.agenda, ...powers.map((card): Task => ({ do: 'power', seat, card, chain: [] })))
  game.emit('row-activated', { seat, row })
  const deed = deedOf(state, seat, row)
  if (deed !== null) openWindow(game, seat, deed)
}

export function brownPowersOf(player: PlayerState, row: number): CardId[] {
  const cards: CardId[] = []
  const birds = rowAt(player, row)
  for (let column = birds.length - 1; column >= 0; column--) {
    const bird = birds[column]
    if (bird !== undefined && birdOn(bird).power?.color === 'brown') cards.push(bird.card)
  }
  return cards
}

export function resolvePower(game: Wingspan, seat: Seat, card: CardId, chain: readonly CardId[]): void {
  const power = powerOf(game.state, seat, card, chain)
  if (power === null) return
  if (canUse(game.state, power)) behaviourOf(power.effect).use(game, power)
  else noteInability(game, power)
}

/** W27: a pink power that was used rests until its owner's next turn. */
export function resolveReaction(game: Wingspan, seat: Seat, card: CardId): void {
  const bird = findBird(playerAt(game.state, seat), card)
  if (bird.reacted) return
  const { used } = playerAt(game.state, seat).between
  const before = used.length
  resolvePower(game, seat, card, [])
  if (used.length > before) bird.reacted = true
}

export function powerOf(
  state: WingspanState,
  seat: Seat,
  card: CardId,
  chain: readonly CardId[],
): PowerInUse<Effect> | null {
  const player = playerAt(state, seat)
  const bird = findBird(player, card)
  const { power } = birdOn(bird)
  return power === null ? null : { seat, player, bird, color: power.color, effect: power.does, chain }
}

const BEHAVIOURS: BehavioursOf<Effect> = {
  ...SUPPLY_POWERS,
  ...FEEDER_POWERS,
  ...LAYING_POWERS,
  ...EGG_TRADING_POWERS,
  ...DRAWING_POWERS,
  ...FLOCKING_POWERS,
  ...HUNTING_POWERS,
  ...MAT_POWERS,
}

function behaviourOf({ kind }: Effect): Behaviour {
  return BEHAVIOURS[kind]
}

/** Whether the power could do anything, as far as everybody can see. */
export function canUse(state: WingspanState, power: PowerInUse): boolean {
  return behaviourOf(power.effect).can?.(power, state) ?? true
}
