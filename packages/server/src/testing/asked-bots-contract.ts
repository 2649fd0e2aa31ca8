import { expect, test } from 'vitest'
import type { AskedTable } from '../store/store.ts'
import { ASKED, ASKING } from './asked-tables.ts'
import type { StoreOnTrial } from './store-on-trial.ts'

const NOTHING = { entries: [], ticket: null, checkpoint: null, fault: null } as const
const FROM_THE_FIRST = { company: 'bots', id: '' } as const

/** What every store must do about bots that are asked. */
export function describeAskedBots(name: string, open: () => Promise<StoreOnTrial>): void {
  test(`${name}: tables that wait for a bot are found, in their order, and only those that are played`, async () => {
    await using trial = await open()
    for (const table of ASKING) await trial.store.create(table)
    for (const reopen of [false, true]) {
      const store = reopen ? await trial.reopen() : trial.store
      expect(await store.botsAsked(FROM_THE_FIRST, 99)).toEqual(ASKED)
      expect(await store.botsAsked(FROM_THE_FIRST, 3)).toEqual(ASKED.slice(0, 3))
      expect(await store.botsAsked(ASKED[2] as AskedTable, 2)).toEqual(ASKED.slice(3, 5))
      expect(await store.botsAsked({ company: 'people', id: '' }, 1)).toEqual(ASKED.slice(2, 3))
    }
  })

  test(`${name}: a table is found from the answer after which a bot is asked until that of the bot`, async () => {
    await using trial = await open()
    const { store } = trial
    const [of] = ASKING
    if (of === undefined) throw new Error('there is no such table')
    await store.create({ ...of, waitingFor: [{ seat: 0, title: 'Play' }] })
    for (const [version, seat] of [
      [1, 1],
      [2, 0],
      [3, 1],
    ] as const) {
      const botsAsked = seat === 1 ? 'people' : null
      const progress = { id: of.id, offer: null, pace: null, waitingFor: [{ seat, title: 'Play' }], updated: version }
      const entry = { kind: 'answer', seat: 1 - seat, title: 'Play', selection: [] } as const
      const entries = version === 3 ? [] : [{ seq: version - 1, entry, kept: null }]
      await store.save({ ...NOTHING, changed: 'play', table: { ...progress, botsAsked, version }, entries })
      const found = seat === 1 ? [{ company: 'people', id: of.id, version }] : []
      expect(await store.botsAsked(FROM_THE_FIRST, 9)).toEqual(found)
    }
    await store.save({ ...NOTHING, changed: 'table', table: { ...of, status: 'finished', waitingFor: [], version: 4 } })
    expect(await store.botsAsked(FROM_THE_FIRST, 9)).toEqual([])
  })

  test(`${name}: whom a table waits for that was revived nobody knows, so that it is found`, async () => {
    await using trial = await open()
    const [of] = ASKING
    if (of === undefined) throw new Error('there is no such table')
    await trial.store.create({ ...of, status: 'faulted', waitingFor: [] })
    expect(await trial.store.botsAsked(FROM_THE_FIRST, 9)).toEqual([])
    await trial.store.reviveFaulted()
    expect(await trial.store.botsAsked(FROM_THE_FIRST, 9)).toEqual([{ company: 'people', id: of.id, version: 1 }])
  })
}
