import type { Card } from '../../cards/card.ts'
import type { EffectKind } from '../../cards/effect.ts'
import type { Faction, ResourceKind } from '../../cards/words-of-the-game.ts'
import { DEEDS, RESOURCES } from './deeds.ts'
import { chanceOf, type Shape } from './ink.ts'
import { SCENES } from './scenes.ts'
import { CROWN, TRIBES } from './tribes.ts'

/** Where a list of shapes stands on the picture. */
export interface Drawn {
  readonly shapes: readonly Shape[]
  readonly at: string
}

/** The hue of a card: its deck, or for resources what they are. */
export function houseOf({ faction, resource }: Card): Faction | ResourceKind {
  return faction ?? resource ?? 'subjects'
}

/**
 * A card's picture follows from what it is: the country of its deck, then its tribe or its main effect, and what its
 * first ability does on a disc. Leaders wear a crown, tokens stand small, reactions come out of a ring.
 */
export function pictureOf(card: Card): readonly Drawn[] {
  const chance = chanceOf(card.id)
  return [{ shapes: SCENES[houseOf(card)](chance), at: '' }, ...figureOf(card, chance), ...badgeOf(card)]
}

const BADGE: Shape = { d: 'M26 24a16 16 0 1 0 .1 0Z', tone: 'pale' }

/** What a unit or a resource can do beside fighting, on a small disc. */
function badgeOf(card: Card): readonly Drawn[] {
  const deed = abilityEffect(card)
  if (deed === null) return []
  return [
    { shapes: [BADGE], at: '' },
    { shapes: DEEDS[deed], at: stand(26, 40, 0.42, false) },
  ]
}

function abilityEffect({ abilities }: Card): EffectKind | null {
  const [first] = abilities
  if (first === undefined) return null
  return 'effects' in first ? (first.effects[0]?.do ?? null) : first.kind === 'price' ? 'mana' : 'modify'
}

function figureOf(card: Card, chance: (place: number) => number): readonly Drawn[] {
  const mirrored = chance(90) < 0.5
  switch (card.type) {
    case 'leader':
      return [
        { shapes: [{ d: 'M80 8a40 40 0 1 0 .1 0Z', tone: 'pale' }], at: '' },
        { shapes: tribeOf(card), at: stand(80, 54, 1.05, mirrored) },
        { shapes: CROWN, at: 'translate(68 17) scale(.5)' },
      ]
    case 'troop':
      return card.isToken
        ? [{ shapes: tribeOf(card), at: stand(80, 52, 0.8, mirrored) }]
        : troops(card, chance, mirrored)
    case 'resource':
      return [{ shapes: RESOURCES[card.resource ?? 'materials'], at: stand(80, 50, 1, mirrored) }]
    case 'reaction':
      return [
        { shapes: [RING], at: '' },
        { shapes: DEEDS[mainEffect(card)], at: stand(80, 48, 0.86, false) },
      ]
    case 'spell':
      return [{ shapes: DEEDS[mainEffect(card)], at: stand(80, 48, 1, false) }]
  }
}

const RING: Shape = { d: 'M80 14l29.400 17v34L80 82 50.600 65V31Z', tone: 'pale' }

/** Troops come alone, in twos or in threes. */
function troops(card: Card, chance: (place: number) => number, mirrored: boolean): readonly Drawn[] {
  const shapes = tribeOf(card)
  const front = { shapes, at: stand(80, 50, 1, mirrored) }
  const left = { shapes, at: stand(44, 46, 0.74, mirrored) }
  const right = { shapes, at: stand(116, 46, 0.74, mirrored) }
  const many = chance(91)
  if (many < 0.4) return [front]
  if (many < 0.7) return [mirrored ? left : right, front]
  return [left, right, front]
}

function tribeOf({ subtypes }: Card): readonly Shape[] {
  return TRIBES[subtypes[0] ?? 'Soldier']
}

/** What a card is about: its first effect that is not only a side of another. */
function mainEffect({ effects }: Card): EffectKind {
  return effects[0]?.do ?? 'modify'
}

function stand(x: number, y: number, size: number, mirrored: boolean): string {
  return `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size}) translate(-24 -24)`
}
