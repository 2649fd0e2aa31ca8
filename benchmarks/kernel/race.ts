import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench, type Workbench } from '../workbench.ts'
import type { Stretch } from './contender-process.ts'
import type { ContenderName } from './contenders.ts'

const ROUNDS = 7
const SECONDS_A_ROUND = 0.7
const SECONDS_OF_WARM_UP = 1.5

/** Ours against the peer's ways, taking turns in the same run; the peer's best way of each round counts. */
export async function raceAgainstPeer(
  ours: ContenderName,
  peers: readonly [ContenderName, ...ContenderName[]],
): Promise<Measurement> {
  const rounds = await takeTurns([...peers, ours])
  const of = (name: ContenderName, rate: (stretch: Stretch) => number): number[] =>
    rounds.map((round) => rate(round.get(name) as Stretch))
  const ratios = (rate: (stretch: Stretch) => number): number[] => {
    const best = rounds.map((_, round) => Math.max(...peers.map((peer) => of(peer, rate)[round] as number)))
    return of(ours, rate).map((own, round) => own / (best[round] as number))
  }
  const runs = ratios(byWork)
  const rates = [ours, ...peers].map((name) => `${name} ${amount(median(of(name, byWork)))}/s`)
  const detail = `${rates.join('; ')}; by the wall clock ${amount(median(ratios(byClock)))}`
  return { value: median(runs), runs, detail }
}

/** How much of something is done in a second, and of `others` in the same run, for the record. */
export async function rateOf(name: ContenderName, others: readonly ContenderName[] = []): Promise<Measurement> {
  const names = [name, ...others]
  const rounds = await takeTurns(names)
  const rates = (of: ContenderName, rate: (stretch: Stretch) => number): number[] =>
    rounds.map((round) => rate(round.get(of) as Stretch))
  const details = names.map(
    (of) => `${of} ${amount(median(rates(of, byWork)))}/s (by the wall clock ${amount(median(rates(of, byClock)))}/s)`,
  )
  const runs = rates(name, byWork)
  return { value: median(runs), runs, detail: details.join('; ') }
}

/**
 * Processor time of the one thread that plays: on an idle machine the same as the clock on the wall, on a busy one
 * what that clock would show if nobody else were there.
 */
function byWork({ done, worked }: Stretch): number {
  return done / worked
}

function byClock({ done, passed }: Stretch): number {
  return done / passed
}

type Round = ReadonlyMap<ContenderName, Stretch>

async function takeTurns(names: readonly ContenderName[]): Promise<readonly Round[]> {
  const file = new URL('./contender-process.ts', import.meta.url)
  const contenders = names.map((name): [ContenderName, Workbench<Stretch>] => [
    name,
    openWorkbench<Stretch>(file, { args: [name] }),
  ])
  try {
    for (const [, bench] of contenders) await bench.ask(SECONDS_OF_WARM_UP)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const stretches = new Map<ContenderName, Stretch>()
      for (const [name, bench] of contenders) stretches.set(name, await bench.ask(SECONDS_A_ROUND))
      rounds.push(stretches)
    }
    return rounds
  } finally {
    for (const [, bench] of contenders) bench.close()
  }
}
