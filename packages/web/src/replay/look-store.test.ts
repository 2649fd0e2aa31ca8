import type { Eyes, Outline, ToldMoment } from '@turnwright/replay'
import { expect, test, vi } from 'vitest'
import { LookStore } from './look-store.ts'
import type { MomentSource } from './moment-source.ts'

const outlineOf = (answers: number): Outline => ({
  first: 0,
  turns: [{ round: 1, seat: 0, number: 1, from: 0 }],
  stops: Array.from({ length: answers + 1 }, (_, at) => ({
    kind: at === answers ? 'end' : 'answer',
    seat: 0,
    turn: 0,
    takenBack: false,
  })),
})

/** Tells which moment it was asked for, when it is let. */
class SlowSource implements MomentSource {
  readonly asked: [number, Eyes][] = []
  #answer: (() => void) | null = null

  at(entries: number, eyes: Eyes): Promise<ToldMoment> {
    this.asked.push([entries, eyes])
    return new Promise((resolve) => {
      this.#answer = () => resolve({ entries, eyes, next: null, projection: null as never })
    })
  }

  lines = () => Promise.resolve([])
  cardLives = () => Promise.resolve([])
  views = () => Promise.resolve([])

  async tells(): Promise<void> {
    this.#answer?.()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
  }
}

test('whoever goes on quickly waits for the last moment alone', async () => {
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(9) }, 0, null)
  for (let step = 0; step < 5; step++) store.on('answer')
  expect(source.asked).toEqual([[0, null]])
  await source.tells()
  expect(source.asked).toEqual([
    [0, null],
    [5, null],
  ])
  await source.tells()
  expect(store.now().shown?.entries).toBe(5)
})

test('the playhead comes together with the table, and goes ahead alone where the table is late', async () => {
  vi.useFakeTimers()
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(9) }, 0, null)
  await source.tells()
  const heard: [number, number | undefined][] = []
  store.subscribe(() => heard.push([store.now().stop, store.now().shown?.entries]))
  store.go(4)
  vi.advanceTimersByTime(10)
  await source.tells()
  expect(heard).toEqual([[4, 4]])
  store.go(7)
  store.go(8)
  vi.advanceTimersByTime(50)
  expect(heard.slice(1)).toEqual([[8, 4]])
  vi.useRealTimers()
})

test('a moment that the hand is over is there before it is asked for, if it costs nothing', async () => {
  const source = Object.assign(new SlowSource(), { isAtHand: true })
  const store = new LookStore(source, { outline: outlineOf(9) }, 0, null)
  await source.tells()
  for (const stop of [3, 4, 5]) store.foresee(stop)
  await source.tells()
  await source.tells()
  expect(source.asked.map(([stop]) => stop)).toEqual([0, 3, 5])
  store.go(5)
  await source.tells()
  expect(store.now().shown?.entries).toBe(5)
  expect(source.asked).toHaveLength(3)

  // Through other eyes it is another moment.
  store.foresee(6)
  await source.tells()
  store.see('everybody')
  await source.tells()
  store.go(6)
  expect(source.asked.slice(3)).toEqual([
    [6, null],
    [5, 'everybody'],
    [6, 'everybody'],
  ])

  const far = new SlowSource()
  new LookStore(far, { outline: outlineOf(9) }, 0, null).foresee(3)
  expect(far.asked).toEqual([[0, null]])
})

test('a moment that was foreseen is asked for again when the game has gone on', async () => {
  const source = Object.assign(new SlowSource(), { isAtHand: true })
  const store = new LookStore(source, { outline: outlineOf(9) }, 0, null)
  await source.tells()
  store.foresee(5)
  await source.tells()
  store.grow(outlineOf(12))
  await source.tells()
  store.go(5)
  expect(source.asked.filter(([stop]) => stop === 5)).toHaveLength(2)
})

/** A table that takes this long to draw. */
async function drawnIn(store: LookStore, source: SlowSource, milliseconds: number): Promise<void> {
  await source.tells()
  vi.advanceTimersByTime(milliseconds)
  store.drawn()
}

test('a table that is drawn at once follows the playhead, a slow one now and then, and both as soon as the hand rests', async () => {
  vi.useFakeTimers()
  const source = Object.assign(new SlowSource(), { isAtHand: true })
  const store = new LookStore(source, { outline: outlineOf(90) }, 0, null)
  await drawnIn(store, source, 20)
  for (const stop of [10, 11, 12]) {
    store.drag(stop)
    await drawnIn(store, source, 20)
  }
  expect(source.asked.map(([stop]) => stop)).toEqual([0, 10, 11, 12])

  store.drag(13)
  await drawnIn(store, source, 60)
  for (let stop = 20; stop <= 60; stop++) {
    store.drag(stop)
    expect(store.now().stop).toBe(stop)
    vi.advanceTimersByTime(16)
    await source.tells()
  }
  const [followed] = source.asked.slice(5)
  expect(followed?.[0]).toBeGreaterThan(50)
  vi.advanceTimersByTime(200)
  await source.tells()
  expect(store.now().shown?.entries).toBe(60)
  vi.useRealTimers()
})

test('a server is asked ten times in a second at most while the playhead is drawn about, and at last for where it rests', async () => {
  vi.useFakeTimers()
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(900) }, 0, null)
  await drawnIn(store, source, 5)
  const before = source.asked.length
  for (let stop = 1; stop <= 250; stop++) {
    store.drag(stop)
    vi.advanceTimersByTime(4)
    await source.tells()
  }
  expect(source.asked.length - before).toBeGreaterThan(7)
  expect(source.asked.length - before).toBeLessThanOrEqual(10)
  vi.advanceTimersByTime(200)
  await source.tells()
  expect(store.now().shown?.entries).toBe(250)
  vi.useRealTimers()
})

test('whoever drags away from a table that is slow to draw and goes back to it sees the playhead there', async () => {
  vi.useFakeTimers()
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(90) }, 0, null)
  await drawnIn(store, source, 60)
  store.drag(20)
  const heard: number[] = []
  store.subscribe(() => heard.push(store.now().stop))
  store.go(0)
  expect(heard).toEqual([0])
  expect(source.asked).toHaveLength(1)
  vi.useRealTimers()
})

test('a game that goes on takes along who looks at the present, and leaves alone who looks back', async () => {
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(3) }, 3, 0)
  await source.tells()
  store.grow(outlineOf(5))
  expect(store.now().stop).toBe(5)
  await source.tells()
  store.go(2)
  await source.tells()
  store.grow(outlineOf(6))
  expect(store.now().stop).toBe(2)
  expect(source.asked.at(-1)).toEqual([2, 0])
  expect(source.asked.filter(([stop]) => stop === 2)).toHaveLength(2)
})

test('it plays by itself to the end, and stops there', async () => {
  vi.useFakeTimers()
  const source = new SlowSource()
  const store = new LookStore(source, { outline: outlineOf(4) }, 0, 'everybody')
  store.play()
  expect(store.now().playing).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(store.now()).toMatchObject({ stop: 4, playing: false })
  vi.useRealTimers()
})

test('no step leads out of the game', () => {
  const store = new LookStore(new SlowSource(), { outline: outlineOf(2) }, 99, null)
  expect(store.now().stop).toBe(2)
  store.on('round')
  store.on('answer')
  expect(store.now().stop).toBe(2)
  store.back('end')
  store.back('turn')
  expect(store.now().stop).toBe(0)
})

test('what is the same at two moments stays the very same, so that nobody draws it again', async () => {
  const projection = (card: number) => ({ view: { row: [{ card: 1 }, { card }], market: { deck: 9 } } }) as never
  const told = (entries: number): ToldMoment => ({ entries, eyes: null, next: null, projection: projection(entries) })
  const none = async () => []
  const source = { at: async (entries: number) => told(entries), lines: none, cardLives: none, views: none }
  const store = new LookStore(source, { outline: outlineOf(9) }, 3, null)
  const shownAt = (entries: number) => vi.waitFor(() => expect(store.now().shown).toMatchObject(told(entries)))
  await shownAt(3)
  const before = viewOf(store)
  store.go(7)
  await shownAt(7)
  expect(viewOf(store).market).toBe(before.market)
  expect(viewOf(store).row[0]).toBe(before.row[0])
})

function viewOf(store: LookStore) {
  return store.now().shown?.projection.view as { readonly row: readonly object[]; readonly market: object }
}
