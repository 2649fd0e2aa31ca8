import { counted, type Words } from '@turnwright/kernel'
import type { Ask } from '../rules/questions.ts'
import { FAMILY_NAMES } from './families.ts'

const BIDDING = 'Highest total takes the lot. On a tie, fewer cards win. Losing bids come back to hand.'

export const questions: Words<Ask> = {
  'open-lot': () => ({ title: 'Put a lot on the block', help: 'Everybody bids for it, and you must.' }),
  'from-row': () => 'From the row',
  lot: ({ card, family, worth }, say) => ({
    title: [say.card(card)],
    detail: `${FAMILY_NAMES[family]}, worth ${worth}`,
  }),
  'under-cloth': () => ({
    title: 'Under a cloth, from the pile',
    detail: 'You alone look at it; the others bid for what they cannot see.',
  }),

  'seal-bid': ({ card }, say) => ({ title: say`Seal your bid for the ${say.card(card)}`, help: BIDDING }),
  'seal-blind-bid': () => ({ title: 'Seal your bid for the covered lot', help: BIDDING }),
  pass: () => 'Pass',
  promise: ({ card }, say) => [say.card(card)],
  pawn: ({ card, draws }, say) => say`Pawn ${say.card(card)} for ${counted(draws, 'money card')}`,

  'give-away': ({ keep }) => `Keep ${counted(keep, 'money card')}: which do you give away?`,

  'speak-up': () => ({
    title: 'Speak up for the consolation?',
    help: 'The first to speak up draws two money cards, and cannot bid for the next lot.',
  }),
  'take-consolation': ({ draws }) => `Draw ${counted(draws, 'money card')}, sit out the next lot`,
  'leave-consolation': () => 'Leave it',
}
