import type { LinePart } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { lineWords } from './line-words.ts'

const ana = { seat: 0, name: 'Ana' }
const bo = { seat: 1, name: 'Bo' }
const pike = { card: 7, name: 'Cinder Pike' } as LinePart

function read(...parts: readonly LinePart[]): string {
  return lineWords({ parts }, 0)
}

test('what you do is told to you', () => {
  expect(read(ana, ' takes 3 wood')).toBe('You take 3 wood')
  expect(read(ana, ' ', 'passes')).toBe('You pass')
  expect(read(ana, ' tries ', pike)).toBe('You try Cinder Pike')
  expect(read(ana, ' now lives in a clay house')).toBe('You now live in a clay house')
  expect(read('Turn 3: ', ana, ' draws a card')).toBe('Turn 3: you draw a card')
  expect(read(ana, ' constructor')).toBe('You constructor')
  expect(read(ana, ' cannot draw.')).toBe('You cannot draw.')
  expect(read(ana, ' shows their hand')).toBe('You show your hand')
})

test('so is what you go on with, but not what another does then', () => {
  expect(read(ana, ' pays 2 life and has 3 left')).toBe('You pay 2 life and have 3 left')
  expect(read(ana, ' plays ', pike, ' and draws 2')).toBe('You play Cinder Pike and draw 2')
  expect(read(ana, ' plays Tides and Shields')).toBe('You play Tides and Shields')
  expect(read(ana, ' outbids ', bo, ', who shows their hand and has 2 left')).toBe(
    'You outbid Bo, who shows their hand and has 2 left',
  )
})

test('what is done to you, and what is yours', () => {
  expect(read(bo, ' makes ', ana, ' bring up ', pike)).toBe('Bo makes you bring up Cinder Pike')
  expect(read(pike, ' deals 2 damage to ', ana, ', who has 3 life')).toBe(
    'Cinder Pike deals 2 damage to you, who have 3 life',
  )
  expect(read(ana, "'s turn begins")).toBe('Your turn begins')
  expect(read(pike, ' goes back to ', ana, "'s hand")).toBe('Cinder Pike goes back to your hand')
  expect(read('The library of ', ana, ' has run out')).toBe('Your library has run out')
  expect(read(bo, ' looks at the top of the deck of ', ana)).toBe('Bo looks at the top of your deck')
  expect(read(bo, ' looks at Prize 2 of ', ana)).toBe('Bo looks at Prize 2 of yours')
})

test('others and those who look on read names', () => {
  const line = { parts: [ana, ' takes 3 wood from ', bo] }
  expect(lineWords(line, null)).toBe('Ana takes 3 wood from Bo')
  expect(lineWords(line, 2)).toBe('Ana takes 3 wood from Bo')
})
