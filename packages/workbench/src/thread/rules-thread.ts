import { parentPort, workerData } from 'node:worker_threads'
import { ResponseError } from '@turnwright/kernel/host'
import { NoGame, reasonOf } from '@turnwright/games/outside'
import { firstDifference, secretsAt } from '@turnwright/testkit/workbench'
import { BenchGame } from './bench-game.ts'
import { benchMoment } from './bench-moment.ts'
import { BrokenRules } from './broken-rules.ts'
import type { Asked, Deed, Deeds, Heard, Standing } from './deeds.ts'
import { type OpenRules, openRules } from './open-rules.ts'
import { playAtRandom } from './play-at-random.ts'
import { prove } from './prove.ts'
import { scenarioText } from './scenario-text.ts'

const { address } = workerData as { readonly address: string }
const port = parentPort
if (port === null) throw new Error('these rules are held by a thread')

/** So often somebody is told that the rules come to a question. */
const ALIVE_EVERY = 250
let lastAlive = performance.now()

function alive(): void {
  const now = performance.now()
  if (now - lastAlive < ALIVE_EVERY) return
  lastAlive = now
  tell('alive')
}

function tell(heard: Heard): void {
  port?.postMessage(heard)
}

let opened: OpenRules | null = null
let bench: BenchGame | null = null

function rules(): OpenRules {
  if (opened === null) throw new Error('the rules are not open yet')
  return opened
}

function running(): BenchGame {
  if (bench === null) throw new Error('no game has begun yet')
  return bench
}

function standing(): Standing {
  const { now, played } = running()
  return { now, played }
}

type Doing = { readonly [D in Deed]: (asks: Deeds[D]['asks']) => Deeds[D]['replies'] | Promise<Deeds[D]['replies']> }

const doing: Doing = {
  open: async () => {
    opened = await openRules(address)
    return opened.facts
  },
  begin: ({ table, log }) => {
    bench = new BenchGame(rules().module.definition, table, log, alive)
    return standing()
  },
  answer: (given) => {
    const { definition, table, log } = running()
    try {
      running().answer(given)
    } catch (thrown) {
      // A game whose rules broke goes no further: its author goes on where it stood.
      if (thrown instanceof BrokenRules) bench = new BenchGame(definition, table, log.slice(), alive)
      throw thrown
    }
    return standing()
  },
  prove: (played) => prove(rules().module.definition, played, alive),
  compare: ({ one, other }) => ({ difference: firstDifference(one, other) }),
  state: ({ at }) => ({ state: running().at(at).state }),
  moment: (look) => benchMoment(running(), look),
  random: ({ table }) => {
    const { run, broken } = playAtRandom(rules().module, table, alive)
    return { run, broken: broken.map(({ seed, log }) => ({ table: { ...table, seed }, log })) }
  },
  secrets: ({ at }) => {
    const { table, log } = running()
    return { at, ...secretsAt(rules().module, table, log.slice(0, at)) }
  },
  scenario: ({ at, file }) => {
    const { table, log } = running()
    return { text: scenarioText(rules(), file, table, log.slice(0, at)) }
  },
}

async function carryOut({ id, deed, asks }: Asked): Promise<void> {
  lastAlive = performance.now()
  try {
    // Each deed was asked for with what it takes: the process that holds this thread is typed by the same table.
    const reply = await (doing[deed] as (asks: unknown) => unknown)(asks)
    tell({ id, reply: JSON.stringify(reply) })
  } catch (thrown) {
    tell({ id, ...problemOf(thrown) })
  }
}

/** What their author can mend is told as it is; of anything else, where it came from. */
function problemOf(thrown: unknown): { readonly problem: string; readonly isRefusal: boolean } {
  if (thrown instanceof NoGame || thrown instanceof BrokenRules) return { problem: thrown.message, isRefusal: false }
  if (thrown instanceof ResponseError) return { problem: `That answer is refused: ${thrown.message}`, isRefusal: true }
  return { problem: reasonOf(thrown), isRefusal: false }
}

port.on('message', (asked: Asked) => void carryOut(asked))
