import type { Habitat } from '../habitat.ts'
import { cardsWord, type WordsOf } from './words.ts'

/** Bird cards and bonus cards for the hand. */
export type DrawingEffect =
  | { readonly kind: 'drawCards'; readonly n: number }
  | { readonly kind: 'drawCardsThenDiscardAtTurnEnd'; readonly draw: number; readonly discard: number }
  | { readonly kind: 'fewestInHabitatDrawCard'; readonly habitat: Habitat; readonly n: number }
  | { readonly kind: 'allPlayersDrawFromDeck'; readonly n: number }
  | { readonly kind: 'draftPlayersPlusOne'; readonly eachPicks: number; readonly ownerKeepsExtra: number }
  | { readonly kind: 'drawAllTray'; readonly n: number }
  | { readonly kind: 'drawBonusKeep'; readonly draw: number; readonly keep: number }

export const drawCards = (n: number): DrawingEffect => ({ kind: 'drawCards', n })
export const drawThenDiscard = (draw: number): DrawingEffect => ({
  kind: 'drawCardsThenDiscardAtTurnEnd',
  draw,
  discard: 1,
})
export const fewestDraw = (habitat: Habitat): DrawingEffect => ({ kind: 'fewestInHabitatDrawCard', habitat, n: 1 })
export const everyoneDraws = (): DrawingEffect => ({ kind: 'allPlayersDrawFromDeck', n: 1 })
export const draft = (): DrawingEffect => ({ kind: 'draftPlayersPlusOne', eachPicks: 1, ownerKeepsExtra: 1 })
export const drawTray = (): DrawingEffect => ({ kind: 'drawAllTray', n: 3 })
export const drawBonus = (): DrawingEffect => ({ kind: 'drawBonusKeep', draw: 2, keep: 1 })

export const DRAWING_WORDS: WordsOf<DrawingEffect> = {
  drawCards: (effect) => ({ sentence: `Draw ${cardsWord(effect.n)}.`, glyph: `Draw ${effect.n}{card}` }),
  drawCardsThenDiscardAtTurnEnd: (effect) => ({
    sentence: `Draw ${cardsWord(effect.draw)}. If you do, give up ${cardsWord(effect.discard)} from your hand at the end of the turn.`,
    glyph: `+${effect.draw}{card}, end of turn −${effect.discard}`,
  }),
  fewestInHabitatDrawCard: (effect) => ({
    sentence: `Whoever has the fewest birds in the ${effect.habitat} draws ${cardsWord(effect.n)}.`,
    glyph: `Fewest {${effect.habitat}}: draw ${effect.n}{card}`,
  }),
  allPlayersDrawFromDeck: (effect) => ({
    sentence: `Everybody draws ${cardsWord(effect.n)} from the deck.`,
    glyph: `All: draw ${effect.n}{card}`,
  }),
  draftPlayersPlusOne: (effect) => ({
    sentence: `Turn up one deck card for each player and ${effect.ownerKeepsExtra} more. Clockwise from you, each picks ${effect.eachPicks}; you keep what is left.`,
    glyph: `Draft {card}, you get ${effect.eachPicks + effect.ownerKeepsExtra}`,
  }),
  drawAllTray: (effect) => ({
    sentence: `Take the ${effect.n} cards of the tray into your hand.`,
    glyph: `Take all ${effect.n} tray{card}`,
  }),
  drawBonusKeep: (effect) => ({
    sentence: `Look at ${effect.draw} new bonus cards and keep ${effect.keep} of them.`,
    glyph: `${effect.draw}{bonus} → keep ${effect.keep}`,
  }),
}
