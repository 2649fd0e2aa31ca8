import { recordOf, replay } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { wingspan } from '../rules/wingspan.ts'
import type { Effect } from './effects.ts'
import type { Event } from './events.ts'
import { GameEngine, type GameEngineConfig } from './game-engine.ts'
import { createMockAgent } from './mock-agent.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { DecisionPrompt, OptionPrompt } from './prompts.ts'
import { createWhimsicalAgent } from './whimsical-agent.ts'

/** A whole game with everything that was heard of it. */
async function play(config: GameEngineConfig) {
  const engine = new GameEngine(config)
  const events: Event[] = []
  const effects: Effect[] = []
  const setOff: Effect[] = []
  engine.subscribe({
    onEvent(event, powers) {
      events.push(event)
      setOff.push(...powers)
    },
    onEffect: (effect) => void effects.push(effect),
  })
  const result = await engine.playGame()
  return { engine, result, events, effects, setOff }
}

const whimsical = (id: string, seed: string): PlayerAgent => createWhimsicalAgent(id, Random.fromSeed(`${id} ${seed}`))
const forfeits = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'PLAYER_FORFEITED' ? [event] : []))

describe('playGame', () => {
  test("A1: plays the seed's mock agents to the end, whatever they are refused", async () => {
    const agents = [createMockAgent('alice'), createMockAgent('bob')]
    const { engine, result, events, effects } = await play({ agents, seed: 'mock' })
    expect(result).toMatchObject({ roundsPlayed: 4, totalTurns: 52 })
    expect(Object.keys(result.scores)).toEqual(['alice', 'bob'])
    expect(events[0]).toEqual({ type: 'GAME_STARTED', playerIds: ['alice', 'bob'], seed: 'mock' })
    expect(events.at(-1)).toMatchObject({ type: 'GAME_ENDED', winnerId: result.winnerId, finalScores: result.scores })
    expect(events.filter(({ type }) => type === 'TURN_ENDED')).toHaveLength(52)
    expect(forfeits(events)[0]?.reason).toBe('No die gives SEED')
    expect(effects).toContainEqual({ type: 'GAIN_FOOD', playerId: 'alice', food: { SEED: 1 }, source: 'BIRDFEEDER' })
    expect(replay(wingspan, recordOf(engine.game)).verdict).toBe('EXACT')
  })

  test.each([2, 3, 5])(
    'A3: an agent that answers by the prompts alone is never refused, at a table of %i',
    async (players) => {
      const kinds = new Set<string>()
      for (let game = 0; game < 4; game++) {
        const seed = `${players} whims ${game}`
        const agents = ['ada', 'ben', 'cleo', 'dan', 'eva']
          .slice(0, players)
          .map((id) => noting(whimsical(id, seed), kinds))
        const { events, result } = await play({ agents, seed })
        expect(forfeits(events)).toEqual([])
        expect(result.totalTurns).toBe(26 * players)
        expect(result.winners).toContain(result.winnerId)
      }
      expect(kinds.size).toBeGreaterThanOrEqual(12)
    },
  )

  test('A11: the powers that an event sets off are those that are used, declined or found useless next', async () => {
    const { effects, setOff } = await play({ agents: [whimsical('ada', 'x'), whimsical('ben', 'x')], seed: 'powers' })
    const birds = (list: readonly Effect[]) =>
      list.flatMap((effect) => (effect.type === 'ACTIVATE_POWER' ? [effect.birdInstanceId] : []))
    const repeated = effects.flatMap((effect) =>
      effect.type === 'REPEAT_BROWN_POWER' ? [effect.targetBirdInstanceId] : [],
    )
    expect(setOff.length).toBeGreaterThan(10)
    expect(birds(setOff).toSorted()).toEqual(without(birds(effects), repeated).toSorted())
  })

  test('A2: a single agent plays against the solo opponent', async () => {
    const { result } = await play({ agents: [whimsical('ada', 'solo')], seed: 'solo', options: { automa: 'eaglet' } })
    expect(['ada', 'AUTOMA']).toContain(result.winnerId)
    expect(result.totalTurns).toBe(26)
  })

  test('A11: an evening is played as this page begins, and heard from its start to its end', async () => {
    const [alice, bob] = [whimsical('alice', 'evening'), whimsical('bob', 'evening')]
    const heard: Event['type'][] = []
    const engine = new GameEngine({ agents: [alice, bob], seed: 'evening' })
    engine.subscribe({ onEvent: (event) => heard.push(event.type) })
    const { winnerId, scores } = await engine.playGame()
    expect(Object.keys(scores)).toContain(winnerId)
    expect([heard[0], heard.at(-1)]).toEqual(['GAME_STARTED', 'GAME_ENDED'])
  })

  test('A11: what is no longer watched is no longer heard', async () => {
    const engine = new GameEngine({ agents: [whimsical('ada', 'u'), whimsical('ben', 'u')], seed: 'u' })
    let heard = 0
    const stop = engine.subscribe({ onEvent: () => void (++heard === 3 && stop()) })
    await engine.playGame()
    expect(heard).toBe(3)
  })
})

describe('playGame, asked for a second game', () => {
  test('A1: refuses while it plays the first, which goes on, and after it, and says what to do', async () => {
    const engine = new GameEngine({ agents: [whimsical('ada', 'twice'), whimsical('ben', 'twice')], seed: 'twice' })
    const started: Event[] = []
    engine.subscribe({ onEvent: (event) => void (event.type === 'GAME_STARTED' && started.push(event)) })
    const first = engine.playGame()
    await expect(engine.playGame()).rejects.toThrow('make another GameEngine')
    expect((await first).totalTurns).toBe(52)
    await expect(engine.playGame()).rejects.toThrow('has played its game')
    expect(started).toHaveLength(1)
  })
})

describe('an agent that fails is asked again with the reason, three times in all, and then forfeits the choice', () => {
  const bad = async (chooseTurnAction: PlayerAgent['chooseTurnAction'], timeLimit?: number) => {
    const asked: DecisionPrompt[] = []
    const ada: PlayerAgent = {
      ...whimsical('ada', 'worse'),
      async chooseTurnAction(prompt) {
        asked.push(prompt)
        return chooseTurnAction(prompt)
      },
    }
    const config = { agents: [ada, whimsical('ben', 'worse')], seed: 'worse' }
    const { events, engine } = await play(timeLimit === undefined ? config : { ...config, timeLimit })
    const reasons = asked.slice(0, 3).map(({ previousError }) => previousError?.code ?? null)
    const [first] = forfeits(events)
    const timeouts = engine.game.log.filter(({ kind }) => kind === 'timeout').length
    return { reasons, asked: asked.length, forfeited: first, timeouts }
  }

  test('A4, A8: when it throws', async () => {
    const told = await bad(() => Promise.reject(new Error('out of cheese')))
    expect(told.reasons).toEqual([null, 'AGENT_FAILED', 'AGENT_FAILED'])
    expect(told.forfeited).toMatchObject({ playerId: 'ada', kind: 'turnAction', reason: 'out of cheese' })
    expect(told).toMatchObject({ asked: 3 * 26, timeouts: 26 })
  })

  test('A4: when it takes too long', async () => {
    const told = await bad(() => new Promise(() => {}), 1)
    expect(told.reasons).toEqual([null, 'TIMEOUT', 'TIMEOUT'])
    expect(told.timeouts).toBe(26)
  })

  test.each([
    ['nothing', undefined, 'MALFORMED'],
    ['another prompt', { promptId: 'x', kind: 'turnAction', action: 'GAIN_FOOD', takeBonus: false }, 'WRONG_PROMPT'],
  ])('A4: when it answers %s', async (_, choice, code) => {
    const told = await bad(() => Promise.resolve(choice as never))
    expect(told.reasons).toEqual([null, code, code])
  })

  test.each([
    ['an unknown action', { action: 'SLEEP', takeBonus: false }, 'UNKNOWN_ACTION'],
    ['a bonus that is not there', { action: 'GAIN_FOOD', takeBonus: true }, 'NO_BONUS'],
    ['another kind', { kind: 'placeEggs', placements: {} }, 'WRONG_KIND'],
  ])('A4: when it answers with %s', async (_, choice, code) => {
    const told = await bad(({ promptId }) => Promise.resolve({ promptId, kind: 'turnAction', ...choice } as never))
    expect(told.reasons).toEqual([null, code, code])
  })

  test('A8: and no choice of options, however strange, stops the game', async () => {
    const strange = (prompt: OptionPrompt) =>
      Promise.resolve({
        promptId: prompt.promptId,
        kind: prompt.kind,
        foodOrReroll: { CHEESE: 1 },
        food: { SEED: -1 },
        placements: { nowhere: 2 },
        sources: 7,
        cards: ['dodo'],
        trayCards: 'no list',
        numDeckCards: 0.5,
        bird: 'dodo',
        habitat: 'SEA',
        player: 'zoe',
        destination: 'MOON',
      } as never)
    const ada: PlayerAgent = { ...whimsical('ada', 's'), chooseOption: strange }
    const { events, result } = await play({ agents: [ada, whimsical('ben', 's')], seed: 'strange' })
    expect(result.totalTurns).toBe(52)
    expect(forfeits(events).length).toBeGreaterThan(5)
    expect(forfeits(events).every(({ playerId }) => playerId === 'ada')).toBe(true)
  })
})

/** The same agent, noting down what kinds of prompts it got. */
function noting(agent: PlayerAgent, kinds: Set<string>): PlayerAgent {
  return {
    ...agent,
    chooseOption(prompt) {
      kinds.add(prompt.kind)
      return agent.chooseOption(prompt)
    },
  }
}

function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = list.slice()
  for (const item of taken) left.splice(left.indexOf(item), 1)
  return left
}
