import type { Page } from '@playwright/test'

const LONGEST_GAME = 120_000
const PAUSE = 20
/** A hand comes from somewhere: until it has moved, a click may still mean the question before. */
const REACH = 12

/** What somebody at the table sees: the question, and the middle of what they will click next. */
interface Seen {
  readonly isOver: boolean
  readonly asked: string
  readonly next: { readonly x: number; readonly y: number } | null
}

/**
 * Answers questions at a table with the mouse, by a chance that is the same each time, until so many are answered or the game is
 * over. Says how many it were.
 */
export async function playOn(page: Page, decisions: number): Promise<number> {
  const chance = chances()
  const until = performance.now() + LONGEST_GAME
  const answered = new Set<string>()
  while (answered.size <= decisions) {
    if (performance.now() > until) throw new Error(`a game took longer than ${LONGEST_GAME / 1000} seconds`)
    const { isOver, asked, next } = await page.evaluate<Seen>(`(${LOOK})(${chance()})`)
    if (isOver) break
    if (asked !== '') answered.add(asked)
    if (next !== null) {
      await page.mouse.move(next.x - REACH, next.y)
      await page.mouse.move(next.x, next.y)
      await page.mouse.click(next.x, next.y)
    }
    await page.waitForTimeout(PAUSE)
  }
  return Math.min(answered.size, decisions)
}

/**
 * Runs in the page, in a task of its own right after a frame: nothing is left to be laid out then, and no task of the page becomes longer
 * by it. Whatever stands in the way comes first, then a choice, or the button that confirms what is chosen.
 */
const LOOK = `async (chance) => {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  const find = (selector) => [...document.querySelectorAll(selector)]
  const asked = document.querySelector('.request-panel')?.dataset.asked ?? ''
  const seen = { isOver: document.querySelector('.result-panel') !== null, asked, next: null }
  if (asked === '') return seen
  const inTheWay = find('[role="dialog"] button, .notice button')
  const confirm = find('.request-panel [data-key="c"]:not([aria-disabled])')
  const chosen = find('.request-panel .choice[aria-pressed="true"]')
  const free = find('.request-panel :is(.choice, .pk-chip):not([aria-disabled], [aria-pressed="true"])')
  const suggest = find('.request-panel button').filter((button) => button.textContent === 'Suggest')
  const isEnough = chosen.length > 0 || free.length === 0 || chance < 0.2
  const inOrder = [inTheWay, ...(isEnough ? [confirm] : []), free, chosen, suggest]
  const things = inOrder.find(({ length }) => length > 0) ?? []
  const wanted = things[Math.floor(chance * things.length)]
  if (wanted === undefined) return seen
  wanted.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = wanted.getBoundingClientRect()
  return { ...seen, next: { x: left + width / 2, y: top + height / 2 } }
}`

/** Numbers from 0 to 1, the same in every run (Lehmer's generator). */
function chances(): () => number {
  let now = 20_231
  return () => {
    now = (now * 48_271) % 2_147_483_647
    return now / 2_147_483_647
  }
}
