import { serveWorkbench } from '../workbench.ts'
import { closedLoop } from './load/closed-loop.ts'
import { offered } from './load/offered.ts'
import { OurTable } from './load/our-table.ts'
import type { PlayedTable } from './load/played-table.ts'
import { PeerMatch } from './peer/match.ts'
import { type Play, scriptsOf } from './script/casts.ts'
import type { Script } from './script/script.ts'
import { ScriptedTable } from './script/scripted-table.ts'

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
  const open = opening()
  const all: PlayedTable[] = []
  for (let nth = 0; nth < Number(tables); nth++) all.push(await open(nth))
  return all
}

function opening(): (nth: number) => Promise<PlayedTable> {
  if (play === 'whole') return () => openWhole()
  const scripts = scriptsOf(play as Play)
  return (nth) => ScriptedTable.open(Number(port), scripts[nth % scripts.length] as Script)
}

function openWhole(): Promise<PlayedTable> {
  return side === 'ours' ? OurTable.open(Number(port), 'bench-cards-endless', 2) : PeerMatch.open(Number(port))
}
