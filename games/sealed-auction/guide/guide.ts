import type { Guide } from '@turnwright/guide'
import type { CardId } from '@turnwright/kernel'
import type { Question } from '../rules/questions.ts'
import { english } from './en.ts'

/** The cards of this deal: its seed gives them their numbers. */
const card = (id: number): CardId => id as CardId
const LOT = { ship: 8209, globe: 8207, moth: 8208, paper: 8206, fox: 8205, pear: 8204 }
const MINE = { promise: 4162, five: 8256, otherFive: 8257, three: 8254, one: 8253, secondOne: 8245, secondThree: 8244 }
const HERS = { threeA: 8251, threeB: 8250, two: 8252, one: 8248, secondOne: 8243 }

const fromRow = (lot: number) => [{ title: 'row', selection: [lot] }]

/** Three of a family for little money: with a promise, and under a cloth. */
export const guide: Guide<Question> = {
  minutes: 6,
  deal: { seed: 'learn-auction-9', options: { rounds: 4 }, me: 0, partners: ['Ines'] },
  chapters: [
    {
      id: 'block',
      steps: [
        { id: 'goal', rules: ['S19', 'S18'] },
        { id: 'row', lights: [{ card: card(LOT.ship) }, { card: card(LOT.moth) }], rules: ['S3', 'S1'] },
        { id: 'open-ship', asks: { kind: 'open-lot' }, answer: fromRow(LOT.ship), rules: ['S7', 'S4'] },
        {
          id: 'bid-eight',
          asks: { kind: 'seal-bid' },
          answer: [MINE.five, MINE.three],
          also: [[MINE.otherFive, MINE.three]],
          rules: ['S9', 'S10'],
        },
        { id: 'opened', lights: [{ card: card(LOT.ship) }], rules: ['S12', 'S13'] },
      ],
    },
    {
      id: 'money',
      steps: [
        { id: 'pass', asks: { kind: 'seal-bid' }, answer: ['pass'], rules: ['S10'] },
        { id: 'income', rules: ['S5', 'S6'] },
      ],
    },
    {
      id: 'families',
      steps: [
        { id: 'second-glass', lights: [{ card: card(LOT.globe) }], rules: ['S18'] },
        {
          id: 'promise',
          asks: { kind: 'seal-bid' },
          answer: [MINE.promise, MINE.one],
          also: [[MINE.promise, MINE.secondOne]],
          rules: ['S11', 'S12'],
        },
        { id: 'consolation', rules: ['S15'] },
      ],
    },
    {
      id: 'cloth',
      steps: [
        { id: 'cover', asks: { kind: 'open-lot' }, answer: ['covered'], rules: ['S8', 'S7'] },
        {
          id: 'bid-one',
          asks: { kind: 'seal-blind-bid' },
          answer: [MINE.secondOne],
          also: [[MINE.one], [MINE.secondThree]],
          rules: ['S8', 'S10'],
        },
        { id: 'three-of-glass', lights: [{ card: card(LOT.pear) }], rules: ['S18'] },
      ],
    },
    {
      id: 'end',
      steps: [
        { id: 'her-masks', lights: [{ card: card(LOT.fox) }, { card: card(LOT.paper) }], rules: ['S18', 'S6'] },
        { id: 'pawn', lights: [{ card: card(LOT.ship) }], rules: ['S16'] },
      ],
    },
  ],
  partners: {
    1: [
      [HERS.threeA, HERS.threeB],
      fromRow(LOT.moth),
      [HERS.threeA],
      fromRow(LOT.globe),
      [HERS.threeB, HERS.two],
      ['take'],
      [HERS.one, HERS.secondOne, HERS.two],
    ],
  },
  afterwards: { options: { rounds: 4 }, bots: 2 },
  words: { en: english },
}
