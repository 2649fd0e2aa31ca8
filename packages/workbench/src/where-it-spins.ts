import { once } from 'node:events'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { rulesWorker } from './rules-worker.ts'
import type { Asked, Heard } from './thread/deeds.ts'

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
 * Where in a folder rules spend their time that never come back, as `file:line`; null where that cannot be seen. They
 * are asked for the same again, in a thread that is watched from the first: V8 tells nothing of loops it made fast before.
 */
export async function whereItSpins(address: string, folder: string, asked: readonly Asked[]): Promise<string | null> {
  const thread = rulesWorker(address)
  try {
    const profile = await Promise.race([watched(thread, asked), wait(PATIENCE).then(() => null)])
    return profile === null ? null : busiestIn(profile, folder)
  } catch {
    return null
  } finally {
    await thread.terminate()
  }
}

async function watched(thread: Worker, asked: readonly Asked[]): Promise<Profile> {
  await once(thread, 'online')
  const profiling = await thread.startCpuProfile()
  const before = asked.at(-2)?.id
  const reached = new Promise<void>((resolve) => {
    thread.on('message', (heard: Heard) => {
      if (typeof heard === 'object' && heard.id === before) resolve()
    })
  })
  for (const each of asked) thread.postMessage(each)
  if (before !== undefined) await reached
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
