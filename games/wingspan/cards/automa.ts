import type { Face } from './food.ts'

/** What a card of the solo opponent's deck tells it to do in a round. */
export type AutomaAction =
  | { readonly action: 'playBird'; readonly cube: number }
  | { readonly action: 'layEggs'; readonly cube: number; readonly eggs: number }
  | { readonly action: 'drawCards'; readonly cube: number }
  | {
      readonly action: 'gainFood'
      readonly cube: number
      /** The die it takes is the first of these that lies in the feeder. */
      readonly diceOrder: readonly Face[]
      readonly activatePink: boolean
    }

export interface AutomaCard {
  readonly id: string
  /** By round; a card with fewer leaves the deck after the last one it has. */
  readonly byRound: readonly AutomaAction[]
}

const dual: Face = 'invertebrate|seed'
const RODENT_FIRST: readonly Face[] = ['rodent', 'fish', 'fruit', dual, 'invertebrate', 'seed']
const FRUIT_FIRST: readonly Face[] = ['fruit', 'rodent', 'fish', dual, 'invertebrate', 'seed']
const DUAL_FIRST: readonly Face[] = [dual, 'invertebrate', 'seed', 'rodent', 'fish', 'fruit']

const play = (cube = 0): AutomaAction => ({ action: 'playBird', cube })
const lay = (eggs: number, cube = 0): AutomaAction => ({ action: 'layEggs', cube, eggs })
const draw = (cube = 0): AutomaAction => ({ action: 'drawCards', cube })
const gain = (diceOrder: readonly Face[]): AutomaAction => ({
  action: 'gainFood',
  cube: 0,
  diceOrder,
  activatePink: true,
})

export const AUTOMA_CARDS: readonly AutomaCard[] = [
  {
    id: 'round-1-only',
    byRound: [{ action: 'gainFood', cube: 1, diceOrder: RODENT_FIRST, activatePink: false }],
  },
  { id: 'round-2-only', byRound: [lay(1, -1), draw(1)] },
  { id: 'round-3-only', byRound: [draw(1), lay(2, -1), play(1)] },
  { id: '1', byRound: [lay(1), play(1), play(1), lay(3, 1)] },
  { id: '2', byRound: [gain(DUAL_FIRST), lay(2, 1), draw(), lay(3, -1)] },
  { id: '3', byRound: [play(), draw(), gain(RODENT_FIRST), lay(3, 1)] },
  { id: '4', byRound: [lay(1, 1), gain(FRUIT_FIRST), lay(3, -1), draw(-1)] },
  { id: '5', byRound: [draw(-1), gain(DUAL_FIRST), gain(FRUIT_FIRST), play()] },
  { id: '6', byRound: [gain(RODENT_FIRST), play(), lay(2, 1), draw(1)] },
  { id: '7', byRound: [play(), lay(2, -1), draw(-1), gain(RODENT_FIRST)] },
]

/** An eleventh card for a stronger opponent. */
export const AUTOMUBON_SOCIETY: AutomaCard = {
  id: 'automubon-society',
  byRound: [play(1), play(1), play(1), play(1)],
}

/** How hard the solo opponent is: what a bird it keeps face down is worth. */
export const AUTOMA_LEVELS = { eaglet: 3, eagle: 4, 'eagle-eyed-eagle': 5 } as const
export type AutomaLevel = keyof typeof AUTOMA_LEVELS

export const AUTOMA_FOOD_FOR_TIES = 2
