import { type OptionField, optionsOf } from '@turnwright/kernel'

/** What a table can choose. */
export interface AgricolaOptions {
  /** With a hand of occupations and minor improvements, or the family game without. */
  readonly cards: 'base' | 'none'
  /** Hands are drafted instead of dealt. */
  readonly draft: 'off' | 'on'
  /** Grain and vegetables may be eaten at any time, not in the feeding phase alone. */
  readonly basicConversionAnytime: boolean
  /** For one player: game after game, each with a higher goal. */
  readonly series: boolean
}

export const optionFields = [
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
    key: 'draft',
    title: 'Hands',
    choices: [
      { value: 'off', title: 'Dealt' },
      { value: 'on', title: 'Drafted (two players or more, with cards)' },
    ],
    default: 'off',
  },
  {
    key: 'basicConversionAnytime',
    title: 'Eating grain and vegetables',
    choices: [
      { value: false, title: 'When the family is fed' },
      { value: true, title: 'At any time' },
    ],
    default: false,
  },
  {
    key: 'series',
    title: 'Playing alone',
    choices: [
      { value: false, title: 'One game' },
      { value: true, title: 'A series of games with rising goals (one player)' },
    ],
    default: false,
  },
] as const satisfies readonly OptionField[]

export const agricolaOptions = optionsOf(optionFields)
