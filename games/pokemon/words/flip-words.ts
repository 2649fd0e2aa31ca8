import type { CardId, LinePart } from '@turnwright/kernel'
import type { Told } from '@turnwright/kernel/host'
import type { FlipReason } from '../rules/lines.ts'

/** Why a coin is flipped, with the names that whoever reads has for cards. */
export function flipWords(why: Told<FlipReason>, named: (card: CardId | null) => LinePart): readonly LinePart[] {
  switch (why.for) {
    case 'who-begins':
      return ['who begins']
    case 'effect':
      return [why.of]
    case 'each':
      return [named(why.card)]
    case 'confusion':
      return [named(why.card), ' is Confused']
    case 'waking-up':
      return [named(why.card), ' may wake up']
    case 'protection':
      return [named(why.card), ' may not be touched']
    case 'attack-at-all':
      return ['whether the attack does anything']
    case 'search':
      return ['whether to search the deck']
    case 'take-back':
      return ['whether to take a card back']
    case 'draw':
      return ['how many cards to draw']
  }
}
