import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { auctionOptions } from './options.ts'

test('what a table leaves out is chosen for it', () => {
  expect(parseOptions(auctionOptions, undefined)).toEqual({ rounds: 6, moneyAtStart: 5 })
  expect(parseOptions(auctionOptions, { rounds: 4 })).toEqual({ rounds: 4, moneyAtStart: 5 })
  expect(parseOptions(auctionOptions, { moneyAtStart: 7 })).toEqual({ rounds: 6, moneyAtStart: 7 })
})

test.each([{ rounds: 5 }, { rounds: '6' }, { moneyAtStart: 6 }, { turns: 6 }])('%o is refused', (options) => {
  expect(() => parseOptions(auctionOptions, options)).toThrow(InvalidOptions)
})
