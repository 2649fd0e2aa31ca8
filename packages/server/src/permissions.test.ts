import { readFileSync } from 'node:fs'
import {
  permissions,
  permissionsPage,
  refusalFor,
  type Role,
  roles,
  type RouteName,
  routes,
  streamRoute,
} from '@turnwright/protocol'
import { describe, expect, test } from 'vitest'
import { ban, guestsIn, openLedger } from './admin/index.ts'
import { everyStore } from './testing/every-store.ts'
import { fittingBody, fittingQuery } from './testing/fitting-requests.ts'
import { authenticator, keeps, NAMED } from './testing/passkeys.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

const BOTH = [{ kind: 'you' as const }, { kind: 'bot' as const }]
const nowhere = 'A'.repeat(22)
/** All that a route says no to somebody by, for who they are. */
const TURNED_AWAY: ReadonlySet<string> = new Set(
  permissions.flatMap(([, access]) => roles.map((role) => refusalFor(access, role) ?? 'banned')),
)

interface Company {
  readonly id: string
  readonly invite: string
  readonly deal: string
  readonly guests: Readonly<Record<Role, TestGuest>>
}

/** A running table by invitation with its host, a player, and somebody who has left; and all who do not sit there. */
async function gathered(server: TestServer, place: Parameters<typeof openLedger>[0]): Promise<Company> {
  const { id, table, people } = await seated(server, 3)
  const [host, player, left] = people as [TestGuest, TestGuest, TestGuest]
  await left.leaves(id)
  const [stranger, invited, banned] = [await server.guest('Sue'), await server.guest('Ivy'), await server.guest('Bad')]
  const kept = await server.guest('Kim')
  await keeps(kept, authenticator())
  const forged = server.stranger()
  forged.cookie = `${host.cookie.slice(0, -3)}AAA`
  const { deals } = await host.call('GET /api/deals', {})
  // Only who has sat somewhere is known to the database.
  await banned.opens({ game: 'tic-tac-toe', seats: BOTH })
  await using ledger = await openLedger(place, 'write')
  await ban(ledger, (await guestsIn(ledger, 'Bad', 1))[0]!.id, { now: Date.now(), days: null, reason: '' })
  const guests = { nobody: server.stranger(), forged, stranger, kept, invited, left, player, host, banned }
  return { id, invite: table.invite ?? '', deal: deals[0]!.id, guests }
}

/** With which problem somebody is turned away for who they are; null where they are not, whatever else is wrong. */
async function ask(company: Company, name: string, role: Role): Promise<string | null> {
  const [method = '', path = ''] = name.split(' ')
  const isInvited = role === 'invited'
  const at = path
    .replace('/api/deals/:id', `/api/deals/${company.deal}`)
    .replace(':id', company.id)
    .replace(':answers', '0')
    .replace(':number', '1')
    .replace(':link', 'stop.none.none')
  const asked = fittingQuery(name)
  if (isInvited && path.includes('/tables/:id')) asked.set('invite', company.invite)
  const query = asked.size === 0 ? '' : `?${asked.toString()}`
  const body = fittingBody(name)
  const invited = isInvited && path.endsWith('/join') ? { ...body, invite: company.invite } : body
  const guest = company.guests[role]
  if (name === streamRoute) {
    const opened = guest.follows(company.id, null, isInvited ? { invite: company.invite } : {})
    return opened.then(
      (stream) => {
        stream.hangUp()
        return null
      },
      async () => (await guest.isRefused(opened)).code,
    )
  }
  const { cookie } = guest
  const init =
    method === 'GET' ? {} : { body: JSON.stringify(invited), headers: { 'content-type': 'application/json' } }
  const spoken = await guest.speak(method, at + (path.endsWith('/join') ? '' : query), init)
  // Who takes a name is somebody else afterwards.
  guest.cookie = cookie
  const { code = '' } = typeof spoken.body === 'object' ? (spoken.body as { readonly code?: string }) : {}
  return TURNED_AWAY.has(code) ? code : null
}

const stores = everyStore()

describe.each(stores)('with tables in $name', (kept) => {
  test('who may use which route is as the table of routes says', async () => {
    const options = await kept.options()
    await using server = await TestServer.start({ ...options, ...NAMED, lookForBansEvery: 50 })
    const company = await gathered(server, { dataDir: server.folder, databaseUrl: options.databaseUrl ?? null })
    await expect.poll(async () => await ask(company, 'GET /api/games', 'banned'), { timeout: 5_000 }).toBe('banned')
    // What ends the table or the session of somebody comes last.
    const last = ['POST /api/tables/:id/leave', 'POST /api/tables/:id/close', 'POST /api/sign-out']
    const inOrder = permissions.toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b))
    for (const [name, access] of inOrder) {
      const told: Record<string, string> = {}
      for (const role of roles) told[role] = (await ask(company, name, role)) ?? 'yes'
      const expected = Object.fromEntries(roles.map((role) => [role, refusalFor(access, role) ?? 'yes']))
      expect({ name, ...told }).toEqual({ name, ...expected })
    }
  })
})

test('no route that changes something is used by a page of another site', async () => {
  await using server = await TestServer.start()
  const { id, people } = await seated(server, 2)
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method = '', path = ''] = name.split(' ')
    if (method === 'GET') continue
    const at = path.replace('/api/deals/:id', `/api/deals/${nowhere}`).replace(':id', id)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const init = { body: '{}', headers: { 'content-type': 'application/json', ...headers } }
      const { body } = await people[0]!.speak(method, at, init)
      expect({ name, body }).toMatchObject({ name, body: { code: 'wrong-origin' } })
    }
  }
})

test('docs/permissions.md is made from the table of routes', () => {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8')
  expect(page, 'run npm run permissions').toBe(permissionsPage())
})
