import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { AgentKind } from '@turnwright/kernel'

/** Tries what it may not do, and tells at its first question how that went. */
export const nosy: AgentKind = {
  about: 'Reads, writes, starts and calls what is none of its business.',
  create: () => () => {
    const tried = [
      () => readFileSync('/etc/hostname'),
      () => writeFileSync(`${tmpdir()}/nosy`, 'here'),
      () => execFileSync('true'),
    ].map(outcome)
    // A call is refused later than at once: whether it would be is asked.
    throw new Error([...tried, process.permission.has('net') ? 'may call' : 'may not call'].join(' '))
  },
}

function outcome(act: () => unknown): string {
  try {
    act()
    return 'done'
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'failed'
  }
}
