import { type OptionField, optionsOf } from '@turnwright/kernel'
import { DECK_PAIRS, pairTitle } from '../cards/deck-pairs.ts'

/** What a table can choose. */
export interface EstravenOptions {
  readonly mulligan: boolean
  readonly secondPlayerBonus: boolean
  /** A pair of decks as `one+other`, or `choose`: the player is asked. */
  readonly firstDecks: string
  readonly secondDecks: string
}

export const CHOOSE = 'choose'

const pairs = [
  { value: CHOOSE, title: 'Chosen at the table' },
  ...DECK_PAIRS.map((pair) => ({ value: pair, title: pairTitle(pair) })),
]

export const optionFields = [
  {
    key: 'mulligan',
    title: 'Mulligan',
    choices: [
      { value: true, title: 'Once, any cards' },
      { value: false, title: 'None' },
    ],
    default: true,
  },
  {
    key: 'secondPlayerBonus',
    title: 'Whoever does not begin',
    choices: [
      { value: true, title: 'Starts with 1 mana' },
      { value: false, title: 'Starts with nothing more' },
    ],
    default: true,
  },
  { key: 'firstDecks', title: "First seat's decks", choices: pairs, default: CHOOSE },
  { key: 'secondDecks', title: "Second seat's decks", choices: pairs, default: CHOOSE },
] as const satisfies readonly OptionField[]

export const estravenOptions = optionsOf(optionFields)
