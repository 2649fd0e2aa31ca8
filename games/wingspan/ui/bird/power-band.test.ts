import { expect, test } from 'vitest'
import { BIRDS } from '../../cards/catalogue.ts'
import { powerText } from '../../cards/power.ts'
import { glyphLength, glyphParts } from '../../cards/powers/words.ts'
import { isSign } from '../signs/sign.tsx'

const glyphs = BIRDS.flatMap(({ id, power }) => (power === null ? [] : [{ id, glyph: powerText(power).glyph }]))

test('the short form of every power fits on a card', () => {
  expect(glyphs.filter(({ glyph }) => glyphLength(glyph) > 24)).toEqual([])
})

test('every sign in a short form is drawn', () => {
  const unknown = glyphs.flatMap(({ id, glyph }) =>
    glyphParts(glyph).flatMap((part) => (typeof part === 'string' || isSign(part.icon) ? [] : [`${id}: ${part.icon}`])),
  )
  expect(unknown).toEqual([])
})
