import { counted, type Words } from '@turnwright/kernel'
import type { Ended, Line } from '../rules/lines.ts'

export const lines: Words<Line> = {
  'lots-laid-out': ({ lots, rounds }) => `${counted(lots, 'lot')} will be sold in ${counted(rounds, 'round')}`,
  'purse-dealt': ({ by, cards }, say) => {
    const open = cards.filter((card) => card !== null)
    const hidden = cards.length - open.length
    const things = [...open.map(say.card), ...(hidden > 0 ? [counted(hidden, 'money card')] : [])]
    return say`${say.seat(by)} begins with ${say.list(things)}`
  },
  'round-begins': ({ round }) => `Round ${round} begins`,
  left: ({ by }, say) => say`${say.seat(by)} leaves the auction`,

  'turned-up': ({ card }, say) => say`${say.card(card)} comes into the row`,
  'lot-opened': ({ by, card }, say) => say`${say.seat(by)} puts ${say.card(card)} on the block`,
  'lot-covered': ({ by }, say) => say`${say.seat(by)} puts a covered lot on the block`,
  'cloth-lifted': ({ card }, say) => say`Under the cloth lies ${say.card(card)}`,
  pawned: ({ by, card }, say) => say`${say.seat(by)} pawns ${say.card(card)}`,

  'bid-opened': ({ by, cards, total }, say) =>
    cards.length === 1
      ? say`${say.seat(by)} bids ${say.list(cards.map(say.card))}`
      : say`${say.seat(by)} bids ${total}: ${say.list(cards.map(say.card))}`,
  passed: ({ by }, say) => say`${say.seat(by)} passes`,
  sold: ({ by, card, price, ahead }, say) =>
    ahead === null
      ? say`${say.seat(by)} wins ${say.card(card)} with ${price}`
      : say`${say.seat(by)} wins ${say.card(card)} with ${price}, ahead of ${say.seat(ahead.by)}'s ${ahead.total}`,
  withdrawn: ({ card }, say) => say`Nobody bids, and ${say.card(card)} is withdrawn`,
  'spoke-up': ({ by }, say) => say`${say.seat(by)} speaks up and will sit out the next lot`,

  'money-drawn': ({ by, count }, say) => say`${say.seat(by)} ${DRAWS[count] ?? `draws ${count} money cards`}`,
  'money-seen': ({ cards }, say) => say`The money drawn is ${say.list(cards.map(say.card))}`,
  'money-shuffled': () => 'The spent money is shuffled',
  'gave-away': ({ by, cards }, say) =>
    say`${say.seat(by)} holds too much and gives away ${say.list(cards.map(say.card), ', ')}`,
  'hand-shown': ({ by, cards, total }, say) =>
    cards.length === 0
      ? say`${say.seat(by)} has no money left`
      : say`${say.seat(by)} has ${total} left: ${say.list(cards.map(say.card))}`,

  ended: ({ because, tied }) => `${ENDS[because]}${tied ? '; the most money in hand breaks the tie' : ''}.`,
}

const DRAWS = ['finds no money to draw', 'draws a money card', 'draws two money cards']

const ENDS: Readonly<Record<Ended['because'], string>> = {
  'sold-out': 'The last lot is sold',
  deserted: 'Everybody else has left',
}
