import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
const ENOUGH = 4 * 2 ** 30

/**
 * Where nothing waits for a disk, if the machine has such a place with room: what is stored outlives the program there,
 * which is all that tests ask for.
 */
export function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH ? MEMORY : null
  } catch {
    return null
  }
}
