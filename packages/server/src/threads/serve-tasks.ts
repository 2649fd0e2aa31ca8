import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { GameModule } from '@turnwright/kernel'

export interface Given<Task> {
  readonly id: number
  readonly task: Task
}

export type Told =
  | { readonly id: number; readonly outcome: unknown; readonly error?: undefined }
  | { readonly id: number; readonly error: string }

/** Where the processor is short, whoever waits for an answer comes before a thread that works for later. */
const PATIENT = 10

/** The body of a thread of a `ThreadPool`: does one task after the other. */
export async function serveTasks<Task>(
  work: (task: Task, gameOf: (id: string) => GameModule) => unknown,
): Promise<void> {
  const port = parentPort
  if (port === null) return
  // Elsewhere the priority is that of the whole process.
  if (process.platform === 'linux') setPriority(PATIENT)
  const { games } = (await import(workerData.gamesUrl)) as { games: readonly GameModule[] }
  const byId = new Map(games.map((game) => [game.definition.id, game]))
  const gameOf = (id: string): GameModule => {
    const game = byId.get(id)
    if (game === undefined) throw new Error('the game is not known in this thread')
    return game
  }
  const toldOf = ({ id, task }: Given<Task>): Told => {
    try {
      return { id, outcome: work(task, gameOf) }
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (given: Given<Task>) => port.postMessage(toldOf(given)))
}
