import type { AgentKind } from '@turnwright/kernel'

const MEGABYTE = 1_000_000

/** Takes memory that no limit of its own heap counts. */
export const buffers: AgentKind = {
  about: 'Fills buffers.',
  create: () => () => {
    const kept: Buffer[] = []
    for (let filled = 0; filled < 3000; filled += 20) kept.push(Buffer.alloc(20 * MEGABYTE, 1))
    for (;;) if (kept.length === 0) return undefined
  },
}
