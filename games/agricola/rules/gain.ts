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
  let brought = false
  for (const good in goods) if (receive(actions, seat, good as Good, goods[good as Good] as number)) brought = true
  if (brought) accommodate(actions, seat)
}

/** Whether it is an animal, which needs a place. */
function receive({ game }: AgricolaActionManager, seat: Seat, good: Good, n: number): boolean {
  const player = playerAt(game.state, seat)
  change(player, good, n)
  if (isAnimal(good)) return n > 0
  if (game.state.phase === 'work' && isBuildingResource(good)) player.gathered[good] += n
  return false
}

/** Tells what a card or space brought, then gives it. */
export function gainFrom(actions: AgricolaActionManager, seat: Seat, goods: Goods, source: string): void {
  for (const good in goods) tellOf(actions, seat, good as Good, goods[good as Good] as number, source)
  gain(actions, seat, goods)
}

/** The same for one kind of good. */
export function gainOneFrom(actions: AgricolaActionManager, seat: Seat, good: Good, n: number, source: string): void {
  tellOf(actions, seat, good, n, source)
  if (receive(actions, seat, good, n)) accommodate(actions, seat)
}

function tellOf({ game }: AgricolaActionManager, seat: Seat, good: Good, n: number, source: string): void {
  if (n <= 0) return
  const name = nameOfGood(good, n)
  game.tell('{player} gets {n} {good} from {source}', { player: { seat }, n, good: name, source })
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
