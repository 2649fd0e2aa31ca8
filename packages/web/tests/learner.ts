import type { Page } from '@playwright/test'
import { expect, Player } from './fixtures.ts'

/** Somebody in a guided first game. */
export class Learner extends Player {
  readonly #page: Page

  constructor(page: Page) {
    super(page)
    this.#page = page
  }

  async opens(game: string, locale: string | null = null): Promise<void> {
    await this.#page.goto(`/learn/${game}${locale === null ? '' : `?locale=${locale}`}`)
    await expect(this.coach).toBeVisible({ timeout: 30_000 })
  }

  get coach() {
    return this.#page.getByRole('region', { name: /^Coach, step/ })
  }

  get end() {
    return this.#page.getByRole('region', { name: 'The lesson is over' })
  }

  /** Counted from 1. */
  async isAt(step: number): Promise<void> {
    await expect(this.#page.getByRole('region', { name: new RegExp(`^Coach, step ${step} of`) })).toBeVisible()
  }

  async goesOn(): Promise<void> {
    await this.coach.getByRole('button', { name: 'Go on' }).click()
  }

  async skips(): Promise<void> {
    await this.coach.getByRole('button', { name: /^(Go on|Skip step)/ }).click()
  }

  async goesBack(): Promise<void> {
    await this.coach.getByRole('button', { name: 'Back a step' }).click()
  }

  /** Whatever carries the number of a step, beside the coach's own note: on the table, and in the request. */
  get lit() {
    return this.#page.locator('.lamplight, .choice > .pin')
  }
}
