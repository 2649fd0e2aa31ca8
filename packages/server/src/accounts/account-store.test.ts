import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedPostgres } from '../../../../scripts/postgres/shared-postgres.ts'
import type { TestPostgres } from '../../../../scripts/postgres/test-postgres.ts'
import { postgresBatch } from '../store/postgres/postgres-batch.ts'
import { PostgresStore } from '../store/postgres/postgres-store.ts'
import { SqliteStore } from '../store/sqlite-store.ts'
import { AccountStore, type NewAccount } from './account-store.ts'

let server: TestPostgres
let database: string
let folder: string
beforeAll(async () => {
  server = await sharedPostgres()
  database = await server.database()
  folder = mkdtempSync(join(tmpdir(), 'turnwright-accounts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
const stores = {
  async SQLite() {
    const store = await SqliteStore.open(join(folder, `${++made}.sqlite`))
    return { accounts: new AccountStore(store.batch, ''), close: () => store.close() }
  },
  async PostgreSQL() {
    const store = await PostgresStore.open(await server.empty(database))
    return { accounts: new AccountStore(postgresBatch(store.sql), 'turnwright.'), close: () => store.close() }
  },
}

function account(person: string, looks = person): NewAccount {
  const passkey = { id: `key of ${person}`, person, key: 'k', counter: 0, transports: '[]', label: 'Laptop' }
  return {
    account: { person, handle: `handle of ${person}`, name: person, since: 1 },
    looks: [looks],
    passkey: { ...passkey, since: 1, used: null, synced: 0 },
    session: { id: `session of ${person}`, person, since: 1, seen: 1 },
    hashes: [`code of ${person}`],
  }
}

describe.each(Object.entries(stores))('accounts in %s', (_, open) => {
  test('an account is made whole or not at all: of two that look alike one is there', async () => {
    const { accounts, close } = await open()
    expect(await Promise.all([accounts.create(account('ana')), accounts.create(account('anna', 'ana'))])).toEqual(
      expect.arrayContaining([true, false]),
    )
    const there = await Promise.all(['ana', 'anna'].map((person) => accounts.details(person)))
    expect(there.filter((each) => each !== null)).toHaveLength(1)
    const ghost = there[0] === null ? 'ana' : 'anna'
    expect(await accounts.session(`session of ${ghost}`)).toBeNull()
    expect(await accounts.passkey(`key of ${ghost}`)).toBeNull()
    expect(await accounts.ownerOfCode(`code of ${ghost}`)).toBeNull()
    await close()
  })

  test('of two passkeys that are removed at once one stays', async () => {
    const { accounts, close } = await open()
    const { passkey, ...first } = account('ana')
    await accounts.create({ ...first, passkey })
    await accounts.addPasskey({ ...passkey, id: 'second' }, 2)
    expect(await accounts.addPasskey({ ...passkey, id: 'third' }, 2)).toBe(false)
    const removed = await Promise.all([passkey.id, 'second'].map((id) => accounts.removePasskey('ana', id)))
    expect(removed.filter(Boolean)).toHaveLength(1)
    expect((await accounts.details('ana'))?.passkeys).toHaveLength(1)
    await close()
  })

  test('a passkey that was read before it was used elsewhere signs nobody in', async () => {
    const { accounts, close } = await open()
    const { passkey, session, ...first } = account('ana')
    await accounts.create({ ...first, passkey, session })
    const again = (id: string) => accounts.signIn(passkey, 1, { ...session, id }, 50)
    expect((await Promise.all([again('one'), again('two')])).filter(Boolean)).toHaveLength(1)
    expect((await accounts.details('ana'))?.sessions).toBe(2)
    await close()
  })

  test('the oldest sessions give way to new ones', async () => {
    const { accounts, close } = await open()
    const { passkey, session, ...first } = account('ana')
    await accounts.create({ ...first, passkey, session })
    for (const [at, id] of ['a', 'b', 'c'].entries())
      await accounts.signIn({ ...passkey, counter: at }, at + 1, { ...session, id, seen: at + 2 }, 3)
    expect([...(await accounts.liveSessions([session.id, 'a', 'b', 'c']))].toSorted()).toEqual(['a', 'b', 'c'])
    await close()
  })

  test('a challenge is taken once', async () => {
    const { accounts, close } = await open()
    const asked = { browser: 'b', purpose: 'sign-in' as const, challenge: 'c', person: null, handle: null, until: 9 }
    await accounts.begin(asked, 1)
    const taken = await Promise.all([accounts.take('b'), accounts.take('b'), accounts.take('b')])
    expect(taken.filter((each) => each !== null)).toEqual([asked])
    await accounts.begin(asked, 1)
    await accounts.begin({ ...asked, browser: 'later', until: 99 }, 10)
    expect(await accounts.take('b')).toBeNull()
    await close()
  })
})
