import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecapNote, RecapRow } from './recap-note.tsx'

const drawn = renderToStaticMarkup(
  <RecapNote title="Since your last turn" urgent>
    <RecapRow seat={1} name="Mira">
      used the forest
    </RecapRow>
    <RecapRow seat={0} name="You" mine>
      got 1 fish
    </RecapRow>
  </RecapNote>,
)

test('a recap is a region with a name, and says who did what, by mark and by name', () => {
  expect(drawn).toMatch(/^<section class="recap" aria-label="Since your last turn" data-urgent="true">/)
  expect(drawn.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
    ' Since your last turn Mira used the forest You got 1 fish ',
  )
  expect(drawn.match(/<li data-seat="\d"/g)).toEqual(['<li data-seat="1"', '<li data-seat="0"'])
})

test('what concerns whoever looks stands out, and nothing else', () => {
  expect(drawn.match(/data-seat="\d" data-mine="true"/g)).toEqual(['data-seat="0" data-mine="true"'])
})
