import type { Attack } from '../cards/attack.ts'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { Power } from '../cards/power.ts'
import type { TrainerEffect } from '../cards/trainer-effect.ts'

/** What the mutation run changes: what a card does. */
export type Deeds =
  | { readonly attacks: readonly Attack[]; readonly power: Power | null }
  | { readonly effects: readonly TrainerEffect[] }

export function declarationOf(id: string): Deeds {
  const card = CARDS.find((each) => each.id === id)
  const deeds = card === undefined ? null : deedsOf(card)
  if (deeds === null) throw new Error(`${id} does nothing that could be changed`)
  return deeds
}

export function deedsOf(card: Card): Deeds | null {
  switch (card.supertype) {
    case 'Pokemon':
      return { attacks: card.attacks, power: card.power }
    case 'Trainer':
      return { effects: card.effects }
    case 'Energy':
      return null
  }
}
