import { chooseTargets, type TargetFace } from '@turnwright/actions'
import type { CardId, Seat } from '@turnwright/kernel'
import type { Effect } from '../cards/effect.ts'
import { aimedEffect, type ChosenAim, chosenAims, cheapestWard, someTarget, wardOf } from './aims.ts'
import type { Estraven } from './state.ts'
import { linkAt, targetSeat } from './state.ts'

export interface Aimed {
  readonly targets: readonly number[]
  /** What the targets cost more. */
  readonly ward: number
}

const NO_TARGETS: Aimed = { targets: [], ward: 0 }

/**
 * E25: all targets are chosen, each out of those that leave enough mana for the rest. `spare` is the mana left for wards.
 * Null where there is no legal target.
 */
export function aim(
  game: Estraven,
  seat: Seat,
  source: CardId,
  effects: readonly Effect[],
  spare: number,
): Aimed | null {
  const aims = chosenAims(effects)
  if (aims.length === 0) return NO_TARGETS
  const aiming = (at: number, aimed: ChosenAim, left: number): Aimed | null =>
    aimOne(game, seat, { source, effect: aimedEffect(effects, at), aimed }, left)
  const [only] = aims
  if (aims.length === 1 && only !== undefined) return aiming(0, only, spare)
  const least = aims.map((each) => cheapestWard(game, seat, source, each))
  if (least.includes(-1)) return null
  let later = least.reduce((sum, each) => sum + each, 0)
  let ward = 0
  const targets: number[] = []
  for (const [at, each] of aims.entries()) {
    later -= least[at] ?? 0
    const aimed = aiming(at, each, spare - ward - later)
    if (aimed === null) return null
    targets.push(...aimed.targets)
    ward += aimed.ward
  }
  return { targets, ward }
}

interface Aiming {
  readonly source: CardId
  readonly effect: Effect
  readonly aimed: ChosenAim
}

function aimOne(game: Estraven, seat: Seat, { source, effect, aimed }: Aiming, spare: number): Aimed | null {
  const legal: number[] = []
  someTarget(game, seat, source, aimed, (target, ward) => {
    if (ward <= spare) legal.push(target)
    return false
  })
  const about = { kind: 'target', card: source, effect } as const
  const chosen = chooseTargets(game, seat, [{ about, legal }], (target) => faceOf(game, aimed, target))
  const [target] = chosen ?? []
  if (target === undefined) return null
  return { targets: [target], ward: wardOf(game.state, aimed, target) }
}

/** How a target is offered: a card as itself, a player by name, a link by its number. */
function faceOf({ state }: Estraven, { at }: ChosenAim, target: number): TargetFace {
  if (at === 'link') {
    const { card } = linkAt(state, target)
    const id = `link-${target}`
    return { id, about: { kind: 'link', link: target, card }, ref: { space: id }, value: target }
  }
  if (target >= 0) return target
  const seat = targetSeat(target)
  return { id: `player-${seat}`, about: { kind: 'player', seat }, ref: { seat }, value: target }
}
