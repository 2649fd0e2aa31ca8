import { expect, test } from 'vitest'
import { CARDS } from '../../cards/catalogue.ts'
import { DEEDS } from './deeds.ts'
import { chanceOf } from './ink.ts'
import { pictureOf } from './picture.ts'
import { CROWN } from './tribes.ts'

const wearsCrown = (card: (typeof CARDS)[number]) => pictureOf(card).some(({ shapes }) => shapes === CROWN)

test('leaders wear a crown, and nobody else does', () => {
  expect(CARDS.filter(wearsCrown)).toEqual(CARDS.filter(({ type }) => type === 'leader'))
})

test('what the first ability of a unit or a resource does stands beside it', () => {
  for (const card of CARDS) {
    const [ability] = card.abilities
    if (ability === undefined || !('effects' in ability)) continue
    const deed = DEEDS[ability.effects[0]?.do ?? 'modify']
    expect(pictureOf(card).some(({ shapes }) => shapes === deed)).toBe(true)
  }
})

test('every card has a country and a figure in it, drawn with numbers only', () => {
  for (const card of CARDS) {
    const picture = pictureOf(card)
    expect(picture.length).toBeGreaterThan(1)
    for (const { d } of picture.flatMap(({ shapes }) => shapes)) expect(d).toMatch(/^[MmLlHhVvQqTtCcSsAaZz\d .-]+$/)
  }
})

test('a picture is few shapes, however many things it shows', () => {
  for (const card of CARDS) {
    const country = pictureOf(card)[0]?.shapes ?? []
    expect(country.length).toBeLessThanOrEqual(5)
    expect(new Set(country.map(({ tone }) => tone)).size).toBeGreaterThan(1)
  }
})

test('a picture is always the same, and no two cards have the same', () => {
  const drawn = CARDS.map((card) => JSON.stringify(pictureOf(card)))
  expect(CARDS.map((card) => JSON.stringify(pictureOf(card)))).toEqual(drawn)
  expect(new Set(drawn).size).toBe(CARDS.length)
})

test('chance by a word stays between 0 and 1 and differs by word and place', () => {
  const [here, there] = [chanceOf('undertow'), chanceOf('undertows')]
  const drawn = Array.from({ length: 50 }, (_, place) => here(place))
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(new Set(drawn).size).toBe(50)
  expect(there(0)).not.toBe(here(0))
})
