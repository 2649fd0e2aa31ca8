import type { CardId } from '@turnwright/kernel'
import type { Bird } from '../../cards/bird.ts'
import type { WingspanState } from '../state.ts'
import type { AutomaState } from './state.ts'

/** W56: birds, eggs and goals; its bonus card scores nothing. */
export function automaScore(
  { goals, players }: WingspanState,
  automa: AutomaState,
  birdOf: (card: CardId) => Bird | null,
): number {
  const birds = automa.birds.reduce((sum, card) => sum + (birdOf(card)?.points ?? 0), 0)
  const hidden = automa.hidden.length * automa.hiddenPoints
  return birds + hidden + automa.eggs + goals.reduce((sum, { points }) => sum + (points[players.length] ?? 0), 0)
}
