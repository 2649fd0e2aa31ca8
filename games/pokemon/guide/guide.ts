import type { Guide } from '@turnwright/guide'
import type { CardId } from '@turnwright/kernel'
import type { DuelQuestion } from '../rules/questions.ts'
import { english } from './en.ts'

/** The cards of this deal: its seed gives them their numbers. */
const CHARMANDER = 8245 as CardId
const CHARMELEON = 8250 as CardId
const GROWLITHE = 8247 as CardId
const BILL = 8249 as CardId
const VULPIX = 8235 as CardId
const WEEDLE = 8309 as CardId
const BULBASAUR = 8298 as CardId
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [8251, 8248, 8246, 8238, 8236]
/** Those among the Prizes. */
const FIRE_PRIZES = [8244, 8243, 8242, 8241, 8239]

const MAIN = { kind: 'main' } as const

/** One Fire Energy is as good as another. */
function attach(to: number, ...energy: readonly number[]) {
  const [answer, ...also] = energy.map((each) => [{ title: each, selection: [to] }])
  return { answer: answer ?? [], also }
}

const FIRE_DECK = `4 Charmander
4 Charmeleon
4 Growlithe
4 Vulpix
4 Bill
4 Potion
2 Switch
2 Gust of Wind
32 Fire Energy`

const GRASS_DECK = `4 Bulbasaur
4 Caterpie
4 Weedle
4 Nidoran♂
4 Metapod
4 Potion
36 Grass Energy`

/** A whole duel in six turns: fire against grass. */
export const guide: Guide<DuelQuestion> = {
  minutes: 9,
  deal: { seed: 'duel-29', options: { deck1: FIRE_DECK, deck2: GRASS_DECK }, me: 0, partners: ['Sela'] },
  chapters: [
    {
      id: 'opening',
      steps: [
        { id: 'goal', rules: ['P51', 'P53'] },
        { id: 'hand', lights: [{ card: CHARMANDER }, { card: GROWLITHE }], rules: ['P2', 'P5'] },
        { id: 'active', asks: { kind: 'opening-active' }, answer: [CHARMANDER], rules: ['P5'] },
        { id: 'bench', asks: { kind: 'opening-bench' }, answer: [GROWLITHE], rules: ['P5', 'P12'] },
        { id: 'coin', lights: [{ card: WEEDLE }], rules: ['P6', 'P7'] },
      ],
    },
    {
      id: 'turn',
      steps: [
        { id: 'your-turn', rules: ['P8', 'P9'] },
        { id: 'attach', asks: MAIN, ...attach(CHARMANDER, FIRST, SECOND, THIRD, FOURTH), rules: ['P16'] },
        { id: 'bill', asks: MAIN, answer: [BILL], rules: ['P38'] },
        { id: 'not-yet', lights: [{ card: CHARMELEON }], rules: ['P13'] },
        { id: 'scratch', asks: MAIN, answer: ['attack-0'], rules: ['P17', 'P10'] },
        { id: 'weakness', lights: [{ card: WEEDLE }], rules: ['P29'] },
        { id: 'poison', lights: [{ card: CHARMANDER }], rules: ['P24', 'P26'] },
      ],
    },
    {
      id: 'prize',
      steps: [
        { id: 'attach-again', asks: MAIN, ...attach(CHARMANDER, SECOND, FIRST, THIRD, FOURTH, FIFTH), rules: ['P16'] },
        { id: 'enough', asks: MAIN, answer: ['attack-0'], rules: ['P17', 'P50'] },
        { id: 'take-prize', asks: { kind: 'prize' }, answer: [8244], also: 'any', rules: ['P51'] },
        { id: 'lost-energy', lights: [{ card: BULBASAUR }], rules: ['P50', 'P52'] },
      ],
    },
    {
      id: 'evolve',
      steps: [
        { id: 'evolve', asks: MAIN, answer: [{ title: CHARMELEON, selection: [CHARMANDER] }], rules: ['P13', 'P15'] },
        { id: 'healed', lights: [{ card: CHARMELEON }], rules: ['P14', 'P15'] },
        { id: 'vulpix', asks: MAIN, answer: [VULPIX], rules: ['P9', 'P12'] },
        {
          id: 'third',
          asks: MAIN,
          ...attach(CHARMELEON, THIRD, FIRST, SECOND, FOURTH, FIFTH, ...FIRE_PRIZES),
          rules: ['P16'],
        },
        { id: 'slash', asks: MAIN, answer: ['attack-0'], rules: ['P17'] },
      ],
    },
    {
      id: 'end',
      steps: [
        { id: 'won', rules: ['P53'] },
        { id: 'retreat', rules: ['P18', 'P21'] },
        { id: 'decks', rules: ['P1'] },
      ],
    },
  ],
  partners: {
    1: [
      [WEEDLE],
      [],
      [BULBASAUR],
      [{ title: 8310, selection: [WEEDLE] }],
      ['end'],
      [{ title: 8308, selection: [WEEDLE] }],
      ['attack-0'],
      [{ title: 8305, selection: [BULBASAUR] }],
      ['end'],
    ],
  },
  afterwards: { options: { deck1: 'brushfire', deck2: 'overgrowth' }, bots: 1 },
  words: { en: english },
}
