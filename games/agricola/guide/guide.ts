import type { Guide } from '@turnwright/guide'
import type { Question } from '../rules/questions.ts'
import { english } from './en.ts'

const WORK = { kind: 'place-person' } as const
const PASTURE = ['1,4:top', '1,4:left', '1,4:right', '2,4:left', '2,4:right', '2,4:bottom']

/** The family game to the first child: bread, sheep, a room. */
export const guide: Guide<Question> = {
  minutes: 11,
  deal: { seed: 'farm-12', options: { cards: 'none' }, me: 0, partners: ['Greta'] },
  chapters: [
    {
      id: 'gather',
      steps: [
        { id: 'goal', rules: ['G43', 'F22'] },
        { id: 'spaces', lights: [{ space: 'forest' }, { space: 'grain-seeds' }], rules: ['G7', 'G6'] },
        { id: 'wood', asks: WORK, answer: ['forest'], rules: ['G11', 'G7'] },
        { id: 'grain', asks: WORK, answer: ['grain-seeds'], rules: ['G53'] },
      ],
    },
    {
      id: 'field',
      steps: [
        { id: 'farmland', asks: WORK, answer: ['farmland'], rules: ['G55'] },
        { id: 'plow', asks: { kind: 'plow' }, answer: ['2,1'], rules: ['F3'] },
        { id: 'sow', asks: WORK, answer: ['grain-utilization'], rules: ['G55', 'F6'] },
        { id: 'sown', lights: [{ cell: '2,1' }], rules: ['F6'] },
      ],
    },
    {
      id: 'sheep',
      steps: [
        { id: 'harvest-ahead', rules: ['G10', 'G36'] },
        { id: 'more-wood', asks: WORK, answer: ['forest'], rules: ['G11'] },
        { id: 'food', asks: WORK, answer: ['meeting-place'], rules: ['G9', 'G11'] },
        { id: 'fencing', asks: WORK, answer: ['fencing'], rules: ['G56'] },
        {
          id: 'fences',
          asks: { kind: 'build-fences' },
          answer: [PASTURE],
          lights: [{ cell: '1,4' }, { cell: '2,4' }],
          rules: ['F9', 'F10'],
        },
        { id: 'market', asks: WORK, answer: ['sheep-market'], rules: ['F15', 'G23'] },
      ],
    },
    {
      id: 'harvest',
      steps: [
        { id: 'reaped', lights: [{ cell: '2,1' }], rules: ['G35', 'G36'] },
        { id: 'young', lights: [{ cell: '2,4' }], rules: ['G41', 'F15'] },
      ],
    },
    {
      id: 'family',
      steps: [
        { id: 'reed', asks: WORK, answer: ['reed-bank'], rules: ['G54', 'G15'] },
        { id: 'timber', asks: WORK, answer: ['forest'], rules: ['G54'] },
        { id: 'expansion', asks: WORK, answer: ['farm-expansion'], rules: ['G12', 'G54'] },
        { id: 'rooms', asks: { kind: 'what-next' }, answer: ['build-rooms'], rules: ['G12'] },
        { id: 'room', asks: { kind: 'build-room' }, answer: ['2,0'], rules: ['F2'] },
        { id: 'enough', asks: { kind: 'what-next' }, answer: ['done'], rules: ['F4'] },
        { id: 'bread', asks: WORK, answer: ['meeting-place'], rules: ['G36'] },
        { id: 'child', asks: WORK, answer: ['basic-wish-for-children'], rules: ['G15'] },
      ],
    },
    {
      id: 'points',
      steps: [
        { id: 'mouths', lights: [{ space: 'fishing' }, { space: 'day-laborer' }], rules: ['G36', 'G40'] },
        { id: 'count', rules: ['F22', 'F23'] },
        { id: 'hearth', lights: [{ space: 'major-improvement' }], rules: ['G18', 'G28', 'G24'] },
      ],
    },
  ],
  partners: {
    1: [
      ['day-laborer'],
      ['clay-pit'],
      ['reed-bank'],
      ['fishing'],
      ['clay-pit'],
      ['farmland'],
      ['1,1'],
      ['major-improvement'],
      ['fireplace-2'],
      ['grain-seeds'],
      ['clay-pit'],
      ['fishing'],
      ['day-laborer'],
      ['clay-pit'],
      ['forest'],
    ],
  },
  afterwards: { options: { cards: 'none' }, bots: 1 },
  words: { en: english },
}
