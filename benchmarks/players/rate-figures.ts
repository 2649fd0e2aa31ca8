import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { PlayersFigure } from './match-figures.ts'
import { COMPANIES } from './companies.ts'
import { MATCHES } from './matches.ts'
import type { NullRate, Rate } from './rates-process.ts'

const PROCESS = new URL('./rates-process.ts', import.meta.url)
const ROUNDS = 5
const SECONDS_A_ROUND = 2
const SECONDS_OF_WARM_UP = 3
const SECONDS_OF_IMAGINING = 10
/** Of a kind that was imagined less often there is no telling by itself: all such kinds are one. */
const FEWEST_TRIES = 200

/** Decisions a second that a rollout policy must reach: five microseconds each, or ten. */
const ROLLOUTS: Readonly<Record<string, number>> = { wingspan: 200_000, estraven: 200_000 }
const OTHER_ROLLOUTS = 100_000
const SEARCH_RATE = 10_000
const NET_FORWARD = 20

/** How fast playouts are, and how often imagining fails. */
export const rateFigures: readonly PlayersFigure[] = [
  ...MATCHES.map(
    ({ id, game }): PlayersFigure => ({
      id: `rollouts-${id}`,
      game,
      ms: null,
      unit: 'decisions/s',
      bar: { atLeast: ROLLOUTS[id] ?? OTHER_ROLLOUTS },
      measure: () => rateOf('rollouts', id),
    }),
  ),
  {
    id: 'search-rate',
    game: 'wingspan',
    ms: null,
    unit: 'playouts/s',
    bar: { atLeast: SEARCH_RATE },
    measure: () => rateOf('search', 'wingspan'),
  },
  {
    id: 'net-forward',
    game: 'nets',
    ms: null,
    unit: 'µs',
    bar: { atMost: NET_FORWARD },
    measure: netForward,
  },
  ...COMPANIES.map(
    ({ id, game }): PlayersFigure => ({
      id: `fork-null-rate-${id}`,
      game,
      ms: null,
      unit: '%',
      bar: { atMost: 1 },
      measure: () => nullRate(id),
    }),
  ),
]

async function rateOf(what: 'rollouts' | 'search', id: string): Promise<Measurement> {
  const runs = await ratesOf(`${what} ${id}`)
  const value = median(runs)
  return { value, runs, detail: `${amount(1e6 / value)} µs each, of one core, the kernel's share included` }
}

async function netForward(): Promise<Measurement> {
  const runs = (await ratesOf('net all')).map((rate) => 1e6 / rate)
  return { value: median(runs), runs, detail: 'layers 256-256-256-1, in which no input and no hidden number is zero' }
}

/** How often something is done in a second, in each round. */
async function ratesOf(what: string): Promise<readonly number[]> {
  const bench = openWorkbench<Rate>(PROCESS)
  try {
    await bench.ask(`${what} ${SECONDS_OF_WARM_UP}`)
    const runs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { done, seconds } = await bench.ask(`${what} ${SECONDS_A_ROUND}`)
      runs.push(done / seconds)
    }
    return runs
  } finally {
    bench.close()
  }
}

async function nullRate(id: string): Promise<Measurement> {
  const bench = openWorkbench<Rate>(PROCESS)
  try {
    const { done, nulls } = await bench.ask(`nulls ${id} ${SECONDS_OF_IMAGINING}`)
    const worst = toldApart(nulls).toSorted((a, b) => percent(b) - percent(a))
    const value = Math.max(0, ...worst.map(percent))
    const all = percent({ kind: '', tries: done, nulls: nulls.reduce((sum, each) => sum + each.nulls, 0) })
    const told = worst.slice(0, 3).map((each) => `${each.kind} ${percent(each).toFixed(2)} % of ${amount(each.tries)}`)
    const detail = `of the worst kind of question; ${all.toFixed(3)} % of all ${amount(done)}; ${told.join(', ')}`
    return { value, runs: worst.map(percent), detail }
  } finally {
    bench.close()
  }
}

/** Kinds that were imagined often enough to be told apart, and all others as one. */
export function toldApart(kinds: readonly NullRate[]): readonly NullRate[] {
  const { often = [], seldom = [] } = Object.groupBy(kinds, ({ tries }) => (tries >= FEWEST_TRIES ? 'often' : 'seldom'))
  if (seldom.length === 0) return often
  const together = {
    kind: `${seldom.length} rarer kinds`,
    tries: seldom.reduce((sum, { tries }) => sum + tries, 0),
    nulls: seldom.reduce((sum, { nulls }) => sum + nulls, 0),
  }
  return [...often, together]
}

function percent({ tries, nulls }: NullRate): number {
  return tries === 0 ? 0 : (100 * nulls) / tries
}
