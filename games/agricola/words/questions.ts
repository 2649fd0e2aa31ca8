import type { Words } from '@turnwright/kernel'
import { cardCalled } from '../cards/catalogue.ts'
import { goodsText } from '../cards/goods.ts'
import type { Question } from '../rules/questions.ts'
import { majorName, playedName, sourceWords } from './names.ts'

const FENCES_HELP = 'Name every new edge at once; each must close or divide a pasture.'

export const questions: Words<Question> = {
  'place-person': () => 'Place a person',
  'place-another': () => 'Place another person right away',
  'what-next': () => 'What next?',
  plow: () => 'Plow a field',
  'plow-promised': () => 'Plow the promised field?',
  sow: () => 'Sow',
  bake: () => 'Bake bread',
  'bake-in': ({ major }) => `Bake in the ${majorName(major)}?`,
  'build-room': ({ material }) => ({
    title: 'Build a room',
    // Cards may make it cheaper; then the question how to pay says so.
    help: `The printed price of a room is ${goodsText({ [material]: 5, reed: 2 })}.`,
  }),
  'build-stable': ({ cost }) => ({ title: 'Build a stable', help: `A stable costs ${goodsText(cost)}.` }),
  'build-fences': () => ({ title: 'Build fences', help: FENCES_HELP }),
  'build-fences-too': () => 'Build fences, too?',
  'fence-cell': () => ({ title: 'Fence a single cell', help: FENCES_HELP }),
  'pay-fences': ({ good }) => `Pay how many fences with ${good}`,
  renovate: () => 'Renovate',
  'pay-for': ({ what }) => `Pay for the ${what}`,
  'pay-for-major': ({ major }) => `Pay for the ${majorName(major)}`,
  'pay-for-minor': ({ card }, say) => (card === null ? 'Pay for a card' : say`Pay for the ${say.card(card)}`),
  'build-improvement': () => 'Build an improvement',
  'play-minor': () => 'Play a minor improvement',
  'play-occupation': () => 'Play an occupation',
  'use-card': ({ card }, say) => ({
    title: say`Use ${say.card(card)}?`,
    help: cardCalled(say.identity(card))?.text ?? '',
  }),
  'choose-goods': ({ from }, say) => say`${sourceWords(from, say)}: choose what you get`,
  'choose-action': ({ card }, say) => say`${say.card(card)}: choose one`,
  'next-effect': () => ({ title: 'What comes next?', help: 'All of these act now, in the order that you like.' }),
  'take-more': ({ crop }) => `Take more ${crop} from`,
  'field-phase': () => 'Field phase',
  'convert-to-food': ({ need }) => ({
    title: 'Convert goods to food',
    help: `Your family needs ${need} food; each that is missing is a begging marker.`,
  }),
  'feed-family': () => 'Feed family',
  'make-room': () => ({ title: 'Make room for your animals', help: 'They do not all fit on your farm.' }),
  'arrange-animals': () => ({
    title: 'Arrange your animals',
    help: 'Name every place with its animals; whatever you let go is away.',
  }),
  'move-crop-from': ({ with: card }) => ({ title: 'Move a crop from', help: cropMoveWords(card) }),
  'move-crop-to': ({ with: card }) => ({ title: 'Move it to', help: cropMoveWords(card) }),
  'after-breeding': () => ({ title: 'Before the next round', help: 'You may still swap animals.' }),
  'last-conversions': () => 'The game is over',
  draft: () => 'Keep one of each',
  'keep-occupation': () => 'Keep an occupation for the games to come',
}

export function cropMoveWords(card: string): string {
  return `${playedName(card)}: Move 1 crop to empty field`
}
