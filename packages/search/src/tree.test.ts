import { type Mind, type Question, Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { ponder, type Settings, type Thought } from './index.ts'
import { askedAtChest, careful, chestMind } from './testing/chest.ts'
import { asked, marketMind, thrifty } from './testing/market.ts'
import { askedToSave, savingsMind, spender } from './testing/savings.ts'

const settings: Settings = {
  budget: { playouts: 300 },
  turns: 3,
  width: 10,
  margin: 2,
  deals: 4,
  kept: 0.5,
  noise: 0,
  sure: null,
  tree: { explores: 1, depth: 4 },
}

function inMarket(given: { luck?: string; seed?: string; mind?: Mind; changed?: Partial<Settings> } = {}): Thought {
  const { luck = 'luck', seed = 'table', mind = marketMind as Mind, changed = {} } = given
  let thought: Thought | null = null
  asked(seed, (question: Question) => {
    const chance = Random.fromSeed(luck)
    thought = ponder(
      question,
      chance,
      { mind, policy: thrifty.create(chance), settings: { ...settings, ...changed } },
      1,
    )
  })
  if (thought === null) throw new Error('nobody was asked')
  return thought
}

function aboutSaving(changed: Partial<Settings>): Thought {
  let thought: Thought | null = null
  askedToSave((question) => {
    const chance = Random.fromSeed('luck')
    const thinker = {
      mind: savingsMind as Mind,
      policy: spender.create(chance),
      settings: { ...settings, turns: null, ...changed },
    }
    thought = ponder(question, chance, thinker)
  })
  if (thought === null) throw new Error('nobody was asked')
  return thought
}

describe('a tree of one’s own answers', () => {
  test('follows what is worth most most often, and tells what it is worth', () => {
    const thought = inMarket()
    expect(thought.answer).toEqual(['card'])
    expect(thought.playouts).toBe(300)
    const [card, ...rest] = thought.considered
    expect(card?.playouts).toBeGreaterThan(150)
    for (const { playouts } of rest) expect(playouts).toBeGreaterThan(0)
    expect(thought.considered.reduce((sum, { playouts }) => sum + playouts, 0)).toBe(300)
    expect(card?.line[0]).toMatchObject({ seat: 0, answer: ['card'] })
  })

  test('finds what pays only with the right answer after it, which halving by the rollout policy does not', () => {
    expect(aboutSaving({ tree: null }).answer).toEqual(['spend'])
    expect(aboutSaving({}).answer).toEqual(['save'])
    expect(aboutSaving({ tree: { explores: 1, depth: 1 } }).answer).toEqual(['spend'])
  })

  test('knows a card again in another deal, where it has another id: what the key is good for is found once for all', () => {
    const thoughts: Thought[] = []
    askedAtChest((question) => {
      const chance = Random.fromSeed('luck')
      const thinker = {
        mind: chestMind as Mind,
        policy: careful.create(chance),
        settings: { ...settings, turns: null },
      }
      thoughts.push(ponder(question, chance, thinker))
    })
    const [draw, coins] = thoughts[0]?.considered ?? []
    expect(draw?.answer).toEqual(['draw'])
    // Any card at all opens the chest once in three times, which is worth three coins.
    expect(draw?.estimate).toBeGreaterThan(6)
    expect(coins?.estimate).toBe(5)
  })

  test('with a number of playouts comes to the same from the same chance, bit for bit', () => {
    expect(inMarket()).toEqual(inMarket())
    expect(inMarket({ luck: 'other' })).not.toEqual(inMarket())
  })

  test('knows nothing that its seat does not: tables that look alike to it give the same thought', () => {
    const first = inMarket({ seed: 'table 0' })
    for (let at = 1; at < 10; at++) expect(inMarket({ seed: `table ${at}` })).toEqual(first)
  })

  test('counts and drops what fails, and leaves the likeliest answer where nothing comes to anything', () => {
    let calls = 0
    const mind: Mind = {
      ...(marketMind as Mind),
      evaluate: (world, seat) => (++calls % 3 === 0 ? Number.NaN : marketMind.evaluate(world as never, seat)),
    }
    const thought = inMarket({ mind })
    expect(thought.failed).toBe(100)
    const hopeless = inMarket({ mind: { ...(marketMind as Mind), evaluate: () => Number.NaN } })
    expect(hopeless.answer).toEqual(['one'])
    expect(hopeless.failed).toBe(300)
  })

  test('keeps a deadline by the clock that it is given', () => {
    let now = 0
    const slow: Mind = {
      ...(marketMind as Mind),
      evaluate(world, seat) {
        now += 7
        return marketMind.evaluate(world as never, seat)
      },
    }
    let thought: Thought | null = null
    asked('table', (question) => {
      const chance = Random.fromSeed('luck')
      const thinker = { mind: slow, policy: thrifty.create(chance), clock: () => now }
      thought = ponder(question, chance, { ...thinker, settings: { ...settings, budget: { ms: 300 } } })
    })
    expect(now).toBeLessThanOrEqual(300)
    expect((thought as Thought | null)?.playouts).toBeGreaterThan(30)
  })
})
