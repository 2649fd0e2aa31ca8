import { expect, test } from 'vitest'
import { BONUS_CARDS } from './bonus-cards.ts'
import { bonusText } from './bonus-card.ts'
import { BIRDS } from './catalogue.ts'
import { powerText } from './power.ts'
import { glyphLength, glyphParts } from './powers/words.ts'

const texts = BIRDS.flatMap(({ name, power }) => (power === null ? [] : [{ name, ...powerText(power) }]))

test('every power is told in whole sentences', () => {
  expect(texts.length).toBeGreaterThan(0)
  for (const { sentence, when } of texts) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(when).not.toBe('')
    expect(sentence).not.toContain('undefined')
  }
})

test('every power has a short form of at most 24 characters', () => {
  expect(texts.filter(({ glyph }) => glyphLength(glyph) > 24).map(({ name, glyph }) => `${name}: ${glyph}`)).toEqual([])
})

test('a short form is text with icons in between', () => {
  expect(glyphParts('{seed} die → keep or cache')).toEqual([{ icon: 'seed' }, ' die → keep or cache'])
})

test('what a power says follows from what it does', () => {
  const of = (name: string) => texts.find((text) => text.name === name)
  expect(of('Acorn Woodpecker')).toMatchObject({
    when: 'Each time you use this row',
    sentence: 'Take 1 die from the feeder that shows seed. You may put the food on this bird.',
    glyph: '{seed} die → keep or cache',
  })
  expect(of('Belted Kingfisher')).toMatchObject({
    when: 'When another player plays a bird in their wetland',
    sentence: 'Take 1 fish from the supply.',
    glyph: 'Bird in {wetland} → +1{fish}',
    alone: 'When another player plays a bird in their wetland, take 1 fish from the supply.',
  })
  expect(of('Mallard')?.alone).toBe(of('Mallard')?.sentence)
  expect(of('Brown Pelican')?.when).toBe('Once, when played')
})

test('every bonus card tells what it counts and pays', () => {
  const of = (id: string) => BONUS_CARDS.filter((card) => card.id === id).map(bonusText)
  expect(of('forester')).toEqual(['Birds that live in the forest alone: 3 to 4 for 4, 5 or more for 8.'])
  expect(of('falconer')).toEqual(['Predators: 2 points each.'])
  expect(new Set(BONUS_CARDS.map(bonusText)).size).toBe(BONUS_CARDS.length)
})
