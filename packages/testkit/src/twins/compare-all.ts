import { dealTwin, Random } from '@turnwright/kernel/search'
import type { Sitting } from '../play/sitting.ts'
import type { Trail } from './trail.ts'
import { compareTwins } from './twin.ts'

const MOST_MARKS = 12
const DEALS = 3

/** Twins for everybody from every question of a short game to its end. */
export function compareAll(sitting: Sitting, trail: Trail, onTwin: () => void = () => {}): void {
  const { game, onlookers } = sitting
  for (const [from, mark] of trail.marks.entries()) {
    if (from < trail.marks.length - MOST_MARKS) continue
    for (const seat of onlookers)
      for (let deal = 0; deal < DEALS; deal++) {
        const chance = Random.fromSeed(`${from} ${seat} ${deal}`)
        const { cards } = dealTwin(game, mark.snapshot.position, seat, trail.glimpsedSince(from, seat), chance)
        if (cards === null) continue
        onTwin()
        compareTwins(sitting, mark, cards, seat, () => {})
      }
  }
}
