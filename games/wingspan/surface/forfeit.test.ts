import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { GameEngine } from './game-engine.ts'
import { createMockAgent } from './mock-agent.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { OptionPrompt } from './prompts.ts'
import { createWhimsicalAgent } from './whimsical-agent.ts'

const whimsical = (id: string, seed: string): PlayerAgent => createWhimsicalAgent(id, Random.fromSeed(`${id} ${seed}`))

/** A game of ada against a whimsical ben, with what ada forfeited and what happened to her. */
async function play(ada: PlayerAgent, seed: string) {
  const engine = new GameEngine({ agents: [ada, whimsical('ben', seed)], seed })
  const forfeits: Extract<Event, { readonly type: 'PLAYER_FORFEITED' }>[] = []
  const played: Event[] = []
  const effects: Effect[] = []
  engine.subscribe({
    onEvent(event) {
      if (event.type === 'PLAYER_FORFEITED') forfeits.push(event)
      if (event.type === 'BIRD_PLAYED' && event.playerId === 'ada') played.push(event)
    },
    onEffect: (effect) => void ('playerId' in effect && effect.playerId === 'ada' && effects.push(effect)),
  })
  await engine.playGame()
  return { forfeits, played, effects, player: engine.gameState.state.players[0], state: engine.gameState }
}

const sum = (numbers: readonly number[] = []): number => numbers.reduce((total, n) => total + n, 0)
const broken = () => Promise.reject(new Error('out of order'))

test("A9: the seed's mock agents, which always want a seed, get a food in every turn", async () => {
  const engine = new GameEngine({ agents: [createMockAgent('alice'), createMockAgent('bob')], seed: 'mock' })
  let forfeits = 0
  engine.subscribe({ onEvent: ({ type }) => void (type === 'PLAYER_FORFEITED' && forfeits++) })
  await engine.playGame()
  expect(forfeits).toBeGreaterThan(0)
  expect(engine.gameState.state.players.map(({ food }) => sum(food))).toEqual([26, 26])
  expect(engine.gameState.state.players.map(({ hand }) => hand.length)).toEqual([5, 5])
})
test('A9: an agent that never answers keeps two birds with food for them, and gains food in every turn', async () => {
  const dead: PlayerAgent = {
    playerId: 'ada',
    chooseStartingHand: broken,
    chooseTurnAction: broken,
    chooseOption: broken,
  }
  const { player, played, forfeits } = await play(dead, 'dead')
  expect(player?.hand).toHaveLength(2)
  expect(sum(player?.food)).toBe(3 + 26)
  expect(played).toEqual([])
  expect(forfeits.length).toBe(1 + 26 + 26)
})

test('A8, A9: whatever is forfeited, what is offered is taken and what may be kept is kept', async () => {
  const kinds = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const seed = `forfeits ${n}`
    const fine = whimsical('ada', seed)
    const offered: OptionPrompt[] = []
    const ada: PlayerAgent = {
      ...fine,
      async chooseOption(prompt) {
        if (prompt.kind === 'playBird' && prompt.context.trigger.type === 'TURN') return fine.chooseOption(prompt)
        if (prompt.previousError === undefined) offered.push(prompt)
        return broken()
      },
    }
    const { forfeits, played, effects } = await play(ada, seed)
    const count = (kind: string): number => forfeits.filter((event) => event.kind === kind).length
    const heard = (type: Effect['type']): number => effects.filter((effect) => effect.type === type).length
    expect(forfeits.map(({ kind }) => kind)).toEqual(offered.map(({ kind }) => kind))
    const dice = offered.filter((prompt) => prompt.kind === 'selectFoodFromFeeder' && prompt.allowedFoods.length > 0)
    expect(heard('GAIN_FOOD') + heard('CACHE_FOOD')).toBeGreaterThanOrEqual(dice.length)
    expect(heard('LAY_EGGS')).toBeGreaterThanOrEqual(count('placeEggs'))
    expect(heard('DRAW_CARDS')).toBeGreaterThanOrEqual(count('drawCards'))
    expect(heard('DRAW_BONUS_CARDS')).toBe(count('selectBonusCards'))
    expect(effects.filter((effect) => effect.type === 'TUCK_CARDS' && effect.source === 'HAND')).toEqual([])
    expect(played.length).toBeLessThanOrEqual(26)
    for (const { kind } of forfeits) kinds.add(kind)
  }
  expect(kinds.size).toBeGreaterThanOrEqual(8)
})
