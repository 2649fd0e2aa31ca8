import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GatheringDoors } from './gathering-doors.tsx'

type Kind = 'person' | 'bot' | 'open'

/** The words on the doors; the one that the page proposes carries a star. */
function doors(least: number, ...kinds: readonly Kind[]): readonly string[] {
  const seats = kinds.map((kind) => ({ kind }))
  const drawn = renderToStaticMarkup(
    <GatheringDoors
      {...{ seats, least }}
      you={{ seat: 0, host: true }}
      busy={false}
      onSitDown={() => {}}
      onBegin={() => {}}
    />,
  )
  return Array.from(drawn.matchAll(/<(?:button|p)[^>]*class="([^"]*)"[^>]*>([^<]*)</g), ([, look, words]) =>
    look?.includes('btn-primary') === true ? `*${words}` : String(words),
  )
}

test('while friends are awaited, beginning without them is possible but not proposed', () => {
  expect(doors(1, 'person', 'open', 'open')).toEqual(['Begin alone'])
  expect(doors(2, 'person', 'bot', 'open')).toEqual(['Begin with 2 players'])
})

test('a table that nobody else is awaited at proposes to begin', () => {
  expect(doors(1, 'person')).toEqual(['*Begin alone'])
  expect(doors(2, 'person', 'bot')).toEqual(['*Begin with 2 players'])
})

test('too few players are told how many more it takes, without a button that cannot work', () => {
  expect(doors(2, 'person', 'open')).toEqual(['1 more to begin'])
})
