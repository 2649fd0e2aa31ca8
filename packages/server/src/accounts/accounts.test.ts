import { newKey } from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import { machineClock } from '../around/clock.ts'
import { everyStore } from '../testing/every-store.ts'
import { authenticator, keeps, NAMED, signsIn } from '../testing/passkeys.ts'
import type { TestGuest } from '../testing/test-guest.ts'
import { TestServer } from '../testing/test-server.ts'

const ME_AND_BO = [{ kind: 'you' as const }, { kind: 'open' as const }]
const ME_AND_A_BOT = [{ kind: 'you' as const }, { kind: 'bot' as const, agent: 'steady' }]
const tomorrow = 24 * 60 * 60_000

async function mine(guest: TestGuest): Promise<readonly string[]> {
  return (await guest.call('GET /api/tables', { query: { which: 'mine' } })).map(({ id }) => id).sort()
}

/** A game of two people that is over. */
async function finished(ana: TestGuest, bo: TestGuest): Promise<string> {
  const table = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: ME_AND_BO })
  await bo.joins(table)
  for (const each of [ana, bo]) await each.answers(table.id, ['pass'])
  return table.id
}

describe.each(everyStore())('with accounts in $name', (kept) => {
  const start = async (more: object = {}) => TestServer.start({ ...(await kept.options()), ...NAMED, ...more })

  test('a passkey keeps a guest’s name and games on another device', async () => {
    await using server = await start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const over = await finished(ana, bo)
    const { id } = await ana.opens({ game: 'parlour', seats: ME_AND_A_BOT })
    const passkey = authenticator()
    const { account, codes } = await keeps(ana, passkey, 'Laptop')
    expect(account).toMatchObject({ name: 'Ana', kept: true, codes: 10, sessions: 1, passkeys: [{ label: 'Laptop' }] })
    expect(codes).toHaveLength(10)
    expect(await mine(ana)).toEqual([over, id].sort())
    const phone = server.stranger()
    expect(await signsIn(phone, passkey)).toEqual({ me: { name: 'Ana', kept: true }, joined: 0 })
    expect(await mine(phone)).toEqual([over, id].sort())
    await phone.answers(id, ['pass'])
    expect((await phone.sees(over)).you.seat).toBe(0)
    expect((await phone.call('GET /api/account')).sessions).toBe(2)
  })

  test('who keeps a name is another than before to every seat: the guest’s old cookie opens nothing', async () => {
    await using server = await start()
    const ana = await server.guest('Ana')
    const { id } = await ana.opens({ game: 'parlour', seats: ME_AND_A_BOT })
    const old = server.stranger()
    old.cookie = ana.cookie
    await keeps(ana, authenticator())
    expect(await mine(old)).toEqual([])
    expect((await old.isRefused(old.sees(id))).code).toBe('invite-needed')
  })

  test('every sign-in begins a session of its own number, and signing out ends it', async () => {
    await using server = await start()
    const ana = await server.guest('Ana')
    const passkey = authenticator()
    await keeps(ana, passkey)
    const phone = server.stranger()
    await signsIn(phone, passkey)
    const first = phone.cookie
    await signsIn(phone, passkey)
    expect(phone.cookie).not.toBe(first)
    const before = server.stranger()
    before.cookie = first
    expect(await before.call('GET /api/me')).toEqual({ me: null })
    expect((await phone.call('GET /api/account')).sessions).toBe(2)
    const stolen = server.stranger()
    stolen.cookie = phone.cookie
    await phone.call('POST /api/sign-out', { body: {} })
    expect(await phone.call('GET /api/me')).toEqual({ me: null })
    expect(await stolen.call('GET /api/me')).toEqual({ me: null })
    expect((await ana.call('GET /api/me')).me).toEqual({ name: 'Ana', kept: true })
  })

  test('signing out everywhere ends every session and every stream, and the passkey opens a new one', async () => {
    await using server = await start({ lookForSessionsEvery: 30 })
    const ana = await server.guest('Ana')
    const passkey = authenticator()
    await keeps(ana, passkey)
    const { id } = await ana.opens({ game: 'parlour', seats: ME_AND_BO })
    const phone = server.stranger()
    await signsIn(phone, passkey)
    const stream = await phone.follows(id)
    await ana.call('POST /api/sign-out', { body: { everywhere: true } })
    await stream.ends()
    for (const each of [ana, phone]) expect(await each.call('GET /api/me')).toEqual({ me: null })
    await signsIn(phone, passkey)
    expect(await mine(phone)).toEqual([id])
  })

  test('a guest who signs in brings their games along, under the name they were taken with', async () => {
    await using server = await start()
    const [ana, guest, bo] = [await server.guest('Ana'), await server.guest('Annie'), await server.guest('Bo')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    const old = await finished(guest, bo)
    const table = await guest.opens({ game: 'parlour', seats: ME_AND_BO })
    await bo.joins(table)
    expect(await signsIn(guest, passkey)).toEqual({ me: { name: 'Ana', kept: true }, joined: 2 })
    expect(await mine(guest)).toEqual([old, table.id].sort())
    expect((await guest.sees(table.id)).seats[0]).toMatchObject({ name: 'Annie' })
    await guest.answers(table.id, ['pass'])
    expect(await mine(ana)).toEqual([old, table.id].sort())
  })

  test('a guest who does not bring games along leaves them behind', async () => {
    await using server = await start()
    const [ana, guest] = [await server.guest('Ana'), await server.guest('Annie')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    await guest.opens({ game: 'parlour', seats: ME_AND_A_BOT })
    expect((await signsIn(guest, passkey, { bring: false })).joined).toBe(0)
    expect(await mine(guest)).toEqual([])
  })

  test('nobody becomes one who holds two hands of a running game; once it is over each seat stays whose it was', async () => {
    await using server = await start()
    const [ana, guest] = [await server.guest('Ana'), await server.guest('Annie')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    const table = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: ME_AND_BO })
    await guest.joins(table)
    expect((await guest.isRefused(signsIn(guest, passkey))).code).toBe('both-seated')
    expect((await guest.call('GET /api/me')).me).toEqual({ name: 'Annie', kept: false })
    for (const each of [ana, guest]) await each.answers(table.id, ['pass'])
    expect((await signsIn(guest, passkey)).joined).toBe(0)
    expect((await guest.sees(table.id)).you.seat).toBe(0)
  })

  test('several passkeys can be had, named, and removed but for the last', async () => {
    await using server = await start()
    const ana = await server.guest('Ana')
    const [first, second] = [authenticator(), authenticator()]
    await keeps(ana, first, 'Laptop')
    const { account, codes } = await keeps(ana, second, 'Phone')
    expect(codes).toBeNull()
    expect(account.passkeys.map(({ label }) => label).sort()).toEqual(['Laptop', 'Phone'])
    const id = first.id.toString('base64url')
    const renamed = await ana.call('POST /api/passkeys/name', { body: { id, label: 'Old laptop' } })
    expect(renamed.passkeys.find((each) => each.id === id)?.label).toBe('Old laptop')
    expect((await ana.call('POST /api/passkeys/remove', { body: { id } })).passkeys).toHaveLength(1)
    expect((await ana.isRefused(signsIn(server.stranger(), first))).code).toBe('bad-passkey')
    await signsIn(server.stranger(), second)
    const last = { body: { id: second.id.toString('base64url') } }
    expect((await ana.isRefused(ana.call('POST /api/passkeys/remove', last))).code).toBe('last-passkey')
  })

  test('what signs somebody in is changed only by who showed a passkey lately', async () => {
    let ahead = 0
    await using server = await start({ clock: { ...machineClock, now: () => Date.now() + ahead } })
    const ana = await server.guest('Ana')
    const passkey = authenticator()
    await keeps(ana, passkey)
    ahead = 11 * 60_000
    const tries = [
      () => ana.call('POST /api/passkeys/options'),
      () => ana.call('POST /api/recovery-codes'),
      () => ana.call('POST /api/passkeys/remove', { body: { id: passkey.id.toString('base64url') } }),
      () => ana.call('POST /api/account/delete', { body: { name: 'Ana' } }),
    ]
    for (const attempt of tries) expect((await ana.isRefused(attempt())).code).toBe('prove-again')
    await signsIn(ana, passkey)
    expect((await ana.call('POST /api/recovery-codes')).codes).toHaveLength(10)
  })

  test('a recovery code signs in once, however it is written, and new ones end those before', async () => {
    await using server = await start()
    const ana = await server.guest('Ana')
    const { codes } = await keeps(ana, authenticator())
    const [one = '', other = ''] = codes ?? []
    const phone = server.stranger()
    const signs = (code: string) => phone.call('POST /api/sign-in/recovery', { body: { code } })
    expect((await signs(` ${one.toLowerCase().replaceAll('-', ' ')} `)).me).toEqual({ name: 'Ana', kept: true })
    expect((await phone.call('GET /api/account')).codes).toBe(9)
    expect((await phone.isRefused(signs(one))).code).toBe('bad-code')
    const fresh = await phone.call('POST /api/recovery-codes')
    expect((await phone.isRefused(signs(other))).code).toBe('bad-code')
    await signs(fresh.codes[0] ?? '')
  })

  test('of two who use one recovery code at once one is let in', async () => {
    await using server = await start()
    const { codes } = await keeps(await server.guest('Ana'), authenticator())
    const signs = () => server.stranger().call('POST /api/sign-in/recovery', { body: { code: codes?.[0] ?? '' } })
    const outcomes = await Promise.allSettled([signs(), signs(), signs()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another server’s name', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a counter that does not rise', { counter: 1 }],
  ])('a reply to %s is refused with a sentence, and changes nothing', async (_, flaws) => {
    await using server = await start()
    const ana = await server.guest('Ana')
    const passkey = authenticator()
    await keeps(ana, passkey)
    await signsIn(server.stranger(), passkey)
    const phone = await server.guest('Annie')
    const refused = await phone.isRefused(signsIn(phone, passkey, flaws))
    expect(refused).toMatchObject({ code: 'bad-passkey', next: 'Try again. Nothing has changed.' })
    expect((await phone.call('GET /api/me')).me).toEqual({ name: 'Annie', kept: false })
    expect((await ana.call('GET /api/account')).sessions).toBe(2)
    passkey.counter = 1
    await signsIn(phone, passkey)
  })

  test('a challenge is good once, for the browser and the person that asked, and for five minutes', async () => {
    let ahead = 0
    await using server = await start({ clock: { ...machineClock, now: () => Date.now() + ahead } })
    const ana = await server.guest('Ana')
    const passkey = authenticator()
    await keeps(ana, passkey)
    const [phone, other] = [server.stranger(), server.stranger()]
    const { options } = await phone.call('POST /api/sign-in/options')
    const reply = { body: { passkey: passkey.get(options) } }
    expect((await other.isRefused(other.call('POST /api/sign-in', reply))).code).toBe('bad-passkey')
    const asked = phone.cookie
    await phone.call('POST /api/sign-in', reply)
    other.cookie = asked
    expect((await other.isRefused(other.call('POST /api/sign-in', reply))).code).toBe('bad-passkey')
    const again = await phone.call('POST /api/sign-in/options')
    ahead = 6 * 60_000
    const late = { body: { passkey: passkey.get(again.options) } }
    expect((await phone.isRefused(phone.call('POST /api/sign-in', late))).detail).toBe('That took too long.')
    ahead = 0
    const bo = await server.guest('Bo')
    const made = await bo.call('POST /api/passkeys/options')
    await bo.call('POST /api/identity', { body: { name: 'Bob' } })
    const taken = server.stranger()
    taken.cookie = `${ana.cookie.split('; ')[0]}; ${bo.cookie.split('; ').find((each) => each.startsWith('tw_cer'))}`
    const theirs = { body: { passkey: authenticator().create(made.options), label: 'Mine' } }
    expect((await taken.isRefused(taken.call('POST /api/passkeys', theirs))).detail).toContain('somebody else')
    expect((await ana.call('GET /api/account')).passkeys).toHaveLength(1)
  })

  test('names that look like a kept one, or like the house’s, are refused; guests share names as ever', async () => {
    await using server = await start()
    await keeps(await server.guest('Anna Lind'), authenticator())
    for (const name of ['anna lind', 'AnnaLind', 'ᴀɴɴᴀ Lind', 'Ａｎｎａ Lind', '4nna L1nd', 'Ánna-Lind']) {
      const guest = await server.guest(name)
      expect([name, (await guest.isRefused(keeps(guest, authenticator()))).code]).toEqual([name, 'name-taken'])
    }
    await keeps(await server.guest('Anna Lund'), authenticator())
    const ofTheHouse = ['Turnwright', 'adm1n', 'Οperator', 'Somebody', 'Somebody 2', 'Strong bot', 'The  House']
    const disguised = ['ᴇasy ᴘip', 'ᗴasy Pip', 'Ea5y Pip', 'Turnwriqht', 'Somebody (2)', 'Аnnа Lind']
    for (const name of [...ofTheHouse, ...disguised]) {
      const guest = server.stranger()
      const refused = await guest.isRefused(guest.call('POST /api/identity', { body: { name } }))
      expect([name, refused.code]).toEqual([name, 'name-taken'])
    }
  })

  test('names in any script are kept, whoever else keeps theirs', async () => {
    await using server = await start()
    const names = [
      'Наталья',
      'Γιώργος',
      '王小明',
      'さくら',
      'مريم',
      'יוסף',
      'Zoë',
      'Łukasz',
      'Анна Smith',
      'Quinn',
      'Ana 2',
    ]
    for (const name of names) {
      const kept = await keeps(await server.guest(name), authenticator())
      expect(kept.account.name).toBe(name)
    }
  })

  test('a kept name changes in every browser, unless somebody has one that looks like it', async () => {
    await using server = await start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    await keeps(bo, authenticator())
    await ana.call('POST /api/identity', { body: { name: 'Anna' } })
    expect((await ana.call('GET /api/me')).me?.name).toBe('Anna')
    expect((await ana.isRefused(ana.call('POST /api/identity', { body: { name: 'BO' } }))).code).toBe('name-taken')
    const phone = server.stranger()
    expect((await signsIn(phone, passkey)).me.name).toBe('Anna')
  })

  test('everything of mine can be taken along: my name, my passkeys, my tables, and nothing of others', async () => {
    await using server = await start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const over = await finished(ana, bo)
    await bo.opens({ game: 'parlour', seats: ME_AND_BO })
    const passkey = authenticator()
    await keeps(ana, passkey, 'Laptop')
    const taken = await ana.call('GET /api/account/export')
    expect(taken).toMatchObject({
      account: { name: 'Ana', passkeys: [{ label: 'Laptop' }] },
      tables: [{ id: over, seat: 0, status: 'finished', record: `/api/tables/${over}/record` }],
    })
    const said = JSON.stringify(taken)
    for (const secret of ['"seed"', '"invite"', '"person":', '"key"']) expect(said).not.toContain(secret)
    expect((await bo.call('GET /api/account/export')).account).toMatchObject({ name: 'Bo', kept: false })
  })

  test('who has everything deleted is nobody: games alone go, and those with others keep a neutral name', async () => {
    await using server = await start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const passkey = authenticator()
    await keeps(ana, passkey)
    const over = await finished(ana, bo)
    await ana.call('GET /api/tables/:id/record', { params: { id: over } })
    const running = await ana.opens({ game: 'parlour', seats: ME_AND_BO })
    await bo.joins(running)
    const alone = await ana.opens({ game: 'parlour', options: { rounds: 1 }, seats: ME_AND_A_BOT })
    await ana.answers(alone.id, ['pass'])
    await expect.poll(async () => (await ana.sees(alone.id)).status).toBe('finished')
    const other = await ana.isRefused(ana.call('POST /api/account/delete', { body: { name: 'Bo' } }))
    expect(other.code).toBe('wrong-name')
    const phone = server.stranger()
    await signsIn(phone, passkey)
    const forgotten = await ana.call('POST /api/account/delete', { body: { name: 'Ana' } })
    expect(forgotten).toEqual({ left: 1, renamed: 2, removed: 1 })
    for (const each of [ana, phone]) expect(await each.call('GET /api/me')).toEqual({ me: null })
    expect((await phone.isRefused(signsIn(phone, passkey))).code).toBe('bad-passkey')
    expect((await bo.isRefused(bo.sees(alone.id))).code).toBe('no-such-table')
    for (const id of [over, running.id]) {
      const state = await bo.sees(id)
      expect(state).toMatchObject({ status: 'finished', seats: [{ name: 'Somebody' }, { name: 'Bo' }] })
      const record = await bo.call('GET /api/tables/:id/record', { params: { id } })
      for (const told of [state, record]) expect(JSON.stringify(told)).not.toContain('Ana')
    }
    // The name is free again.
    await keeps(await server.guest('Ana'), authenticator())
  })

  test('a guest without a passkey can be forgotten as well', async () => {
    await using server = await start()
    const [ana, bo] = [await server.guest('Ana'), await server.guest('Bo')]
    const over = await finished(ana, bo)
    await ana.call('POST /api/account/delete', { body: { name: 'Ana' } })
    expect(await ana.call('GET /api/me')).toEqual({ me: null })
    expect((await bo.sees(over)).seats[0]?.name).toBe('Somebody')
  })

  test('signing in lasts a restart, and ends after a year without a visit', async () => {
    let ahead = 0
    await using server = await start({ clock: { ...machineClock, now: () => Date.now() + ahead } })
    const ana = await server.guest('Ana')
    await keeps(ana, authenticator())
    await server.restart()
    expect((await ana.call('GET /api/me')).me?.name).toBe('Ana')
    ahead = 300 * tomorrow
    await server.restart()
    expect((await ana.call('GET /api/me')).me?.name).toBe('Ana')
    ahead = 600 * tomorrow
    await server.restart()
    expect((await ana.call('GET /api/me')).me?.name).toBe('Ana')
    ahead = 1_000 * tomorrow
    await server.restart()
    expect(await ana.call('GET /api/me')).toEqual({ me: null })
  })
})

test('where a page is reached by a bare address nobody is asked for a passkey, and hears where it works', async () => {
  await using server = await TestServer.start()
  const ana = await server.guest('Ana')
  const refused = await ana.isRefused(ana.call('POST /api/passkeys/options'))
  expect(refused).toMatchObject({ code: 'no-passkeys-here' })
  expect(refused.next).toContain('localhost')
  const code = await ana.isRefused(ana.call('POST /api/sign-in/recovery', { body: { code: newKey() } }))
  expect(code.code).toBe('bad-code')
})

test('signing in, and taking everything along, is limited by address', async () => {
  const generous = { perSecond: 1_000, burst: 1_000 }
  const limits = { guest: generous, address: generous, opening: { perSecond: 0.01, burst: 3 }, connections: 1_000 }
  await using server = await TestServer.start({ limits })
  const ana = server.stranger()
  const tries = async () =>
    (await ana.isRefused(ana.call('POST /api/sign-in/recovery', { body: { code: newKey() } }))).code
  expect([await tries(), await tries(), await tries(), await tries()]).toEqual([
    ...Array(3).fill('bad-code'),
    'too-many-requests',
  ])
  const taken = await ana.isRefused(ana.call('GET /api/account/export'))
  expect(taken.code).toBe('too-many-requests')
  expect((await ana.call('GET /api/me')).me, 'all else is as free as ever').toBeNull()
})
