import type { CardId } from '@turnwright/kernel'
import type { EstravenView } from '../../rules/view.ts'
import { findCard } from '../zoom/find-card.ts'

/** "Serah, Ember Marshal" is called Serah. */
export function shortened(name: string): string {
  return name.split(',')[0] ?? name
}

export function shortName(view: EstravenView, card: CardId): string {
  return shortened(findCard(view, card)?.printed.name ?? 'a card')
}
