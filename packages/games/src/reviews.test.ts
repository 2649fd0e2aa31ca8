import { readFileSync } from 'node:fs'
import type { GameModule, Seat } from '@turnwright/kernel'
import { type Game, type GameRecord, PSEUDO_LOCALE, replay } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { judge, reviewerOf } from '@turnwright/search/review'
import { explore, gameUnderTest, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { companies } from './fixtures/companies.ts'
import { games } from './index.ts'

const RECORDS = new URL('../../../records/', import.meta.url)

const TIMEOUT = soakable(5 * 60_000, 12 * 60 * 60_000)
/** A judgement is long: in most moments nobody asks for one. */
const SHOW_EVERY = soakable(12, 3)

const minded = games.filter(({ mind }) => mind !== undefined)

/** What a review shows a seat of an answer that it gives here, as it is at small cost. */
function reviewOf(module: GameModule) {
  const look = { playouts: 8, deals: 3 }
  const plan = { search: reviewerOf(module), looks: { rough: look, fine: look }, luck: 'twin', locale: PSEUDO_LOCALE }
  return (game: Game, seat: Seat | null): unknown => {
    // Somebody's answers are judged by what they knew, whoever reads it.
    if (seat === null) return null
    const selector = game.waiting?.selectors.find(({ actor }) => actor === game.player(seat).name)
    if (selector === undefined || game.log.length % SHOW_EVERY !== 0) return null
    const selection = randomSelection({ ...selector, anytime: [] }, Random.fromSeed('chosen'))
    const { about, title } = selector
    const entry = { kind: 'answer' as const, seat, selection, ...(about === undefined ? { title } : { about }) }
    return judge(game, entry as Parameters<typeof judge>[1], game.log.length, 'rough', plan)
  }
}

describe.each(minded.map((module) => [module.definition.id, module] as const))('a review of %s', (_id, module) => {
  test('shows a seat nothing that it did not know: deals that look alike to it are judged alike, word for word', {
    timeout: TIMEOUT,
  }, () => {
    let judged = 0
    const shown = reviewOf(module as GameModule)
    const counting = (game: Game, seat: Seat | null): unknown => {
      const told = shown(game, seat)
      if (told !== null) judged++
      return told
    }
    const quiet = { ...module, agents: {} } as GameModule
    const subject = gameUnderTest(quiet, { games: soakable(1, 4), shown: counting })
    for (const players of companies(module as GameModule, soakable(1, 2))) explore(subject, keepsSecrets, { players })
    // In a game without hidden cards no two deals look alike.
    expect(judged > 0).toBe(module.definition.identities !== undefined)
  })
})

/** Cards by their names, where names are nothing else in the game. */
test.each(['wingspan', 'estraven'])(
  'the line that is expected in %s names cards that the seat knows, and no others',
  (id) => {
    const module = games.find(({ definition }) => definition.id === id) as unknown as GameModule
    const { identities = [], cardName = (identity: string) => identity } = module.definition
    const record = JSON.parse(readFileSync(new URL(`${id}/table-1.json`, RECORDS), 'utf8')) as GameRecord
    const look = { playouts: 12, deals: 2 }
    const plan = { search: reviewerOf(module), looks: { rough: look, fine: look }, luck: 'names', locale: 'en' }
    const named = { known: 0, unknown: [] as string[] }
    replay(module.definition, record, (game, at) => {
      const entry = record.log[at]
      if (at % 9 !== 0 || entry?.kind !== 'answer') return
      const { seat } = entry
      const said = (judge(game, entry, at, 'rough', plan)?.line ?? []).flatMap(({ words }) => words)
      const known = new Set(
        game.cards
          .everyId()
          .filter((card) => game.cards.isKnownTo(card, seat))
          .map((card) => cardName(game.cards.identity(card))),
      )
      for (const identity of identities) {
        const name = cardName(identity)
        if (!said.includes(name)) continue
        if (known.has(name)) named.known++
        else named.unknown.push(`${at}: ${name}`)
      }
    })
    expect(named.unknown).toEqual([])
    expect(named.known).toBeGreaterThan(3)
  },
)
