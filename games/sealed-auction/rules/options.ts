import { type OptionField, optionsOf, type StandardSchema } from '@turnwright/kernel'

/** What a table can choose. */
export interface AuctionOptions {
  readonly rounds: 4 | 6
  readonly moneyAtStart: 5 | 7
}

const fields = [
  {
    key: 'rounds',
    title: 'Length',
    choices: [
      { value: 4, title: 'Short: 4 rounds' },
      { value: 6, title: 'Full: 6 rounds' },
    ],
    default: 6,
  },
  {
    key: 'moneyAtStart',
    title: 'Purses',
    choices: [
      { value: 5, title: 'Lean: 5 coins' },
      { value: 7, title: 'Fat: 7 coins' },
    ],
    default: 5,
  },
] as const satisfies readonly OptionField[]

/** The form in the lobby is made of these … */
export const optionFields: readonly OptionField[] = fields

/** … and so is the check of what a table asks for. */
export const auctionOptions: StandardSchema<AuctionOptions> = optionsOf(fields)
