import { newKey } from '@turnwright/protocol'
import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { allAgreeToWrite, opensTalk, peopleAtTable, says, screens } from './people-at-table.ts'

for (const [screen, size] of Object.entries(screens)) {
  test(`on a ${screen} a phrase shows at the plate and in Talk, and two who agree write to each other`, async ({
    browser,
    house,
  }) => {
    const table = await peopleAtTable(browser, house, ['Ana', 'Bo'], size)
    const [ana, bo] = table.pages
    await opensTalk(ana)
    await expect(ana.getByText('Nobody has said anything yet.')).toBeVisible()
    await ana.getByRole('button', { name: 'Say: Well played' }).click()
    await expect(ana.getByRole('region', { name: 'Talk' }).getByText('Well played').first()).toBeVisible()
    await expect(bo.locator('.talk-bubble')).toContainText('Well played')
    await expect(bo.getByRole('log', { name: 'Said at the table' })).toContainText('Ana says: Well played')
    await expect(bo.locator('.talk-bubble')).toHaveCount(0)

    await opensTalk(bo)
    await expect(ana.getByRole('textbox', { name: 'Write to the table' })).toHaveCount(0)
    await ana.getByRole('button', { name: 'I agree to write' }).click()
    await expect(bo.getByText('Ana would like to write.')).toBeVisible()
    await bo.getByRole('button', { name: 'I agree to write' }).click()
    await bo.getByRole('textbox', { name: 'Write to the table' }).fill('my train is late')
    await bo.getByRole('button', { name: 'Send' }).click()
    await expect(ana.getByRole('region', { name: 'Talk' })).toContainText('my train is late')
    for (const colorScheme of ['light', 'dark'] as const) {
      await ana.emulateMedia({ colorScheme })
      expect(await axeViolations(ana)).toEqual([])
    }
    await ana.getByRole('button', { name: 'All phrases' }).click()
    expect(await axeViolations(ana, '.phrases')).toEqual([])
    await ana.getByRole('button', { name: 'Say: No hurry' }).click()
    await expect(bo.getByRole('region', { name: 'Talk' })).toContainText('No hurry')
    expect(await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const page of table.pages) await page.context().close()
  })

  test(`on a ${screen} what somebody said is muted or reported, and nobody is told`, async ({ browser, house }) => {
    const table = await peopleAtTable(browser, house, ['Ana', 'Bo'], size)
    const [ana, bo] = table.pages
    await allAgreeToWrite(table)
    await opensTalk(ana)
    await says(bo, table.id, { kind: 'text', text: 'something rude' })
    await ana.getByRole('button', { name: 'About what Bo said' }).click()
    await ana.getByRole('menuitem', { name: 'Report what was said…' }).click()
    expect(await axeViolations(ana, '[role="dialog"]')).toEqual([])
    await ana.getByRole('button', { name: 'Report it' }).click()
    await expect(ana.getByRole('dialog')).toContainText('Nobody at the table is told.')
    await ana.getByRole('button', { name: 'Mute Bo as well' }).click()
    await expect(ana.getByRole('region', { name: 'Talk' })).not.toContainText('rude')
    await says(bo, table.id, { kind: 'text', text: 'rude again' })
    await ana.waitForTimeout(500)
    await expect(ana.getByRole('region', { name: 'Talk' })).not.toContainText('rude')
    await expect(ana.locator('.talk-bubble')).toHaveCount(0)
    await ana.reload()
    await opensTalk(ana)
    await expect(ana.getByRole('region', { name: 'Talk' })).not.toContainText('rude')
    await ana.getByRole('button', { name: 'Hear Bo again' }).click()
    await expect(ana.getByRole('region', { name: 'Talk' })).toContainText('rude again')
    await opensTalk(bo)
    expect(await bo.locator('body').innerText()).not.toMatch(/mute|report/i)
    for (const page of table.pages) await page.context().close()
  })
}

test('with the keyboard alone one finds what was said, says a phrase and writes', async ({ browser, house }) => {
  const table = await peopleAtTable(browser, house, ['Ana', 'Bo'])
  const [ana, bo] = table.pages
  await allAgreeToWrite(table)
  await says(bo, table.id, { kind: 'phrase', phrase: 'hello' })
  await expect(ana.getByRole('tab', { name: 'Talk 1 not read' })).toBeVisible()
  await ana.getByRole('tab', { name: 'Log' }).focus()
  await ana.keyboard.press('ArrowRight')
  await ana.keyboard.press('Enter')
  await expect(ana.getByRole('region', { name: 'Talk' })).toContainText('Hello, good game')
  await expect(ana.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible()
  const write = ana.getByRole('textbox', { name: 'Write to the table' })
  for (let step = 0; step < 20 && !(await write.evaluate((field) => field === document.activeElement)); step++)
    await ana.keyboard.press('Tab')
  // Letters that do something at the table are letters here.
  await ana.keyboard.type('ruh?')
  await ana.keyboard.press('Enter')
  await expect(bo.getByRole('log', { name: 'Said at the table' })).toContainText('Ana says: ruh?')
  await expect(write).toHaveValue('')
  await expect(ana.getByRole('dialog')).toHaveCount(0)
  for (const page of table.pages) await page.context().close()
})

test('whoever looks on is named to those who play, and hears nothing', async ({ browser, house }) => {
  const table = await peopleAtTable(browser, house, ['Ana', 'Bo'])
  const [ana, bo] = table.pages
  const context = await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })
  const nora = await context.newPage()
  await nora.request.post('/api/identity', { data: { name: 'Nora' } })
  await nora.goto(`/tables/${table.id}?invite=${table.invite}`)
  await expect(nora.locator('.top-seats')).toBeVisible()
  await ana.getByRole('button', { name: '1 watching' }).click()
  await expect(ana.getByRole('dialog')).toContainText('Nora')
  expect(await axeViolations(ana, '.watchers')).toEqual([])
  await says(bo, table.id, { kind: 'phrase', phrase: 'hello' })
  await expect(ana.locator('.talk-bubble')).toBeVisible()
  await expect(nora.getByRole('tab', { name: /Talk/ })).toHaveCount(0)
  await expect(nora.locator('.talk-bubble')).toHaveCount(0)
  for (const page of [...table.pages, nora]) await page.context().close()
})

test('against bots alone there is nobody to talk to, and nothing in the way', async ({ page }) => {
  await page.request.post('/api/identity', { data: { name: 'Ana' } })
  const seats = [{ kind: 'you' }, { kind: 'bot' }]
  const { id } = (await (await page.request.post('/api/tables', { data: { game: 'tic-tac-toe', seats } })).json()) as {
    id: string
  }
  await page.goto(`/tables/${id}`)
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

const HOSTILE = '<img src=x onerror="document.body.dataset.owned=1">\u202e<b>ana</b>'

test('what somebody hostile calls themselves and writes is text wherever it stands', async ({ browser, house }) => {
  const table = await peopleAtTable(browser, house, ['Ana', '<i onload=alert(1)>Eve'])
  const [ana, eve] = table.pages
  await allAgreeToWrite(table)
  await opensTalk(ana)
  await says(eve, table.id, { kind: 'text', text: HOSTILE })
  const talk = ana.getByRole('region', { name: 'Talk' })
  await expect(talk).toContainText('<img src=x onerror="document.body.dataset.owned=1"><b>ana</b>')
  await expect(talk).toContainText('<i onload=alert(1)>Eve')
  await ana.getByRole('button', { name: /About what/ }).click()
  await ana.getByRole('menuitem', { name: /^Report/ }).click()
  await expect(ana.getByRole('dialog')).toContainText('<img src=x')
  await ana.keyboard.press('Escape')
  const nora = await (await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })).newPage()
  await nora.request.post('/api/identity', { data: { name: '<i onload=alert(2)>No' } })
  await nora.goto(`/tables/${table.id}?invite=${table.invite}`)
  await ana.getByRole('button', { name: '1 watching' }).click()
  await expect(ana.getByRole('dialog')).toContainText('<i onload=alert(2)>No')
  await nora.context().close()
  await eve.request.post(`/api/tables/${table.id}/leave`, { data: { key: newKey() } })
  const rematch = await ana.request.post(`/api/tables/${table.id}/rematch`, { data: { key: newKey() } })
  const { id: next } = (await rematch.json()) as { readonly id: string }
  const waiting = await eve.request.post('/api/tables', {
    data: { game: 'tic-tac-toe', seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'open' },
  })
  const { id: gathering } = (await waiting.json()) as { readonly id: string }
  const places = [
    `/tables/${table.id}`,
    `/tables/${table.id}/replay`,
    `/tables/${table.id}/fork`,
    `/tables/${next}`,
    `/tables/${gathering}`,
    '/',
    '/you',
  ]
  for (const path of places) {
    await ana.goto(path)
    await expect(ana.getByText('onload=alert(1)').first()).toBeVisible()
    await ana.waitForTimeout(500)
    expect(await ana.locator('img[src="x"], i[onload]').count()).toBe(0)
    expect(await ana.evaluate(() => document.body.dataset['owned'] ?? null)).toBeNull()
    expect(await ana.locator('body').innerText()).not.toContain('\u202e')
  }
  for (const page of table.pages) await page.context().close()
})
