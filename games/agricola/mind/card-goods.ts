import { cardAt } from '../cards/catalogue.ts'
import type { Op } from '../cards/effect.ts'
import { type Good, type Goods, isGood } from '../cards/goods.ts'
import { SPACE_IDS } from '../cards/space-names.ts'
import { hasSkill, SKILL } from '../rules/skills.ts'
import { spacesNamed } from '../rules/spaces/board.ts'
import type { AgricolaState, PlayerState } from '../rules/state.ts'

type GoodsBySpace = readonly (Goods | undefined)[]

/** What each card brings its owner on each space, by the kind of the card; the same in every game. */
const known: (GoodsBySpace | undefined)[] = []

/** What cards in play bring on a space beside what lies there; null where nothing comes. */
export function cardGoodsAt(state: AgricolaState, player: PlayerState, place: number): Goods | null {
  if (!hasSkill(player, SKILL.useSpace)) return null
  for (const { kind } of player.inPlay) {
    const goods = (known[kind] ??= goodsBySpace(kind, state))[place]
    if (goods !== undefined) return goods
  }
  return null
}

function goodsBySpace(kind: number, state: AgricolaState): GoodsBySpace {
  const places: (Goods | undefined)[] = SPACE_IDS.map(() => undefined)
  for (const effect of cardAt(kind).effects) {
    if (effect.on !== 'useSpace' || effect.by === 'others' || effect.pay !== undefined) continue
    const goods = goodsIn(effect.do)
    // The first round card is another one in every game: nobody relies on it.
    const named = spacesNamed(
      effect.at.filter((name) => name !== '@round-space-1'),
      state,
    )
    if (goods !== null)
      for (let place = 0; place < places.length; place++) if (((named >>> place) & 1) === 1) places[place] = goods
  }
  return places
}

function goodsIn(ops: readonly Op[]): Goods | null {
  for (const op of ops) {
    if ('gain' in op) return onlyFixed(op.gain)
    if ('gainChoice' in op) return op.gainChoice[0] ?? null
    if ('schedule' in op) return op.schedule.goods
  }
  return null
}

function onlyFixed(gain: Extract<Op, { gain: unknown }>['gain']): Goods {
  const goods: Partial<Record<Good, number>> = {}
  for (const good in gain) if (isGood(good) && typeof gain[good] === 'number') goods[good] = gain[good]
  return goods
}
