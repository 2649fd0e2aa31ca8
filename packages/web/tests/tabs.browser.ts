import { expect, Player, test } from './fixtures.ts'

test('a second tab of the same seat stays in step', async ({ context }) => {
  const [first, second] = [new Player(await context.newPage()), new Player(await context.newPage())]
  await first.playsAgainstBots('Tic-tac-toe')
  await second.page.goto(first.page.url())
  await expect(second.request).toBeVisible()
  await first.cell('b2').click()
  await expect(second.mark('b2', 'X')).toBeVisible()
  const free = second.page.getByRole('button', { name: /^[abc][123], empty$/ }).first()
  const cell = ((await free.getAttribute('aria-label')) ?? '').slice(0, 2)
  await free.click()
  await expect(first.mark(cell, 'X')).toBeVisible()
})

test('a tab that lags behind is told that the table has moved on, and catches up with one click', async ({
  context,
}) => {
  const [first, stale] = [new Player(await context.newPage()), new Player(await context.newPage())]
  await first.playsAgainstBots('Tic-tac-toe')
  const { url } = await freezeStream(stale)
  await stale.page.goto(first.page.url())
  await expect(stale.request).toBeVisible()
  await first.cell('b2').click()
  await expect(first.mark('b2', 'X')).toBeVisible()
  await expect(first.request).toBeVisible()

  await stale.cell('a1').click()
  await expect(stale.page.getByRole('alert').getByText('The table has moved on')).toBeVisible()
  await stale.page.unroute(url)
  await stale.page.getByRole('button', { name: 'Catch up' }).click()
  await expect(stale.mark('b2', 'X')).toBeVisible()
  await expect(stale.page.getByText('The table has moved on')).toBeHidden()
})

/** The page sees the table once, and then nothing more: its stream ends there and finds no way back. */
async function freezeStream({ page }: Player): Promise<{ url: string }> {
  const url = '**/api/tables/*/stream*'
  let seen = false
  await page.route(url, async (route) => {
    if (seen) return route.abort()
    seen = true
    const table = route
      .request()
      .url()
      .replace(/\/stream.*$/, '')
    const state = await page.request.get(table)
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: sync\ndata: ${JSON.stringify(await state.json())}\n\n`,
    })
  })
  return { url }
}
