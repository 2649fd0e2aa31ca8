import type { GameModule } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { namesFor } from '../game-under-test.ts'

type Playable<State, Options> = Pick<GameModule<State, Options>, 'definition' | 'agents'>

/** What a game is dealt from. */
export interface Deal {
  readonly seed: string
  readonly options?: unknown
}

/** One whole game with a program in every seat: agents by their names, each with chance of its own. */
export function playOut<State, Options>(
  { definition, agents }: Playable<State, Options>,
  seated: readonly string[],
  { seed, options }: Deal,
): Game<State, Options> {
  const game = createGame(definition, { players: namesFor(seated.length), seed, options })
  for (const [seat, name] of seated.entries()) {
    const kind = agents[name]
    if (kind === undefined) throw new Error(`${definition.name} has no agent called ${name}`)
    game.seatResponder(seat, kind.create(Random.fromSeed(`${seed} ${seat}`)))
  }
  game.run()
  if (game.fault !== null) throw new Error(`${definition.name} of "${seed}" failed: ${game.fault.stack}`)
  if (game.result === null) throw new Error(`${definition.name} of "${seed}" waits for somebody`)
  return game
}
