import { expect, test } from 'vitest'
import { paceAt, type StoredPace } from '../clocks/stored-pace.ts'
import { storedTable, type StoreOnTrial } from './store-on-trial.ts'

const RULE = { clock: { kind: 'live', minutes: 5, increment: 3 }, whenOver: 'bot', awayMinutes: 4 } as const
const NOTHING = { entries: [], ticket: null, checkpoint: null, fault: null } as const

/** The clock of the first seat runs out then. */
function dueAt(due: number): StoredPace {
  return { ...paceAt(RULE), left: [due - 10, 5], since: [10, null] }
}

/** What every store must do about clocks. */
export function describeClocks(name: string, open: () => Promise<StoreOnTrial>): void {
  test(`${name}: where the clocks of a table stand is found again, and changed with an answer or with the table`, async () => {
    await using trial = await open()
    const proposal = { kind: 'stand-in', seat: 1, by: 0, agreed: [0], declined: [] } as const
    const table = storedTable('t', { status: 'playing', pace: { ...dueAt(50), proposal, standIns: [null, null] } })
    await trial.store.create(table)
    expect((await trial.store.load('t'))?.table).toEqual(table)
    const progress = { id: 't', botsAsked: null, offer: null, waitingFor: [], updated: 2, version: 1 }
    await trial.store.save({ ...NOTHING, changed: 'play', table: { ...progress, pace: null } })
    expect((await trial.store.load('t'))?.table.pace, 'left as it was').toEqual(table.pace)
    expect(await trial.store.dueTables(50, 9)).toEqual({ due: ['t'], next: null })
    await trial.store.save({ ...NOTHING, changed: 'play', table: { ...progress, version: 2, pace: dueAt(70) } })
    const again = await trial.reopen()
    expect((await again.load('t'))?.table.pace).toEqual(dueAt(70))
    expect(await again.dueTables(69, 9)).toEqual({ due: [], next: 70 })
    const over = { ...dueAt(70), over: [0] }
    await again.save({ ...NOTHING, changed: 'table', table: { ...table, version: 3, pace: over } })
    expect(await again.dueTables(99, 9), 'what is noted is not due again').toEqual({ due: [], next: null })
  })

  test(`${name}: tables at which a clock has run out are found, the first first, and only those that are played`, async () => {
    await using trial = await open()
    const { store } = trial
    for (const [id, due] of [
      ['late', 30],
      ['early', 20],
      ['not yet', 41],
      ['at once', 40],
    ] as const)
      await store.create(storedTable(id, { status: 'playing', pace: dueAt(due) }))
    await store.create(storedTable('closed', { status: 'closed', pace: dueAt(15) }))
    await store.create(storedTable('unhurried', { status: 'playing' }))
    expect(await store.dueTables(40, 9)).toEqual({ due: ['early', 'late', 'at once'], next: 41 })
    expect(await store.dueTables(40, 2)).toEqual({ due: ['early', 'late'], next: 41 })
  })

  test(`${name}: the time of the house is written on from what it is, once, whoever does it`, async () => {
    await using trial = await open()
    const { store } = trial
    expect(await store.houseTime()).toBe(0)
    expect(await store.advanceHouse(7, 9), 'from what it never was').toBe(false)
    expect(await store.houseTime()).toBe(0)
    const both = await Promise.all([store.advanceHouse(0, 2_000), store.advanceHouse(0, 3_000)])
    expect(both.filter(Boolean)).toHaveLength(1)
    const now = await store.houseTime()
    expect([2_000, 3_000]).toContain(now)
    expect(await store.advanceHouse(now, now + 10 ** 12)).toBe(true)
    const again = await trial.reopen()
    expect(await again.houseTime()).toBe(now + 10 ** 12)
  })
}
