import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { MoreCards } from './fixtures/catalogue-with-more.ts'
import { type JudgedGame, judgedGame } from './fixtures/judged-game.ts'
import { games } from './index.ts'

const HOUSE = { house: true }
/** Cards of the house, each like a printed one, and a table where they are dealt. */
const authors: readonly (Omit<MoreCards, 'options'> & { readonly dealt: object })[] = [
  {
    game: 'wingspan',
    list: ['birds/house-birds.ts', 'HOUSE_BIRDS'],
    like: ['birds/supply-birds.ts', 'SUPPLY_BIRDS'],
    dealt: HOUSE,
  },
  {
    game: 'agricola',
    list: ['house-cards.ts', 'HOUSE_CARDS'],
    like: ['occupations-a.ts', 'OCCUPATIONS_A'],
    dealt: HOUSE,
  },
  {
    game: 'estraven',
    list: ['house-cards.ts', 'HOUSE_CARDS'],
    like: ['market-deck.ts', 'MARKET_CARDS'],
    dealt: HOUSE,
  },
  {
    game: 'pokemon',
    list: ['house-cards.ts', 'HOUSE_CARDS'],
    like: ['base/water-pokemon.ts', 'BASE_WATER'],
    dealt: { deck1: '4 House Magikarp (House)\n4 House Squirtle (House)\n4 Squirtle\n48 Water Energy' },
  },
]

/** What is made of tables in a thread of its own, where the catalogue was read with more cards in it. */
async function withMore(more: MoreCards): Promise<readonly JudgedGame[]> {
  const worker = new Worker(new URL('./fixtures/catalogue-with-more.ts', import.meta.url), { workerData: more })
  const [made] = (await once(worker, 'message')) as [readonly JudgedGame[]]
  await worker.terminate()
  return made
}

test.each(authors)(
  'cards of the house change nothing at tables of $game without them, and strong players judge and think with them',
  async ({ dealt, ...author }) => {
    const module = games.find(({ definition }) => definition.id === author.game)
    if (module === undefined) throw new Error(`there is no game ${author.game}`)
    const [without, withHouse] = await withMore({ ...author, options: [{}, dealt] })
    expect(without).toEqual(judgedGame(module, {}))
    expect(withHouse?.fault).toBeNull()
    expect(withHouse?.schema).toBe(without?.schema)
    expect(withHouse?.identities.filter((identity) => identity.startsWith('house-')).length).toBeGreaterThan(0)
    const thoughts = withHouse?.thoughts ?? []
    expect(thoughts.length).toBeGreaterThan(2)
    for (const { judged, features, estimates, failed } of thoughts) {
      expect(judged).toHaveLength(2)
      expect(judged.concat(features).every(Number.isFinite)).toBe(true)
      expect(estimates.every((estimate) => estimate === null || Number.isFinite(estimate))).toBe(true)
      expect(failed).toBe(0)
    }
  },
)
