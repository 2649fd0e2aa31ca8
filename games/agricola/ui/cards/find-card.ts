import type { AgricolaView, CardView, PlayerView } from '../../rules/view.ts'

export interface FoundCard extends CardView {
  readonly owner: PlayerView
}

/** A card wherever the viewer sees it: in hand, in a draft or in play. */
export function findCard({ players }: Pick<AgricolaView, 'players'>, card: number): FoundCard | null {
  for (const owner of players)
    for (const held of [...owner.hand, ...owner.offered, ...owner.minors, ...owner.occupations])
      if (held.card === card) return { card: held.card, id: held.id, owner }
  return null
}
