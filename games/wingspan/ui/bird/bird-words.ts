import { type Bird, isFlocking, isPredator } from '../../cards/bird.ts'
import { isOneOf } from '../../cards/cost.ts'
import { FOODS } from '../../cards/food.ts'
import { powerText } from '../../cards/power.ts'
import type { MatBirdView } from '../../rules/view.ts'

/** A bird card for ears: what the others see at a glance, in the same order. */
export function birdWords(bird: Bird): string {
  const nest = bird.nest === 'none' ? 'no nest' : `${bird.nest} nest for ${count(bird.eggs, 'egg')}`
  return [
    `${bird.name}, ${count(bird.points, 'point')}`,
    `eats ${costWords(bird)}`,
    `lives in ${bird.lives.join(', ')}`,
    nest,
    `wingspan ${bird.wingspan} centimetres`,
    ...(isPredator(bird) ? ['predator'] : []),
    ...(isFlocking(bird) ? ['flocks'] : []),
    powerWords(bird),
  ].join('. ')
}

/** The same for a bird on a mat: what lies on it comes first. */
export function matBirdWords(bird: Bird, { eggs, cached, tucked, rests }: MatBirdView): string {
  const held = [
    bird.nest === 'none' ? 'no nest' : `${eggs} of ${count(bird.eggs, 'egg')} in its ${bird.nest} nest`,
    ...(tucked > 0 ? [`${count(tucked, 'card')} tucked`] : []),
    ...(cached > 0 ? [`${cached} food cached`] : []),
    ...(rests ? ['its power rests until your next turn'] : []),
  ]
  return `${bird.name}, ${count(bird.points, 'point')}. ${held.join(', ')}. ${powerWords(bird)}`
}

function powerWords({ power }: Bird): string {
  if (power === null) return 'No power'
  const { when, sentence } = powerText(power)
  return `${when}: ${sentence}`
}

export function costWords({ cost, price }: Bird): string {
  if (price.total === 0) return 'nothing'
  if (isOneOf(cost)) return cost.oneOf.join(' or ')
  const foods = [...FOODS, 'wild' as const].filter((food) => (cost[food] ?? 0) > 0)
  return foods.map((food) => `${cost[food]} ${food === 'wild' ? 'of any food' : food}`).join(', ')
}

function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`
}
