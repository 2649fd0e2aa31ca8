import { readFileSync } from 'node:fs'
import type { GameModule, Seat } from '@turnwright/kernel'
import { type Game, type GameRecord, PSEUDO_LOCALE, replay, validateSelection } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { adviceWords, type Hint, type HintDepth, hintOn, hintTaskFor, reasonWords } from '@turnwright/search/hint'
import { explore, gameUnderTest, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { companies } from './fixtures/companies.ts'
import { games } from './index.ts'

const RECORDS = new URL('../../../records/', import.meta.url)

const TIMEOUT = soakable(5 * 60_000, 12 * 60 * 60_000)
/** A hint is long: in most moments nobody asks for one. */
const SHOW_EVERY = soakable(12, 3)
const DEPTH: HintDepth = { budget: { playouts: 12 }, deals: 4 }

/** What a seat that is asked something is given as a hint, as it travels to a thread and back. */
function hintFor(module: GameModule, game: Game, seat: Seat, locale: string): Hint | null {
  const selector = game.waiting?.selectors.find(({ actor }) => actor === game.player(seat).name)
  if (selector === undefined) return null
  const task = hintTaskFor(game, seat, selector.title, { chance: Random.fromSeed('twin'), locale })
  return task === null ? null : hintOn(module, { ...task, depth: DEPTH })
}

const all = games.map((module) => [module.definition.id, module as GameModule] as const)

describe.each(all)('a hint in %s', (id, module) => {
  test('shows a seat nothing that it does not know: in deals that look alike to it hints are alike, word for word', {
    timeout: TIMEOUT,
  }, () => {
    let given = 0
    const shown = (game: Game, seat: Seat | null): unknown => {
      // Whoever looks on is given none.
      if (seat === null || game.log.length % SHOW_EVERY !== 0) return null
      const hint = hintFor(module, game, seat, PSEUDO_LOCALE)
      if (hint === null) return null
      given++
      return { hint, advice: adviceWords(hint), reasons: hint.options.map((_, at) => reasonWords(hint, at)) }
    }
    const quiet = { ...module, agents: {} } as GameModule
    const subject = gameUnderTest(quiet, { games: soakable(1, 4), shown })
    for (const players of companies(module as GameModule, soakable(1, 2))) explore(subject, keepsSecrets, { players })
    // In a game without hidden cards no two deals look alike.
    expect(given > 0).toBe(module.definition.identities !== undefined)
  })

  test('is legal, has words for people and a reason for every answer, wherever somebody is asked', {
    timeout: TIMEOUT,
  }, () => {
    const record = JSON.parse(readFileSync(new URL(`${id}/table-1.json`, RECORDS), 'utf8')) as GameRecord
    const every = Math.max(1, Math.floor(record.log.length / soakable(25, 200)))
    const kinds = new Set<string>()
    replay(module.definition, record, (game, at) => {
      if (at % every !== 0) return
      for (const selector of game.waiting?.selectors ?? []) {
        const seat = game.players.findIndex(({ name }) => name === selector.actor)
        const hint = hintFor(module, game as Game, seat, 'en')
        if (hint === null) throw new Error(`no hint at ${at}`)
        kinds.add(hint.lead)
        for (const [place, option] of hint.options.entries()) {
          expect(validateSelection(selector, option.answer)).toEqual(option.answer)
          expect(option.words.join(' ')).not.toMatch(/\[object|undefined|NaN/)
          const hasReason = /\w/.test(reasonWords(hint, place).join(' '))
          expect(hasReason || hint.lead === 'only').toBe(true)
        }
        expect(adviceWords(hint)).toMatch(/\w/)
      }
    })
    expect([...kinds]).not.toContain('unweighed')
  })
})
