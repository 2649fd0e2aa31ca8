import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder } from './memory-folder.ts'

const OURS = /^turnwright-tests-(\d+)$/

/**
 * Temporary files of tests lie in memory, where the machine has room: hundreds of servers keep theirs there, and each of
 * them waits for the disk whenever something is stored. They go with this process, and with the next one if it is killed.
 */
export function keepTemporaryInMemory(): void {
  const memory = memoryFolder()
  if (memory === null || process.env['TMPDIR'] !== undefined) return
  for (const name of readdirSync(memory)) {
    const [, pid] = OURS.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
  const folder = join(memory, `turnwright-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Where root tests, PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
