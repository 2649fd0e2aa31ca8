import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { axeViolations } from './axe-violations.ts'
import { expect, Player, test } from './fixtures.ts'
import { MIDDLES } from './moments.ts'
import { stageTable } from './stage-table.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const GAMES = {
  wingspan: 'Killdeer',
  agricola: 'Animal Tamer',
  estraven: 'Sapling',
  pokemon: 'Charizard',
} as const

for (const colorScheme of ['light', 'dark'] as const)
  for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
    for (const [game, name] of Object.entries(GAMES))
      test(`${game}, ${screen}, ${colorScheme}: a card is found by its name and shown with its rulings`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ colorScheme, viewport })
        const page = await context.newPage()
        await page.goto(`/games/${game}/cards`)
        await page.getByRole('textbox', { name: /^Search / }).fill(name)
        const card = page.getByRole('button', { name: new RegExp(`^${name}\\.`) })
        await expect(card).toHaveCount(1)
        await card.click()
        const detail = page.getByRole('complementary', { name })
        await expect(detail.getByRole('heading', { name: 'Rulings' })).toBeVisible()
        await expect(detail.getByRole('link', { name: /^Rule / }).first()).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        await detail.getByRole('button', { name: 'Close the card' }).click()
        await expect(detail).toBeHidden()
        await expect(card).toBeFocused()
        expect(await axeViolations(page)).toEqual([])
        await context.close()
      })

test('filters narrow the cards, stand in the address, and are taken back one by one', async ({ page }) => {
  await page.goto('/games/wingspan/cards')
  await expect(page.getByText('180 of 180')).toBeVisible()
  await page.getByRole('button', { name: /^wetland/ }).click()
  await page.getByRole('button', { name: /^each time/ }).click()
  await page.getByLabel('Points from').fill('5')
  const found = page.locator('.cards-card')
  await expect.poll(() => found.count()).toBeLessThan(60)
  const some = await found.count()
  expect(some).toBeGreaterThan(3)
  await expect(page).toHaveURL(/lives=wetland&power=brown&points=5\.\.9/)
  await page.reload()
  await expect(found).toHaveCount(some)
  await page.getByRole('button', { name: /^Points 5 to 9/ }).click()
  await expect.poll(() => found.count()).toBeGreaterThan(some)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(found).toHaveCount(180)
})

test('where nothing is found, the one thing to drop is offered', async ({ page }) => {
  await page.goto('/games/pokemon/cards?type=Fire&weakness=Fire')
  await expect(page.getByText('No card is all of this.')).toBeVisible()
  await page.getByRole('button', { name: /^Without / }).click()
  await expect(page.locator('.cards-card')).not.toHaveCount(0)
})

test('with the keyboard alone: / searches, Tab reaches a card, Enter shows it, arrows go on, Esc goes back', async ({
  page,
}) => {
  await page.goto('/games/estraven/cards')
  await expect(page.locator('.cards-card').first()).toBeVisible()
  // A page that was drawn just now hears keys a moment later.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('textbox', { name: /^Search / })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('guard')
  await expect(page).toHaveURL(/q=guard/)
  const [first, second] = await page
    .locator('.cards-card')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
  await page.locator('.cards-card').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary').last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.cards-card[aria-pressed="true"]')).toHaveAttribute('data-card', second ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.cards-card[aria-pressed="true"]')).toHaveAttribute('data-card', first ?? '')
  await page.keyboard.press('Escape')
  await expect(page.locator('.cards-card').first()).toBeFocused()
})

for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`at a table a card is found with where it is, as far as one may know, ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const [wingspan] = MIDDLES
    if (wingspan === undefined) throw new Error('nobody plays')
    await stageTable(page, wingspan)
    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await page.getByLabel('Search rules and cards').fill('clark grebe')
    const cards = page.getByRole('region', { name: 'Cards', exact: true })
    await expect(cards.getByRole('button', { name: /Clark's Grebe.*in your wetland/ })).toBeVisible()
    await page.getByLabel('Search rules and cards').fill('bald eagle')
    await expect(cards.getByRole('button', { name: /Bald Eagle.*not in sight/ })).toBeVisible()
    await cards.getByRole('button', { name: /Bald Eagle/ }).click()
    await expect(cards.locator('.closeup')).toBeVisible()
    expect(await axeViolations(page, '.rules-sheet')).toEqual([])
    await cards.getByRole('button', { name: 'Rule W17' }).click()
    await expect(page.locator('#rule-W17')).toBeInViewport()
  })

test('cards are fetched when somebody looks for one, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isCatalogue = (url: string) => /\/catalogue-[\w-]+\.js$/.test(url)
  await new Player(page).playsAgainstBots('Wingspan')
  expect(fetched.filter(isCatalogue)).toEqual([])
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await page.getByLabel('Search rules and cards').fill('owl')
  await expect(page.getByRole('region', { name: 'Cards', exact: true })).toBeVisible()
  expect(fetched.filter(isCatalogue)).not.toEqual([])
})

test('the lobby leads to cards and rules, in the language of the address too', async ({ page }) => {
  await page.goto(`/?locale=${PSEUDO_LOCALE}`)
  await page.getByRole('link', { name: 'Cards of Agricola' }).click()
  await expect(page).toHaveURL(/\/games\/agricola\/cards\?locale=/)
  await page.getByRole('button', { name: /^Crop Provider/ }).click()
  await expect(page).toHaveURL(new RegExp(`category=Crop.Provider.*locale=${PSEUDO_LOCALE}`))
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Agricola' })).toBeVisible()
  await page.goto('/games/tic-tac-toe/cards')
  await expect(page.getByRole('heading', { name: 'There are no cards here.' })).toBeVisible()
})

test('a deck is built with keys, buttons and the mouse, and told what is wrong with it until it may be played', async ({
  page,
}) => {
  await page.goto('/games/pokemon/cards')
  await page.getByRole('button', { name: 'Build a deck' }).click()
  const deck = page.getByRole('complementary', { name: 'Your deck' })
  await expect(deck.getByText('there is no Basic Pokémon in it')).toBeVisible()
  await page.getByRole('textbox', { name: /^Search / }).fill('bulbasaur')
  const bulbasaur = page.getByRole('button', { name: /^Bulbasaur\./ })
  await bulbasaur.focus()
  for (let copy = 0; copy < 5; copy++) await page.keyboard.press('+')
  await expect(deck.getByText('at most 4 cards may be called Bulbasaur, here are 5')).toBeVisible()
  await page.keyboard.press('-')
  await expect(deck.getByText(/at most 4/)).toBeHidden()
  await expect(deck.getByText('there is no Basic Pokémon in it')).toBeHidden()
  await bulbasaur.dragTo(deck)
  await expect(deck.getByText('5 of 60')).toBeVisible()
  await deck.getByRole('button', { name: 'One Bulbasaur less' }).click()
  await expect(deck.getByText('4 of 60')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Sorts of cards' })
    .getByRole('link', { name: /^Energy/ })
    .click()
  await page.getByRole('button', { name: /^Grass Energy\./ }).focus()
  for (let copy = 0; copy < 56; copy++) await page.keyboard.press('+')
  await expect(deck.getByText('It may be played.')).toBeVisible()
  await expect(deck.getByText('40 % of opening hands hold a Basic Pokémon')).toBeVisible()
  await deck.getByRole('button', { name: 'Draw a sample hand' }).click()
  await expect(deck.getByRole('list', { name: 'A sample hand' }).getByRole('listitem')).toHaveCount(7)
  await page.reload()
  await expect(deck.getByText('60 of 60')).toBeVisible()
})

for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
  test(`a deck comes in and goes out as text, and a bad line is told, ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto('/games/pokemon/cards?build=')
    const deck = page.getByRole('complementary', { name: 'Your deck' })
    if (screen === 'phone') await deck.getByRole('button', { name: 'Show' }).click()
    await deck.getByLabel('Begin with').selectOption('overgrowth')
    await expect(deck.getByText('It may be played.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await deck.getByRole('button', { name: 'Export: copy the list' }).click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    await deck.getByRole('button', { name: 'Empty it' }).click()
    await expect(deck.getByText('0 of 60')).toBeVisible()
    await deck.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Import a deck' })
    await dialog.getByRole('textbox').fill('4 <img src=x onerror=alert(1)>')
    await expect(dialog.getByText(/^line 1: /)).toContainText('<img src=x')
    expect(await dialog.locator('img').count()).toBe(0)
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'Take over 60 cards' }).click()
    await expect(deck.getByText('It may be played.')).toBeVisible()
    await context.close()
  })
