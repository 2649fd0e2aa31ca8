import type { CardId, Mention, Seat } from '@turnwright/kernel'
import type { Effect } from '../cards/effect.ts'
import { chosenAims } from './aims.ts'
import { type Estraven, targetSeat } from './state.ts'

const WORDS = {
  plays: [
    '{player} plays {card}',
    '{player} plays {card} at {target}',
    '{player} plays {card} at {target} and {other}',
  ],
  uses: ['{player} uses {card}', '{player} uses {card} at {target}', '{player} uses {card} at {target} and {other}'],
} as const

/** Tells what was done with a card, and what it is aimed at: from here on everybody sees that on the chain. */
export function tellDeed(
  game: Estraven,
  deed: keyof typeof WORDS,
  seat: Seat,
  card: CardId,
  effects: readonly Effect[],
  targets: readonly number[],
): void {
  const words = WORDS[deed]
  const told = { player: { seat }, card: { card } }
  const [first, second] = targets
  if (first === undefined) game.tell(words[0], told)
  else if (second === undefined) game.tell(words[1], { ...told, target: refOf(game, effects, 0, first) })
  else {
    const [target, other] = [refOf(game, effects, 0, first), refOf(game, effects, 1, second)]
    game.tell(words[2], { ...told, target, other })
  }
}

function refOf({ state }: Estraven, effects: readonly Effect[], at: number, target: number): Mention {
  if (target < 0) return { seat: targetSeat(target) }
  if (chosenAims(effects)[at]?.at !== 'link') return { card: target as CardId }
  const link = state.chain.links.find(({ id }) => id === target)
  return { card: link?.card as CardId }
}
