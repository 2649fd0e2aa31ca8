import type { AnySelection } from '@turnwright/kernel/host'
import type { BenchMoment, BenchNow, TableWish } from '@turnwright/workbench/wire'

/** What the page asks the bench to do. */
export type Wish =
  | { readonly do: 'begin'; readonly table: TableWish }
  | {
      readonly do: 'answer'
      readonly seat: number
      readonly requestId: string
      readonly title: string
      readonly selection: AnySelection
    }
  | { readonly do: 'cut'; readonly to: number }
  | { readonly do: 'go-on' | 'keep-old' | 'random' }
  | { readonly do: 'stand-at'; readonly broken: number }
  | { readonly do: 'secrets'; readonly at: number }

export interface Look {
  readonly at: number
  readonly eyes: number | null
  readonly deal: number | null
}

/** Why the bench would not. */
export class BenchRefusal extends Error {
  override readonly name = 'BenchRefusal'
}

const NOT_ITS_OWN =
  'The workbench refuses this page (403): it answers its own page alone, and takes it by the origin of what is asked. Open the address that it printed, without a proxy, in a browser that names the origin.'

async function ask(body: object): Promise<unknown> {
  const response = await fetch('/bench/do', { method: 'POST', body: JSON.stringify(body) })
  const reply: unknown = await response.json().catch(() => null)
  if (response.ok) return reply
  // Whatever stands between, a proxy or a browser with unusual flags, may take the origin away.
  if (response.status === 403) throw new BenchRefusal(NOT_ITS_OWN)
  const problem =
    typeof reply === 'object' && reply !== null && 'problem' in reply
      ? String(reply.problem)
      : `The workbench refuses (${response.status}).`
  throw new BenchRefusal(problem)
}

export async function wish(wanted: Wish): Promise<void> {
  await ask(wanted)
}

export async function lookAt(look: Look): Promise<BenchMoment> {
  return (await ask({ do: 'moment', ...look })) as BenchMoment
}

export async function scenarioAt(at: number): Promise<string> {
  return ((await ask({ do: 'scenario', at })) as { readonly text: string }).text
}

/** Tells what the bench is like, now and whenever it changes; null while it cannot be reached. */
export function followBench(tell: (now: BenchNow | null) => void): () => void {
  const events = new EventSource('/bench/events')
  events.addEventListener('message', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as BenchNow))
  events.addEventListener('error', () => tell(null))
  return () => events.close()
}
