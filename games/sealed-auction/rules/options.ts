import type { OptionField, StandardResult, StandardSchema } from '@turnwright/kernel'

/** What a table can choose. */
export interface AuctionOptions {
  readonly rounds: 4 | 6
  readonly moneyAtStart: 5 | 7
}

const DEFAULTS: AuctionOptions = { rounds: 6, moneyAtStart: 5 }
const ROUNDS: readonly AuctionOptions['rounds'][] = [4, 6]
const MONEY_AT_START: readonly AuctionOptions['moneyAtStart'][] = [5, 7]

/** The same for the form in the lobby. */
export const optionFields: readonly OptionField[] = [
  {
    key: 'rounds',
    title: 'Length',
    choices: [
      { value: 4, title: 'Short: 4 rounds' },
      { value: 6, title: 'Full: 6 rounds' },
    ],
    default: DEFAULTS.rounds,
  },
  {
    key: 'moneyAtStart',
    title: 'Purses',
    choices: [
      { value: 5, title: 'Lean: 5 money cards' },
      { value: 7, title: 'Fat: 7 money cards' },
    ],
    default: DEFAULTS.moneyAtStart,
  },
]

/** What is left out is chosen for the table; what is unknown is refused. */
export const auctionOptions: StandardSchema<AuctionOptions> = {
  '~standard': { version: 1, vendor: 'sealed-auction', validate },
}

function validate(value: unknown): StandardResult<AuctionOptions> {
  if (value === null || (typeof value !== 'object' && value !== undefined)) return issue('options are an object')
  const {
    rounds = DEFAULTS.rounds,
    moneyAtStart = DEFAULTS.moneyAtStart,
    ...rest
  } = { ...value } as Partial<Record<string, unknown>>
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return issue('there is no such option', unknown)
  if (!isOneOf(ROUNDS, rounds)) return issue('must be 4 or 6', 'rounds')
  if (!isOneOf(MONEY_AT_START, moneyAtStart)) return issue('must be 5 or 7', 'moneyAtStart')
  return { value: { rounds, moneyAtStart } }
}

function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}

function issue(message: string, ...path: readonly string[]): StandardResult<AuctionOptions> {
  return { issues: [{ message, path }] }
}
