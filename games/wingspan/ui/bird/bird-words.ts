import { type Bird, isFlocking, isPredator } from '../../cards/bird.ts'
import { isOneOf } from '../../cards/cost.ts'
import { FOODS } from '../../cards/food.ts'
import { powerText } from '../../cards/power.ts'
import type { MatBirdView } from '../../rules/view.ts'
import { NO_POWER } from './power-band.tsx'

/** A bird card for ears: its name, what it does, and the rest of what the others see at a glance. */
export function birdWords(bird: Bird): string {
  return `${bird.name}. ${wordsBesideName(bird)}`
}

/** The same of a bird whose name was told. */
export function wordsBesideName(bird: Bird): string {
  const nest = bird.nest === 'none' ? 'no nest' : `${bird.nest} nest for ${count(bird.eggs, 'egg')}`
  return [
    powerWords(bird),
    count(bird.points, 'point'),
    `eats ${costWords(bird)}`,
    `lives in ${bird.lives.join(', ')}`,
    nest,
    `wingspan ${bird.wingspan} centimetres`,
    ...(isPredator(bird) ? ['predator'] : []),
    ...(isFlocking(bird) ? ['flocks'] : []),
  ].join('. ')
}

/** A bird on a mat: what lies on it comes first. */
export function matBirdWords(bird: Bird, of: MatBirdView): string {
  return `${bird.name}. ${stateWords(bird, of)}`
}

/** The same of a bird whose name was told. */
export function stateWords(bird: Bird, { eggs, cached, tucked, rests }: MatBirdView): string {
  const held = [
    count(bird.points, 'point'),
    bird.nest === 'none' ? 'no nest' : `${eggs} of ${count(bird.eggs, 'egg')} in its ${bird.nest} nest`,
    ...(tucked > 0 ? [`${count(tucked, 'card')} tucked`] : []),
    ...(cached > 0 ? [`${cached} food cached`] : []),
    ...(rests ? ['its power rests until the next turn of its owner'] : []),
  ]
  return `${held.join(', ')}. ${powerWords(bird)}`
}

function powerWords({ power }: Bird): string {
  if (power === null) return NO_POWER.sentence
  const { when, sentence, alone } = powerText(power)
  // Whatever stands on the card in words is part of its label, word for word.
  return alone === sentence ? `${sentence} ${when}` : alone
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
