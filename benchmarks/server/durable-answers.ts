import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { type Contender, openContender, type Side, type Stretch } from './contender.ts'
import { inMeasuredFolder } from './measured-folder.ts'

const PEERS: readonly Side[] = ['the peer', 'the peer without undo']

export interface RaceLength {
  readonly tables: number
  readonly rounds: number
  readonly seconds: number
  readonly warmUp: number
}

type Round = ReadonlyMap<Side, Stretch>

/** Answers a second in a closed loop, ours to the peer's: by turns in the same run, the peer's better way counts. */
export function durableAnswers({ tables, rounds, seconds, warmUp }: RaceLength): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const contenders: Contender[] = []
    try {
      for (const side of [...PEERS, 'ours' as const]) contenders.push(await openContender(side, folder, tables))
      for (const contender of contenders) await contender.closedLoop(warmUp)
      const played: Round[] = []
      for (let round = 0; round < rounds; round++) {
        const stretches = new Map<Side, Stretch>()
        for (const contender of contenders) stretches.set(contender.side, await contender.closedLoop(seconds))
        played.push(stretches)
      }
      return compare(played)
    } finally {
      for (const contender of contenders) await contender.close()
    }
  })
}

function compare(rounds: readonly Round[]): Measurement {
  const of = (side: Side, figure: (stretch: Stretch) => number): number[] =>
    rounds.map((round) => figure(round.get(side) as Stretch))
  const best = rounds.map((_, round) => Math.max(...PEERS.map((peer) => of(peer, rate)[round] as number)))
  const runs = of('ours', rate).map((own, round) => own / (best[round] as number))
  const told = (['ours', ...PEERS] as const).map(
    (side) =>
      `${side} ${amount(median(of(side, rate)))}/s (${amount(median(of(side, work)))} ms of processor time each)`,
  )
  return { value: median(runs), runs, detail: told.join('; ') }
}

function rate({ answers, seconds }: Stretch): number {
  return answers / seconds
}

function work({ worked, answers }: Stretch): number {
  return (worked / answers) * 1000
}
