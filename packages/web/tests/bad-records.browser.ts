import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { games } from '@turnwright/games'
import { beginningFrom, createGame, type Game, type GameRecord, gameAt, recordOf } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { axeViolations } from './axe-violations.ts'
import { expect, test } from './fixtures.ts'

const records = resolve(import.meta.dirname, '../../../records')
const golden = (game: string, table: number): string => readFileSync(`${records}/${game}/table-${table}.json`, 'utf8')
const whole = golden('tic-tac-toe', 1)
const record = JSON.parse(whole) as GameRecord

const axis = (page: Page) => page.getByRole('slider', { name: 'Moment of the game' })
const verdict = (page: Page) => page.locator('.verdict')

async function pastes(page: Page, given: unknown): Promise<void> {
  await page.getByLabel('Or paste its text').fill(typeof given === 'string' ? given : JSON.stringify(given))
  await page.getByRole('button', { name: 'Watch it' }).click()
}

/** In a tab that has no record. */
async function opens(page: Page, given: unknown): Promise<void> {
  await page.goto('/replay')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await pastes(page, given)
  await expect(axis(page)).toBeVisible()
}

/** Deeper than any program may follow it. */
function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

/** An auction that was played on from a moment of another, for some answers. */
function playedOn(): GameRecord {
  const definition = games.find(({ definition: { id } }) => id === 'sealed-auction')?.definition
  if (definition === undefined) throw new Error('there is no auction')
  const { log, players, seed, options } = JSON.parse(golden('sealed-auction', 1)) as GameRecord
  const then = gameAt(definition, { players, seed, options }, log, Math.floor(log.length / 2)) as Game
  const from = beginningFrom(then, 'anybody', Random.fromSeed('anew')) ?? undefined
  const game = createGame(definition, { players, seed: 'played on', options, from }) as Game
  const chance = Random.fromSeed('bids')
  game.run()
  for (let answers = 0; answers < 4 && game.waiting !== null; answers++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  return recordOf(game)
}

/** An auction that went on under other rules than it began with, to its end. */
function risen(): GameRecord {
  const definition = games.find(({ definition: { id } }) => id === 'sealed-auction')?.definition
  if (definition === undefined) throw new Error('there is no auction')
  const { log, players, seed, options } = JSON.parse(golden('sealed-auction', 1)) as GameRecord
  const middle = Math.floor(log.length / 2)
  const before = gameAt({ ...definition, rules: definition.rules - 1 }, { players, seed, options }, log, middle) as Game
  const game = createGame(definition, { players, seed, options }) as Game
  const chance = Random.fromSeed('bids')
  game.resume(before.snapshot(), before.log)
  while (game.waiting !== null) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  return recordOf(game)
}

test('how far a record can be trusted is told, with where and why it comes out differently', async ({ page }) => {
  const { rules } = games.find(({ definition: { id } }) => id === 'wingspan')?.definition ?? { rules: 0 }
  const wingspan = JSON.parse(golden('wingspan', 1)) as GameRecord
  await opens(page, wingspan)
  await expect(verdict(page)).toHaveText('Exact Every fingerprint is as it was recorded.')
  await opens(page, { ...wingspan, playedOffline: true })
  await expect(verdict(page)).toHaveText(
    'Exact Every fingerprint is as it was recorded. Played offline: it counts for no rating and no deal.',
  )
  await opens(page, { ...wingspan, fingerprints: wingspan.fingerprints.slice(0, -1) })
  await expect(verdict(page)).toHaveText(
    /^Unverified The record has no final fingerprint\. The first \d+ answers are proven\. Export the record again/,
  )
  expect(await axeViolations(page, '.verdict')).toEqual([])
  await opens(page, risen())
  await expect(verdict(page)).toHaveText(
    /^Unverified Entries 1 to \d+ were played under earlier rules; the rest replays\. None of its answers is proven\.\s*$/,
  )
  const changed = wingspan.fingerprints.map(([at], nth) => [at, nth === 0 ? 'otherwise' : 'x'])
  await opens(page, { ...wingspan, rules: rules - 1, fingerprints: changed })
  await expect(verdict(page)).toHaveText(
    new RegExp(
      `^Diverged The state differs from the recorded one\\. It came out differently after \\d+ answers; what comes later is not shown\\. .*It was played by rules ${rules - 1}, and Wingspan has rules ${rules} now`,
    ),
  )
  expect(await axeViolations(page, '.verdict')).toEqual([])
  // What came before is there.
  await axis(page).press('Home')
  await expect(axis(page)).toHaveAttribute('aria-valuenow', '0')
})

test('a record that was made to do harm is refused in a sentence of ours, and the next one opens', async ({ page }) => {
  await page.goto('/replay')
  const [first, ...rest] = record.log
  const answered = (selection: unknown) => ({ ...record, log: [{ ...first, selection }, ...rest] })
  const refused: readonly unknown[] = [
    nested(100_000),
    whole.replace('"options":{}', `"options":${nested(20_000)}`),
    whole.replace('"options":{}', '"options":{"__proto__":{"isOver":true}}'),
    { ...record, game: '__proto__' },
    { ...record, game: 'constructor' },
    { ...record, players: Array.from({ length: 100_000 }, (_, seat) => `Ana ${seat}`) },
    { ...record, log: [{ kind: '__proto__', seat: 0 }] },
    { ...record, from: { state: {}, cards: {}, story: {}, tail: [], results: [], left: [] } },
    { ...record, seed: { toString: 'no function' } },
  ]
  for (const given of refused) {
    await pastes(page, given)
    await expect(page.getByRole('alert')).toHaveText(/^[A-Z“].*\.$/)
    await expect(page.getByRole('alert')).not.toHaveText(/undefined|is not a function|call stack|Cannot/)
    await page.getByLabel('Or paste its text').fill('')
  }
  await pastes(page, { ...record, format: 1 })
  await expect(page.getByRole('alert')).toHaveText(
    'This record cannot be played here: the record is of format 1, whose chance is no longer drawn.',
  )
  for (const selection of [['__proto__'], ['a1', 'a1', 'a1'], [1e308], [-1], [nested(500)], []]) {
    await opens(page, answered(selection))
    await expect(verdict(page)).toContainText('It came out differently after 0 answers')
  }
  await opens(page, { ...record, fingerprints: [[1e308, 'x']], entries: 1e308 })
  await expect(verdict(page)).toContainText('Unverified')
  await opens(page, whole)
  await expect(verdict(page)).toContainText('Exact')
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
})

test('a game that begins from a moment which somebody made up says so where it fails, and is put away', async ({
  page,
}) => {
  const honest = playedOn()
  await opens(page, honest)
  await expect(verdict(page)).toContainText('Exact')
  const happenings = honest.from?.story.happenings.map((happening) => ({ ...happening, to: 7 }))
  const story = { ...honest.from?.story, happenings }
  await page.goto('/replay')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await pastes(page, { ...honest, from: { ...honest.from, story } })
  await expect(page.getByRole('alert')).toHaveText(/^What stands in this record does not fit together/)
  await page.reload()
  await expect(page.getByLabel('Or paste its text')).toBeVisible()
  await pastes(page, whole)
  await expect(verdict(page)).toContainText('Exact')
})
