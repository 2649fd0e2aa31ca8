import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { newKey, type Said, type TableState } from '@turnwright/protocol'

export interface PeopleAtTable {
  readonly id: string
  readonly invite: string
  /** In the order of their seats; the first has the first turn. */
  readonly pages: readonly [Page, Page]
}

interface Place {
  readonly url: string
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** The two screens on which whatever people do together is tried. */
export const screens = { desktop: DESKTOP, phone: PHONE } as const

/** Two people at a table that has begun, each before a page of their own. */
export async function peopleAtTable(
  browser: Browser,
  { url }: Place,
  names: readonly [string, string],
  more: BrowserContextOptions & { readonly game?: string } = {},
): Promise<PeopleAtTable> {
  const { game = 'tic-tac-toe', ...context } = more
  const comes = async (name: string): Promise<Page> => {
    const settings = { baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block', ...context } as const
    const page = await (await browser.newContext(settings)).newPage()
    await page.request.post('/api/identity', { data: { name } })
    return page
  }
  const [host, guest] = [await comes(names[0]), await comes(names[1])]
  const seats = [{ kind: 'you' }, { kind: 'open' }]
  const opened = await host.request.post('/api/tables', { data: { game, seats, visibility: 'open' } })
  const { id, invite } = (await opened.json()) as TableState
  await guest.request.post(`/api/tables/${id}/join`, { data: { invite } })
  for (const page of [host, guest]) await page.goto(`/tables/${id}`)
  for (const page of [host, guest]) await expect(page.locator('.top-seats')).toBeVisible()
  return { id, invite: invite ?? '', pages: [host, guest] }
}

/** On a phone the log and what is said are a swipe away. */
export async function opensTalk(page: Page): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the table' })
  if (await parts.isVisible()) await parts.getByRole('button', { name: /^Log/ }).click()
  await page.getByRole('tab', { name: /^Talk/ }).click()
  await expect(page.getByRole('region', { name: 'Talk' })).toBeVisible()
}

/** Says something without the page. */
export async function says(page: Page, id: string, said: Said): Promise<void> {
  const answer = await page.request.post(`/api/tables/${id}/talk`, { data: { ...said, key: newKey() } })
  expect(answer.ok()).toBe(true)
}

export async function allAgreeToWrite({ id, pages }: PeopleAtTable): Promise<void> {
  for (const page of pages) await page.request.post(`/api/tables/${id}/talk/writing`, { data: { agrees: true } })
}
