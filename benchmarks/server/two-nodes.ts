import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'
import { type Contender, openContender, type Stretch } from './contender.ts'
import type { RaceLength } from './durable-answers.ts'
import { onPostgres } from './on-postgres.ts'
import { startDealingServer } from './server-process.ts'

/** How much two nodes on one PostgreSQL carry for each answer of one that is alone, by the processor time that an answer takes them. */
export function twoNodes({ tables, rounds, seconds, warmUp }: RaceLength): Promise<Measurement> {
  return onPostgres(async (url, folder) => {
    const nodes: Contender[] = []
    const play = (length: number, those: readonly Contender[]): Promise<readonly Stretch[]> =>
      Promise.all(those.map((node) => node.closedLoop(length)))
    try {
      while (nodes.length < 2)
        nodes.push(await openContender('ours', folder, tables, (own) => startDealingServer(own, url), 'mix'))
      await play(warmUp, nodes)
      const works: { readonly one: number; readonly two: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const one = workOf(await play(seconds, nodes.slice(0, 1)))
        works.push({ one, two: workOf(await play(seconds, nodes)) })
      }
      const runs = works.map(({ one, two }) => (2 * one) / two)
      const told = (which: 'one' | 'two'): string => amount(1_000 * median(works.map((work) => work[which])))
      return {
        value: median(runs),
        runs,
        detail: `${told('one')} ms of a node's processor time each while it is alone, ${told('two')} beside another`,
      }
    } finally {
      for (const node of nodes) await node.close()
    }
  })
}

/** Seconds of processor time for each answer. */
function workOf(stretches: readonly Stretch[]): number {
  const sum = (of: (stretch: Stretch) => number): number => stretches.reduce((all, each) => all + of(each), 0)
  return sum(({ worked }) => worked) / sum(({ answers }) => answers)
}
