import type { HandCard } from '../cards/card.ts'
import { HAND_CARDS } from '../cards/catalogue.ts'
import type { Bounds, Condition } from '../cards/effect.ts'
import { type Good, GOODS } from '../cards/goods.ts'
import type { StagedPlayer } from './stage.ts'

const PEOPLE = 4
/** Occupations that do nothing before points are counted. */
const QUIET = ['Braggart', 'Stable Architect', 'Organic Farmer']
const CROPS_OF_BOTH_KINDS = ['2,1 grain 3', '2,2 vegetable 2', '2,3 grain 2', '1,2 vegetable 1', '1,3']
const WHOLE_GROUND = ['0,1', '0,2', '1,1', '1,2', '1,3', '2,0', '2,1 grain 3', '2,2 vegetable 2', '2,3', '2,4']

/** A farm with what a card of its owner's hand wants: what it costs and requires, and what it looks at when it is played. */
export function readyToPlay(farm: StagedPlayer, name: string): StagedPlayer {
  const card = HAND_CARDS.find((each) => each.name === name)
  if (card === undefined) return farm
  return conditionsOf(card).reduce(meeting, { ...farm, ...paidFor(farm, card) })
}

/** Where a card wants somebody to stand already. */
export function standsOn(name: string): readonly string[] {
  const card = HAND_CARDS.find((each) => each.name === name)
  return card === undefined ? [] : conditionsOf(card).flatMap(({ ownPersonOn = [] }) => ownPersonOn)
}

function conditionsOf({ prereq, effects }: HandCard): readonly Condition[] {
  const looked = effects.flatMap((effect) => (effect.on === 'play' && effect.if !== undefined ? [effect.if] : []))
  return [prereq, ...looked].flatMap((condition) => [condition, ...(condition.all ?? [])])
}

/** Two food more: an occupation costs as much. */
function paidFor(farm: StagedPlayer, { cost }: HandCard): StagedPlayer {
  const { perPerson = {}, returns } = cost
  const price = (good: Good): number => (cost[good] ?? 0) + PEOPLE * (perPerson[good] ?? 0) + (good === 'food' ? 2 : 0)
  const goods = Object.fromEntries(GOODS.map((good) => [good, Math.max(farm[good] ?? 0, price(good))]))
  const [back] = returns ?? []
  return { ...goods, majors: [...new Set([...(farm.majors ?? []), ...(back === undefined ? [] : [back])])] }
}

function meeting(farm: StagedPlayer, condition: Condition): StagedPlayer {
  const { occupations, grainFields, vegetableFields, farmyardUnused, sheep, house, supply, rooms } = condition
  return {
    ...farm,
    ...(occupations === undefined ? {} : { played: withOccupations(farm.played ?? [], occupations) }),
    ...(grainFields === undefined && vegetableFields === undefined ? {} : { fields: CROPS_OF_BOTH_KINDS }),
    ...(farmyardUnused === undefined ? {} : { fields: WHOLE_GROUND }),
    ...(sheep === undefined ? {} : { sheep: sheep.min ?? 0 }),
    ...(house?.[0] === undefined ? {} : { house: house[0] }),
    ...(supply === undefined ? {} : { clay: Math.max(farm.clay ?? 0, supply.clay.min ?? 0) }),
    ...(rooms === undefined ? {} : { rooms: ['0,0', '1,0'] }),
  }
}

function withOccupations(
  played: NonNullable<StagedPlayer['played']>,
  { min = 0, exactly = min }: Bounds,
): NonNullable<StagedPlayer['played']> {
  const there = played.filter((each) => HAND_CARDS.some(({ name, type }) => name === each && type === 'occupation'))
  const more = QUIET.filter((name) => !played.includes(name))
  return [...played, ...more.slice(0, Math.max(0, exactly - there.length))]
}
