import { expect, test } from 'vitest'
import type { ReminderStore, StoredMail, StoredPush } from '../reminders/reminder-store.ts'
import type { StoredSeat } from '../store/store.ts'
import { storedTable, type StoreOnTrial } from './store-on-trial.ts'

const push = (endpoint: string, changes: Partial<StoredPush> = {}): StoredPush => ({
  endpoint,
  person: 'ana',
  p256dh: 'p',
  auth: 'a',
  after: 60,
  made: 1,
  ...changes,
})

const mail = (id: string, changes: Partial<StoredMail> = {}): StoredMail => ({
  id,
  person: 'ana',
  address: `${id}@example.org`,
  isConfirmed: false,
  after: 600,
  made: 100,
  ...changes,
})

const seat = (person: string): StoredSeat => ({
  kind: 'person',
  person,
  name: person,
  agent: null,
  left: false,
  keptFor: null,
})

/** What every store must do with how people are called back. */
export function describeReminders(
  name: string,
  open: () => Promise<StoreOnTrial & { readonly reminders: () => ReminderStore }>,
): void {
  test(`${name}: the key of push services is the first that was kept`, async () => {
    await using trial = await open()
    expect(await trial.reminders().pushKey('one')).toBe('one')
    expect(await trial.reminders().pushKey('two')).toBe('one')
    await trial.reopen()
    expect(await trial.reminders().pushKey('three')).toBe('one')
  })

  test(`${name}: a browser is one person's, the wait is the same in all of theirs, and of too many the oldest goes`, async () => {
    await using trial = await open()
    const store = trial.reminders()
    await store.keepPush(push('x'), 2)
    await store.keepPush(push('y', { made: 2, after: 300 }), 2)
    expect(await store.pushOf('ana')).toEqual([push('x', { after: 300 }), push('y', { made: 2, after: 300 })])
    await store.keepPush(push('z', { made: 3 }), 2)
    expect((await store.pushOf('ana')).map(({ endpoint }) => endpoint)).toEqual(['y', 'z'])
    await store.keepPush(push('z', { person: 'bo' }), 2)
    expect((await store.pushOf('ana')).map(({ endpoint }) => endpoint)).toEqual(['y'])
    await store.forgetPush('z', 'ana')
    expect(await store.pushOf('bo')).toHaveLength(1)
    await store.forgetPush('z', null)
    expect(await store.pushOf('bo')).toEqual([])
  })

  test(`${name}: a mail address counts once it is confirmed in time, and takes the place of the one before`, async () => {
    await using trial = await open()
    const store = trial.reminders()
    await store.keepMail(mail('a'), 0)
    await store.keepMail(mail('b'), 0)
    expect(await store.mailOf('ana')).toEqual([mail('b')])
    expect(await store.confirmMail('a', 0)).toBe(false)
    expect(await store.confirmMail('b', 101)).toBe(false)
    expect(await store.confirmMail('b', 100)).toBe(true)
    await store.keepMail(mail('c', { made: 200 }), 0)
    await store.setMailAfter('ana', 5)
    expect(await store.mailOf('ana')).toEqual([
      mail('b', { isConfirmed: true, after: 5 }),
      mail('c', { made: 200, after: 5 }),
    ])
    expect(await store.confirmMail('c', 0)).toBe(true)
    expect(await store.mailOf('ana')).toEqual([mail('c', { made: 200, after: 5, isConfirmed: true })])
    expect(await store.mail('c')).toMatchObject({ person: 'ana' })
    expect([await store.forgetMail('c'), await store.forgetMail('c')]).toEqual([true, false])
    expect(await store.mail('c')).toBeNull()
  })

  test(`${name}: what nobody confirmed for long is forgotten when the next is kept`, async () => {
    await using trial = await open()
    const store = trial.reminders()
    await store.keepMail(mail('a'), 0)
    await store.keepMail(mail('b', { person: 'bo', made: 900 }), 500)
    expect(await store.mailOf('ana')).toEqual([])
    expect(await store.mailOf('bo')).toHaveLength(1)
  })

  test(`${name}: due is whose game has waited for as long as they chose, on every way once a turn`, async () => {
    await using trial = await open()
    const store = trial.reminders()
    const seats = [seat('ana'), seat('bo')]
    const waitingFor = [{ seat: 0, title: 'Play', turn: 3, since: 1_000 }]
    const playing = { status: 'playing', seats, waitingFor, updated: 1_000 } as const
    await trial.store.create(storedTable('t', playing))
    await trial.store.create(storedTable('u', { ...playing, waitingFor: [{ ...waitingFor[0]!, seat: 1 }] }))
    await trial.store.create(storedTable('v', { ...playing, status: 'finished' }))
    await trial.store.create(storedTable('w', { ...playing, waitingFor: [{ seat: 0, title: 'Play' }] }))
    await store.keepPush(push('x'), 5)
    await store.keepPush(push('y', { made: 2 }), 5)
    await store.keepMail(mail('a'), 0)
    const due = async (now: number, since = 0, last: Parameters<ReminderStore['due']>[0]['last'] = null, limit = 9) =>
      (await store.due({ now, since, last, limit })).map(({ table, channel, turn }) => `${table} ${channel} ${turn}`)
    expect(await due(1_059)).toEqual([])
    expect(await due(1_060)).toEqual(['t push 3'])
    expect(await due(2_000, 1_001), 'of tables that were changed since').toEqual([])
    await store.confirmMail('a', 0)
    expect(await due(1_599)).toEqual(['t push 3'])
    expect(await due(1_600)).toEqual(['t mail 3', 't push 3'])
    expect(await store.due({ now: 1_600, since: 0, last: null, limit: 1 })).toEqual([
      { table: 't', person: 'ana', channel: 'mail', turn: 3, game: 'parlour', seats, seat: 0 },
    ])
    const mailed = { table: 't', person: 'ana', channel: 'mail', turn: 3 } as const
    expect(await due(1_600, 0, mailed)).toEqual(['t push 3'])
    expect(await Promise.all([store.tell(mailed), store.tell(mailed)])).toContain(false)
    expect(await store.tell(mailed)).toBe(false)
    expect(await due(1_600)).toEqual(['t push 3'])
    expect(await store.tell({ ...mailed, turn: 2 }), 'a turn that was before').toBe(false)
    await store.untell(mailed)
    expect(await due(1_600)).toEqual(['t mail 3', 't push 3'])
    expect(await store.tell({ ...mailed, table: 'nowhere' })).toBe(false)
    expect(await store.tell(mailed)).toBe(true)
  })

  test(`${name}: what was told goes with its table`, async () => {
    await using trial = await open()
    const store = trial.reminders()
    await trial.store.create(storedTable('t', { status: 'closed' }))
    expect(await store.tell({ table: 't', person: 'ana', channel: 'push', turn: 1 })).toBe(true)
    expect(await trial.store.purge('t', 1_000)).toBe(true)
    await trial.store.create(storedTable('t'))
    expect(await store.tell({ table: 't', person: 'ana', channel: 'push', turn: 1 })).toBe(true)
  })
}
