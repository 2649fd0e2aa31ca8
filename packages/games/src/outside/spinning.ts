import { once } from 'node:events'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'

interface Profile {
  readonly nodes: readonly ProfileNode[]
}

interface ProfileNode {
  readonly id: number
  readonly hitCount: number
  readonly callFrame: { readonly url: string; readonly lineNumber: number }
  readonly children?: readonly number[]
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[]
}

const LONG_ENOUGH = 600
const PATIENCE = 8_000

/**
 * Where in a folder a thread spends its time that never comes back, as `file:line`; null where that cannot be seen. It is
 * a fresh one, which is watched from the first: V8 tells nothing of loops it made fast before.
 */
export async function spinningPlace(
  thread: Worker,
  folder: string,
  begins: () => Promise<unknown>,
): Promise<string | null> {
  try {
    const profile = await Promise.race([watched(thread, begins), wait(PATIENCE).then(() => null)])
    return profile === null ? null : busiestIn(profile, folder)
  } catch {
    return null
  } finally {
    await thread.terminate()
  }
}

async function watched(thread: Worker, begins: () => Promise<unknown>): Promise<Profile> {
  await once(thread, 'online')
  const profiling = await thread.startCpuProfile()
  await begins()
  await wait(LONG_ENOUGH)
  return JSON.parse(await profiling.stop()) as Profile
}

function busiestIn({ nodes }: Profile, folder: string): string | null {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)))
  for (const busy of nodes.toSorted((one, other) => other.hitCount - one.hitCount))
    for (let node: ProfileNode | undefined = busy; node !== undefined; node = parents.get(node.id)) {
      const { url, lineNumber } = node.callFrame
      const file = url.startsWith('file:') ? relative(folder, fileURLToPath(url)) : '..'
      if (file.startsWith('..')) continue
      const ticks = node.positionTicks?.toSorted((one, other) => other.ticks - one.ticks)[0]
      return `${file}:${ticks?.line ?? lineNumber + 1}`
    }
  return null
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
