import { test as base, expect, type Page } from '@playwright/test'
import { ServerProcess } from './server-process.ts'

interface Servers {
  /** A server for the tests of this worker that leave it alone. */
  readonly house: ServerProcess
}

interface Tables {
  /** Ends what visitors of a test have opened. */
  readonly everybodyLeaves: void
  /** A server of the test's own, to be killed. */
  readonly ownServer: ServerProcess
}

export const test = base.extend<Tables, Servers>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from this pattern
    async ({}, lend) => {
      const server = await ServerProcess.start()
      await lend(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  // The browser stays for all tests of a worker, and with it would whoever came with a context of their own: pages that
  // nobody looks at any more would follow their tables, and draw them, until the last test.
  everybodyLeaves: [
    async ({ browser }, lend) => {
      await lend()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  ownServer: async ({}, lend) => {
    const server = await ServerProcess.start()
    await lend(server)
    await server.stop()
  },
  baseURL: async ({ house }, lend) => lend(house.url),
})

export { expect }

/** What a person at the page reads and does. */
export class Player {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async playsAgainstBots(game: string, locale: string | null = null): Promise<void> {
    await this.page.goto(locale === null ? '/' : `/?locale=${locale}`)
    const card = this.page.getByRole('article', { name: game })
    await card.getByRole('button', { name: 'Play now against bots' }).click()
    await expect(this.request).toBeVisible()
  }

  get request() {
    return this.page.getByRole('region', { name: 'What is asked of you' })
  }

  get log() {
    return this.page.getByRole('region', { name: 'Log' })
  }

  get result() {
    return this.page.getByRole('region', { name: 'The result' })
  }

  cell(name: string) {
    return this.page.getByRole('button', { name: `${name}, empty` })
  }

  mark(name: string, mark: 'X' | 'O') {
    return this.page.getByRole('img', { name: `${name}, ${mark}` })
  }
}
