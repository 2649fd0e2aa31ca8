import { project } from '@turnwright/kernel/host'
import { expect, Player, test } from './fixtures.ts'
import { gameAt, type Moment, projectionAt } from './moments.ts'
import { stagePlay, stageTable } from './stage-table.ts'

const PAYMENT: Moment = { game: 'wingspan', seats: 2, asks: 'pay-food', after: 1 }

test('a bird is paid for in one click, each exact way in a row of its own, and the button is shut until it is paid', async ({
  page,
}) => {
  await stageTable(page, PAYMENT)
  const { request } = new Player(page)
  await request.locator('.payment-more > summary').evaluateAll((folds) => {
    for (const fold of folds) if (fold instanceof HTMLElement) fold.click()
  })
  const offered = await request.locator('.payment .choice-words').allTextContents()
  expect(offered.toSorted()).toEqual(acceptedPayments(PAYMENT).toSorted())
  expect(offered.length).toBeGreaterThan(1)
  const confirm = request.locator('[data-key="c"]')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
})

/** W13: every set of tokens that the rules take, in words. What they refuse changes nothing; what they take is tried at a new table. */
function acceptedPayments(moment: Moment): readonly string[] {
  let game = gameAt(moment)
  const [prompt] = project(game, 0).prompts
  const tokens = prompt?.choices.find(({ id }) => id === 'otherwise')?.choices ?? []
  if (prompt === undefined || tokens.length === 0) throw new Error('there is nothing to pay')
  const { title } = prompt
  const { name: actor } = game.player(0)
  const kinds = Map.groupBy(tokens, (token) => token.title)
  const sets = [...kinds.values()].reduce<(typeof tokens)[]>(
    (laid, kind) => laid.flatMap((before) => [0, ...kind.keys()].map((_, n) => [...before, ...kind.slice(0, n)])),
    [[]],
  )
  return sets.flatMap((paid) => {
    try {
      const selection = [{ title: 'otherwise', selection: paid.map(({ id }) => id) }]
      game.respondToInputRequest({ actor, title, selection })
    } catch {
      return []
    }
    game = gameAt(moment)
    const words = [...Map.groupBy(paid, (token) => token.title)].map(([food, { length }]) => `${length} ${food}`)
    return [words.join(', ')]
  })
}

test('a row that would bring nothing is asked about once: choosing again costs nothing, and doing it is an answer', async ({
  page,
}) => {
  await stageTable(page, { game: 'wingspan', seats: 2, asks: 'turn' })
  const grassland = page
    .getByRole('region', { name: 'Your mat' })
    .getByRole('button', { name: /Grassland/ })
    .first()
  await grassland.click()
  const dialog = page.getByRole('dialog', { name: 'Do this all the same?' })
  await expect(dialog).toContainText('You have no nest yet')
  await dialog.getByRole('button', { name: 'Choose again' }).click()
  await expect(dialog).toBeHidden()
  await expect(new Player(page).request).toBeVisible()
  await grassland.click()
  const answered = page.waitForRequest('**/api/tables/*/answers')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await answered
  await expect(dialog).toBeHidden()
})

test('the log speaks to you of what you did', async ({ page }) => {
  await stageTable(page, { game: 'tic-tac-toe', seats: 2, asks: 'mark-a-cell', after: 1 })
  const { log } = new Player(page)
  await expect(log.getByText(/^You mark /).first()).toBeVisible()
  await expect(log.getByText(/Patient Marten/)).toHaveCount(0)
})

test('nobody in Lords of Estraven has less than no life', async ({ page }) => {
  const play = projectionAt({ game: 'estraven', seats: 2, asks: null })
  const view = JSON.parse(JSON.stringify(play.view)) as { players: { life: number }[] }
  const loser = view.players[1]
  if (loser === undefined) throw new Error('nobody sits there')
  loser.life = -3
  await stagePlay(page, 'estraven', { ...play, view })
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(1)).toContainText('0 life')
  await expect(page.getByText(/[-−]3/)).toHaveCount(0)
})

test('only who plays alone is asked how, and who awaits friends is not urged to begin without them', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open a table of your own' }).click()
  const form = page.getByRole('dialog', { name: 'Open a table' })
  await form.getByLabel('Game', { exact: true }).selectOption('Wingspan')
  await form.getByLabel('Seats').selectOption('3 players')
  const automa = form.getByLabel('Solo opponent plays')
  await expect(automa).toHaveCount(0)
  await form.getByLabel('Seats').selectOption('You alone')
  await expect(automa).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('article', { name: 'Wingspan' }).getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByLabel('Send this link')).toBeVisible()
  const begin = page.getByRole('button', { name: 'Begin alone' })
  await expect(begin).toBeVisible()
  await expect(begin).not.toHaveClass(/btn-primary/)
  await expect(page.getByRole('main').getByRole('button').first()).not.toHaveText('Begin alone')
})

test('on a phone the tab with the chain calls when there is something to answer on it, until one is there', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await stageTable(page, { game: 'estraven', seats: 2, asks: 'priority' })
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' })
  const chain = tabs.getByRole('button', { name: /^Chain ?, you are asked here$/ })
  await expect(chain).toBeVisible()
  await chain.click()
  await expect(tabs.getByRole('button', { name: 'Chain', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The chain' })).toBeInViewport()
})
