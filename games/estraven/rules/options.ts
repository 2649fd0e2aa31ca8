import { type OptionField, optionsOf, type StandardSchema } from '@turnwright/kernel'
import { DECK_PAIRS, pairTitle } from '../cards/deck-pairs.ts'
import { HOUSE_CARDS } from '../cards/house-cards.ts'

/** What a table can choose. */
export interface EstravenOptions {
  readonly mulligan: boolean
  readonly secondPlayerBonus: boolean
  /** A pair of decks as `one+other`, or `choose`: the player is asked. */
  readonly firstDecks: string
  readonly secondDecks: string
  /** The cards of no deck join those of their faction, and the market. */
  readonly house: boolean
}

export const CHOOSE = 'choose'

const pairs = [
  { value: CHOOSE, title: 'Chosen at the table' },
  ...DECK_PAIRS.map((pair) => ({ value: pair, title: pairTitle(pair) })),
]

const allFields = [
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
  {
    key: 'house',
    title: 'Cards of the house',
    choices: [
      { value: false, title: 'Without them' },
      { value: true, title: `With ${HOUSE_CARDS.length} more, in the decks and the market` },
    ],
    default: false,
  },
] as const satisfies readonly OptionField[]

export const estravenOptions: StandardSchema<EstravenOptions> = optionsOf(allFields)

/** For the form in the lobby: nobody is asked about cards that are not there. */
export const optionFields: readonly OptionField[] = allFields.filter(
  ({ key }) => key !== 'house' || HOUSE_CARDS.length > 0,
)
