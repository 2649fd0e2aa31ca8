import type { Page } from '@playwright/test'
import { newKey, type TableState } from '@turnwright/protocol'
import { expect, test } from './fixtures.ts'

/** Whoever pastes something else than a deck, wherever decks are written, read and shown. */

const IMAGE = '<img src=x onerror="document.body.dataset.owned=1">'
const TURNED = '\u202e\u2066'
const NO_CARDS = `4 ${IMAGE}\n${TURNED}<script>document.body.dataset.owned=1</script>\n4 javascript:alert(1)\n4 __proto__`
/** A deck that may be played, between words that are nobody's to read. */
const LEGAL = `# ${IMAGE} call me\n** ${TURNED} rude words\n4 Pikachu\n56 Lightning Energy`

async function isOnlyText(page: Page): Promise<void> {
  expect(await page.locator('img[src="x"], script:not([src]):text("owned")').count()).toBe(0)
  expect(await page.evaluate(() => document.body.dataset['owned'] ?? null)).toBeNull()
  expect(await page.locator('body').innerText()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
}

test('where a deck is built, what is pasted, kept or sent as an address is text and nothing else', async ({ page }) => {
  await page.goto('/games/pokemon/cards?build=')
  const deck = page.getByRole('complementary', { name: 'Your deck' })
  await deck.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a deck' })
  await dialog.getByRole('textbox').fill(NO_CARDS)
  await expect(dialog.getByText(/^line 1: /)).toContainText(`there is no card called "${IMAGE}"`)
  await expect(dialog.getByText(/^line 2: /)).toContainText('"<script>document.body.dataset.owned=1</script>"')
  await expect(dialog.getByText(/^line 4: /)).toContainText('there is no card called "__proto__"')
  await expect(dialog.getByRole('button', { name: 'Nothing to take over yet' })).toBeVisible()
  await isOnlyText(page)
  await dialog.getByRole('textbox').fill(LEGAL)
  await dialog.getByRole('button', { name: 'Take over 60 cards' }).click()
  await expect(deck.getByText('It may be played.')).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('turnwright:text:pokemon:brought'))
  expect(kept, 'only the cards').toBe('4 Pikachu (Base 58)\n56 Lightning Energy (Base 100)')
  await page.evaluate((text) => localStorage.setItem('turnwright:text:pokemon:brought', text), NO_CARDS)
  for (const address of [
    'build=',
    `build=${encodeURIComponent(NO_CARDS)}`,
    `q=${encodeURIComponent(IMAGE)}`,
    `card=${encodeURIComponent(IMAGE)}`,
  ]) {
    await page.goto(`/games/pokemon/cards?${address}`)
    await expect(page.getByRole('textbox', { name: /^Search / })).toBeVisible()
    await isOnlyText(page)
  }
})

test('where a table is opened with a deck as text, what cannot be read is quoted as text', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Game', { exact: true }).selectOption('pokemon')
  await form.getByLabel('Your deck', { exact: true }).selectOption('Another deck, as text')
  await form.getByLabel('Your deck, as text').fill(NO_CARDS)
  await expect(form.getByText(/there is no card called "<img/)).toBeVisible()
  await isOnlyText(page)
  await page.request.post('/api/identity', { data: { name: 'Eve' } })
  const seats = [{ kind: 'you' }, { kind: 'bot' }]
  const sent = await page.request.post('/api/tables', {
    data: { game: 'pokemon', seats, options: { deck1: NO_CARDS } },
  })
  expect(sent.status()).toBe(422)
  const { code, detail } = (await sent.json()) as { readonly code: string; readonly detail: string }
  expect(code).toBe('bad-options')
  expect(detail).toContain('deck1: line 1: there is no card called "<img')
  expect(detail).not.toMatch(/\p{C}/u)
})

test('at a table nobody reads what stood around the cards of a deck: not who plays, who watches or has the record', async ({
  browser,
  house,
}) => {
  const comes = async (name: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: house.url, serviceWorkers: 'block' })).newPage()
    await page.request.post('/api/identity', { data: { name } })
    return page
  }
  const [eve, ana, nora] = [await comes('Eve'), await comes('Ana'), await comes('Nora')]
  const seats = [{ kind: 'you' }, { kind: 'open' }]
  const options = { deck1: LEGAL, deck2: 'own' }
  const opened = await eve.request.post('/api/tables', {
    data: { game: 'pokemon', seats, options, visibility: 'open' },
  })
  const { id } = (await opened.json()) as TableState
  await ana.request.post(`/api/tables/${id}/join`, { data: {} })
  for (const page of [eve, ana, nora]) await page.goto(`/tables/${id}`)

  const request = ana.getByRole('region', { name: 'What is asked of you' })
  await request.getByLabel('Your deck').selectOption('A deck of my own, as text')
  await request.getByLabel('Its cards, as text').fill(NO_CARDS)
  await expect(request.getByText(/there is no card called "<img/)).toBeVisible()
  await isOnlyText(ana)
  const told = (await (await ana.request.get(`/api/tables/${id}`)).json()) as TableState
  const asked = told.play?.prompts[0]
  const answer = (deck: string) =>
    ana.request.post(`/api/tables/${id}/answers`, {
      data: {
        actor: 'Ana',
        title: asked?.title,
        requestId: asked?.requestId,
        branchId: told.play?.branchId,
        selection: [deck],
        key: newKey(),
      },
    })
  const refused = await answer(NO_CARDS)
  expect(refused.status()).toBe(422)
  expect(((await refused.json()) as { readonly detail: string }).detail).not.toMatch(/\p{C}/u)
  expect((await answer(LEGAL)).ok()).toBe(true)

  await expect(ana.getByRole('button', { name: 'Your deck: look at its list' })).toBeVisible()
  await ana.getByRole('button', { name: 'Your deck: look at its list' }).click()
  await expect(ana.getByRole('region', { name: 'Your deck' })).toContainText('60 cards: 4 Pokémon, 56 energy')
  for (const page of [eve, ana, nora]) {
    await isOnlyText(page)
    expect(await page.locator('body').innerText()).not.toMatch(/call me|rude words/)
    const state = await (await page.request.get(`/api/tables/${id}`)).text()
    expect(state).not.toMatch(/call me|rude words|onerror/)
  }
  await ana.request.post(`/api/tables/${id}/leave`, { data: { key: newKey() } })
  const record = await eve.request.get(`/api/tables/${id}/record`)
  expect(record.ok()).toBe(true)
  const { options: recorded } = (await record.json()) as { readonly options: unknown }
  expect(JSON.stringify(recorded)).not.toMatch(/call me|rude words|onerror/)
  await nora.goto(`/tables/${id}/replay`)
  await nora.getByRole('slider').first().focus()
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'End']) {
    await nora.keyboard.press(key)
    await nora.waitForTimeout(300)
    await isOnlyText(nora)
    expect(await nora.locator('body').innerText()).not.toMatch(/call me|rude words/)
  }
  for (const page of [eve, ana, nora]) await page.context().close()
})
