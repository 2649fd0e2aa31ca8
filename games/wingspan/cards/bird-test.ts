import { type Bird, isFlocking, isPredator } from './bird.ts'
import { costShows, costShowsOnly } from './cost.ts'
import type { Food } from './food.ts'
import type { Habitat } from './habitat.ts'
import { type NestShape, nestCounts } from './nest.ts'

/** What bonus cards look for on a bird card. */
export type BirdTest =
  | { readonly named: 'bodyPart' | 'geography' | 'colour'; readonly words: readonly string[] }
  | { readonly named: 'possessive' }
  | { readonly pointsBelow: number }
  | { readonly icon: 'flocking' | 'predator' }
  | { readonly eats: Food | 'wild' }
  | { readonly eatsOnly: Food }
  | { readonly nest: NestShape }
  | { readonly livesOnlyIn: Habitat }
  | { readonly widerThan: number }
  | { readonly atMostWide: number }

export function passes(bird: Bird, test: BirdTest): boolean {
  if ('named' in test) return isNamed(bird.name, test)
  if ('pointsBelow' in test) return bird.points < test.pointsBelow
  if ('icon' in test) return test.icon === 'flocking' ? isFlocking(bird) : isPredator(bird)
  if ('eats' in test) return costShows(bird.cost, test.eats)
  if ('eatsOnly' in test) return costShowsOnly(bird.price, test.eatsOnly)
  if ('nest' in test) return nestCounts(bird.nest, test.nest)
  if ('livesOnlyIn' in test) return bird.lives.length === 1 && bird.lives[0] === test.livesOnlyIn
  if ('widerThan' in test) return bird.wingspan > test.widerThan
  return bird.wingspan <= test.atMostWide
}

function isNamed(name: string, test: Extract<BirdTest, { named: string }>): boolean {
  const { named } = test
  if (named === 'possessive') return name.includes("'s ")
  return wordsOf(name).some((word) => test.words.includes(word))
}

const WORDS = new Map<string, readonly string[]>()

/** Boards and agents ask for the same names again and again. */
function wordsOf(name: string): readonly string[] {
  const known = WORDS.get(name)
  if (known !== undefined) return known
  const words = name.split(/[ -]/)
  WORDS.set(name, words)
  return words
}

export function testText(test: BirdTest): string {
  if ('named' in test) return NAMED[test.named]
  if ('pointsBelow' in test) return `Birds worth less than ${test.pointsBelow} points`
  if ('icon' in test) return test.icon === 'flocking' ? 'Birds that flock' : 'Predators'
  if ('eats' in test) return test.eats === 'wild' ? 'Birds that eat anything' : `Birds that eat ${test.eats}`
  if ('eatsOnly' in test) return `Birds that eat nothing but ${test.eatsOnly}s`
  if ('nest' in test) return `Birds with a ${test.nest} or star nest`
  if ('livesOnlyIn' in test) return `Birds that live in the ${test.livesOnlyIn} alone`
  if ('widerThan' in test) return `Birds wider than ${test.widerThan} cm`
  return `Birds at most ${test.atMostWide} cm wide`
}

const NAMED = {
  bodyPart: 'Birds named after a part of the body',
  geography: 'Birds named after a place',
  colour: 'Birds named after a colour',
  possessive: 'Birds named after a person',
} as const
