import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { PushService } from '../../../scripts/sinks/push-service.ts'
import { SmtpSink } from '../../../scripts/sinks/smtp-sink.ts'
import { axeViolations } from './axe-violations.ts'
import { test as base, expect } from './fixtures.ts'
import { peopleAtTable, screens } from './people-at-table.ts'
import { callingMain, ServerProcess } from './server-process.ts'
import { VirtualPasskeys } from './virtual-passkeys.ts'

const A_MINUTE = 60_000

interface Ways {
  readonly push: PushService
  readonly sink: SmtpSink
  readonly calling: ServerProcess
}

const test = base.extend<Ways>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
  push: async ({}, lend) => {
    await using service = await PushService.start()
    await lend(service)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  sink: async ({}, lend) => {
    await using sink = await SmtpSink.start()
    await lend(sink)
  },
  calling: async ({ sink }, lend) => {
    const server = await ServerProcess.start(callingMain, (url) => ({
      PUBLIC_ORIGIN: url,
      SMTP_URL: sink.url,
      MAIL_FROM: 'Turnwright <play@example.org>',
    }))
    await lend(server)
    await server.stop()
  },
  baseURL: async ({ calling }, lend) => lend(calling.url),
})

/** A browser whose push service is on this machine: that of a real one is not to be reached from a test. */
async function pushesTo(page: Page, { subscription }: PushService): Promise<void> {
  await page.addInitScript((address) => {
    const made = { ...address, toJSON: () => address, unsubscribe: async () => sessionStorage.removeItem('pushed') }
    PushManager.prototype.subscribe = async (options) => {
      const { applicationServerKey: key } = options ?? {}
      if (!(key instanceof Uint8Array) || key.length !== 65) throw new Error('the key is no key')
      sessionStorage.setItem('pushed', 'yes')
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem('pushed') === null ? null : made) as unknown as PushSubscription
    // A browser without a window allows none by itself.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  }, subscription)
}

async function person(
  browser: Browser,
  { url }: Pick<ServerProcess, 'url'>,
  name: string,
  more: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'allow', ...more })
  const page = await context.newPage()
  await page.request.post('/api/identity', { data: { name } })
  return page
}

for (const [screen, size] of Object.entries(screens))
  test(`on a ${screen} a notice is turned on, tried, comes when a game waits, and is turned off`, async ({
    browser,
    push,
    calling,
  }) => {
    const bo = await person(browser, calling, 'Bo', size)
    await pushesTo(bo, push)
    await bo.goto('/you')
    const panel = bo.getByRole('region', { name: 'Called back' })
    const notice = panel.getByRole('switch', { name: 'A notice' })
    await expect(notice).toBeEnabled()
    await expect(notice).not.toBeChecked()
    await notice.focus()
    await bo.keyboard.press('Space')
    // The browser first keeps the whole page.
    await expect(notice).toBeChecked({ timeout: 30_000 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await bo.emulateMedia({ colorScheme })
      expect(await axeViolations(bo)).toEqual([])
    }
    await panel.getByRole('button', { name: 'Send a test' }).press('Enter')
    await expect(panel.getByText('Sent. It should be here in a moment.')).toBeVisible()
    expect(push.said).toEqual([expect.stringContaining('This is how you are called back')])
    await panel.getByRole('combobox', { name: 'After how long away' }).selectOption('5 minutes')
    await expect.poll(async () => (await (await bo.request.get('/api/reminders')).json()).push.after).toBe(5)

    const table = await opensFor(browser, calling, bo)
    await calling.skip(6 * A_MINUTE)
    await expect.poll(() => push.said).toContain('Your turn in Tic-tac-toe: Ana waits for you.')
    expect(push.arrived.at(-1)?.said.table).toBe(table)
    await notice.press('Space')
    await expect(notice).not.toBeChecked()
    await bo.context().close()
  })

test('who signs out is not called back in that browser any more, nor anywhere who signs out everywhere', async ({
  browser,
  push,
}) => {
  const server = await ServerProcess.start(callingMain)
  // Browsers give passkeys to names alone.
  const bo = await person(browser, { url: server.url.replace('127.0.0.1', 'localhost') }, 'Bo')
  await pushesTo(bo, push)
  await VirtualPasskeys.at(bo)
  const panel = bo.getByRole('region', { name: 'Called back' })
  const notice = panel.getByRole('switch', { name: 'A notice' })
  const devices = async () => (await (await bo.request.get('/api/reminders')).json()).push.devices
  await bo.goto('/you')
  await bo.getByRole('button', { name: 'Create a passkey' }).click()
  await bo.getByRole('button', { name: 'I have kept them' }).click()
  const comesBack = async () => {
    await bo.goto('/you')
    await bo.getByRole('button', { name: 'I have one' }).click()
    await bo.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
    await expect(bo.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
  }
  for (const where of ['Sign out here', 'Sign out everywhere']) {
    await notice.press('Space')
    await expect(notice).toBeChecked({ timeout: 30_000 })
    expect(await devices()).toBe(1)
    await bo.getByRole('button', { name: where }).click()
    if (where === 'Sign out everywhere') await bo.getByRole('dialog').getByRole('button', { name: where }).click()
    await expect(bo).toHaveURL(/\/$/)
    expect(await bo.evaluate(() => sessionStorage.getItem('pushed'))).toBeNull()
    await comesBack()
    expect(await devices()).toBe(0)
    await expect(notice).not.toBeChecked()
  }

  await notice.press('Space')
  await expect(notice).toBeChecked({ timeout: 30_000 })
  const other = { ...push.subscription, endpoint: `${push.origin}/another` }
  await bo.request.post('/api/reminders/push', { data: { ...other, after: 1 } })
  await bo.request.post('/api/reminders/push/forget', { data: { endpoint: push.subscription.endpoint } })
  await bo.goto('/you')
  await expect(notice, 'another browser is told, and this one was forgotten').toBeEnabled()
  await expect(notice).not.toBeChecked()
  await bo.context().close()
  await server.stop()
})

/** A table at which it is this person's turn, who is not looking. */
async function opensFor(browser: Browser, calling: ServerProcess, bo: Page): Promise<string> {
  const ana = await person(browser, calling, 'Ana')
  const seats = [{ kind: 'you' }, { kind: 'open' }]
  const opened = await bo.request.post('/api/tables', { data: { game: 'tic-tac-toe', seats, visibility: 'open' } })
  const { id, invite } = (await opened.json()) as { id: string; invite: string }
  await ana.request.post(`/api/tables/${id}/join`, { data: { invite } })
  await ana.context().close()
  return id
}

test('what is pushed shows as a notice, whatever it says, and leads to its table alone', async ({
  browser,
  calling,
}) => {
  const bo = await person(browser, calling, 'Bo')
  const id = await opensFor(browser, calling, bo)
  await bo.goto('/you')
  const [worker] = await Promise.all([
    bo.context().waitForEvent('serviceworker'),
    bo.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    }),
  ])
  // A browser without a window shows no notices: what it is told to show is noted.
  await worker.evaluate(() => {
    const notices: unknown[] = []
    Object.assign(self, { notices })
    const { registration } = self as unknown as { registration: object }
    Object.assign(registration, {
      showNotification: async (title: string, { body, data }: { body: string; data: unknown }) =>
        void notices.push({ title, body, data }),
    })
  })
  const shown = () => worker.evaluate(() => (self as unknown as { notices: { title: string }[] }).notices)
  const cdp = await bo.context().newCDPSession(bo)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const pushed = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: calling.url, registrationId, data })
  const hostile = '<b onclick=x>Ana</b> waits for you.'
  await pushed(JSON.stringify({ title: 'Your turn in Wingspan', body: hostile, table: id }))
  await expect.poll(shown).toEqual([{ title: 'Your turn in Wingspan', body: hostile, data: { table: id } }])
  await pushed(JSON.stringify({ title: 'Elsewhere', body: 'x', table: '../../evil.example' }))
  await expect.poll(shown).toContainEqual({ title: 'Elsewhere', body: 'x', data: { table: null } })
  await pushed('no JSON at all')
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('Turnwright')
  await bo.context().close()
})

test('a mail address is asked first, reminds once a turn, not while one looks, and stops from the mail', async ({
  browser,
  calling,
  sink,
}) => {
  const ADDRESS = 'bo@example.org'
  const table = await peopleAtTable(browser, calling, ['Bo', 'Ana'])
  const [bo] = table.pages
  await bo.goto('/you')
  const panel = bo.getByRole('region', { name: 'Called back' })
  await panel.getByRole('button', { name: 'Add an address' }).press('Enter')
  const field = panel.getByRole('textbox', { name: 'Your mail address' })
  await field.fill('bo@localhost')
  await field.press('Enter')
  await expect(panel.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(sink.received).toEqual([])
  await field.fill(ADDRESS)
  await field.press('Enter')
  await expect(panel.getByText(/We wrote to bo@example\.org/)).toBeVisible()
  expect(await axeViolations(bo)).toEqual([])
  const linkIn = (text: string, act: string) => new RegExp(`${calling.url}/mail/${act}\\S+`).exec(text)?.[0] ?? ''
  const phone = await (await browser.newContext({ ...screens.phone, serviceWorkers: 'block' })).newPage()
  await phone.goto(linkIn(sink.at(ADDRESS)[0]!.text, 'confirm'))
  expect(await axeViolations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Yes, tell me here' }).press('Enter')
  await expect(phone.getByText(/confirmed/)).toBeVisible()
  await bo.goto('/you')
  await expect(panel.getByText('to bo@example.org, once a turn')).toBeVisible()

  await bo.goto(`/tables/${table.id}`)
  await expect(bo.locator('.request-ask').first()).toBeVisible()
  await calling.skip(29.5 * A_MINUTE)
  const told = bo.waitForResponse(`**/api/tables/${table.id}/looking`)
  await bo.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await told
  await calling.skip(A_MINUTE)
  await bo.waitForTimeout(1_000)
  expect(sink.at(ADDRESS), 'they look').toHaveLength(1)
  await bo.goto('/you')
  await calling.skip(31 * A_MINUTE)
  await expect.poll(() => sink.at(ADDRESS).length, { timeout: 20_000 }).toBe(2)
  await calling.skip(300 * A_MINUTE)
  await bo.waitForTimeout(1_000)
  expect(sink.at(ADDRESS)).toHaveLength(2)
  await phone.goto(linkIn(sink.at(ADDRESS)[1]!.text, 'stop'))
  await phone.getByRole('button', { name: 'Stop these mails' }).click()
  await bo.goto('/you')
  await expect(panel.getByRole('button', { name: 'Add an address' })).toBeVisible()
  for (const page of [...table.pages, phone]) await page.context().close()
})

test('title and sign of the tab tell whose turn it is, at the table and in the lobby', async ({ browser, calling }) => {
  const table = await peopleAtTable(browser, calling, ['Ana', 'Bo'])
  const [ana, bo] = table.pages
  const sign = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')
  await expect(ana).toHaveTitle('● Your turn: Tic-tac-toe · Turnwright')
  expect(await sign(ana)).toBe('/favicon-turn.svg')
  await expect(bo).toHaveTitle('Tic-tac-toe · Turnwright')
  expect(await sign(bo)).toBe('/favicon.svg')
  expect((await ana.request.get('/favicon-turn.svg')).status()).toBe(200)
  await ana.getByRole('button', { name: 'b2, empty' }).click()
  await expect(bo).toHaveTitle('● Your turn: Tic-tac-toe · Turnwright')
  await expect(ana).toHaveTitle('Tic-tac-toe · Turnwright')
  await bo.goto('/')
  await expect(bo).toHaveTitle('(1) A game waits for you · Turnwright')
  expect(await sign(bo)).toBe('/favicon-turn.svg')
  for (const page of table.pages) await page.context().close()
})

test('a bell rings and a device shakes when chosen, and only for who looks elsewhere', async ({ browser, calling }) => {
  const table = await peopleAtTable(browser, calling, ['Ana', 'Bo'])
  const [ana, bo] = table.pages
  await bo.addInitScript(() => {
    const calls: string[] = []
    Object.assign(globalThis, { calls })
    navigator.vibrate = () => calls.push('shake') > 0
    OscillatorNode.prototype.start = () => void calls.push('tone')
    OscillatorNode.prototype.stop = () => undefined
    Document.prototype.hasFocus = () => sessionStorage.getItem('elsewhere') === null
  })
  const heard = () => bo.evaluate(() => (globalThis as unknown as { calls: string[] }).calls)
  await bo.goto('/you')
  for (const name of ['A bell', 'Vibration']) await bo.getByRole('switch', { name }).press('Enter')
  expect(await heard()).toEqual(['tone', 'tone', 'shake'])
  await bo.goto(`/tables/${table.id}`)
  await expect(bo).toHaveTitle('Tic-tac-toe · Turnwright')
  await ana.getByRole('button', { name: 'b2, empty' }).click()
  await expect(bo).toHaveTitle(/Your turn/)
  expect(await heard()).toEqual([])
  await bo.getByRole('button', { name: 'a1, empty' }).click()
  await expect(bo).toHaveTitle('Tic-tac-toe · Turnwright')
  await bo.evaluate(() => sessionStorage.setItem('elsewhere', 'yes'))
  await ana.getByRole('button', { name: 'a2, empty' }).click()
  await expect.poll(heard).toEqual(['tone', 'tone', 'shake'])
  for (const page of table.pages) await page.context().close()
})

test('where a browser refuses, the page says how to allow it, and nothing has changed', async ({
  browser,
  calling,
}) => {
  const bo = await person(browser, calling, 'Bo')
  await bo.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'denied'
  })
  await bo.goto('/you')
  const panel = bo.getByRole('region', { name: 'Called back' })
  await panel.getByRole('switch', { name: 'A notice' }).click()
  await expect(panel.getByRole('alert').filter({ hasText: /try again/ })).toBeVisible()
  await expect(panel.getByRole('switch', { name: 'A notice' })).not.toBeChecked()
  expect((await (await bo.request.get('/api/reminders')).json()).push.devices).toBe(0)
  await bo.context().close()
})
