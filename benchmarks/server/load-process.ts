import { serveWorkbench } from '../workbench.ts'
import { closedLoop } from './load/closed-loop.ts'
import { offered } from './load/offered.ts'
import type { PlayedTable } from './load/played-table.ts'
import type { Play } from './script/casts.ts'

/** What the load generator is asked, and what it tells. */
export interface Played {
  /** Given in the closed loop, or at the offered rate. */
  readonly answers: number
  readonly seconds: number
  /** Milliseconds from sending to acknowledgement; of offered answers only. */
  readonly latencies: readonly number[]
}

const [side = '', port = '', tables = '', play = 'whole'] = process.argv.slice(2)
const opened = openAll()
process.once('disconnect', () => process.exit())

serveWorkbench(async (request): Promise<Played> => {
  const [how, seconds, rate] = String(request).split(' ')
  if (how === 'closed-loop') return { ...(await closedLoop(await opened, Number(seconds))), latencies: [] }
  const latencies = await offered(await opened, Number(rate), Number(seconds))
  return { answers: latencies.length, seconds: Number(seconds), latencies }
})

async function openAll(): Promise<readonly PlayedTable[]> {
  const open = await opening()
  const all: PlayedTable[] = []
  for (let nth = 0; nth < Number(tables); nth++) all.push(await open(nth))
  return all
}

/** Each way to play is loaded where it is played so: the games of the scripts and the peer's client are large. */
async function opening(): Promise<(nth: number) => Promise<PlayedTable>> {
  const at = Number(port)
  if (play !== 'whole') {
    const [{ scriptOf }, { ScriptedTable }] = await Promise.all([
      import('./script/casts.ts'),
      import('./script/scripted-table.ts'),
    ])
    return (nth) => ScriptedTable.open(at, scriptOf(play as Play, nth))
  }
  if (side === 'ours') {
    const { OurTable } = await import('./load/our-table.ts')
    return () => OurTable.open(at, 'bench-cards-endless', 2)
  }
  const { PeerMatch } = await import('./peer/match.ts')
  return () => PeerMatch.open(at)
}
