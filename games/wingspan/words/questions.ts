import { type CardId, counted, type Speaker, type Wording, type Words } from '@turnwright/kernel'
import { powerText } from '../cards/power.ts'
import { birdCalled } from '../rules/identities.ts'
import type { Question } from '../rules/questions.ts'

/** A power is offered in the same words, whatever it asks for. */
const mayUse = (card: CardId | null, say: Speaker): Wording => ({
  title: say`Use the ${say.card(card)}?`,
  help: powerWords(card, say),
})

/** What the power of the bird does. */
function powerWords(card: CardId | null, say: Speaker): string {
  const power = birdCalled(say.identity(card))?.power ?? null
  return power === null ? '' : powerText(power).sentence
}

/** The words for a question that the power of a bird asks as well. */
const orUse = (card: CardId | null, say: Speaker, otherwise: string): string | Wording =>
  card === null ? otherwise : mayUse(card, say)

export const questions: Words<Question> = {
  'starting-hand': () => ({
    title: 'Keep five birds or foods, and a bonus card',
    help: 'Each bird you keep costs you one food',
  }),
  turn: () => 'Play a bird or use a row',
  'use-power': ({ card }, say) => mayUse(card, say),
  'repeat-power': ({ card }, say) => mayUse(card, say),
  'play-another': ({ card }, say) => mayUse(card, say),
  'move-bird': ({ card }, say) => mayUse(card, say),
  'who-takes-first': ({ card }, say) => ({
    ...mayUse(card, say),
    help: `${powerWords(card, say)} Who takes first?`,
  }),
  settle: ({ bird }, say) => say`Where does the ${say.card(bird.card)} settle?`,
  'pay-egg': ({ left }) => (left === 1 ? 'Pay an egg for the slot' : `Pay ${left} eggs for the slot`),
  'pay-food': ({ bird }, say) => ({
    title: say`Pay for the ${say.card(bird.card)}`,
    help: 'Any 2 tokens stand for any 1',
  }),
  'take-die': ({ left, card }, say) =>
    orUse(card, say, left === 1 ? 'Take a die from the feeder' : `Take ${left} dice from the feeder`),
  'take-all-dice': ({ card }, say) => mayUse(card, say),
  'keep-or-cache': ({ food }) => `Keep the ${food} or cache it?`,
  'take-food': ({ left }) => (left === 1 ? 'Take a food from the supply' : `Take ${left} food from the supply`),
  'take-other-food': () => 'Take a food of another kind',
  'give-food': ({ card }, say) => mayUse(card, say),
  'trade-food': () => 'Trade a food for one more egg?',
  'lay-egg': ({ left, card }, say) => orUse(card, say, left === 1 ? 'Lay an egg' : `Lay ${counted(left, 'egg')}`),
  'lay-on-nest': ({ nest }) => `Lay an egg on a ${nest} nest`,
  'lay-after-tucking': ({ on }) => (on === 'it' ? 'Lay an egg on it?' : 'Lay an egg on any bird?'),
  'give-egg': ({ card }, say) => mayUse(card, say),
  'trade-egg': () => 'Trade an egg for one more card?',
  'draw-card': ({ left, card }, say) => orUse(card, say, left === 1 ? 'Draw a card' : `Draw ${left} cards`),
  'pick-card': () => 'Pick a card',
  'tuck-card': ({ card }, say) => mayUse(card, say),
  'trade-card': () => 'Trade a card for one more die?',
  'give-up-card': ({ left }) => (left === 1 ? 'Give up a card' : `Give up ${left} cards`),
  'keep-bonus': () => 'Keep a bonus card',
}
