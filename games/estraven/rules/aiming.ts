import { chooseTargets } from '@turnwright/actions'
import type { CardId, Choice, Seat } from '@turnwright/kernel'
import { aimWords } from '../cards/words.ts'
import type { Effect } from '../cards/effect.ts'
import { note } from './ask.ts'
import { type ChosenAim, chosenAims, cheapestWard, someTarget, wardOf } from './aims.ts'
import { printed } from './identities.ts'
import type { Estraven } from './state.ts'
import { targetSeat } from './state.ts'

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
  note(game, seat, 'target')
  const [only] = aims
  if (aims.length === 1 && only !== undefined) return aimOne(game, seat, source, only, spare)
  const least = aims.map((each) => cheapestWard(game, seat, source, each))
  if (least.includes(-1)) return null
  let later = least.reduce((sum, each) => sum + each, 0)
  let ward = 0
  const targets: number[] = []
  for (const [at, each] of aims.entries()) {
    later -= least[at] as number
    const aimed = aimOne(game, seat, source, each, spare - ward - later)
    if (aimed === null) return null
    targets.push(...aimed.targets)
    ward += aimed.ward
  }
  return { targets, ward }
}

function aimOne(game: Estraven, seat: Seat, source: CardId, aimed: ChosenAim, spare: number): Aimed | null {
  const legal: number[] = []
  someTarget(game, seat, source, aimed, (target, ward) => {
    if (ward <= spare) legal.push(target)
    return false
  })
  const title = legal.length > 1 ? `${printed(game.cards.kind(source)).name}: ${aimWords(aimed)}` : ''
  const chosen = chooseTargets(game, seat, [{ title, legal }], (target) => faceOf(game, aimed, target))
  const [target] = chosen ?? []
  if (target === undefined) return null
  return { targets: [target], ward: wardOf(game.state, aimed, target) }
}

/** How a target is offered: a card as itself, a player by name, a link by its number. */
function faceOf(game: Estraven, { at }: ChosenAim, target: number): Choice {
  if (at === 'link') {
    const link = game.state.chain.links.find(({ id }) => id === target)
    const name = printed(link?.kind ?? 0).name
    return { id: `link-${target}`, title: `${target} ${name}`, ref: { space: `link-${target}` }, value: target }
  }
  if (target >= 0) return target
  const seat = targetSeat(target)
  return { id: `player-${seat}`, title: game.player(seat).name, ref: { seat }, value: target }
}
