import type { Guide } from '@turnwright/guide'
import type { Ask } from '../rules/questions.ts'
import { english } from './en.ts'

const MARK = { kind: 'mark-a-cell' } as const

/** Two lines at once win: a game that shows how to get there. */
export const guide: Guide<Ask> = {
  minutes: 5,
  deal: { seed: 'first marks', options: {}, me: 0, partners: ['Nell'] },
  chapters: [
    {
      id: 'marks',
      steps: [
        { id: 'goal', rules: ['T4', 'T1'] },
        { id: 'corner', asks: MARK, answer: ['a1'], rules: ['T3', 'T2'] },
        { id: 'reply', lights: [{ cell: 'b1' }], rules: ['T2'] },
      ],
    },
    {
      id: 'threats',
      steps: [
        { id: 'threaten', asks: MARK, answer: ['a3'], rules: ['T4'] },
        { id: 'blocked', lights: [{ cell: 'a2' }], rules: ['T3'] },
      ],
    },
    {
      id: 'fork',
      steps: [
        { id: 'see-fork', lights: [{ cell: 'b2' }, { cell: 'c3' }], rules: ['T4'] },
        { id: 'fork', asks: MARK, answer: ['c3'], also: [['b2']], rules: ['T4'] },
        { id: 'too-late', rules: ['T3'] },
      ],
    },
    {
      id: 'end',
      steps: [
        { id: 'win', asks: MARK, answer: ['b2'], also: [['c3']], rules: ['T4'] },
        { id: 'draws', rules: ['T5', 'T7'] },
      ],
    },
  ],
  partners: { 1: [['b1'], ['a2'], ['b3']] },
  afterwards: { options: {}, bots: 1 },
  words: { en: english },
}
