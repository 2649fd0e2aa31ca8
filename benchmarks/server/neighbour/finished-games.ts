import { setTimeout as pause } from 'node:timers/promises'
import { Guest } from '../load/guest.ts'
import { startShippedServer } from '../server-process.ts'

const BOT = { kind: 'bot', agent: 'greedy' } as const

/** Plays so many games of bots to their end in a folder, and gives the ids of their tables. */
export async function finishedGames(folder: string, games: number): Promise<readonly string[]> {
  const server = await startShippedServer(folder, 'preparing')
  try {
    const host = await Guest.arrive(server.port, 'Eve')
    const ids: string[] = []
    for (let n = 0; n < games; n++)
      ids.push((await host.opens({ game: 'sealed-auction', visibility: 'open', seats: [BOT, BOT, BOT, BOT, BOT] })).id)
    for (const id of ids) while ((await host.sees(id)).status !== 'finished') await pause(50)
    return ids
  } finally {
    await server.kill()
  }
}
