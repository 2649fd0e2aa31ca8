import type { Seat } from '@turnwright/kernel'
import {
  ANIMALS,
  type Animal,
  type BuildingResource,
  type Good,
  type Goods,
  goodsId,
  isAnimal,
  isGood,
} from '../cards/goods.ts'
import { isHoused } from '../farm/index.ts'
import type { AgricolaActionManager } from './action-manager.ts'
import { change } from './goods.ts'
import { shelterOf } from './in-play.ts'
import type { Chosen, Question, Source } from './questions.ts'
import { type PlayerState, playerAt } from './state.ts'

/** Puts goods into the supply and animals onto the farm, where they need a place at once. */
export function gain(actions: AgricolaActionManager, seat: Seat, goods: Goods): void {
  let brought = false
  for (const good in goods) if (isGood(good) && receive(actions, seat, good, goods[good] ?? 0)) brought = true
  if (brought) accommodate(actions, seat, goods)
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
export function gainFrom(actions: AgricolaActionManager, seat: Seat, goods: Goods, from: Source): void {
  for (const good in goods) if (isGood(good)) tellOf(actions, seat, good, goods[good] ?? 0, from)
  gain(actions, seat, goods)
}

/** The same for one of several things, as their owner chooses. */
export function gainOneOf(actions: AgricolaActionManager, seat: Seat, things: readonly Goods[], from: Source): void {
  const goods = actions.one(seat, { kind: 'choose-goods', from }, things.map(goodsChoice))
  gainFrom(actions, seat, goods, from)
}

interface GoodsChoice {
  readonly id: string
  readonly about: Chosen
  readonly value: Goods
}

export function goodsChoice(goods: Goods): GoodsChoice {
  return { id: goodsId(goods), about: { kind: 'goods', goods }, value: goods }
}

/** The same for one kind of good. */
export function gainOneFrom(actions: AgricolaActionManager, seat: Seat, good: Good, n: number, from: Source): void {
  tellOf(actions, seat, good, n, from)
  if (receive(actions, seat, good, n)) accommodate(actions, seat, { [good]: n })
}

function tellOf({ game }: AgricolaActionManager, seat: Seat, good: Good, n: number, from: Source): void {
  if (n > 0) game.tell({ kind: 'gets', seat, good, n, from })
}

function isBuildingResource(good: string): good is BuildingResource {
  return good === 'wood' || good === 'clay' || good === 'reed' || good === 'stone'
}

interface Release {
  readonly id: string
  readonly about: Chosen
  readonly value: Animal
}

const RELEASE: readonly Release[] = ANIMALS.map((animal) => ({
  id: `release-${animal}`,
  about: { kind: 'let-go', animal },
  value: animal,
}))
const MAKE_ROOM: Question = { kind: 'make-room' }
const ALWAYS_ASKED = { noAutoRespond: true }
const NONE: readonly Release[] = []

const NOTHING: Goods = {}

/** Animals never wait: those without a place are cooked beside this question, or let go. */
export function accommodate(actions: AgricolaActionManager, seat: Seat, brought: Goods = NOTHING): void {
  const player = playerAt(actions.game.state, seat)
  if (isHoused(player.farm, shelterOf(player))) return
  const isFirst = player.standing === null
  player.standing ??= herdBefore(player, brought)
  do {
    const [animal] = actions.some(seat, MAKE_ROOM, () => releases(player), {}, ALWAYS_ASKED)
    if (animal !== undefined) letGo(actions, seat, animal)
  } while (!isHoused(player.farm, shelterOf(player)))
  if (isFirst) player.standing = null
}

function herdBefore({ farm }: PlayerState, { sheep = 0, boar = 0, cattle = 0 }: Goods): Record<Animal, number> {
  return { sheep: farm.sheep - sheep, boar: farm.boar - boar, cattle: farm.cattle - cattle }
}

function releases(player: PlayerState): readonly Release[] {
  const { farm } = player
  if (isHoused(farm, shelterOf(player))) return NONE
  return RELEASE.filter(({ value }) => farm[value] > 0)
}

function letGo(actions: AgricolaActionManager, seat: Seat, animal: Animal): void {
  playerAt(actions.game.state, seat).farm[animal]--
  actions.game.tell({ kind: 'lets-go', seat, n: 1, animal })
}
