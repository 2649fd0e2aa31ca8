import type { Seat } from '@turnwright/kernel'
import {
  ANIMALS,
  type Animal,
  type BuildingResource,
  type Good,
  type Goods,
  isAnimal,
  nameOfGood,
} from '../cards/goods.ts'
import { isHoused } from '../farm/index.ts'
import type { AgricolaActionManager } from './action-manager.ts'
import { change } from './goods.ts'
import { shelterOf } from './in-play.ts'
import { type PlayerState, playerAt } from './state.ts'

/** Puts goods into the supply and animals onto the farm, where they need a place at once. */
export function gain(actions: AgricolaActionManager, seat: Seat, goods: Goods): void {
  const { state } = actions.game
  const player = playerAt(state, seat)
  let brought = false
  for (const good in goods) {
    const n = goods[good as Good] as number
    change(player, good as Good, n)
    if (isAnimal(good as Good)) brought ||= n > 0
    else if (state.phase === 'work' && isBuildingResource(good)) player.gathered[good] += n
  }
  if (brought) accommodate(actions, seat)
}

/** Tells what a card or space brought, then gives it. */
export function gainFrom(actions: AgricolaActionManager, seat: Seat, goods: Goods, source: string): void {
  for (const good in goods) {
    const n = goods[good as Good] as number
    if (n > 0)
      actions.game.tell('{player} gets {n} {good} from {source}', {
        player: { seat },
        n,
        good: nameOfGood(good as Good, n),
        source,
      })
  }
  gain(actions, seat, goods)
}

function isBuildingResource(good: string): good is BuildingResource {
  return good === 'wood' || good === 'clay' || good === 'reed' || good === 'stone'
}

const RELEASE = ANIMALS.map((animal) => ({ id: `release-${animal}`, title: `Let 1 ${animal} go`, value: animal }))
type Release = (typeof RELEASE)[number]
const NONE: readonly Release[] = []

/** Animals never wait: those without a place are cooked beside this question, or let go. */
export function accommodate(actions: AgricolaActionManager, seat: Seat): void {
  const player = playerAt(actions.game.state, seat)
  while (!isHoused(player.farm, shelterOf(player))) {
    const animal = actions.pick(seat, () => releases(player), {
      title: 'Make room for your animals',
      help: 'They do not all fit on your farm.',
      noAutoRespond: true,
    })
    if (animal === undefined) return
    letGo(actions, seat, animal)
  }
}

function releases(player: PlayerState): readonly Release[] {
  const { farm } = player
  if (isHoused(farm, shelterOf(player))) return NONE
  return RELEASE.filter(({ value }) => farm[value] > 0)
}

function letGo(actions: AgricolaActionManager, seat: Seat, animal: Animal): void {
  playerAt(actions.game.state, seat).farm[animal]--
  actions.game.tell('{player} lets 1 {animal} go', { player: { seat }, animal })
}
