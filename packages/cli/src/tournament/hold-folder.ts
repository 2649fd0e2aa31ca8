import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder, held by this process for as long as it runs, or one beside it where another process holds it. What somebody
 * left who was killed is taken over.
 */
export function holdFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const mark = join(folder, 'held-by')
  const me = String(process.pid)
  try {
    writeFileSync(mark, me, { flag: 'wx' })
    return folder
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
  }
  const holder = Number(readFileSync(mark, 'utf8'))
  if (holder !== process.pid && isRunning(holder)) return holdFolder(`${folder}-${me}`)
  writeFileSync(mark, me)
  return folder
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    // It runs, but belongs to somebody else.
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}
