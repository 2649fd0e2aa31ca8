import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HandFan } from './hand-fan.tsx'

const drawn = (...names: readonly string[]) =>
  renderToStaticMarkup(
    <HandFan none="The wetland draws new ones.">
      {names.map((name) => (
        <span key={name} className="card">
          {name}
        </span>
      ))}
    </HandFan>,
  )

test('a hand says how many cards it has, and is laid out for that many', () => {
  expect(drawn('Owl', 'Wren')).toContain('aria-label="Your hand, 2 cards"')
  expect(drawn('Owl', 'Wren')).toContain('style="--cards:2"')
  expect(drawn('Owl')).toContain('aria-label="Your hand, 1 card"')
})

test('an empty hand says what to do, and only an empty one', () => {
  expect(drawn()).toContain('The wetland draws new ones.')
  expect(drawn('Owl')).not.toContain('The wetland')
})
