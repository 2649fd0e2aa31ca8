import { parentPort, workerData } from 'node:worker_threads'
import { type GameModule, randomAgent } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { placeIn, reasonOf } from './modules-in.ts'
import type { Heard } from './try-out.ts'

const { id, gamesUrl } = workerData as { readonly id: string; readonly gamesUrl: string }
const { games } = (await import(gamesUrl)) as { readonly games: readonly GameModule[] }
const tell = (heard: Heard): void => parentPort?.postMessage(heard)

// Whoever watches it has to be ready before it plays.
await new Promise((play) => parentPort?.once('message', play))
tell('begins')
tell({ fault: faultOf(games.find(({ definition }) => definition.id === id) as GameModule) })

/** What breaks when the game is played at random; null where nothing does. */
function faultOf({ definition }: GameModule): string | null {
  const names = Array.from({ length: definition.seats.min }, (_, seat) => `Player ${seat + 1}`)
  try {
    const game = createGame(definition, { players: names, seed: 'first try', options: {} })
    for (const seat of names.keys()) {
      const answer = randomAgent.create(Random.fromSeed(`seat ${seat}`))
      game.seatResponder(seat, (question) => {
        tell('asked')
        return answer(question)
      })
    }
    game.run()
    if (game.fault === null) return null
    const place = placeIn(game.fault.stack)
    return `${definition.name} breaks when it is played: ${game.fault.message}${place === null ? '' : ` (at ${place})`}`
  } catch (error) {
    return `${definition.name} cannot be set up: ${reasonOf(error)}`
  }
}
