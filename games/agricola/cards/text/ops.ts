import type { Granted, GrantedAction, Grants, Op, Ops, Rounds } from '../effect.ts'
import { type Goods, GOODS } from '../goods.ts'
import { amountWords, goodsWords, listed, pointsWords, tierWords, yieldWords } from './amounts.ts'

const USUAL = ' at the usual price'

const GRANTS: { readonly [Action in GrantedAction]: (terms: Grants[Action]) => string } = {
  plow: ({ n }) => `plow ${n === 1 ? '1 field' : `${n} fields`}`,
  bakeBread: () => 'bake bread',
  fencePasture: ({ woodCost }) =>
    `fence a pasture of a single cell ${woodCost === 0 ? 'without paying wood' : `for ${woodCost} wood a fence`}`,
  buildStable: ({ exactly, cost }) =>
    `build ${exactly === 1 ? '1 stable' : `${exactly} stables`} for ${priceWords(cost)}`,
  buildRoom: ({ exactly }) => `build ${exactly === 1 ? '1 room' : `${exactly} rooms`}${USUAL}`,
  renovate: () => `renovate${USUAL}`,
  playOccupation: ({ cost }) => `play an occupation for ${priceWords(cost)}`,
  playMinor: () => 'play a minor improvement',
}

export function grantWords(op: Granted): string {
  return (GRANTS[op.action] as (terms: Granted) => string)(op)
}

function priceWords(goods: Goods): string {
  return goodsWords(goods) || 'nothing'
}

/** What a part of an effect does, to go on after a comma: `get 1 wood`. One without words does not compile. */
const OPS: { readonly [Name in keyof Ops]: (content: Ops[Name]) => string } = {
  gain: (goods) => `get ${yieldWords(goods)}`,
  gainChoice: (things) => `get ${listed(things.map(goodsWords), 'or')}`,
  gainTier: ({ good, by, tiers }) => `get ${tierWords(good, by, tiers)}`,
  gainByPlayers: (by) =>
    `get ${listed(Object.entries(by).map(([n, goods]) => `${goodsWords(goods)} with ${playersWords(n)}`))}`,
  gainOthers: (goods) => `everybody else gets ${goodsWords(goods)}`,
  schedule: ({ goods, rounds }) =>
    `lay ${goodsWords(goods)} ${roundsWords(rounds)}; ${isOne(goods) ? 'it is' : 'they are'} yours when the round begins`,
  scheduleAction: ({ n, rounds }) =>
    `at the start of ${startWords(rounds)}, you may plow ${n === 1 ? '1 field' : `${n} fields`}`,
  // One price that is said once holds for both.
  oneOf: (ops) => listed(ops.map(grantWords), 'or').replace(`${USUAL} or `, ' or '),
  points: (formula) => `get ${amountWords(formula, pointsWords)}`,
  returnToSpace: (goods) => `put ${goodsWords(goods)} back on it`,
  harvestExtra: ({ crop, perField }) => `take ${perField} more ${crop} from each of your ${crop} fields`,
  breed: (kinds) => `your ${listed(kinds)} breed, if there is room for the young one`,
}

function playersWords(n: string): string {
  return n === '1' ? '1 player' : `${n} players`
}

/** Food is much, not many. */
function isOne(goods: Goods): boolean {
  return GOODS.every((good) => good === 'food' || (goods[good] ?? 0) <= 1)
}

function roundsWords(rounds: Rounds): string {
  if ('next' in rounds) return `on each of the next ${rounds.next} round spaces`
  if ('offsets' in rounds) return `each on the spaces of the ${listed(rounds.offsets.map(ordinal))} round from now`
  if ('fixed' in rounds)
    return `on each of the spaces of rounds ${listed(rounds.fixed.map(String))} that are still to come`
  return rounds.remaining === 'even' ? 'on every even round space still to come' : 'on each round space still to come'
}

function startWords(rounds: Rounds): string {
  if ('offsets' in rounds) return `the ${listed(rounds.offsets.map(ordinal))} round from now`
  if ('fixed' in rounds) return `rounds ${listed(rounds.fixed.map(String))}`
  return 'next' in rounds ? `each of the next ${rounds.next} rounds` : `each round still to come`
}

function ordinal(n: number): string {
  return `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`
}

export function opWords(op: Op): string {
  if ('action' in op) return grantWords(op)
  const words = Object.entries(op).map(([name, content]) =>
    (OPS[name as keyof Ops] as (content: unknown) => string)(content),
  )
  return listed(words)
}
