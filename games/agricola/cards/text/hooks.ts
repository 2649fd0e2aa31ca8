import type { CostTarget, Hook, HookName, Hooks, RoomCost } from '../effect.ts'
import type { Material } from '../goods.ts'
import { goodsWords, listed, yieldWords } from './amounts.ts'
import { spacesWords } from './spaces.ts'

export const HOUSES: Readonly<Record<Material, string>> = { wood: 'wooden', clay: 'clay', stone: 'stone' }

/** What holds always, as a sentence. A hook without words does not compile. */
const HOOKS: { readonly [Name in HookName]: (hook: Hooks[Name]) => string } = {
  pastureCapacity: ({ add }) => `Each of your pastures holds ${add} animals more, with or without stables.`,
  houseAnimalCapacity: () => 'Your house holds 1 animal for each room, of any kinds.',
  personCapacity: ({ add }) => `This houses ${add === 1 ? '1 person' : `${add} people`}.`,
  fencePayment: ({ anyMixOf }) =>
    `You may build fences with ${listed(anyMixOf.filter((good) => good !== 'wood'))} in place of wood, mixed as you like.`,
  freeFences: ({ perBuildFencesAction: n }) =>
    `Each time you build fences, ${n} of them ${n === 1 ? 'costs' : 'cost'} you nothing.`,
  mayUseOccupied: ({ spaces, maxOtherOccupants: n }) =>
    `You may use ${spacesWords(spaces)} even if ${n === 1 ? "one other player's person stands" : `people of ${n} other players stand`} on it.`,
  costMod: ({ targets, minus }) => `Every ${targetsWords(targets, 'and')} costs you ${lessWords(minus)}.`,
  costSet: ({ material, cost }) =>
    material === 'any'
      ? `Every room costs you ${roomPrice(cost)}.`
      : `Every ${HOUSES[material]} room costs you ${roomPrice(cost)}.`,
  costSubstitute: ({ targets, replaceOneOf = [], replace = {}, with: instead }) => {
    const parts = [...replaceOneOf.map(goodsWords), ...Object.keys(replace).map((good) => `all the ${good}`)]
    const each = targets.map((target) => `each ${TARGETS[target]}`)
    return `For ${listed(each)}, you may pay ${goodsWords(instead)} in place of ${listed(parts, 'or')}.`
  },
  renovatePath: ({ from, to }) =>
    `You may renovate a ${HOUSES[from]} house straight to ${to}, at the price of a renovation to ${to}.`,
  forbid: () => 'You may no longer renovate.',
  fieldCard: ({ crops }) => `This card is a field for ${listed(crops.map(cropsWord))} only.`,
  newbornActs: ({ pay }) =>
    `For ${goodsWords(pay)}, your offspring may work in the round of its birth; then it counts as an adult.`,
  doublePlacement: ({ atLeastOneOn }) =>
    `You may place two people one right after the other if at least one of them goes to ${spacesWords(atLeastOneOn)}.`,
}

const TARGETS: Readonly<Record<CostTarget, string>> = {
  major: 'major improvement',
  minor: 'minor improvement',
  room: 'room',
  renovation: 'renovation',
}

function targetsWords(targets: readonly CostTarget[], last: string): string {
  const isAny = targets.includes('major') && targets.includes('minor')
  const others = targets.filter((target) => !isAny || (target !== 'major' && target !== 'minor'))
  return listed([...(isAny ? ['improvement'] : []), ...others.map((target) => TARGETS[target])], last)
}

/** `1 stone less for each of your rooms beyond the first 2`. */
function lessWords(minus: Hooks['costMod']['minus']): string {
  const words = yieldWords(minus)
  const at = words.indexOf(' for ')
  return at < 0 ? `${words} less` : `${words.slice(0, at)} less${words.slice(at)}`
}

function roomPrice({ '@material': n, ...goods }: RoomCost): string {
  return listed([...(n === undefined ? [] : [`${n} of its material`]), goodsWords(goods)])
}

function cropsWord(crop: string): string {
  return crop === 'vegetable' ? 'vegetables' : crop
}

export function hookWords(hook: Hook): string {
  const words = Object.entries(hook).map(([name, content]) =>
    (HOOKS[name as HookName] as (hook: unknown) => string)(content),
  )
  return words.join(' ')
}
