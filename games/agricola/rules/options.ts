import { type OptionField, optionsOf, type StandardSchema } from '@turnwright/kernel'
import { HOUSE_CARDS } from '../cards/house-cards.ts'

/** What a table can choose. */
export interface AgricolaOptions {
  /** Grain and vegetables may be eaten at any time, not in the feeding phase alone. */
  readonly basicConversionAnytime: boolean
  /** With a hand of occupations and minor improvements, or the family game without. */
  readonly cards: 'base' | 'none'
  /** Hands are dealt from the cards of no box too. */
  readonly house: boolean
  /** Hands are drafted instead of dealt. */
  readonly draft: 'off' | 'on'
  /** For one player: game after game, each with a higher goal. */
  readonly series: boolean
}

const allFields = [
  {
    key: 'basicConversionAnytime',
    title: 'Eating grain and vegetables',
    choices: [
      { value: false, title: 'When the family is fed' },
      { value: true, title: 'At any time: most clubs play with it' },
    ],
    default: false,
  },
  {
    key: 'cards',
    title: 'Cards',
    choices: [
      { value: 'base', title: 'Occupations and minor improvements' },
      { value: 'none', title: 'Family game, without a hand' },
    ],
    default: 'base',
  },
  {
    key: 'house',
    title: 'Cards of the house',
    choices: [
      { value: false, title: 'Without them' },
      { value: true, title: `With ${HOUSE_CARDS.length} more` },
    ],
    default: false,
  },
  {
    key: 'draft',
    title: 'Hands',
    choices: [
      { value: 'off', title: 'Dealt' },
      { value: 'on', title: 'Drafted (with cards)' },
    ],
    default: 'off',
    seats: { min: 2, max: 4 },
  },
  {
    key: 'series',
    title: 'Playing alone',
    choices: [
      { value: false, title: 'One game' },
      { value: true, title: 'A series of games with rising goals' },
    ],
    default: false,
    seats: { min: 1, max: 1 },
  },
] as const satisfies readonly OptionField[]

export const agricolaOptions: StandardSchema<AgricolaOptions> = optionsOf(allFields)

/** For the form in the lobby: nobody is asked about cards that are not there. */
export const optionFields: readonly OptionField[] = allFields.filter(
  ({ key }) => key !== 'house' || HOUSE_CARDS.length > 0,
)
