import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { worth } from './bonus-standing.ts'

describe('Breeding Manager', () => {
  test.each([
    [3, 0, 0],
    [4, 1, 1],
    [5, 1, 1],
  ])('counts birds with four eggs or more: %i eggs make %i, worth %i', (eggs, count, points) => {
    const ana = { bonus: ['Breeding Manager'], forest: [{ bird: 'Bushtit', eggs }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.sees(worth(count, points))
    scene.ana.isOn()
  })

  test('pays a point for each of them', () => {
    const nest = { bird: 'California Quail', eggs: 4 }
    const ana = { bonus: ['Breeding Manager'], forest: [nest, { bird: 'Bushtit', eggs: 5 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.sees(worth(2, 2))
    scene.ana.isOn()
  })
})

describe('Oologist', () => {
  const nests = [
    'Bushtit',
    'Killdeer',
    'Mallard',
    'Osprey',
    'Willet',
    'Barn Owl',
    'Anhinga',
    'Bobolink',
    'American Coot',
  ]
  const laid = (birds: readonly string[], eggs: number) => birds.map((bird) => ({ bird, eggs }))
  const mat = (n: number, eggs = 1) => ({
    bonus: ['Oologist'],
    forest: laid(nests.slice(0, n).slice(0, 3), eggs),
    grassland: laid(nests.slice(0, n).slice(3, 6), eggs),
    wetland: laid(nests.slice(0, n).slice(6), eggs),
  })

  test.each([
    [6, 0],
    [7, 3],
    [8, 3],
    [9, 6],
  ])('counts birds with an egg: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: mat(count), bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count empty nests', () => {
    const { ana } = given(mats, { ana: mat(9, 0), bo: {} })
    ana.sees(worth(0, 0))
    ana.isOn()
  })
})

describe('Ecologist', () => {
  const row = (n: number) => ['Bushtit', 'Killdeer', 'Mallard'].slice(0, n)

  test('pays 2 points for each bird of the row with the fewest', () => {
    const ana = { bonus: ['Ecologist'], forest: row(3), grassland: ['Osprey', 'Willet'], wetland: ['Anhinga', 'Brant'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.sees(worth(2, 4))
    scene.ana.isOn()
  })

  test('pays nothing where a row is empty', () => {
    const scene = given(mats, { ana: { bonus: ['Ecologist'], forest: row(3), grassland: ['Osprey'] }, bo: {} })
    scene.ana.sees(worth(0, 0))
    scene.ana.isOn()
  })
})

describe('Visionary Leader', () => {
  const cards = ['Bushtit', 'Killdeer', 'Mallard', 'Osprey', 'Willet', 'Barn Owl', 'Anhinga', 'Bobolink']

  test.each([
    [4, 0],
    [5, 4],
    [7, 4],
    [8, 7],
  ])('counts bird cards in the hand: %i of them are worth %i', (count, points) => {
    const { ana } = given(mats, { ana: { bonus: ['Visionary Leader'], hand: cards.slice(0, count) }, bo: {} })
    ana.sees(worth(count, points))
    ana.isOn()
  })

  test('does not count birds on the mat', () => {
    const { ana } = given(mats, { ana: { bonus: ['Visionary Leader'], forest: cards.slice(0, 5) }, bo: {} })
    ana.sees(worth(0, 0))
    ana.isOn()
  })
})
