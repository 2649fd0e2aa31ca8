import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { type Exported, newKey, type TableState } from '@turnwright/protocol'
import { axeViolations } from './axe-violations.ts'
import { expect, Player, test } from './fixtures.ts'
import type { ServerProcess } from './server-process.ts'
import { VirtualPasskeys } from './virtual-passkeys.ts'

const PHONE = { width: 390, height: 844 }

/** Browsers give passkeys to names, and this machine's is the one they trust without https. */
function named({ url }: ServerProcess): string {
  return url.replace('127.0.0.1', 'localhost')
}

/** Somebody of this name, on their page. */
async function comesAs(page: Page, house: ServerProcess, name: string): Promise<void> {
  await page.request.post(`${named(house)}/api/identity`, { data: { name } })
  await page.goto(`${named(house)}/you`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function anotherDevice(browser: Browser, size = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' })
  return context.newPage()
}

/** Makes a passkey, keeps the codes, and tells them. */
async function keepsName(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const told = await codes.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
  return told
}

test('a passkey brings a name and its running game to a phone', async ({ page, browser, house }) => {
  const keys = await VirtualPasskeys.at(page)
  await page.goto(named(house))
  const ana = new Player(page)
  await page.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Play now' }).click()
  await ana.cell('b2').click()
  await expect(ana.mark('b2', 'X')).toBeVisible()
  const table = page.url()
  await page.goto(`${named(house)}/you`)
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await keepsName(page)
  await page.goto(table)
  await expect(ana.request).toBeVisible()

  const phone = await anotherDevice(browser)
  await keys.carryTo(await VirtualPasskeys.at(phone))
  await phone.goto(`${named(house)}/you`)
  await phone.getByRole('button', { name: 'I have one' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
  await phone.goto(table)
  await expect(new Player(phone).request).toBeVisible()
  await phone.context().close()
})

test('with the keyboard alone a name is kept, a passkey renamed, and everything signed out', async ({
  page,
  house,
}) => {
  await VirtualPasskeys.at(page)
  await comesAs(page, house, 'Kit Keys')
  const reach = async (role: 'button' | 'textbox', name: string | RegExp) => {
    const wanted = page.getByRole(role, { name })
    await expect(wanted).toBeVisible()
    for (let steps = 0; steps < 60; steps++) {
      if (await wanted.evaluate((it) => it === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not come to ${name}`)
  }
  await reach('button', 'Create a passkey')
  await page.keyboard.press('Enter')
  await reach('button', 'I have kept them')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
  await reach('button', /^Rename/)
  await page.keyboard.press('Enter')
  await reach('textbox', 'Its name')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Blue key')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Blue key')).toBeVisible()
  await reach('button', 'Sign out everywhere')
  await page.keyboard.press('Enter')
  const sure = page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' })
  await expect(sure).toBeVisible()
  for (let steps = 0; !(await sure.evaluate((it) => it === document.activeElement)); steps++) {
    if (steps > 9) throw new Error('Tab does not come to the answer')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${named(house)}/`)
  await page.goto(`${named(house)}/you`)
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
})

test('a recovery code signs in where no passkey is, once, and brings the guest’s games along', async ({
  page,
  browser,
  house,
}) => {
  await VirtualPasskeys.at(page)
  await comesAs(page, house, 'Rosa Codes')
  const [code = ''] = await keepsName(page)

  const other = await anotherDevice(browser, { width: 1024, height: 768 })
  await other.goto(named(house))
  await other.getByRole('article', { name: 'Tic-tac-toe' }).getByRole('button', { name: 'Play now' }).click()
  await expect(new Player(other).request).toBeVisible()
  const table = other.url()
  await other.goto(`${named(house)}/you`)
  const signIn = async (written: string) => {
    await other.getByRole('button', { name: 'I have one' }).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(dialog.getByText(/Bring along the game/)).toBeVisible()
    await dialog.getByLabel('Recovery code').fill(written)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    return dialog
  }
  const refused = await signIn('0000-0000-0000-0000')
  await expect(refused.getByRole('alert')).toContainText('Each code is good once')
  await other.keyboard.press('Escape')
  await signIn(code.toLowerCase())
  await expect(other.getByRole('heading', { level: 1, name: 'Rosa Codes' })).toBeVisible()
  await expect(other.getByText('9 left')).toBeVisible()
  await page.goto(table)
  await expect(new Player(page).request).toBeVisible()
  await other.context().close()
})

test('a name that looks like a kept one gets a sentence, and stays a guest’s', async ({ page, browser, house }) => {
  await VirtualPasskeys.at(page)
  await comesAs(page, house, 'Olga Mirror')
  await keepsName(page)
  const twin = await anotherDevice(browser)
  await VirtualPasskeys.at(twin)
  await comesAs(twin, house, 'OIga Mirror')
  await twin.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(twin.getByRole('alert').filter({ hasText: 'looks like it' })).toBeVisible()
  await expect(twin.getByText('Guest in this browser')).toBeVisible()
  await twin.context().close()
})

/** A game against a bot, played to its end with the first square that is free. */
async function playsAlone(page: Page, url: string): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'bot' }]
  const opened = await page.request.post(`${url}/api/tables`, { data: { game: 'tic-tac-toe', seats } })
  const { id } = (await opened.json()) as TableState
  const look = async () => (await (await page.request.get(`${url}/api/tables/${id}`)).json()) as TableState
  await expect(async () => {
    const { status, play } = await look()
    const [prompt] = play?.prompts ?? []
    if (prompt !== undefined && play !== null) {
      const { title, requestId, choices } = prompt
      const selection = choices.slice(0, 1).map((choice) => choice.id)
      const answer = { actor: 'Dora Leaves', title, requestId, branchId: play.branchId, selection, key: newKey() }
      await page.request.post(`${url}/api/tables/${id}/answers`, { data: answer })
    }
    expect(status).toBe('finished')
  }).toPass({ intervals: [100], timeout: 30_000 })
  return id
}

test('everything can be taken along, and deleted after the name is written', async ({ page, house }) => {
  await VirtualPasskeys.at(page)
  await page.request.post(`${named(house)}/api/identity`, { data: { name: 'Dora Leaves' } })
  const game = await playsAlone(page, named(house))
  await comesAs(page, house, 'Dora Leaves')
  await keepsName(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take my data with me' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('turnwright-my-data.json')
  const taken = JSON.parse(readFileSync(await file.path(), 'utf8')) as Exported & { readonly records: object }
  expect(taken).toMatchObject({ account: { name: 'Dora Leaves' }, tables: [{ id: game, status: 'finished', seat: 0 }] })
  expect(taken.records).toMatchObject({ [game]: { game: 'tic-tac-toe', players: ['Dora Leaves', expect.any(String)] } })
  await page.getByRole('button', { name: 'Forget me on this server' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Somebody else')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was deleted')
  await dialog.getByRole('textbox').fill('Dora Leaves')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL(`${named(house)}/`)
  const { me } = (await (await page.request.get(`${named(house)}/api/me`)).json()) as { me: unknown }
  expect(me).toBeNull()
})

for (const [size, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', PHONE],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing wrong with passkeys on ${size} in the ${colorScheme}`, async ({ page, house }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await VirtualPasskeys.at(page)
      await comesAs(page, house, `Axe ${size} ${colorScheme}`)
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'I have one' }).click()
      expect(await axeViolations(page, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Create a passkey' }).click()
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
      expect(await axeViolations(page, '[role=dialog]')).toEqual([])
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expect(page.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Forget me on this server' }).click()
      expect(await axeViolations(page, '[role=dialog]')).toEqual([])
    })

test('at a bare address the page says where passkeys work, and does not ask for one', async ({ page, house }) => {
  await page.goto(`${house.url}/you`)
  await expect(page.getByText('Passkeys do not work at this address')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toHaveCount(0)
})

test('another tab of the browser becomes who signs in', async ({ page, context, house }) => {
  await VirtualPasskeys.at(page)
  await comesAs(page, house, 'Tabea Twice')
  const tab = await context.newPage()
  await tab.goto(`${named(house)}/you`)
  await expect(tab.getByText('Guest in this browser')).toBeVisible()
  await keepsName(page)
  await expect(tab.getByRole('heading', { name: 'Your name is kept' })).toBeVisible()
})
