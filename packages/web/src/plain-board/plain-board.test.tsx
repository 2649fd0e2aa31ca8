import type { Player } from '@turnwright/kernel'
import type { Projection, ViewWords } from '@turnwright/kernel/host'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PlainBoard } from './plain-board.tsx'

const players: readonly Player[] = ['Ana', 'Bo'].map((name, seat) => ({ name, seat }))

/** What Ana's page shows of a view, as markup. */
function drawn(view: unknown, words: ViewWords = {}, seat: number | null = 0): string {
  return renderToStaticMarkup(<PlainBoard play={{ view, seat, players } as Projection} words={words} />)
}

/** The names of what can be pointed at. */
function labels(markup: string): readonly string[] {
  return Array.from(markup.matchAll(/data-place="[^"]*"[^>]*aria-label="([^"]*)"/g), ([, label = '']) => label)
}

function times(markup: string, part: string): number {
  return markup.split(part).length - 1
}

describe('a grid', () => {
  test('is recognised by cells that have the names of a column and a row', () => {
    const markup = drawn({ board: { a1: 'X', b1: null, a2: null, b2: 'O' } })
    expect(labels(markup)).toEqual(['a1, X', 'b1, empty', 'a2, empty', 'b2, O'])
  })

  test('is recognised by rows of the same length, and by a square number of cells that is called a board', () => {
    const rows = drawn({
      field: [
        ['P', null, null],
        [null, null, 'Q'],
      ],
    })
    expect(times(rows, 'class="place plain-cell"')).toBe(6)
    expect(rows).toContain('row 2, column 3, Q')
    expect(times(drawn({ board: Array.from({ length: 9 }, () => null) }), 'class="place plain-cell"')).toBe(9)
  })

  test('is not seen where a cell is missing, or a list is called something else', () => {
    expect(drawn({ board: { a1: 'X', b1: null, a2: null } })).not.toContain('plain-cell')
    expect(drawn({ prices: [1, 2, 3, 4] })).not.toContain('plain-cell')
  })

  test('shows whose a piece is where the game says that its cells hold seats', () => {
    const rows = [
      [0, null],
      [null, 1],
    ]
    const markup = drawn({ board: rows }, { seats: ['board'] })
    expect(markup).toContain('row 1, column 1, You')
    expect(markup).toContain('row 2, column 2, Bo')
  })
})

describe('cards', () => {
  test('lie face up where something is known of them, and show their backs where nothing is', () => {
    const markup = drawn({
      row: [
        { card: 3, lot: { id: 'owl', name: 'Owl Mask', worth: 4 } },
        { card: 9, lot: null },
      ],
    })
    expect(markup).toContain('Owl Mask')
    expect(markup).toMatch(/<dt>Worth<\/dt>.*4/)
    expect(times(markup, 'card-back')).toBe(1)
    expect(markup).toContain('data-place="card:9"')
  })

  test('that one holds lie apart, and how many the others hold is told by backs', () => {
    const markup = drawn({ hand: [{ card: 1, value: '7' }], handSizes: [1, 4] })
    expect(markup).toContain('Your hand, 1 card')
    expect(times(markup, 'card-back')).toBe(4)
  })

  test('of a spectator are none', () => {
    expect(drawn({ hand: [] }, {}, null)).not.toContain('Your hand')
  })

  test('of which only the number is known are a pile', () => {
    expect(drawn({ deck: 12 })).toMatch(/class="pile".*12/)
  })
})

describe('what each seat has', () => {
  test('stands at its name: a list as long as the table, or one that names seats', () => {
    for (const view of [
      { points: [3, 8] },
      {
        people: [
          { seat: 1, points: 8 },
          { seat: 0, points: 3 },
        ],
      },
    ])
      expect(drawn(view)).toMatch(/You.*Points.*>3<.*Bo.*Points.*>8</)
  })

  test('is not read from two cards that lie on the table, nor from two things with a name', () => {
    const markup = drawn({
      table: [
        { card: 1, value: '7' },
        { card: 2, value: '9' },
      ],
      market: [{ name: 'Wood' }, { name: 'Clay' }],
    })
    expect(markup).not.toContain('plain-seat"')
    expect(markup).toContain('Clay')
  })
})

describe('numbers', () => {
  test('of pieces are pieces, and others are numbers', () => {
    expect(times(drawn({ stones: 5 }), '<i></i>')).toBe(5)
    expect(drawn({ points: 5, price: 5, stones: 400 })).not.toContain('<i></i>')
  })

  test('that a game calls seats are players, and without its word the usual ones are', () => {
    expect(drawn({ opener: 1 }, { seats: ['opener'] })).toContain('Bo')
    expect(drawn({ turn: 1 })).toContain('Bo')
    expect(drawn({ turn: 1 }, { seats: ['opener'] })).not.toContain('Bo')
    expect(drawn({ turn: 5 })).toContain('>5<')
  })

  test('of a round and of all rounds are told together', () => {
    expect(drawn({ round: 2, rounds: 6 })).toContain('2<small> of 6</small>')
  })
})

test('what a game leaves out of its words is left out of the board', () => {
  const markup = drawn(
    { seed: 'abc', secret: 7, isPresent: true, isOpen: false },
    { omit: ['seed'], ids: ['secret'], usuallyTrue: ['isPresent'] },
  )
  expect(markup).not.toMatch(/abc|7|resent|pen/)
})
