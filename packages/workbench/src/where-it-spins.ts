import { spinningPlace } from '@turnwright/games/outside'
import { rulesWorker } from './rules-worker.ts'
import type { Asked, Heard } from './thread/deeds.ts'

/** Where in a folder rules are that never come back, as `file:line`: they are asked for the same again, and watched. */
export function whereItSpins(address: string, folder: string, asked: readonly Asked[]): Promise<string | null> {
  const thread = rulesWorker(address)
  const before = asked.at(-2)?.id
  return spinningPlace(thread, folder, () => {
    const reached = new Promise<void>((resolve) => {
      thread.on('message', (heard: Heard) => {
        if (typeof heard === 'object' && heard.id === before) resolve()
      })
    })
    for (const each of asked) thread.postMessage(each)
    return before === undefined ? Promise.resolve() : reached
  })
}
