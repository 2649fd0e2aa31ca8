import { chooseSomething } from './choose-something.ts'
import { expect, Player, test } from './fixtures.ts'

test('two people and a bot play a whole sealed auction, and both read the same result', async ({ browser }) => {
  test.slow()
  const [ana, mira] = await Promise.all([browser.newPage(), browser.newPage()])
  await ana.goto('/')
  await ana.getByRole('button', { name: 'Open a table of your own' }).click()
  await ana.getByLabel('Game', { exact: true }).selectOption('Sealed Auction')
  await ana.getByLabel('Length').selectOption('Short: 4 rounds')
  await ana.getByLabel('Who may sit down').selectOption('Only those who have the link')
  await ana.getByRole('button', { name: 'Open this table' }).click()
  await ana.getByRole('button', { name: 'Give seat 3 to a bot' }).click()
  const link = await ana.getByLabel('Send this link').inputValue()

  await mira.goto(link)
  await mira.getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([playOn(ana), playOn(mira)])
  const results = await Promise.all(
    [ana, mira].map((page) => new Player(page).result.locator('.ranks b').allTextContents()),
  )
  expect(results[0]).toHaveLength(3)
  expect(results[1]).toEqual(results[0])
})

async function playOn(page: Parameters<typeof chooseSomething>[0]): Promise<void> {
  while (await chooseSomething(page));
}
