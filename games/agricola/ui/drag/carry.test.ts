import type { Offer } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import { isPerson, isThatCard, isThatCrop } from './carry.ts'

const offer = (choice: Offer['choice']) => ({ choice }) as Offer

test('grain is sown as grain, on the field it is put down on', () => {
  const sowing = offer({
    id: 'grain 0,3',
    about: { kind: 'sow-at', crop: 'grain', field: { cell: '0,3' } },
    title: 'Sow grain at row 1, column 4',
    ref: { cell: '0,3' },
  })
  expect(isThatCrop(sowing, 'grain')).toBe(true)
  expect(isThatCrop(sowing, 'vegetable')).toBe(false)
})

test('a card is played when that very card is put down', () => {
  const playing = offer({ id: 7, title: 'Loom', ref: { card: 7 as never } })
  expect(isThatCard(playing, 'card:7')).toBe(true)
  expect(isThatCard(playing, 'card:70')).toBe(false)
  expect(isThatCard(offer({ id: 'skip', title: 'No improvement' }), 'card:7')).toBe(false)
})

test('only people are sent to spaces', () => {
  const forest = offer({ id: 'forest', title: 'Forest', ref: { space: 'forest' } })
  expect(isPerson(forest, 'person')).toBe(true)
  expect(isPerson(forest, 'grain')).toBe(false)
})
