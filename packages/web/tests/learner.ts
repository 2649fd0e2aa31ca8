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

  /** Of all that is lit on the table something lies above the sheet, and of all rows of the request one can be tapped. */
  async seesWhatIsLit(): Promise<void> {
    const hidden = () =>
      this.#page.evaluate(() => {
        const middle = (thing: Element) => {
          const { left, width, top, height } = thing.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        }
        const sheet = document.querySelector('.sheet')?.getBoundingClientRect().top ?? innerHeight
        const isAbove = (thing: Element) => middle(thing).y > 0 && middle(thing).y < sheet
        const isAtHand = (row: Element) => {
          const { x, y } = middle(row)
          return row.contains(document.elementFromPoint(x, y))
        }
        const onTable = [...document.querySelectorAll('[data-place]:has(.lamplight)')]
        const rows = [...document.querySelectorAll('.request [data-row]:has(.pin)')]
        return [
          ...(onTable.length === 0 || onTable.some(isAbove) ? [] : ['the table']),
          ...(rows.length === 0 || rows.some(isAtHand) ? [] : ['the request']),
        ]
      })
    await expect.poll(hidden, { message: 'what is lit and out of sight' }).toEqual([])
  }

  /** Whatever carries the number of a step, beside the coach's own note: on the table, and in the request. */
  get lit() {
    return this.#page.locator('.lamplight, .choice > .pin')
  }
}
