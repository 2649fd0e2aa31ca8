import { parentPort, workerData } from 'node:worker_threads'
import { type GameModule, Random } from '@turnwright/kernel'
import { type Thought, think } from './thought.ts'

export interface Asked {
  readonly id: number
  readonly thought: Thought
}

export type Told =
  | { readonly id: number; readonly selection: unknown; readonly error?: undefined }
  | { readonly id: number; readonly error: string }

/** The body of a thread in which slow bots think. */
async function serve(): Promise<void> {
  const { games } = (await import(workerData.gamesUrl)) as { games: readonly GameModule[] }
  const byId = new Map(games.map((game) => [game.definition.id, game]))
  parentPort?.on('message', ({ id, thought }: Asked) => {
    parentPort?.postMessage(answerTo(id, thought, byId))
  })
}

function answerTo(id: number, thought: Thought, games: ReadonlyMap<string, GameModule>): Told {
  try {
    const module = games.get(thought.game)
    if (module === undefined) return { id, error: 'the game is not known in this thread' }
    return { id, selection: think(module, thought, Random.fromSeed(thought.seed)) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

if (parentPort !== null) await serve()
