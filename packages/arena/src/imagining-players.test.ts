import type { AgentKind, GameModule } from '@turnwright/kernel'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { agentOf } from './agent-of.ts'
import { findGame, GAMES_URL } from './find-game.ts'
import { playMatchGame } from './match/play-match-game.ts'
import { Simulator } from './simulator.ts'
import { TournamentTable } from './tournament/tournament-table.ts'

const ticTacToe = await findGame(GAMES_URL, 'tic-tac-toe')
const series = { game: 'tic-tac-toe', options: {}, seed: 'series' }
const contestant = (name: string) => ({ name, player: { kind: 'agent', agent: name } as const })

/** Who plays a game of somebody that imagines against chance. */
const hosts: Readonly<Record<string, (module: GameModule) => void>> = {
  simulations(module) {
    const plan = { ...series, agents: ['imagining', 'random'], games: 1, from: 0, swap: false }
    new Simulator(module, plan).play(0)
  },
  matches(module) {
    const spec = {
      ...series,
      options: [{}],
      player: { agent: 'imagining' },
      rival: { agent: 'random' },
      series: 'match',
    }
    playMatchGame(module, spec, 0)
  },
  tournaments(module) {
    const contestants = [contestant('imagining'), contestant('random')]
    const tournament = { ...series, seats: 2, contestants, baseline: null, deals: 1, width: null }
    void new TournamentTable(module, tournament, GAMES_URL).play(0, 0)
  },
}

test.each(Object.keys(hosts))(
  'in %s who imagines begins at the step that is played, however long the game has lasted',
  (host) => {
    let steps = 0
    const most: number[] = []
    const imagining: AgentKind = {
      about: 'Imagines before it answers.',
      imagines: true,
      create: (chance) => (question) => {
        const before = steps
        expect(question.imagine(Random.fromSeed('world'))).not.toBeNull()
        most.push(steps - before)
        return question.randomAnswer(chance)
      },
    }
    const { definition, agents } = ticTacToe
    hosts[host]?.({
      ...ticTacToe,
      agents: { ...agents, imagining },
      definition: {
        ...definition,
        step(game) {
          steps++
          definition.step(game)
        },
      },
    })
    expect(most.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...most)).toBe(1)
  },
)

const LARGE = ['agricola', 'wingspan', 'pokemon', 'estraven', 'sealed-auction']

/** How many steps of its rules a game of such players runs, in imagined games too. */
function stepsOf({ definition, agents, ...module }: GameModule, agent: AgentKind): number {
  let steps = 0
  const counting: GameModule = {
    ...module,
    agents: { ...agents, agent },
    definition: {
      ...definition,
      step(game) {
        steps++
        definition.step(game)
      },
    },
  }
  const plan = { ...series, game: definition.id, agents: ['agent', 'agent'], games: 1, from: 0, swap: false }
  new Simulator(counting, plan).play(0)
  return steps
}

test.each(LARGE.flatMap((game) => ['easy', 'fair'].map((level) => [game, level] as const)))(
  'in %s %s says that it imagines if it does: no step is run again for it',
  async (game, level) => {
    const module = await findGame(GAMES_URL, game)
    const kind = agentOf(module, level)
    const steps = stepsOf(module, kind)
    expect(steps).toBeGreaterThan(0)
    expect(steps).toBe(stepsOf(module, { ...kind, imagines: true }))
  },
)
