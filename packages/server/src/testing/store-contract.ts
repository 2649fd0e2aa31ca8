import type { LogEntry } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import type { StoredEntry, StoredSeat, Tail } from '../store/store.ts'
import { describeAskedBots } from './asked-bots-contract.ts'
import { describeClocks } from './clocks-contract.ts'
import { describeDeals } from './deals-contract.ts'
import { storedTable, type StoreOnTrial } from './store-on-trial.ts'

export { describeReminders } from './reminders-contract.ts'
export { storedTable, type StoreOnTrial }

const NOTHING = { changed: 'table', ticket: null, checkpoint: null, fault: null } as const

function entry(seq: number, key: string | null = null): StoredEntry {
  const logged: LogEntry = { kind: 'answer', seat: 0, title: 'Wähle "eins"', selection: ['a', 7] }
  const kept = key === null ? null : { key, digest: 'd', branchId: 2, fingerprint: 'f' }
  return { seq, entry: logged, kept }
}

/** What every store must do, whatever it keeps tables in. */
export function describeStore(name: string, open: () => Promise<StoreOnTrial>): void {
  test(`${name}: the moment that a table began from is found again with it, and goes with it`, async () => {
    await using trial = await open()
    const origin = { table: 'other', record: null, at: 3, wished: 4, players: ['Ana', 'Bo'], knownTo: null }
    const from = { at: 3, seats: 2, state: { a: [1] }, tail: [] } as never
    await trial.store.create(storedTable('t', { status: 'closed', origin }), undefined, from)
    const again = await trial.reopen()
    expect(await again.load('t')).toMatchObject({ table: { origin }, from })
    expect(await again.purge('t', 9)).toBe(true)
    await again.create(storedTable('t'))
    expect((await again.load('t'))?.from).toBeNull()
  })

  describeDeals(name, open)
  describeClocks(name, open)
  describeAskedBots(name, open)

  test(`${name}: a table whose rematch is removed is another version: whoever knew it before changes nothing`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('first', { status: 'finished', rematch: 'second' }))
    await store.create(storedTable('second', { status: 'closed' }))
    expect(await store.purge('second', 9)).toBe(true)
    expect((await store.load('first'))?.table).toMatchObject({ rematch: null, version: 1 })
    const stale = { ...storedTable('first', { status: 'finished', rematch: 'second' }), version: 1 }
    await expect(store.save({ ...NOTHING, table: stale, entries: [] })).rejects.toMatchObject({ code: 'stale table' })
  })

  test(`${name}: what was stored is found again, also after a restart`, async () => {
    await using trial = await open()
    const table = storedTable('t', {
      allowsSecondLooks: false,
      allowsSpectators: false,
      hints: { rule: 'everybody', given: [] },
      offer: { by: 0, answers: 1, agreed: [1] },
      waitingFor: [{ seat: 0, title: 'Play' }],
    })
    await trial.store.create(table)
    const hints = { rule: 'everybody', given: [{ seat: 1, requestId: 'asked' }] } as const
    const helped = [{ seat: 0, by: 'bot' }] as const
    const over = { winners: [1], scores: [3, 4] } as const
    const playing = { ...table, ...over, status: 'playing', hints, helped, updated: 2, version: 1 } as const
    const snapshot = { rules: 1, position: { state: { a: 1 } }, entries: 1, branchId: 1 } as never
    const outline = { answers: [1, 0], last: [], secondLooks: false }
    const ticket = { key: 'other-key', digest: 'd', seq: 2, branchId: 3, fingerprint: 'f' }
    const countedAs = 'what Ana did'
    await trial.store.save({
      table: playing,
      entries: [entry(0, 'key'), entry(1)],
      changed: 'seats',
      ticket: { ...ticket, countedAs },
      checkpoint: { snapshot, outline },
      fault: null,
    })
    const expected = { table: playing, from: null, snapshot, outline, entries: [entry(1)] }
    for (const reopen of [false, true]) {
      const store = reopen ? await trial.reopen() : trial.store
      expect(await store.load('t'), 'what comes after the snapshot').toEqual(expected)
      expect(await store.history('t'), 'everything').toEqual([entry(0, 'key'), entry(1)])
      expect(await store.ticket('t', 'other-key')).toEqual(ticket)
      expect(await store.ticket('t', 'key')).toEqual({ ...entry(0, 'key').kept, seq: 1 })
      expect(await store.ticket('t', 'no-such-key')).toBeNull()
      expect(await store.ticket('another', 'key')).toBeNull()
      expect(await store.countTickets('t', 2, countedAs)).toBe(1)
      expect(await store.countTickets('t', 2, 'what Bo did'), 'of others').toBe(0)
      expect(await store.countTickets('t', 1, countedAs), 'before').toBe(0)
    }
  })

  test(`${name}: of an answer only the progress of its table is stored, on whatever day it comes`, async () => {
    await using trial = await open()
    const table = storedTable('t', { status: 'playing', offer: { by: 0, answers: 1, agreed: [] } })
    await trial.store.create(table)
    const A_DAY = 24 * 60 * 60 * 1_000
    let expected = table
    for (const [seq, updated] of [1, 2, A_DAY + 1, A_DAY + 2].entries()) {
      const progress = {
        id: 't',
        pace: null,
        offer: null,
        waitingFor: [{ seat: 1, title: `${seq}` }],
        updated,
        version: seq + 1,
      }
      await trial.store.save({
        ...NOTHING,
        changed: 'play',
        table: { ...progress, botsAsked: null },
        entries: [entry(seq, `key ${seq}`)],
      })
      expected = { ...expected, ...progress, pace: expected.pace }
      expect((await trial.store.load('t'))?.table).toEqual(expected)
    }
    expect(await trial.store.untouched('playing', A_DAY + 2, null, 1), 'touched on the second day').toEqual([])
    expect(await trial.store.untouched('playing', A_DAY + 3, null, 1)).toEqual([{ id: 't', updated: A_DAY + 2 }])
    const stale = { id: 't', pace: null, botsAsked: null, offer: null, waitingFor: [], updated: 3, version: 4 }
    await expect(trial.store.save({ ...NOTHING, changed: 'play', table: stale, entries: [] })).rejects.toMatchObject({
      code: 'stale table',
    })
  })

  test(`${name}: of answers at many tables at once each is judged for itself`, async () => {
    await using trial = await open()
    const { store } = trial
    const ids = Array.from({ length: 150 }, (_, n) => `t${n}`)
    await Promise.all(ids.map((id) => store.create(storedTable(id, { status: 'playing' }))))
    const answer = (id: string, version: number, seq: number, key: string): Promise<'kept' | 'refused'> => {
      const table = { id, pace: null, botsAsked: null, offer: null, waitingFor: [], updated: 1, version }
      const change = { ...NOTHING, changed: 'play' as const, table, entries: [entry(seq, key)] }
      return store.save(change).then(
        () => 'kept' as const,
        () => 'refused' as const,
      )
    }
    const all = (version: number, how: (n: number) => { seq?: number; key?: string; by?: number }) =>
      Promise.all(
        ids.map((id, n) => {
          const { seq = version - 1, key = `key ${version}`, by = 0 } = how(n)
          return answer(id, version + by, seq, key)
        }),
      )
    expect(new Set(await all(1, () => ({})))).toEqual(new Set(['kept']))
    // From another version, at a place that is taken, with a key that was used.
    const wrong = (n: number) => [{ by: 1 }, { seq: 0 }, { key: 'key 1' }][n % 10] ?? {}
    expect(await all(2, wrong)).toEqual(ids.map((_, n) => (n % 10 < 3 ? 'refused' : 'kept')))
    expect(await Promise.all(ids.map(async (id) => (await store.history(id)).length))).toEqual(
      ids.map((_, n) => (n % 10 < 3 ? 1 : 2)),
    )
    const twice = await Promise.all(['one', 'other'].map((key) => answer('t9', 3, 2, key)))
    expect(twice.toSorted()).toEqual(['kept', 'refused'])
  })

  test(`${name}: who knew an earlier version of a table is told what happened since`, async () => {
    await using trial = await open()
    const { store } = trial
    for (const id of ['t', 'other']) await store.create(storedTable(id))
    expect(await store.since('t', 0, 0)).toBe('unchanged')
    expect(await store.since('no such table', 0, 0)).toBe('gone')
    const seated = storedTable('t', { host: 'bo', version: 1 })
    await store.save({ ...NOTHING, table: seated, entries: [] })
    expect(await store.since('t', 0, 0), 'no entry').toEqual({ table: seated, entries: [], snapshotAt: -1 })
    const played = { ...seated, status: 'playing', version: 2 } as const
    const outline = { answers: [1, 0], last: [], secondLooks: false }
    const checkpoint = { snapshot: { entries: 2 } as never, outline }
    await store.save({ ...NOTHING, table: played, entries: [entry(0, 'key'), entry(1)], checkpoint })
    expect(await store.since('t', 1, 0), 'the snapshot hides none').toEqual({
      table: played,
      entries: [entry(0, 'key'), entry(1)],
      snapshotAt: 2,
    })
    expect(await store.since('t', 1, 1)).toMatchObject({ entries: [entry(1)] })
    expect(await store.since('t', 2, 2)).toBe('unchanged')
    expect(await store.versions(['t', 'other', 'no such table'])).toEqual(
      new Map([
        ['t', 2],
        ['other', 0],
      ]),
    )
    expect(await store.versions([])).toEqual(new Map())
  })

  test(`${name}: what is read of a table belongs together, whatever is written meanwhile`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('t'))
    const write = async (): Promise<void> => {
      for (let seq = 0; seq < 60; seq++)
        await store.save({ ...NOTHING, table: storedTable('t', { version: seq + 1 }), entries: [entry(seq)] })
    }
    let isWriting = true
    const writing = write().finally(() => (isWriting = false))
    while (isWriting) {
      const loaded = await store.load('t')
      expect(loaded?.entries).toHaveLength(loaded?.table.version ?? -1)
      const tail = (await store.since('t', -1, 0)) as Tail
      expect(tail.entries).toHaveLength(tail.table.version)
    }
    await writing
  })

  test(`${name}: a key marks one change of a table, whatever it changed`, async () => {
    await using trial = await open()
    const { store } = trial
    for (const id of ['t', 'other']) await store.create(storedTable(id))
    const ticket = (key: string) => ({ key, digest: 'd', seq: 0, branchId: 0, fingerprint: '', countedAs: 'it' })
    await store.save({ ...NOTHING, table: storedTable('t', { version: 1 }), entries: [entry(0, 'logged')] })
    await store.save({ ...NOTHING, table: storedTable('t', { version: 2 }), entries: [], ticket: ticket('noted') })
    const table = storedTable('t', { version: 3 })
    for (const key of ['logged', 'noted']) {
      await expect(store.save({ ...NOTHING, table, entries: [entry(1, key)] })).rejects.toBeInstanceOf(Error)
      await expect(store.save({ ...NOTHING, table, entries: [], ticket: ticket(key) })).rejects.toBeInstanceOf(Error)
    }
    await store.save({ ...NOTHING, table: storedTable('other', { version: 1 }), entries: [entry(0, 'logged')] })
    expect(await store.history('t')).toHaveLength(1)
  })

  test(`${name}: a table that is not there is null to read and cannot be saved`, async () => {
    await using trial = await open()
    expect(await trial.store.load('t')).toBeNull()
    await expect(trial.store.save({ table: storedTable('t'), entries: [], ...NOTHING })).rejects.toBeInstanceOf(Error)
  })

  test(`${name}: a place in a log is given once, and a change that fails changes nothing at all`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('t'))
    const playing = storedTable('t', { status: 'playing', version: 1 })
    await store.save({ table: playing, entries: [entry(0)], ...NOTHING })
    const clash = store.save({
      table: storedTable('t', { status: 'closed', version: 2 }),
      entries: [entry(1), entry(0)],
      ...NOTHING,
    })
    const beside = store.save({ table: { ...playing, updated: 9, version: 2 }, entries: [], ...NOTHING })
    await expect(clash).rejects.toBeInstanceOf(Error)
    await beside
    const loaded = await store.load('t')
    expect(loaded?.table).toMatchObject({ status: 'playing', updated: 9 })
    expect(loaded?.entries).toHaveLength(1)
    await expect(store.create(storedTable('t'))).rejects.toBeInstanceOf(Error)
  })

  test.for([
    ['one that somebody else changed first', 1],
    ['one that was never stored', 3],
  ] as const)(`${name}: a change is refused when it was made from another version, %s`, async ([, version]) => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('t'))
    const joined = storedTable('t', { host: 'bo', version: 1 })
    await store.save({ table: joined, entries: [], ...NOTHING })
    const ticket = { key: 'key', digest: 'd', seq: 0, branchId: 0, fingerprint: '', countedAs: 'it' }
    const stale = { ...NOTHING, table: storedTable('t', { host: 'cy', version }), entries: [entry(0)], ticket }
    await expect(store.save(stale)).rejects.toMatchObject({ code: 'stale table' })
    expect(await store.load('t')).toEqual({ table: joined, from: null, snapshot: null, outline: null, entries: [] })
    expect(await store.ticket('t', 'key')).toBeNull()
  })

  test(`${name}: of two changes made from the same version at the same moment one is kept`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('t'))
    const changes = ['bo', 'cy'].map((host) =>
      store.save({ table: storedTable('t', { host, version: 1 }), entries: [], ...NOTHING }),
    )
    const settled = await Promise.allSettled(changes)
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const host = settled[0]?.status === 'fulfilled' ? 'bo' : 'cy'
    expect((await store.load('t'))?.table).toMatchObject({ host, version: 1 })
  })

  test(`${name}: many changes at once are all kept, each table in its own order`, async () => {
    await using trial = await open()
    const { store } = trial
    const ids = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(ids.map((id) => store.create(storedTable(id))))
    const write = async (id: string): Promise<void> => {
      for (let seq = 0; seq < 40; seq++) {
        const table = storedTable(id, { updated: seq, version: seq + 1 })
        await store.save({ table, entries: [entry(seq)], ...NOTHING })
      }
    }
    await Promise.all(ids.map(write))
    for (const id of ids) {
      const loaded = await store.load(id)
      expect(loaded?.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, seq) => seq))
    }
  })

  test(`${name}: a person finds the tables they have to do with, the newest first`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('old', { updated: 1 }))
    await store.create(storedTable('new', { updated: 2, status: 'finished' }))
    await store.create(storedTable('foreign', { host: 'bo', seats: [] }))
    const kept = { ...storedTable('x').seats[1]!, keptFor: 'ana' }
    await store.create(storedTable('kept', { host: 'bo', seats: [kept], updated: 3 }))
    expect((await store.tablesOf('ana', 10, 10)).map(({ id }) => id)).toEqual(['kept', 'new', 'old'])
    expect((await store.tablesOf('ana', 1, 1)).map(({ id }) => id)).toEqual(['kept', 'old'])
  })

  test(`${name}: what others invite a person to takes no place of their own tables`, async () => {
    await using trial = await open()
    const { store } = trial
    const [ana, free] = storedTable('x').seats as [StoredSeat, StoredSeat]
    await store.create(storedTable('own', { updated: 1 }))
    await store.create(storedTable('over', { updated: 2, status: 'finished' }))
    for (let n = 0; n < 5; n++) {
      const gathering = storedTable(`kept${n}`, { host: 'eve', seats: [{ ...free, keptFor: 'ana' }], updated: 10 + n })
      await store.create(gathering)
      const closed = { ...gathering, id: `closed${n}`, status: 'closed' } as const
      await store.create(closed)
    }
    const idsOf = async (limit: number) => (await store.tablesOf('ana', limit, 2)).map(({ id }) => id)
    expect(await idsOf(2)).toEqual(['kept4', 'kept3', 'over', 'own'])
    expect(await idsOf(1), 'unfinished ones first').toEqual(['kept4', 'kept3', 'own'])
    const sat = storedTable('kept4', { host: 'eve', seats: [ana], updated: 14, version: 1 })
    await store.save({ ...NOTHING, changed: 'seats', table: sat, entries: [] })
    const freed = storedTable('kept3', { host: 'eve', seats: [free], updated: 13, version: 1 })
    await store.save({ ...NOTHING, changed: 'seats', table: freed, entries: [] })
    expect(await idsOf(3)).toEqual(['kept4', 'kept2', 'kept1', 'over', 'own'])
  })

  test(`${name}: tables that somebody has left, or was only invited to, are none of their unfinished ones`, async () => {
    await using trial = await open()
    const { store } = trial
    const [ana, free] = storedTable('x').seats as [StoredSeat, StoredSeat]
    const bounds = { unfinished: 1, openFrom: 9, openSince: 0 }
    await store.create(storedTable('invited', { host: 'eve', seats: [{ ...free, keptFor: 'ana' }] }))
    await store.create(storedTable('left', { host: 'eve', status: 'playing', seats: [ana] }))
    expect(await store.create(storedTable('a'), bounds)).toBe('too-many-unfinished')
    const seats = [{ ...ana, left: true }]
    await store.save({
      ...NOTHING,
      changed: 'seats',
      table: storedTable('left', { host: 'eve', status: 'playing', seats, version: 1 }),
      entries: [],
    })
    expect(await store.create(storedTable('a'), bounds)).toBe('created')
    expect(await store.create(storedTable('b'), bounds)).toBe('too-many-unfinished')
  })

  test(`${name}: of tables created at once no more are stored than a host may have unfinished`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('finished', { status: 'finished' }))
    await store.create(storedTable('closed', { status: 'closed' }))
    await store.create(storedTable('foreign', { host: 'bo', seats: [] }))
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const bounds = { unfinished: 4, openFrom: 9, openSince: 0 }
    const created = await Promise.all(ids.map((id) => store.create(storedTable(id), bounds)))
    expect(created.filter((each) => each === 'created')).toHaveLength(4)
    const found = await Promise.all(ids.map((id) => store.load(id)))
    expect(found.map((each) => each !== null)).toEqual(created.map((each) => each === 'created'))
    expect(await store.create(storedTable('g', { host: 'bo', seats: [] }), bounds)).toBe('created')
  })

  test(`${name}: only open tables that still gather are listed`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('open', { visibility: 'open', updated: 10 }))
    await store.create(storedTable('old', { visibility: 'open', updated: 9 }))
    await store.create(storedTable('started', { visibility: 'open', status: 'playing' }))
    await store.create(storedTable('invite'))
    expect((await store.openTables(10, 10, 10)).map(({ id }) => id)).toEqual(['open'])
  })

  test(`${name}: of each host only the newest open tables are listed`, async () => {
    await using trial = await open()
    const { store } = trial
    for (let n = 1; n <= 5; n++)
      await store.create(storedTable(`eve${n}`, { visibility: 'open', host: 'eve', updated: n }))
    await store.create(storedTable('ana', { visibility: 'open', updated: 1 }))
    expect((await store.openTables(0, 10, 2)).map(({ id }) => id)).toEqual(['eve5', 'eve4', 'ana'])
    expect((await store.openTables(0, 1, 2)).map(({ id }) => id)).toEqual(['eve5'])
  })

  test(`${name}: an address has no more open tables than it may, and hides no other's in the list`, async () => {
    await using trial = await open()
    const { store } = trial
    const bounds = { unfinished: 9, openFrom: 6, openSince: 5 }
    const opened = (id: string, openedFrom: string, updated: number, visibility: 'open' | 'invite' = 'open') =>
      store.create(storedTable(id, { host: id, seats: [], visibility, openedFrom, updated }), bounds)
    await opened('ana', 'home', 1)
    await opened('bo', 'elsewhere', 2)
    for (let n = 0; n < 8; n++) await opened(`deserted${n}`, 'eve', 0)
    const made = []
    for (let n = 0; n < 8; n++) made.push(await opened(`eve${n}`, 'eve', 10 + n))
    expect(made.filter((each) => each === 'created')).toHaveLength(6)
    expect(made.at(-1)).toBe('too-many-open')
    expect(await opened('by invitation', 'eve', 20, 'invite')).toBe('created')
    expect((await store.openTables(1, 3, 5)).map(({ id }) => id)).toEqual(['eve5', 'bo', 'ana'])
    expect((await store.openTables(1, 5, 5)).map(({ id }) => id)).toEqual(['eve5', 'eve4', 'eve3', 'bo', 'ana'])
  })

  test(`${name}: faulted tables get another chance`, async () => {
    await using trial = await open()
    const { store } = trial
    await store.create(storedTable('t', { status: 'playing' }))
    const fault = { message: 'bug', stack: 'at rules', answer: { kind: 'answer' }, seq: 1 }
    await store.save({ table: storedTable('t', { status: 'faulted', version: 1 }), entries: [], ...NOTHING, fault })
    await store.create(storedTable('closed', { status: 'closed' }))
    await store.reviveFaulted()
    expect((await store.load('t'))?.table).toMatchObject({ status: 'playing', version: 2 })
    expect((await store.load('closed'))?.table.status).toBe('closed')
  })

  test(`${name}: what nobody touched is found, closed and removed, and nothing else is`, async () => {
    await using trial = await open()
    const { store } = trial
    for (const [id, updated] of [
      ['c', 3],
      ['a', 1],
      ['b', 1],
      ['new', 9],
    ] as const)
      await store.create(storedTable(id, { updated }))
    await store.create(storedTable('over', { status: 'finished', updated: 1, rematch: 'b' }))
    const found = await store.untouched('gathering', 9, null, 2)
    expect(found).toEqual([
      { id: 'a', updated: 1 },
      { id: 'b', updated: 1 },
    ])
    expect(await store.untouched('gathering', 9, found[1] ?? null, 2)).toEqual([{ id: 'c', updated: 3 }])
    expect(await store.purge('b', 9), 'unfinished').toBe(false)
    expect(await store.closeUntouched('new', 9, 10)).toBe(false)
    expect(await store.closeUntouched('b', 9, 10)).toBe(true)
    expect((await store.load('b'))?.table).toMatchObject({ status: 'closed', updated: 10 })
    expect(await store.purge('b', 10), 'closed just now').toBe(false)
    expect(await store.purge('b', 11)).toBe(true)
    expect(await store.load('b')).toBeNull()
    expect((await store.load('over'))?.table.rematch, 'leads nowhere').toBeNull()
    expect((await store.tablesOf('ana', 10, 10)).map(({ id }) => id)).not.toContain('b')
  })

  test(`${name}: after it is closed everything is refused`, async () => {
    await using trial = await open()
    await trial.store.create(storedTable('t'))
    await trial.store.check()
    await trial.store.close()
    await expect(trial.store.load('t')).rejects.toBeInstanceOf(Error)
    await trial.store.close()
  })
}
