import type { Guide } from '@turnwright/guide'
import type { CardId } from '@turnwright/kernel'
import type { Question } from '../rules/questions.ts'
import { english } from './en.ts'

/** The cards of this deal: its seed gives them their numbers. */
const SERAH = 8251 as CardId
const VETERAN = 8250 as CardId
const FIREBRAND = 8249 as CardId
const SPROUT_KEEPER = 8248 as CardId
const [BOAR, SECOND_BOAR] = [8247 as CardId, 8242 as CardId]
const BANNERS = 8246 as CardId
const AMBUSH = 8244 as CardId
const ELDER = 8241 as CardId
const [MUSTER, SECOND_MUSTER] = [8240 as CardId, 8237 as CardId]
const LEVY = 8208 as CardId
const SAPLINGS = [4196 as CardId, 4197 as CardId, 4198 as CardId]
const SPEARS = [4199 as CardId, 4200 as CardId]
const GLYPH_KEEPER = 8285 as CardId

const MAIN = { kind: 'main' } as const

const pitch = (card: CardId) => [{ title: 'Pitch', selection: [card] }]

/** Three rounds: mana, an answer on the chain, the market, a leader and the first attack. */
export const guide: Guide<Question> = {
  minutes: 11,
  deal: {
    seed: 'lords-5',
    options: { mulligan: false, firstDecks: 'emberguard+greenoath', secondDecks: 'gravecourt+stormspire' },
    me: 0,
    partners: ['Corin'],
  },
  chapters: [
    {
      id: 'mana',
      steps: [
        { id: 'goal', rules: ['E49', 'E2'] },
        { id: 'two-numbers', lights: [{ card: SPROUT_KEEPER }], rules: ['E13', 'E16'] },
        { id: 'pitch', asks: MAIN, answer: pitch(BANNERS), rules: ['E13'] },
        { id: 'keeper', asks: MAIN, answer: [SPROUT_KEEPER], rules: ['E33', 'E47'] },
        { id: 'arrived', lights: [{ card: SPROUT_KEEPER }, { card: SAPLINGS[0] as CardId }], rules: ['E31', 'E47'] },
        { id: 'hold', asks: MAIN, answer: pitch(VETERAN), rules: ['E15'] },
        { id: 'end-first', asks: MAIN, answer: ['end-turn'], rules: ['E14'] },
      ],
    },
    {
      id: 'chain',
      steps: [
        { id: 'ambush', asks: { kind: 'priority' }, answer: [AMBUSH], rules: ['E33', 'E34'] },
        { id: 'resolved', lights: [{ card: GLYPH_KEEPER }], rules: ['E35'] },
      ],
    },
    {
      id: 'market',
      steps: [
        { id: 'trade', asks: MAIN, answer: [{ title: 'Trade', selection: [ELDER] }], rules: ['E10', 'E6'] },
        { id: 'take', asks: { kind: 'take' }, answer: [LEVY], rules: ['E11'] },
        { id: 'play-levy', asks: MAIN, answer: [LEVY], rules: ['E10'] },
        { id: 'use-levy', asks: MAIN, answer: [{ title: 'Use', selection: [LEVY] }], rules: ['E23', 'E32'] },
      ],
    },
    {
      id: 'leader',
      steps: [
        { id: 'first-boar', asks: MAIN, answer: pitch(BOAR), also: [pitch(SECOND_BOAR)], rules: ['E13'] },
        { id: 'second-boar', asks: MAIN, answer: pitch(SECOND_BOAR), also: [pitch(BOAR)], rules: ['E13'] },
        { id: 'serah', asks: MAIN, answer: [SERAH], rules: ['E39'] },
        { id: 'end-second', asks: MAIN, answer: ['end-turn'], rules: ['E8'] },
      ],
    },
    {
      id: 'attack',
      steps: [
        { id: 'prices', lights: [{ card: GLYPH_KEEPER }], rules: ['E16', 'E37'] },
        { id: 'third-pitch', asks: MAIN, answer: pitch(MUSTER), also: [pitch(SECOND_MUSTER)], rules: ['E13'] },
        { id: 'firebrand', asks: MAIN, answer: [FIREBRAND], rules: ['E25', 'E37'] },
        { id: 'attack', asks: MAIN, answer: [{ title: 'Attack', selection: [SERAH] }], rules: ['E39'] },
        { id: 'followers', asks: { kind: 'followers' }, answer: SPEARS, rules: ['E39'] },
        { id: 'blows', lights: [{ card: SERAH }], rules: ['E42', 'E43'] },
        { id: 'end-third', asks: MAIN, answer: ['end-turn'], rules: ['E14'] },
        {
          id: 'block',
          asks: { kind: 'block' },
          answer: [SPROUT_KEEPER],
          also: SAPLINGS.map((sapling) => [sapling]),
          rules: ['E42'],
        },
      ],
    },
    {
      id: 'end',
      steps: [
        { id: 'wounds', rules: ['E44'] },
        { id: 'behind', rules: ['E7', 'E57'] },
      ],
    },
  ],
  partners: {
    1: [
      pitch(8287 as CardId),
      pitch(8289 as CardId),
      [GLYPH_KEEPER],
      ['pass'],
      ['end-turn'],
      ['pass'],
      ['pass'],
      ['pass'],
      // Study the Gale: two cards for one.
      pitch(8286 as CardId),
      [8284],
      ['end-turn'],
      [GLYPH_KEEPER],
      [SPEARS[0] as CardId],
      [{ title: 'Attack', selection: [GLYPH_KEEPER] }],
      ['end-turn'],
      [8281],
    ],
  },
  afterwards: { options: { firstDecks: 'emberguard+greenoath', secondDecks: 'gravecourt+stormspire' }, bots: 1 },
  words: { en: english },
}
