import { Random } from '@turnwright/kernel/search'
import {
  explainAction,
  GENERATORS,
  type GeneratorName,
  identifierOf,
  type Match,
  matchOf,
  pokemonModule,
} from '@turnwright/pokemon'
import { median } from '../figure.ts'
import { serveWorkbench } from '../workbench.ts'
import { playOut } from '../playing/play-out.ts'
import { duelsOf } from './tables.ts'

/** How long decisions take, in milliseconds, in the slower of the two generators: over positions, not over moments. */
export interface GenerateTimes {
  readonly p50: number
  readonly p99: number
  readonly positions: number
}

/** A position's time is the middle of so many: what neighbours on a shared machine take away is not the generator's. */
const REPETITIONS = 5

/** From this turn on a duel counts as late: both boards are full, and hands and discard piles large. */
const LATE = 16
const POSITIONS = 600

const positions = latePositions()

serveWorkbench(() => {
  const times = (['generator-v1', 'generator-v2'] as const).map(timesOf)
  return {
    p50: Math.max(...times.map(({ p50 }) => p50)),
    p99: Math.max(...times.map(({ p99 }) => p99)),
    positions: positions.length,
  } satisfies GenerateTimes
})

/** Main phases of late duels between the generators, as their player is told them. */
function latePositions(): readonly Match[] {
  const found: Match[] = []
  const open = duelsOf('late positions')
  while (found.length < POSITIONS) {
    const game = open()
    const responders = ['generator-v1', 'generator-v2'].map((name, seat) => {
      const respond = pokemonModule.agents[name]?.create(Random.fromSeed(`${name} ${found.length}`))
      if (respond === undefined) throw new Error(`there is no agent ${name}`)
      return (question: Parameters<typeof respond>[0]) => {
        if (game.state.turnNumber >= LATE && question.about?.kind === 'main') {
          const match = matchOf(question.projection())
          if (match.view.you === identifierOf(seat)) found.push(match)
        }
        return respond(question)
      }
    })
    playOut(game, responders)
  }
  return found.slice(0, POSITIONS)
}

function timesOf(generator: GeneratorName): Omit<GenerateTimes, 'positions'> {
  const rounds = Array.from({ length: REPETITIONS }, () => positions.map((match) => timeOf(match, generator)))
  const times = positions.map((_, n) => median(rounds.map((round) => round[n] as number)))
  times.sort((a, b) => a - b)
  return { p50: at(times, 0.5), p99: at(times, 0.99) }
}

function timeOf(match: Match, generator: GeneratorName): number {
  const you = match.view.you ?? 'PLAYER1'
  const began = performance.now()
  explainAction(match, you, you, GENERATORS[generator])
  return performance.now() - began
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] as number
}
