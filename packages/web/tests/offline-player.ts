import type { BrowserContext, Page } from '@playwright/test'
import { expect, Player } from './fixtures.ts'

/** How a table is asked for in the form. */
export interface OfflineTable {
  readonly game: string
  readonly level?: string
  readonly seats?: string
  readonly locale?: string
}

/** Somebody whose network goes off once the page has all that it needs. */
export class OfflinePlayer extends Player {
  readonly #context: BrowserContext

  constructor(page: Page) {
    super(page)
    this.#context = page.context()
  }

  /** Comes once with a network, as everybody does, and does nothing there until the page is ready. */
  async comesAndRests(): Promise<void> {
    await this.page.goto('/')
    await this.#seesThatItIsReady()
  }

  /** The same, but the page is made ready at once: to wait until nobody has done anything for a while proves nothing anew. */
  async comesOnce(): Promise<void> {
    await this.page.goto('/')
    await this.page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')))
    await this.#seesThatItIsReady()
  }

  async losesTheNetwork(): Promise<void> {
    await this.#context.setOffline(true)
  }

  async findsTheNetwork(): Promise<void> {
    await this.#context.setOffline(false)
  }

  /** Opens the lobby without a network and fills in the form. */
  async sitsDown(table: OfflineTable): Promise<void> {
    const { page } = this
    await page.goto(table.locale === undefined ? '/' : `/?locale=${table.locale}`)
    await page.getByRole('article', { name: table.game }).getByRole('button', { name: 'Choose level' }).click()
    await this.#fillsIn(table)
    await expect(this.request.or(this.result)).toBeVisible({ timeout: 30_000 })
  }

  /** Asks for such a table with a network, from where the games of this browser are listed. */
  async wants(table: OfflineTable): Promise<void> {
    await this.page.getByRole('button', { name: 'Play offline…' }).click()
    await this.page.getByRole('dialog').getByLabel('Game').selectOption({ label: table.game })
    await this.#fillsIn(table)
  }

  async #seesThatItIsReady(): Promise<void> {
    await expect(this.page.getByText('The page opens without a network too.')).toBeVisible({ timeout: 60_000 })
  }

  async #fillsIn({ level, seats }: OfflineTable): Promise<void> {
    const { page } = this
    const form = page.getByRole('dialog', { name: 'Play offline' })
    if (seats !== undefined && (await form.getByLabel('Seats').isVisible()))
      await form.getByLabel('Seats').selectOption(seats)
    if (level !== undefined) await form.getByLabel('Who else plays').selectOption(`bots ${level}`)
    await form.getByRole('button', { name: 'Open this table' }).click()
  }

  /** What is asked of them, by its id. */
  asked(): Promise<string | null> {
    return this.page.locator('.request-panel').getAttribute('data-asked')
  }

  async concedes(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click()
    await this.page.getByRole('menuitem', { name: 'Concede and leave…' }).click()
    await this.page.getByRole('button', { name: 'Concede', exact: true }).click()
  }
}
