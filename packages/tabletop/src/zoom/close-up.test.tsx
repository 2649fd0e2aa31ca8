import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CloseUp, CloseUpReason } from './close-up.tsx'

test('a card from near carries the marks of its game, what it says and why it cannot be used', () => {
  const drawn = renderToStaticMarkup(
    <CloseUp className="pk-closeup" data-type="Water">
      <h3>Staryu</h3>
      <CloseUpReason>Needs 1 Water, has 0.</CloseUpReason>
    </CloseUp>,
  )
  expect(drawn).toMatch(/^<div class="closeup pk-closeup" data-type="Water"><h3>Staryu<\/h3>/)
  expect(drawn).toMatch(/<p class="closeup-reason"><svg .*aria-hidden="true".* Needs 1 Water, has 0\.<\/p>/)
})
