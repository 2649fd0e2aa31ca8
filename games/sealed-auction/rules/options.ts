import { type OptionField, optionsOf } from '@turnwright/kernel'

/** What a table can choose. */
export interface AuctionOptions {
  readonly rounds: 4 | 6
  readonly moneyAtStart: 5 | 7
}

/** The form in the lobby is made of these, and so is the check of what a table asks for. */
export const optionFields = [
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

export const auctionOptions = optionsOf(optionFields)
