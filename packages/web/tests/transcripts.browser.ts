import { games } from '@turnwright/games'
import { BlindPlayer } from './blind-player.ts'
import { Ears } from './ears.ts'
import { expect, test as base } from './fixtures.ts'
import { ServerProcess, steadyMain } from './server-process.ts'

const MOST_ANSWERS = 500
const LONGEST_GAME = 600_000

const test = base.extend<object, { readonly steadyHouse: ServerProcess }>({
  steadyHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, lend) => {
      const server = await ServerProcess.start(steadyMain)
      await lend(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** What was heard is kept; `npm run transcripts` stores it anew. */
for (const { definition } of games)
  test(`${definition.name} is played to its end by somebody who hears the page and sees nothing`, async ({
    page,
    steadyHouse,
  }) => {
    test.setTimeout(LONGEST_GAME)
    const ears = await Ears.of(page)
    await page.addInitScript(() => localStorage.setItem('turnwright:name', 'Ana'))
    await page.goto(steadyHouse.url)
    await page.getByRole('article', { name: definition.name }).getByRole('button', { name: 'Play now' }).click()
    // Who comes by the link finds the first question, however long the bots took to come to it.
    await page.getByRole('region', { name: 'What is asked of you' }).waitFor()
    await page.reload()
    const player = new BlindPlayer(ears, chances())
    await player.playsToTheEnd(MOST_ANSWERS)
    expect(player.transcript).toMatchSnapshot(`${definition.id}.txt`)
  })

/** Numbers from 0 to 1, the same in every run (Lehmer's generator). */
function chances(): () => number {
  let now = 20_231
  return () => {
    now = (now * 48_271) % 2_147_483_647
    return now / 2_147_483_647
  }
}
