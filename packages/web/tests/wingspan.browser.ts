import { axeViolations } from './axe-violations.ts'
import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

const MOST_ANSWERS = 40

test('Wingspan is played on the board itself: a hand kept, dice taken from the feeder, a bird paid for and settled', async ({
  page,
}) => {
  test.slow()
  const player = new Player(page)
  await player.playsAgainstBots('Wingspan')
  const board = page.locator('.board')
  await board.locator('.hand-bird').first().click()
  for (const food of ['invertebrate', 'seed', 'fish', 'fruit'])
    await board.getByRole('button', { name: `1 ${food}`, exact: true }).click()
  await board.locator('.bonus').first().click()
  await player.request.getByRole('button', { name: 'Keep 1 bird, 4 food' }).click()
  await expect(player.log.getByText('You keep 1 bird and 4 food')).toBeVisible()

  const settled = page.getByRole('region', { name: 'Your mat' }).locator('.mat-bird')
  for (let answer = 0; answer < MOST_ANSWERS && (await settled.count()) === 0; answer++) await actOnTheBoard(player)
  await expect(settled).toHaveCount(1)
  await expect(board.locator('.hand-bird')).toHaveCount(0)

  let taken = await dice(player)
  for (let answer = 0; answer < MOST_ANSWERS && taken === 0; answer++) {
    await actOnTheBoard(player)
    taken = await dice(player)
  }
  expect(taken).toBeGreaterThan(0)
  await expect(player.request).toBeVisible({ timeout: 30_000 })
  expect(await axeViolations(page)).toEqual([])
})

/** How many dice the person took, as the log tells. */
function dice({ log }: Player): Promise<number> {
  return log.locator('.log-line[data-seat="0"]').filter({ hasText: 'from the feeder' }).count()
}

/** Answers by clicking things on the table where there are any: a playable bird, else the forest and its dice. */
async function actOnTheBoard({ page, request }: Player): Promise<void> {
  await expect(request).toBeVisible({ timeout: 30_000 })
  const panel = page.locator('.request-panel')
  const asked = (await panel.getAttribute('data-asked')) ?? ''
  const question = (await panel.locator('.request-ask').textContent()) ?? ''
  for (const thing of thingsFor(question)) {
    const things = page.locator(thing)
    if ((await things.count()) === 0) continue
    await things.first().click()
    return expect(panel).not.toHaveAttribute('data-asked', asked)
  }
  await chooseSomething(page)
}

/** What a person clicks to answer, the best first. */
function thingsFor(question: string): readonly string[] {
  if (question.startsWith('Play a bird')) return ['.board .hand-bird[data-state="choosable"]', '.board .row-head']
  if (question.startsWith('Where does')) return ['.board .free-slot[data-state="choosable"]']
  if (question.startsWith('Pay for')) return ['.request-panel .choice']
  return question.endsWith('from the feeder') ? ['.board .feeder-dice :is([role="button"], button)'] : []
}
