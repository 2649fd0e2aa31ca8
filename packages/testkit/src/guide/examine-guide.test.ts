import type { Guide, Step } from '@turnwright/guide'
import { type GameDefinition, type GameModule, noOptions } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { examineGuide } from './examine-guide.ts'

interface Baskets {
  apples: number[]
  round: number
}

/** Two rounds: each takes an apple or two from the near or the far tree, then the other does. */
const orchard: GameDefinition<Baskets> = {
  id: 'orchard',
  name: 'Orchard',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: noOptions,
  setup: () => ({ apples: [0, 0], round: 0 }),
  step(game) {
    const { state } = game
    for (const seat of [0, 1]) {
      const choices = ['near', ...((state.apples[seat] ?? 0) > 0 ? ['far'] : [])].map((id) => ({
        id,
        title: id,
        ref: { space: id },
        value: id,
      }))
      const about = { kind: 'pick', round: state.round }
      const tree = game.ask.one(seat, about, choices, { noAutoRespond: true })
      state.apples[seat] = (state.apples[seat] ?? 0) + (tree === 'far' ? 2 : 1)
    }
    state.round++
  },
  result: ({ apples, round }) => (round < 2 ? null : { winners: [0], scores: apples, reason: 'ripe' }),
  leave: () => {},
  view: (state) => state,
}
const module = { definition: orchard } as unknown as Pick<GameModule, 'definition'>
const rules = new Set(['O1'])

const words = (title: string) => ({ title, say: title, why: 'For the apples.', otherwise: 'Not now.' })
const fitting = {
  minutes: 5,
  deal: { seed: 'apples', options: {}, me: 0, partners: ['Bo'] },
  chapters: [
    {
      id: 'trees',
      steps: [
        { id: 'look', lights: [{ space: 'far' }], rules: ['O1'] },
        { id: 'first', asks: { kind: 'pick', round: 0 }, answer: ['near'] },
        { id: 'second', asks: { kind: 'pick', round: 1 }, answer: ['far'], also: [['near']] },
      ] satisfies readonly Step[],
    },
  ],
  partners: { 1: [['near'], ['far']] },
  afterwards: { options: {}, bots: 1 },
  words: {
    en: {
      chapters: { trees: 'Trees' },
      steps: { look: words('Look'), first: words('Pick'), second: words('Pick again') },
      learned: ['Far trees bear more.'],
    },
  },
} satisfies Guide

const [look, first, second] = fitting.chapters[0]?.steps ?? []
const withSteps = (...steps: readonly (Step | undefined)[]): Guide => ({
  ...fitting,
  chapters: [{ id: 'trees', steps: steps.flatMap((step) => step ?? []) }],
})

test('a guide that fits its game has no problem', () => {
  expect(examineGuide(module, fitting, rules)).toEqual([])
})

const planted: readonly (readonly [string, Guide, RegExp])[] = [
  [
    'stands at another question',
    withSteps(look, { ...first, id: 'first', asks: { kind: 'prune' }, answer: [] }, second),
    /first: it stands at/,
  ],
  [
    'stands at the same kind with other details',
    withSteps(look, first, { id: 'second', asks: { kind: 'pick', round: 3 }, answer: ['far'] }),
    /second: it stands at/,
  ],
  [
    'waits for what cannot be answered',
    withSteps(look, { id: 'first', asks: { kind: 'pick' }, answer: ['far'] }, second),
    /first: \["far"\] is refused/,
  ],
  [
    'takes an answer that nobody can give',
    withSteps(look, { id: 'first', asks: { kind: 'pick' }, answer: ['near'], also: [['moon']] }, second),
    /\["moon"\] can never be given/,
  ],
  [
    'has a step more than the game has questions',
    withSteps(
      look,
      first,
      { ...second, id: 'second', asks: { kind: 'pick' }, answer: ['far'], also: 'any' },
      { id: 'third', asks: { kind: 'pick' }, answer: ['near'] },
    ),
    /third: it stands at/,
  ],
  [
    'lights what is not on the table',
    withSteps({ id: 'look', lights: [{ space: 'moon' }] }, first, second),
    /look: it lights/,
  ],
  [
    'names a rule that is not there',
    withSteps({ id: 'look', rules: ['O7'] }, first, second),
    /look: there is no rule O7/,
  ],
  ['has a partner with nothing to say', { ...fitting, partners: { 1: [['near']] } }, /Bo has nothing to answer/],
  [
    'has a partner who says something impossible',
    { ...fitting, partners: { 1: [['far'], ['far']] } },
    /answer 0 of Bo: \["far"\] is refused/,
  ],
  [
    'has a partner with too much to say',
    { ...fitting, partners: { 1: [['near'], ['far'], ['far']] } },
    /1 answers of seat 1 were never needed/,
  ],
  [
    'has a step without words',
    withSteps(look, first, { ...second, id: 'third', asks: { kind: 'pick' }, answer: ['far'] }),
    /third: it has no words/,
  ],
  ['has words that nobody says', withSteps(first, second), /look: nobody says these words/],
  [
    'says nothing to another answer',
    {
      ...fitting,
      words: {
        en: { ...fitting.words.en, steps: { ...fitting.words.en.steps, first: { title: 'Pick', say: 'Pick' } } },
      },
    },
    /first: nothing is said to another answer/,
  ],
  [
    'does not say why',
    {
      ...fitting,
      words: {
        en: { ...fitting.words.en, steps: { ...fitting.words.en.steps, look: { title: 'Look', say: 'Look' } } },
      },
    },
    /look: it is not said why/,
  ],
  [
    'has no room for its words',
    {
      ...fitting,
      words: { en: { ...fitting.words.en, steps: { ...fitting.words.en.steps, look: words('Look '.repeat(20)) } } },
    },
    /look: title has 100 letters/,
  ],
]

test.for(planted)('a guide is found out that %s', ([, guide, problem]) => {
  expect(examineGuide(module, guide, rules).join('\n')).toMatch(problem)
})
