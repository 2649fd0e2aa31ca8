import type { AgentKind } from '@turnwright/kernel'
import { createGame, samePlain } from '@turnwright/kernel/host'
import { type Question, Random } from '@turnwright/kernel/search'
import { planOf, Playouts } from '@turnwright/search'
import { expect, test } from 'vitest'
import { games } from './index.ts'

/** On deals of their own: those that Easy itself looked at had their luck. */
const DEALS = 40
/** What a slip may cost at most, and what all of them cost on average, in what the mind counts. */
const LIMITS = { points: { most: 6, mean: 2 }, chance: { most: 0.26, mean: 0.1 } } as const

const tables = [
  ['wingspan', 3, {}],
  ['pokemon', 2, { deck1: 'overgrowth', deck2: 'overgrowth' }],
  ['agricola', 1, { cards: 'none' }],
  ['agricola', 1, { cards: 'base' }],
] as const

test.each(tables)('Easy slips in %s to what costs little, in %i games of %j', (id, count, options) => {
  const module = games.find(({ definition }) => definition.id === id)
  const agents: Readonly<Record<string, AgentKind>> = module?.agents ?? {}
  const plan = planOf(agents['strong'])
  if (module === undefined || plan === null) throw new Error(`there is nobody in ${id} who thinks`)
  const { mind, settings } = plan
  const costs: number[] = []
  const note = (question: Question, answer: unknown, usual: unknown): void => {
    if (answer === undefined || usual === undefined || samePlain(answer, usual)) return
    const playouts = new Playouts(question, mind, settings, `deals ${costs.length}`)
    let cost = 0
    for (let deal = 0; deal < DEALS; deal++)
      cost += (playouts.worth(usual as never, deal) - playouts.worth(answer as never, deal)) / DEALS
    costs.push(cost)
  }
  for (let number = 0; number < count; number++) {
    const game = createGame(module.definition, { players: ['ana', 'bo'], seed: `slips ${number}`, options })
    game.keepCheckpoints()
    for (const seat of [0, 1]) {
      const [easy, fair] = ['easy', 'fair'].map((level) => agents[level]?.create(Random.fromSeed(`${number} ${seat}`)))
      game.seatResponder(seat, (question) => {
        const answer = easy?.(question)
        note(question, answer, fair?.(question))
        return answer
      })
    }
    game.run()
    expect(game.fault).toBeNull()
  }
  const { most, mean } = LIMITS[mind.unit]
  expect(costs.length).toBeGreaterThan(5)
  expect(Math.max(...costs)).toBeLessThan(most)
  const all = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  expect(all).toBeGreaterThan(0)
  expect(all).toBeLessThan(mean)
})

/** Whole games of four farms have some 500 positions each, and four answers are compared on eight deals. */
const MOST_STEPS = 6_000

test('Easy answers soon where whole games are played on', () => {
  const module = games.find((each) => each.definition.id === 'agricola')
  if (module === undefined) throw new Error('there is no Agricola')
  const { definition } = module
  const agents: Readonly<Record<string, AgentKind>> = module.agents
  let steps = 0
  let most = 0
  const counting: typeof definition = {
    ...definition,
    step(game) {
      steps++
      definition.step(game)
    },
  }
  const game = createGame(counting, { players: ['ana', 'bo', 'cy', 'dee'], seed: 'soon' })
  game.keepCheckpoints()
  for (const { seat } of game.players) {
    const easy = agents['easy']?.create(Random.fromSeed(`${seat}`))
    game.seatResponder(seat, (question) => {
      const before = steps
      const answer = easy?.(question)
      most = Math.max(most, steps - before)
      return answer
    })
  }
  game.run()
  expect(game.fault).toBeNull()
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(MOST_STEPS)
})
