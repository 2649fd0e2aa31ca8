import { createGame } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { agricola } from './agricola.ts'
import { optionFields } from './options.ts'

test('G65: eating at any time stands first, says that most clubs play with it, and is off unless chosen', () => {
  const [first] = optionFields
  expect(first?.key).toBe('basicConversionAnytime')
  expect(first?.choices.map(({ value, title }) => [value, /most clubs/.test(title)])).toEqual([
    [false, false],
    [true, true],
  ])
  const { options } = createGame(agricola, { players: ['ana', 'bo'], seed: 'clubs' })
  expect(options.basicConversionAnytime).toBe(false)
})

test('G4, G47: only who plays alone is asked about a series, and only who does not about a draft', () => {
  const forHowMany = optionFields.flatMap(({ key, seats }) =>
    seats === undefined ? [] : [[key, seats.min, seats.max]],
  )
  expect(forHowMany).toEqual([
    ['draft', 2, 4],
    ['series', 1, 1],
  ])
})
