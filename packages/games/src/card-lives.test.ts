import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CardLife, type Eyes, openReplay, readRecord } from '@turnwright/replay'
import { describe, expect, test } from 'vitest'
import { cardLivesIn } from './fixtures/card-lives-in.ts'
import { games } from './index.ts'

const records = fileURLToPath(new URL('../../../records/', import.meta.url))

/** The ids of all cards that a view shows, wherever in it. */
function shownIn(view: unknown, shown = new Set<number>()): ReadonlySet<number> {
  if (typeof view !== 'object' || view === null) return shown
  if ('card' in view && typeof view.card === 'number') shown.add(view.card)
  for (const item of Object.values(view)) shownIn(item, shown)
  return shown
}

/** What lies in the hand of a seat, wherever a view shows it. */
function handOf(view: unknown, seat: number): unknown {
  if (typeof view !== 'object' || view === null) return null
  if ('seat' in view && view.seat === seat && 'hand' in view) return view.hand
  return (
    Object.values(view)
      .map((item) => handOf(item, seat))
      .find((hand) => hand !== null) ?? null
  )
}

const withCards = games.filter(({ definition }) => definition.identities !== undefined)

test('five games have cards', () => {
  expect(withCards.map(({ definition }) => definition.id)).toHaveLength(5)
})

describe.each(withCards.map(({ definition }) => [definition.id, definition] as const))('in %s', (id, definition) => {
  const golden = readdirSync(`${records}${id}`).map((file) => {
    const replayed = openReplay(definition, readRecord(readFileSync(`${records}${id}/${file}`, 'utf8')))
    const { outline, players } = replayed.summary
    const last = outline.first + outline.stops.length - 1
    const told = new Map<Eyes, readonly CardLife[]>()
    const lives = (eyes: Eyes) => told.get(eyes) ?? told.set(eyes, cardLivesIn(replayed, eyes)).get(eyes) ?? []
    const shown = new Map<string, ReadonlySet<number>>()
    const shownAt = (stop: number, eyes: Eyes) => {
      const key = `${stop} ${String(eyes)}`
      const cards = shown.get(key) ?? shownIn(replayed.at(stop, eyes).projection.view)
      shown.set(key, cards)
      return cards
    }
    const handAt = (stop: number, seat: number) => shownIn(handOf(replayed.at(stop, seat).projection.view, seat))
    const inForce = outline.stops.flatMap(({ takenBack }, at) => (takenBack ? [] : [outline.first + at]))
    return { outline, players, last, lives, shownAt, handAt, inForce }
  })

  test('every card tells first how it came to be seen: dealt, drawn or laid out', () => {
    for (const { players, last, lives, shownAt } of golden)
      for (const eyes of [...players.map(({ seat }) => seat), null, 'everybody'] as const) {
        const all = lives(eyes)
        for (const { moves } of all) expect(moves[0]).toMatchObject({ from: null, to: { zone: expect.any(String) } })
        const followed = new Set(all.flatMap(({ cards }) => cards))
        for (const card of shownAt(last, eyes)) expect(followed.has(card), `card ${card}`).toBe(true)
      }
  })

  test('whoever holds a card is told when it came to their hand', () => {
    let held = 0
    for (const { players, lives, handAt, inForce } of golden)
      for (const { seat } of players)
        for (const at of inForce.filter((_, nth) => nth % 9 === 0))
          for (const card of handAt(at, seat)) {
            held++
            const life = lives(seat).find(({ cards }) => cards.includes(card))
            const drawn = life?.moves.filter(({ to }) => to?.seat === seat && to.zone === 'hand') ?? []
            expect(drawn.some(({ stop }) => stop === null || stop < at)).toBe(true)
          }
    expect(held).toBeGreaterThan(10)
  })

  test('a seat is told of a move only when it saw the card go there, and leave from there', () => {
    for (const { players, lives, shownAt, inForce, last } of golden)
      for (const eyes of [...players.map(({ seat }) => seat), null])
        for (const { cards, moves } of lives(eyes))
          for (const { stop, from, to } of moves.slice(0, 3)) {
            const next = stop === null ? (inForce[0] ?? 0) : (inForce.find((at) => at > stop) ?? last)
            const isShown = (at: number) => cards.some((card) => shownAt(at, eyes).has(card))
            expect(isShown(next), `after ${stop}`).toBe(to !== null)
            expect(stop !== null && isShown(stop), `before ${stop}`).toBe(from !== null)
          }
  }, 120_000)
})
