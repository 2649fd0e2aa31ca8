import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { type Game, type Happening, lineFor, lineText, project, type Reader } from '../host.ts'
import type { About, CardId } from '../index.ts'
import type { Line } from '../projection/chronicle.ts'

const SEATS = [0, 1, null] as const

const read = (game: Game, seat: number | null) => project(game, seat).log.lines.map(lineText)

interface Talk {
  n: number
}

/** Tells before and after each of its two questions. */
const talking = smallGame<Talk>(() => ({ n: 0 }), {
  step(game) {
    const { n } = game.state
    game.tell('{n} begins', { n })
    const [first] = game.requestInputSingle({ actor: 'ana', title: 'First', choices: ['a', 'b'] })
    game.tell('ana said {first}', { first: first as string })
    game.emit('said', { n, first: first as string })
    game.requestInputSingle({ actor: 'ana', title: 'Second', choices: ['a', 'b'] })
    game.tell('{n} ends', { n })
    game.state.n++
  },
})

/** A line that was told as text. */
function textTold({ about }: Line): string {
  return (about as About & { readonly text: string }).text
}

/** What a trusted observer hears, in words. */
function overhear(game: Game): string[] {
  const heard: string[] = []
  game.observe({
    happened: (happening: Happening, index) =>
      void heard.push(`${index} ${happening.kind === 'line' ? textTold(happening) : `(${happening.type})`}`),
    takenBack: (index) => void heard.push(`back to ${index}`),
  })
  return heard
}

describe('delivery', () => {
  test('K70: every happening is delivered once, however often its step is run again', () => {
    const game = started(talking)
    const heard = overhear(game)
    for (const choice of ['a', 'b', 'a', 'a']) answers(game, 'ana', choice)
    expect(heard).toEqual([
      '1 ana said {first}',
      '2 (said)',
      '3 {n} ends',
      '4 {n} begins',
      '5 ana said {first}',
      '6 (said)',
      '7 {n} ends',
      '8 {n} begins',
    ])
    expect(read(game, 1)).toEqual(['0 begins', 'ana said a', '0 ends', '1 begins', 'ana said a', '1 ends', '2 begins'])
  })

  test('K71: an undo takes back what was told past it, and another story follows', () => {
    const game = started(talking)
    answers(game, 'ana', 'a')
    const heard = overhear(game)
    game.undo(0)
    expect(heard).toEqual(['back to 1'])
    expect(read(game, null)).toEqual(['0 begins'])
    answers(game, 'ana', 'b')
    expect(heard).toEqual(['back to 1', '1 ana said {first}', '2 (said)'])
    expect(read(game, null)).toEqual(['0 begins', 'ana said b'])
  })

  test('K71: also past steps that were finished', () => {
    const game = started(talking)
    for (const choice of ['a', 'b', 'a']) answers(game, 'ana', choice)
    for (let i = 0; i < 3; i++) game.undo(0)
    expect(read(game, 0)).toEqual(['0 begins'])
  })

  test('K68, K69: observers hear of events, and no seat does', () => {
    const game = started(talking)
    const events: Happening[] = []
    game.observe({ happened: (happening) => void (happening.kind === 'event' && events.push(happening)) })
    answers(game, 'ana', 'a')
    expect(events).toEqual([{ kind: 'event', type: 'said', detail: { n: 0, first: 'a' } }])
    for (const seat of SEATS) expect(JSON.stringify(project(game, seat).log)).not.toContain('said"')
  })
})

describe('who reads what', () => {
  const whispering = (whispers: number) =>
    started(
      smallGame<object>(() => ({}), {
        step(game) {
          game.tell('all hear')
          for (let i = 0; i < whispers; i++) game.tell('bo hears', {}, [1])
          game.emit('nobody hears')
          game.tell('both hear', {}, [0, 1])
          game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        },
      }),
    )

  test('K65: lines to some seats are read by them alone, lines to all by spectators too', () => {
    const game = whispering(1)
    expect(SEATS.map((seat) => read(game, seat))).toEqual([
      ['all hear', 'both hear'],
      ['all hear', 'bo hears', 'both hear'],
      ['all hear'],
    ])
  })

  test('K67: what is told to others leaves no gap and no trace', () => {
    for (const seat of [0, null]) expect(project(whispering(3), seat).log).toEqual(project(whispering(0), seat).log)
    expect(project(whispering(3), 1).log.lines.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
  })

  test('K72: the latest hundred lines, or all from where one asks', () => {
    const game = started(
      smallGame<object>(() => ({}), {
        step(one) {
          for (let i = 0; i < 250; i++) one.tell('line {i}', { i })
          one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        },
      }),
    )
    const { from, lines, total } = project(game, 0).log
    expect({ from, total, told: lines.length }).toEqual({ from: 150, total: 250, told: 100 })
    expect(lines.map(lineText)[0]).toBe('line 150')
    const some = project(game, 0, { logFrom: 247 }).log
    expect(some.lines.map(({ index }) => index)).toEqual([247, 248, 249])
    expect(project(game, 0, { logFrom: 999 }).log.lines).toEqual([])
  })
})

describe('what a line speaks of', () => {
  const parts = (game: Game, seat: number | null) => project(game, seat).log.lines[0]?.parts

  test('K65: seats are named, words and numbers written out, and other braces stay', () => {
    const game = started(
      smallGame<object>(() => ({}), {
        step(one) {
          one.tell('{who} pays {n} {what} {left} {constructor}', { who: { seat: 1 }, n: 3, what: 'coins' })
          one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        },
      }),
    )
    expect(parts(game, null)).toEqual([
      { seat: 1, name: 'bo' },
      ' pays ',
      '3',
      ' ',
      'coins',
      ' ',
      '{left}',
      ' ',
      '{constructor}',
    ])
  })

  interface Zones {
    deck: CardId[]
    hand: CardId[]
  }

  const drawing = smallGame<Zones>((game) => ({ deck: game.cards.create('card', ['oak', 'elm']), hand: [] }), {
    identities: ['oak', 'elm'],
    cardName: (identity) => identity.toUpperCase(),
    step(game) {
      const { deck, hand } = game.state
      const [card] = game.cards.draw(deck, hand, 0) as [CardId]
      game.tell('ana draws {card}', { card: { card } })
      const [next] = game.requestInputSingle({ actor: 'ana', title: 'Next', choices: ['show', 'shuffle', 'wait'] })
      if (next === 'show') game.cards.reveal(hand)
      if (next === 'shuffle') game.cards.shuffle(hand)
      game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
    },
  })

  test.each(['wait', 'show', 'shuffle'])('K66: a card is named to those who knew it at the time (then: %s)', (next) => {
    const game = started(drawing)
    const [card] = game.state.hand as [CardId]
    answers(game, 'ana', next)
    expect(parts(game, 0)).toEqual(['ana draws ', { card, name: 'ELM' }])
    for (const seat of [1, null]) expect(parts(game, seat)).toEqual(['ana draws ', { card: null, name: 'a card' }])
  })
})

describe('a line told again', () => {
  interface Hand {
    deck: CardId[]
    hand: CardId[]
  }

  const dealing = smallGame<Hand>((game) => ({ deck: game.cards.create('card', ['oak', 'elm']), hand: [] }), {
    identities: ['oak', 'elm'],
    step(game) {
      const [card] = game.cards.draw(game.state.deck, game.state.hand, 0) as [CardId]
      game.tell('ana draws {card}', { card: { card } })
      game.tell('only ana reads this', {}, [0])
      game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
    },
  })

  test('K131: each reader is told it by what they knew then, and everybody all of it', () => {
    const game = started(dealing)
    const lines = game.happenings.filter((happening) => happening.kind === 'line')
    const toldTo = (reader: Reader) =>
      lines.map((line) => {
        const told = lineFor(game, line, reader, 'en', 0)
        return told === null ? null : lineText(told)
      })
    expect(toldTo(0)).toEqual(['ana draws elm', 'only ana reads this'])
    for (const reader of [1, null]) expect(toldTo(reader)).toEqual(['ana draws a card', null])
    expect(toldTo('everybody')).toEqual(['ana draws elm', 'only ana reads this'])
  })
})
