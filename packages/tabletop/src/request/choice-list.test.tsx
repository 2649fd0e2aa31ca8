import type { Prompt } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChoiceFace } from '../board/game-ui.ts'
import { ChoiceList } from './choice-list.tsx'
import { offersOf } from './offers.ts'

const birds = (...titles: readonly string[]): Prompt => ({
  requestId: 'r',
  type: 'select',
  title: 'Choose a bird',
  help: null,
  choices: titles.map((title) => ({ id: title, title })),
  min: 1,
  max: 1,
  unavailable: [],
  anytime: [],
  examples: [],
})

function isInPairs(prompt: Prompt, face: ChoiceFace | null): boolean {
  const look = { layout: 'rows' as const, faceOf: () => face, orderOf: () => 0 }
  const drawn = renderToStaticMarkup(<ChoiceList offers={offersOf(prompt, [])} label="Choose a bird" look={look} />)
  return drawn.includes('data-pairs')
}

const four = birds('Owl', 'Wren', 'Kite', 'Rook')

test('more than three choices of a word each stand two in a line', () => {
  expect(isInPairs(four, null)).toBe(true)
  expect(isInPairs(four, { start: '*' })).toBe(true)
  expect(isInPairs(birds('Owl', 'Wren', 'Kite'), null)).toBe(false)
  expect(isInPairs(birds('Owl', 'Wren', 'Kite', 'Great Spotted Woodpecker'), null)).toBe(false)
})

test('choices with more to read have a line each', () => {
  expect(isInPairs(four, { detail: 'on the Bench' })).toBe(false)
  expect(isInPairs(four, { end: '50/70' })).toBe(false)
})

test('what is chosen is ticked, and counted in the order of choice where several may be', () => {
  const marks = (max: number, ...chosen: readonly string[]) => {
    const draft = chosen.map((id) => ({ id, inner: [] }))
    const offers = offersOf({ ...four, max }, draft)
    const look = { layout: 'rows' as const, faceOf: () => null, orderOf: () => 0 }
    const drawn = renderToStaticMarkup(<ChoiceList offers={offers} label="Choose birds" look={look} />)
    return [...drawn.matchAll(/data-row="[^"]*(Owl|Wren|Kite|Rook).*?<\/button>/g)].map(
      ([row]) => /class="choice-check num"[^>]*>(\d|<svg)/.exec(row)?.[1] ?? '',
    )
  }
  expect(marks(2, 'Kite', 'Owl')).toEqual(['2', '', '1', ''])
  expect(marks(1, 'Kite')).toEqual(['', '', '<svg', ''])
})
