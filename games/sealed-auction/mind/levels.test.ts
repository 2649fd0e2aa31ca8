import { type AgentKind } from '@turnwright/kernel'
import { createGame, project } from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import { planOf, searchAgent } from '@turnwright/search'
import { expect, test } from 'vitest'
import { sealedAuction, sealedAuctionModule } from '../index.ts'

const agents: Readonly<Record<string, AgentKind>> = sealedAuctionModule.agents

function winsOf(one: AgentKind, other: AgentKind, deals: number): number {
  let won = 0
  for (let deal = 0; deal < deals; deal++)
    for (const seat of [0, 1]) {
      const game = createGame(sealedAuction, { players: ['ana', 'bo'], seed: `deal ${deal}` })
      game.keepCheckpoints()
      game.seatResponder(seat, one.create(Random.fromSeed(`one ${deal} ${seat}`)))
      game.seatResponder(1 - seat, other.create(Random.fromSeed(`other ${deal} ${seat}`)))
      game.run()
      if (game.result === null) throw new Error(game.fault?.message)
      const { winners } = game.result
      won += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 / winners.length : 0
    }
  return won / deals / 2
}

test('who slips loses more often than who does not, and wins now and then', () => {
  const won = winsOf(agents['easy'] as AgentKind, agents['fair'] as AgentKind, 60)
  expect(won).toBeLessThan(0.5)
  expect(won).toBeGreaterThan(0.15)
})

test('who thinks ahead beats who does not', () => {
  const plan = planOf(agents['strong'])
  if (plan === null) throw new Error('it does not think ahead')
  const quick = searchAgent({ ...plan, settings: { ...plan.settings, budget: { playouts: 30 } } })
  expect(winsOf(quick, agents['fair'] as AgentKind, 6)).toBeGreaterThan(0.6)
})

test('a bid that is ranked first is the greedy one', () => {
  const game = createGame(sealedAuction, { players: ['ana', 'bo', 'cy'], seed: 'ranked' })
  game.run()
  for (let answered = 0; answered < 40 && game.waiting !== null; answered++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const seat = game.players.findIndex(({ name }) => name === selector.actor)
    const question = new Question(game, seat, selector)
    const greedy = agents['greedy']?.create(Random.fromSeed('greedy'))(question)
    const ranked = sealedAuctionModule.mind?.rank?.(question as never, Random.fromSeed('rank'))
    expect(ranked?.[0]?.answer ?? greedy).toEqual(greedy)
    const { prompts } = project(game, seat)
    game.respondToInputRequest({ actor: selector.actor, title: prompts[0]?.title ?? '', selection: greedy ?? [] })
  }
  expect(game.log.length).toBeGreaterThan(10)
})
