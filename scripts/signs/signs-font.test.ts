import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signsFont } from './signs-font.ts'

const FONT = new URL('../../packages/tabletop/src/style/signs.ttf', import.meta.url)

test('the font of the page is the one that its script draws', () => {
  expect(readFileSync(FONT).equals(signsFont())).toBe(true)
})

test('its words come to what every font must come to', () => {
  const font = signsFont()
  let sum = 0
  for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
  expect(sum).toBe(0xb1b0afba)
})
