import type { GameModule } from '@turnwright/kernel'
import { type Mind, Random } from '@turnwright/kernel/search'
import { afterAll, describe, expect, test } from 'vitest'
import {
  helpAt,
  helperAt,
  packedQuestion,
  searchAgent,
  type Settings,
  think,
  type ThinkingTask,
  thinkTogether,
} from '../index.ts'
import { createGame } from '@turnwright/kernel/host'
import { market, marketMind, thrifty } from '../testing/market.ts'

const settings: Settings = {
  budget: { playouts: 301 },
  turns: 3,
  width: 10,
  margin: 1,
  deals: 4,
  kept: 0.5,
  noise: 0.1,
  sure: 5,
}
let mind = marketMind as Mind
const moduleWith = (changed: Partial<Settings> = {}): GameModule =>
  ({
    definition: market,
    about: { tagline: 'A market.', minutes: 1, options: [] },
    agents: {
      thrifty,
      thinker: searchAgent({ about: 'Thinks.', mind, policy: thrifty, settings: { ...settings, ...changed } }),
    },
  }) as unknown as GameModule

function taskFor(agent: string, seed = 'luck'): ThinkingTask {
  const game = createGame(market, { players: ['ana', 'bo'], seed: 'packed' })
  game.run()
  const fork = packedQuestion(game as never, 0, Random.fromSeed('packing'))
  if (fork === null) throw new Error('it cannot be imagined')
  const title = game.waiting?.selectors[0]?.title ?? ''
  // What travels is data.
  return JSON.parse(JSON.stringify({ game: 'market', agent, seat: 0, title, fork, seed, refusal: null, lines: 1 }))
}

const open: MessagePort[] = []
afterAll(() => {
  for (const port of open) port.close()
})

/** Lines to so many who help, as they are between threads: what they are sent is copied, and they answer when they can. */
function helpers(count: number, module: GameModule) {
  return Array.from({ length: count }, () => {
    const { port1, port2 } = new MessageChannel()
    open.push(port1, port2)
    helpAt(port2, async () => module)
    return helperAt(port1)
  })
}

describe('a question that travelled', () => {
  test('is thought through as at its own table, by whoever thinks ahead and by others', () => {
    const { answer, thought } = think(moduleWith(), taskFor('thinker'))
    expect(answer).toEqual(['card'])
    expect(thought?.answer).toEqual(answer)
    expect(thought?.considered[0]?.line.length).toBeGreaterThan(1)
    expect(think(moduleWith(), taskFor('thrifty'))).toEqual({ answer: ['one'], thought: null })
    expect(think(moduleWith(), { ...taskFor('thinker'), title: 'Something else' }).answer).toBeUndefined()
    expect(think(moduleWith(), taskFor('nobody')).answer).toBeUndefined()
  })

  test.each([0, 1, 2])('comes to the same thought with %i who help, bit for bit', async (count) => {
    const module = moduleWith()
    for (const seed of ['luck', 'other luck', 'no luck']) {
      const alone = think(module, taskFor('thinker', seed))
      expect(alone.thought?.playouts).toBeGreaterThan(60)
      expect(await thinkTogether(module, taskFor('thinker', seed), helpers(count, module))).toEqual(alone)
    }
  })

  test('is shared out: whoever leads plays no more than a part of it', async () => {
    const played = [0, 0, 0]
    const counting = (who: number): GameModule => {
      mind = {
        ...(marketMind as Mind),
        evaluate: (world, seat) => {
          played[who]!++
          return marketMind.evaluate(world as never, seat)
        },
      }
      const module = moduleWith({ sure: null })
      mind = marketMind as Mind
      return module
    }
    const others = [1, 2].flatMap((who) => helpers(1, counting(who)))
    await thinkTogether(counting(0), taskFor('thinker'), others)
    for (const count of played) expect(count).toBeGreaterThan(60)
    expect(played[0]).toBeLessThan(160)
  })

  test('is answered by those who can where somebody who helps cannot', async () => {
    const module = moduleWith()
    const { port1, port2 } = new MessageChannel()
    open.push(port1, port2)
    helpAt(port2, () => Promise.reject(new Error('it was not loaded')))
    const { thought } = await thinkTogether(module, taskFor('thinker'), [helperAt(port1)])
    expect(thought?.failed).toBeGreaterThan(50)
    expect(thought?.answer).toEqual(['card'])
  })

  test('is answered in time where time is what there is', async () => {
    const module = moduleWith({ budget: { ms: 60 }, sure: null })
    const began = performance.now()
    const { thought } = await thinkTogether(module, taskFor('thinker'), helpers(2, module))
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(thought?.answer).toEqual(['card'])
  })
})
