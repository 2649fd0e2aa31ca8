import { expect, test } from 'vitest'
import { asked, smallGame, started } from '../../testing/small-game.ts'
import type { AnySelection } from '../host.ts'
import { type AsyncAgent, type Game, type Moment, playWithAgents, project } from '../host.ts'

interface Thought {
  readonly moment: Moment
  answer(selection: AnySelection): Promise<void>
}

/** Agents whose thoughts lie open: a test decides when and in which order they come to an end. */
function thinkers(): { agent: AsyncAgent; thoughts: Thought[] } {
  const thoughts: Thought[] = []
  const agent: AsyncAgent = {
    answer: (moment) =>
      new Promise((resolve) => {
        thoughts.push({
          moment,
          answer: async (selection) => {
            resolve(selection)
            await settled()
          },
        })
      }),
  }
  return { agent, thoughts }
}

/** Lets everything run that waits for promises only. */
const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

const who = (thoughts: readonly Thought[]) => thoughts.map(({ moment }) => moment.projection.players[moment.seat]?.name)

const bids = smallGame<{ bids: unknown[] }>(() => ({ bids: [] }), {
  step(game) {
    const responses = game.requestInputMany(
      game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: [1, 2, 3] })),
    )
    game.state.bids = responses.map(({ selection }) => selection[0])
  },
  result: ({ bids: made }) => (made.length > 0 ? { winners: [], scores: [], reason: 'bid' } : null),
})

test('K87: everybody is asked at the same time, and answers count as they arrive', async () => {
  const game = started(bids, 3)
  const { agent, thoughts } = thinkers()
  const playing = playWithAgents(game, [agent, agent, agent])
  expect(who(thoughts)).toEqual(['ana', 'bo', 'cy'])
  await thoughts[2]?.answer([3])
  expect(asked(game)).toEqual(['ana: Bid', 'bo: Bid'])
  await thoughts[0]?.answer([1])
  expect(asked(game)).toEqual(['bo: Bid'])
  expect(thoughts).toHaveLength(3)
  await thoughts[1]?.answer([2])
  await playing
  expect(game.state.bids).toEqual([1, 2, 3])
  expect(game.result).not.toBeNull()
})

test('K87: the order of arrival does not matter to the outcome', async () => {
  const outcomes = new Set<string>()
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const game = started(bids, 3)
    const { agent, thoughts } = thinkers()
    const playing = playWithAgents(game, [agent, agent, agent])
    for (const seat of order) await thoughts[seat]?.answer([seat + 1])
    await playing
    outcomes.add(game.fingerprint())
  }
  expect(outcomes.size).toBe(1)
})

test('K18: what an agent answers is not a user response', async () => {
  const game = started(bids, 1)
  await playWithAgents(game, [{ answer: () => Promise.resolve([2]) }])
  expect(game.log).toEqual([{ kind: 'answer', seat: 0, title: 'Bid', selection: [2] }])
})

const draft = smallGame<{ pool: string[]; taken: string[] }>(() => ({ pool: ['x', 'y'], taken: [] }), {
  step(game) {
    const { pool, taken } = game.state
    const { actor, selection } = game.requestInputAny(
      game.players.map(({ name }) => ({ actor: name, title: 'Draft', choices: pool })),
    )
    game.state.pool = pool.filter((card) => card !== selection[0])
    taken.push(`${actor} ${selection[0]}`)
  },
  result: ({ pool }) => (pool.length > 0 ? null : { winners: [], scores: [], reason: 'drafted' }),
})

test('K87: an answer whose question is gone is dropped, and the new question asked', async () => {
  const game = started(draft)
  const { agent, thoughts } = thinkers()
  const playing = playWithAgents(game, [agent, agent])
  expect(who(thoughts)).toEqual(['ana', 'bo'])
  await thoughts[1]?.answer(['x'])
  expect(who(thoughts)).toEqual(['ana', 'bo', 'ana', 'bo'])
  await thoughts[0]?.answer(['x'])
  expect(game.state.taken).toEqual(['bo x'])
  await thoughts[2]?.answer(['y'])
  await playing
  expect(game.state.taken).toEqual(['bo x', 'ana y'])
})

test('K87: a seat without an agent is left to others', async () => {
  const game = started(bids)
  const playing = playWithAgents(game, [{ answer: () => Promise.resolve([3]) }, null])
  await settled()
  expect(asked(game)).toEqual(['bo: Bid'])
  await playing
  expect(game.result).toBeNull()
})

test('K73: a moment shows the projection of its seat and nothing of the game', async () => {
  const game = started(bids)
  const { agent, thoughts } = thinkers()
  const playing = playWithAgents(game, [agent, agent])
  const [ana] = thoughts as [Thought]
  expect(ana.moment.projection).toEqual(project(game as Game, 0))
  expect(Object.keys(ana.moment).toSorted()).toEqual(['imagine', 'projection', 'seat', 'selector'])
  for (const thought of thoughts) await thought.answer([1])
  await playing
})

test('K22: an illegal answer of an agent is refused, and the host hears of it', async () => {
  const game = started(bids)
  await expect(playWithAgents(game, [{ answer: () => Promise.resolve([9]) }, null])).rejects.toThrow(
    "Selection 9 didn't exist in the choices",
  )
  expect(asked(game)).toEqual(['ana: Bid', 'bo: Bid'])
})

test('K87: agents that fail are heard of', async () => {
  const game = started(bids)
  await expect(playWithAgents(game, [{ answer: () => Promise.reject(new Error('no idea')) }, null])).rejects.toThrow(
    'no idea',
  )
  expect(game.log).toEqual([])
})
