import type { Card, StageName } from '../../cards/card.ts'
import type { EnergyType } from '../../cards/energy-type.ts'
import { chanceOf } from './chance.ts'
import { inlay, MOTIFS } from './motifs.ts'
import type { Shape } from './shape.ts'

export type Hue = EnergyType | 'Trainer'

/** What gives a card its colour. */
export function hueOf(card: Card): Hue {
  if (card.supertype === 'Pokemon') return card.type
  return card.supertype === 'Energy' ? (card.provides[0] ?? 'Colorless') : 'Trainer'
}

const POWER: Readonly<Record<StageName, number>> = { Basic: 0, Stage1: 1, Stage2: 2 }

/** A card's picture follows from its type, its stage and its id: the same card always looks the same. */
export function pictureOf(card: Card): readonly Shape[] {
  const chance = chanceOf(card.id)
  if (card.supertype === 'Trainer') return inlay(chance, 0)
  const [one, other] = MOTIFS[card.supertype === 'Pokemon' ? card.type : (card.provides[0] ?? 'Colorless')]
  const motif = chance(99) < 0.5 ? one : other
  return motif(chance, card.supertype === 'Pokemon' ? POWER[card.stage] : 0)
}
