import { readdirSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'

/** Everything that a program starts inherits this, wherever it goes. */
const MARK = 'TURNWRIGHT_SEAT'
/** Whoever starts others faster than they are ended is looked for again. */
const MOST_LOOKS = 20

/** A mark for the environment of a program, by which its children are found. */
export function newMark(): Readonly<Record<typeof MARK, string>> {
  return { [MARK]: randomUUID() }
}

/** Ends those who left the group of a program, where the system tells who is running (Linux). */
export function endStrays(mark: ReturnType<typeof newMark>): void {
  const wanted = `${MARK}=${mark[MARK]}`
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const found = running().filter((pid) => environmentOf(pid).includes(wanted))
    if (found.length === 0) return
    for (const pid of found) end(pid)
  }
}

function running(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Empty for those of others, for those that are gone, and for those that nobody has buried yet. */
function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function end(pid: string): void {
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
