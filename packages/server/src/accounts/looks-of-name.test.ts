import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfTheHouse } from './house-names.ts'
import { looksOfName } from './looks-of-name.ts'

const areAlike = (one: string, other: string): boolean =>
  looksOfName(one).some((looks) => looksOfName(other).includes(looks))

const letters = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,8})?$/)

test('a name looks like itself in any case, with other spaces and signs, with marks, and in broad letters', () => {
  fc.assert(
    fc.property(letters, fc.constantFrom('\u0301', '\u200b', '.', '-', '_', '  '), (name, more) => {
      const broad = name.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
      const others = [name.toUpperCase(), name.toLowerCase(), name.replace(' ', more), broad]
      for (const other of [...others, `${name[0]}${more}${name.slice(1)}`]) expect(areAlike(name, other)).toBe(true)
    }),
  )
})

test.each([
  ['Cyrillic', 'Раvеl', 'Pavel'],
  ['a Greek capital', 'Νiko', 'Niko'],
  ['small Greek letters', 'νοvο', 'vovo'],
  ['Greek in another case', 'Νίκος', 'νίκος'],
  ['digits', 'B0b1', 'Bobl'],
  ['r and n', 'Ernrna', 'Emma'],
  ['a dotless i', 'Mıra', 'Mira'],
])('%s can be taken for what it looks like', (_, one, other) => {
  expect(areAlike(one, other)).toBe(true)
})

test('names that people tell apart stay apart, in every script', () => {
  const names = [
    'Ana',
    'Anna',
    'Hana',
    'Bo',
    'Юлия',
    'Олег',
    '太郎',
    '花子',
    'مريم',
    'نور',
    '🎲',
    '🎯',
    'Zoë',
    'Max',
    'Mux',
  ]
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) expect([one, other, areAlike(one, other)]).toEqual([one, other, false])
})

test('names of the house and of bots are known, and those of people that hold such letters are not', () => {
  for (const name of [
    'Turnwright',
    'TURNWR1GHT',
    'Turnwright Team',
    'admin',
    'Аdmin',
    'Admin 2',
    'Easy bot',
    'Easy Pip',
    'master ida 2',
    'B0T',
    'somebody',
  ])
    expect([name, isOfTheHouse(name)]).toEqual([name, true])
  for (const name of ['Abbot', 'Botond', 'Adminah', 'Ana', 'Otto', 'Wright', 'Serveria'])
    expect([name, isOfTheHouse(name)]).toEqual([name, false])
})
