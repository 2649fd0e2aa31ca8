import type { Guide } from '@turnwright/guide'
import type { CardId } from '@turnwright/kernel'
import type { Question } from '../rules/questions.ts'
import { english } from './en.ts'

/** The cards of this deal: its seed gives them their numbers. */
const TITMOUSE = 8358 as CardId
const MARTIN = 8355 as CardId
const OWL = 8354 as CardId
const ECOLOGIST = 8386 as CardId
const MALLARD = 8360 as CardId
const DOVE = 8347 as CardId
const TERN = 8346 as CardId

const TURN = { kind: 'turn' } as const

/** The first round: a bird in each row, and each row used. */
export const guide: Guide<Question> = {
  minutes: 13,
  deal: { seed: 'nest-18', options: {}, me: 0, partners: ['Tomas'] },
  chapters: [
    {
      id: 'hand',
      steps: [
        { id: 'goal', rules: ['W54', 'W6'] },
        { id: 'a-bird', lights: [{ card: TITMOUSE }], rules: ['W11', 'W13'] },
        {
          id: 'keep',
          asks: { kind: 'starting-hand' },
          answer: [
            { title: 'keep', selection: [TITMOUSE, MARTIN, OWL, 'invertebrate', 'seed'] },
            { title: 'bonus', selection: [ECOLOGIST] },
          ],
          rules: ['W4'],
        },
        { id: 'play-titmouse', asks: TURN, answer: [TITMOUSE], rules: ['W11', 'W13'] },
      ],
    },
    {
      id: 'forest',
      steps: [
        { id: 'row-power', lights: [{ card: TITMOUSE }], rules: ['W8', 'W27'] },
        { id: 'use-forest', asks: TURN, answer: ['forest'], rules: ['W8'] },
        { id: 'insect', asks: { kind: 'take-die' }, answer: ['dual-invertebrate'], rules: ['W16', 'W17'] },
        { id: 'no-trade', asks: { kind: 'trade-card' }, answer: ['skip'], rules: ['W10'] },
        { id: 'cache', asks: { kind: 'use-power', card: TITMOUSE }, answer: ['use'], rules: ['W27', 'W26'] },
      ],
    },
    {
      id: 'grassland',
      steps: [
        { id: 'play-martin', asks: TURN, answer: [MARTIN], rules: ['W11'] },
        { id: 'settle', asks: { kind: 'settle' }, answer: ['grassland'], rules: ['W11', 'W12'] },
        { id: 'use-grassland', asks: TURN, answer: ['grassland'], rules: ['W8'] },
        { id: 'first-egg', asks: { kind: 'lay-egg' }, answer: [TITMOUSE], also: [[MARTIN]], rules: ['W22'] },
        { id: 'second-egg', asks: { kind: 'lay-egg' }, answer: [MARTIN], also: [[TITMOUSE]], rules: ['W22'] },
        { id: 'tuck', asks: { kind: 'tuck-card', card: MARTIN }, answer: [OWL], rules: ['W34'] },
        { id: 'take-mallard', asks: { kind: 'draw-card' }, answer: [MALLARD], rules: ['W24'] },
      ],
    },
    {
      id: 'wetland',
      steps: [
        { id: 'new-dice', lights: [{ space: 'die-seed' }], rules: ['W18'] },
        { id: 'forest-again', asks: TURN, answer: ['forest'], rules: ['W9'] },
        { id: 'seed', asks: { kind: 'take-die' }, answer: ['seed'], rules: ['W17'] },
        { id: 'keep-card', asks: { kind: 'trade-card' }, answer: ['skip'], rules: ['W10'] },
        { id: 'cache-again', asks: { kind: 'use-power', card: TITMOUSE }, answer: ['use'], rules: ['W54'] },
        { id: 'play-mallard', asks: TURN, answer: [MALLARD], rules: ['W12'] },
        { id: 'use-wetland', asks: TURN, answer: ['wetland'], rules: ['W8', 'W24'] },
        { id: 'take-dove', asks: { kind: 'draw-card' }, answer: [DOVE], rules: ['W24'] },
        { id: 'keep-egg', asks: { kind: 'trade-egg' }, answer: ['skip'], rules: ['W10'] },
        { id: 'from-deck', asks: { kind: 'draw-card', card: MALLARD }, answer: ['deck'], rules: ['W24'] },
      ],
    },
    {
      id: 'round',
      steps: [
        { id: 'lay-again', asks: TURN, answer: ['grassland'], rules: ['W9', 'W53'] },
        { id: 'third-egg', asks: { kind: 'lay-egg' }, answer: [TITMOUSE], also: [[MARTIN]], rules: ['W22'] },
        { id: 'fourth-egg', asks: { kind: 'lay-egg' }, answer: [MARTIN], also: [[TITMOUSE]], rules: ['W22'] },
        { id: 'tuck-or-not', asks: { kind: 'tuck-card', card: MARTIN }, answer: ['skip'], rules: ['W26'] },
        { id: 'scored', rules: ['W50', 'W51'] },
        { id: 'points', lights: [{ card: ECOLOGIST }], rules: ['W54'] },
        { id: 'ahead', lights: [{ card: DOVE }, { card: TERN }], rules: ['W12', 'W6'] },
      ],
    },
  ],
  partners: {
    1: [
      [
        { title: 'keep', selection: [8353, 8352, 8351, 8349, 'invertebrate'] },
        { title: 'bonus', selection: [8384] },
      ],
      // Downy Woodpecker, and eggs on it.
      [8352],
      ['skip'],
      ['grassland'],
      [8352],
      [8352],
      // Food, two dice at a time, for cards he does not want.
      ['forest'],
      ['invertebrate'],
      [8351],
      ['fish'],
      ['forest'],
      ['rodent'],
      [8349],
      ['rodent'],
      ['forest'],
      ['seed'],
      [8353],
      ['invertebrate'],
      // The Pied-Billed Grebe.
      ['wetland'],
      [8348],
      [8348],
      ['suggested'],
      ['wetland'],
      [8359],
      [8352],
      [8345],
      [8361],
      ['deck'],
      [8344],
      // The second round is his to begin, with the House Finch.
      [8359],
      ['forest'],
      ['suggested'],
    ],
  },
  afterwards: { options: {}, bots: 1 },
  words: { en: english },
}
