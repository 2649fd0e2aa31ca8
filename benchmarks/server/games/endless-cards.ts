import { type GameModule, randomAgent } from '@turnwright/kernel'
import { type CardGameState, cardGame } from '../../kernel/card-game.ts'

const rules = cardGame({ endless: true })

/** The 200-card game without an end. What lies on the table is told by name, as a page would need it. */
export const endlessCards: GameModule<CardGameState, Record<string, never>> = {
  definition: {
    ...rules,
    view: ({ deck, hands, scores, played, turn }, seat, cards) => ({
      deck: deck.length,
      hands: hands.map((hand, of) => (of === seat ? hand.map((card) => cards.identity(card)) : hand.length)),
      scores,
      played: played.map((card) => cards.identity(card)),
      turn,
    }),
  },
  about: { tagline: 'Draw or play, for ever.', minutes: 1 },
  agents: { random: randomAgent },
}
