import { type AgentKind, type GameModule, randomAgent } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { examineRecord } from '../explore.ts'
import { complaintOf, hold, recordIn } from '../fixtures/holding.ts'
import { pond, type PondState } from '../fixtures/pond.ts'
import { gameUnderTest } from '../game-under-test.ts'
import { soakable } from '../soakable.ts'
import { agentsPlayLegally } from './agents-play-legally.ts'

type Answering = ReturnType<AgentKind['create']>

/** Plays at random, but for what it is given for its turns from the second round on. */
function odd(atTurns: Answering): AgentKind {
  return {
    about: '',
    create(chance) {
      let turns = 0
      return (question) =>
        question.title !== 'Choose your bait' && ++turns > 1 ? atTurns(question) : question.randomAnswer(chance)
    },
  }
}

function playedBy(agents: Record<string, AgentKind>): GameModule<PondState, Record<string, never>> {
  return { definition: pond, about: { tagline: '', minutes: 1 }, agents: { random: randomAgent, ...agents } }
}

const rest: AgentKind = odd(() => ['Rest'])
const greedy: AgentKind = odd(() => ['Rest', 'Rest', 'Rest'])

describe('playing with its own agents finds', () => {
  test('nothing in a game whose agents answer legally, or that has none', () => {
    expect(hold(playedBy({ rest }), agentsPlayLegally)).toBeGreaterThan(9)
    expect(hold(playedBy({}), agentsPlayLegally)).toBeGreaterThan(9)
    expect(hold(pond, agentsPlayLegally)).toBeGreaterThan(9)
  })

  test.for<readonly [what: string, agent: AgentKind, complaint: RegExp]>([
    [
      'answers illegally late in the game',
      greedy,
      /the agent "odd" answers "Fish, show or rest" of (ana|bo) with \["Rest","Rest","Rest"\], which is refused: .*\n {2}Pond, /,
    ],
    ['gives no answer', odd(() => undefined), /the agent "odd" gives no answer to "Fish, show or rest" of (ana|bo)\n/],
    [
      'fails, with its place',
      odd(() => {
        throw new TypeError('no such thought')
      }),
      /the agent "odd" fails at "Fish, show or rest" of (ana|bo): no such thought\n {2}at .*agents-play-legally\.test\.ts:\d+/,
    ],
  ])('an agent by its name that %s', ([, agent, complaint]) => {
    const told = complaintOf(() => hold(playedBy({ rest, odd: agent }), agentsPlayLegally))
    expect(told).toMatch(complaint)
    expect(told).toMatch(/^Pond must keep this law: a game is played legally to its end by each of its agents\.\n/)
    // Two baits, and the first turn of each: at the next turn it answers wrongly.
    expect(recordIn(told).log.length).toBeLessThanOrEqual(7)
  })

  test('an agent that never lets the game end', () => {
    const trading = playedBy({ idle: { about: '', create: () => () => ['again'] } })
    const endless = {
      ...trading,
      definition: {
        ...pond,
        step: (game: Parameters<typeof pond.step>[0]) => {
          const [what] = game.requestInputSingle({ actor: 'ana', title: 'Go on?', choices: ['again', 'enough'] })
          if (what === 'enough') game.state.round = 9
        },
      },
    }
    expect(() => hold(endless, agentsPlayLegally, { mostAnswers: 60 })).toThrow('no end after 60 answers')
  })

  test('nothing in agents that take their time', () => {
    expect(hold(playedBy({ slow: { ...greedy, slow: true } }), agentsPlayLegally)).toBeGreaterThan(9)
  })

  test('in a record, an agent that would answer any of its questions illegally', () => {
    const wrong = playedBy({ wrong: { about: '', create: () => () => ['nonsense'] } })
    const told = complaintOf(() => hold(wrong, agentsPlayLegally))
    expect(recordIn(told).log).toEqual([])
    expect(() => examineRecord(gameUnderTest(wrong), agentsPlayLegally, recordIn(told))).toThrow(
      'the agent "wrong" answers "Choose your bait" of ana',
    )
  })
})

describe('where the first answer decides', () => {
  const reacting = {
    ...pond,
    step: (game: Parameters<typeof pond.step>[0]) => {
      const { seat } = game.requestInputAny(
        ['ana', 'bo'].map((actor) => ({ actor, title: 'Ring the bell', choices: ['ring'] as const })),
      )
      game.tell(`${game.player(seat).name} rings`)
      game.state.round++
    },
  }
  const shyOf = (seats: readonly number[]): AgentKind => ({
    about: '',
    create: () => (question) => (seats.includes(question.seat) ? undefined : ['ring']),
  })

  test('an agent may leave it to another, but not all to all', () => {
    const module = { ...playedBy({ shy: shyOf([0]) }), definition: reacting }
    expect(hold(module, agentsPlayLegally)).toBe(soakable(4, 40))
    const mute = { ...playedBy({ shy: shyOf([0, 1]) }), definition: reacting }
    expect(() => hold(mute, agentsPlayLegally)).toThrow('the agents "shy" and "shy" wait for one another')
  })
})
