import { InvalidOptions, parseOptions } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { auctionOptions, optionFields } from './options.ts'

test('what a table leaves out is chosen for it', () => {
  expect(parseOptions(auctionOptions, undefined)).toEqual({ rounds: 6, moneyAtStart: 5 })
  expect(parseOptions(auctionOptions, { rounds: 4 })).toEqual({ rounds: 4, moneyAtStart: 5 })
  expect(parseOptions(auctionOptions, { moneyAtStart: 7 })).toEqual({ rounds: 6, moneyAtStart: 7 })
})

test.each([
  [{ rounds: 5 }, 'rounds: must be 4 or 6'],
  [{ rounds: '6' }, 'rounds: must be 4 or 6'],
  [{ moneyAtStart: 6 }, 'moneyAtStart: must be 5 or 7'],
  [{ turns: 6 }, 'turns: there is no such option'],
  [null, 'options are an object'],
  [6, 'options are an object'],
])('%o is refused', (options, reason) => {
  expect(() => parseOptions(auctionOptions, options)).toThrow(new InvalidOptions(reason))
})

test('the form offers exactly what the rules take', () => {
  for (const { key, choices } of optionFields)
    for (const { value } of choices)
      expect(parseOptions(auctionOptions, { [key]: value })).toMatchObject({ [key]: value })
  const defaults = Object.fromEntries(optionFields.map((field) => [field.key, field.default]))
  expect(parseOptions(auctionOptions, undefined)).toEqual(defaults)
})
