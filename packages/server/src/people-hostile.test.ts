import { newKey, type PushRequest, type TalkRequest } from '@turnwright/protocol'
import { expect, test } from 'vitest'
import { PushService } from '../../../scripts/sinks/push-service.ts'
import { authenticator, keeps, NAMED } from './testing/passkeys.ts'
import { seated } from './testing/seated.ts'
import type { TestGuest } from './testing/test-guest.ts'
import { TestServer } from './testing/test-server.ts'

/** Whoever means harm to other people: with their ids, with too much, and with letters that are none. */

const JSON_BODY = { 'content-type': 'application/json' }
const says = (guest: TestGuest, id: string, body: TalkRequest) =>
  guest.call('POST /api/tables/:id/talk', { params: { id }, body })

test('nobody names, removes or uses what is somebody else’s', async () => {
  await using push = await PushService.start()
  await using server = await TestServer.start({ ...NAMED, allowsLocalPush: true })
  const [ana, eve] = [await server.guest('Ana'), await server.guest('Eve')]
  const [hers, theirs] = [authenticator(), authenticator()]
  await keeps(ana, hers, 'Laptop')
  await keeps(ana, authenticator(), 'Phone')
  await keeps(eve, theirs)
  const id = hers.id.toString('base64url')
  const tries = [
    () => eve.call('POST /api/passkeys/name', { body: { id, label: 'Mine now' } }),
    () => eve.call('POST /api/passkeys/remove', { body: { id } }),
  ]
  for (const attempt of tries) expect((await eve.isRefused(attempt())).code).toBe('no-such-passkey')
  expect((await eve.isRefused(eve.call('POST /api/account/delete', { body: { name: 'Ana' } }))).code).toBe('wrong-name')
  await ana.call('POST /api/reminders/push', { body: { ...push.subscription, after: 1 } })
  const { endpoint } = push.subscription
  await eve.call('POST /api/reminders/push/forget', { body: { endpoint } })
  const tested = eve.call('POST /api/reminders/push/test', { body: { endpoint } })
  expect((await eve.isRefused(tested)).code).toBe('not-subscribed')
  expect((await ana.call('GET /api/reminders')).push.devices).toBe(1)
  expect((await ana.call('GET /api/account')).passkeys.map(({ label }) => label).sort()).toEqual(['Laptop', 'Phone'])
  expect(JSON.stringify(await eve.call('GET /api/account/export'))).not.toContain('Ana')
})

test('a passkey’s reply that is nonsense gets a sentence, and nobody is signed in or kept', async () => {
  await using server = await TestServer.start(NAMED)
  const ana = await server.guest('Ana')
  const { options } = await ana.call('POST /api/passkeys/options')
  const whole = authenticator().create(options)
  const wrong: readonly unknown[] = [
    {},
    { ...whole, type: 'password' },
    { ...whole, id: '' },
    { ...whole, id: '../../etc/passwd' },
    { ...whole, response: { ...whole.response, clientDataJSON: 'AAAA' } },
    { ...whole, response: { ...whole.response, attestationObject: 'A'.repeat(20_000) } },
    { ...whole, response: { clientDataJSON: null } },
    'a passkey',
    null,
  ]
  for (const passkey of wrong) {
    await ana.call('POST /api/passkeys/options')
    const body = JSON.stringify({ passkey, label: 'x' })
    const told = await ana.speak('POST', '/api/passkeys', { headers: JSON_BODY, body })
    expect(told.status).toBeGreaterThanOrEqual(400)
    expect(told.status).toBeLessThan(500)
    expect(told.body).toMatchObject({ detail: expect.stringMatching(/\w/), next: expect.stringMatching(/\w/) })
    const signed = await server.stranger().speak('POST', '/api/sign-in', { headers: JSON_BODY, body })
    expect(signed.status).toBeLessThan(500)
  }
  expect((await ana.call('GET /api/me')).me).toEqual({ name: 'Ana', kept: false })
})

test('a page of another site changes nothing for whoever it is shown to', async () => {
  await using server = await TestServer.start(NAMED)
  const { id, people } = await seated(server, 2)
  const ana = people[0] as TestGuest
  const from = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://play.example.org.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  const asks: readonly (readonly [string, object])[] = [
    ['/api/account/delete', { name: 'Ana' }],
    ['/api/sign-out', { everywhere: true }],
    ['/api/reminders/mail', { address: 'eve@example.org', after: 30 }],
    ['/api/reminders/mail/forget', {}],
    [`/api/tables/${id}/talk`, { kind: 'phrase', phrase: 'hello', key: newKey() }],
    [`/api/tables/${id}/talk/writing`, { agrees: true }],
    [`/api/tables/${id}/looking`, { line: newKey(), isLooking: true }],
  ]
  for (const headers of from)
    for (const [path, body] of asks) {
      const told = await ana.speak('POST', path, { headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) })
      expect(told).toMatchObject({ status: 403, body: { code: 'wrong-origin' } })
    }
  // A form of another site can send no JSON without asking first, and nothing else is read.
  const form = { headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ name: 'Ana' }) }
  expect((await ana.speak('POST', '/api/account/delete', form)).status).toBe(415)
  expect((await ana.call('GET /api/me')).me?.name).toBe('Ana')
  expect((await ana.call('GET /api/tables/:id/talk', { params: { id }, query: {} })).lines).toEqual([])
})

test('letters that are none are no name, no label and no talk; long texts are refused with a sentence', async () => {
  await using server = await TestServer.start(NAMED)
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  for (const name of ['a\u202eb', 'a\u0000b', 'a\u200bb', '\u2066a', '\u3164', '\u2800', `Z${'\u0335'.repeat(12)}`]) {
    const stranger = server.stranger()
    const body = JSON.stringify({ name })
    const told = await stranger.speak('POST', '/api/identity', { headers: JSON_BODY, body })
    expect([name, told.status]).toEqual([name, 400])
    expect(await stranger.call('GET /api/me')).toEqual({ me: null })
  }
  for (const each of people)
    await each.call('POST /api/tables/:id/talk/writing', { params: { id }, body: { agrees: true } })
  for (const text of ['', ' \u200b\u2060 ', '\u202e\u202d', 'x'.repeat(400), '\u0301'.repeat(50)])
    expect((await ana.isRefused(says(ana, id, { kind: 'text', text, key: newKey() }))).code).toBe('bad-talk')
  const huge = { kind: 'text', text: 'x'.repeat(100_000), key: newKey() }
  const path = `/api/tables/${id}/talk`
  const told = await ana.speak('POST', path, { headers: JSON_BODY, body: JSON.stringify(huge) })
  expect(told.status).toBe(413)
  await says(ana, id, { kind: 'text', text: `safe\u202e\u0007 a${'\u0301'.repeat(40)}b`, key: newKey() })
  const { lines } = await bo.call('GET /api/tables/:id/talk', { params: { id }, query: {} })
  expect(lines).toHaveLength(1)
  const [{ said }] = lines as [(typeof lines)[number]]
  expect(said.kind === 'text' && /^safe \p{L}\p{M}{0,4}b$/u.test(said.text)).toBe(true)
})

test('floods of talk, looks, subscriptions and questions end in a sentence, and others go on', async () => {
  await using server = await TestServer.start({ limits: undefined as never })
  const { id, people } = await seated(server, 2)
  const [ana, bo] = people as [TestGuest, TestGuest]
  const flood = async (count: number, act: () => Promise<unknown>): Promise<readonly string[]> => {
    const all = await Promise.allSettled(Array.from({ length: count }, act))
    return all.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { problem: { code: string } }).problem.code] : [],
    )
  }
  const refused = await flood(20, () => says(ana, id, { kind: 'phrase', phrase: 'smile', key: newKey() }))
  expect(refused.filter((code) => code === 'too-many-requests').length).toBeGreaterThanOrEqual(16)
  const endpoint = { endpoint: 'https://localhost/x', keys: { p256dh: 'AAAA', auth: 'AAAA' }, after: 1 } as PushRequest
  const pushes = await flood(40, () => ana.call('POST /api/reminders/push', { body: endpoint }))
  expect(pushes).toContain('too-many-requests')
  await says(bo, id, { kind: 'phrase', phrase: 'hello', key: newKey() })
  await ana.answers(id, ['pass'])
})
