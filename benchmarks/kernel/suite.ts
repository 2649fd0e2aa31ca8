import { type Measurement, median, type Suite } from '../figure.ts'
import { amount } from '../report.ts'
import { openWorkbench } from '../workbench.ts'
import type { MemoryOfGames } from './open-games-process.ts'
import { raceAgainstPeer, rateOf } from './race.ts'

const GROWTH_RUNS = 9
const MEMORY_RUNS = 3
const OPEN_GAMES = 10_000

/** The kernel against boardgame.io, and against its own promises. */
export const kernelSuite: Suite = {
  id: 'kernel',
  figures: [
    {
      id: 'playout-cards',
      unit: 'times the peer',
      bar: { atLeast: 200 },
      measure: () =>
        raceAgainstPeer('cards in process', ['cards by the peer, reducer', 'cards by the peer, reducer without undo']),
    },
    {
      id: 'playout-tictactoe',
      unit: 'times the peer',
      bar: { atLeast: 70 },
      measure: () =>
        raceAgainstPeer('tic-tac-toe in process', [
          'tic-tac-toe by the peer, reducer',
          'tic-tac-toe by the peer, reducer without undo',
        ]),
    },
    {
      id: 'answer-cards',
      unit: 'times the peer',
      bar: { atLeast: 14 },
      measure: () =>
        raceAgainstPeer('cards answered', ['cards by the peer, Client', 'cards by the peer, Client without undo']),
    },
    { id: 'answer-growth', unit: 'times as long', bar: { atMost: 1.1 }, measure: answerGrowth },
    {
      id: 'imagine-cards',
      unit: 'a second',
      bar: { atLeast: 180_000 },
      measure: () => rateOf('cards imagined, answer by a responder', ['cards imagined, answer handed in']),
    },
    { id: 'memory-open-game', unit: 'kB a game', bar: { atMost: 16 }, measure: memoryOfOpenGames },
  ],
}

async function answerGrowth(): Promise<Measurement> {
  const bench = openWorkbench<{ ratio: number }>(new URL('./growth-process.ts', import.meta.url))
  try {
    await bench.ask('warm-up')
    const runs: number[] = []
    for (let run = 0; run < GROWTH_RUNS; run++) runs.push((await bench.ask(`run ${run}`)).ratio)
    return { value: median(runs), runs, detail: 'one answer after 10,000 others to one after 100, at equal positions' }
  } finally {
    bench.close()
  }
}

async function memoryOfOpenGames(): Promise<Measurement> {
  const file = new URL('./open-games-process.ts', import.meta.url)
  const measured: MemoryOfGames[] = []
  for (let run = 0; run < MEMORY_RUNS; run++) {
    const bench = openWorkbench<MemoryOfGames>(file, { nodeOptions: ['--expose-gc'] })
    try {
      measured.push(await bench.ask(OPEN_GAMES))
    } finally {
      bench.close()
    }
  }
  const inKilobytes = (of: (memory: MemoryOfGames) => number): number[] => measured.map((one) => of(one) / 1000)
  const runs = inKilobytes(({ resident }) => resident)
  const freed = amount(median(inKilobytes(({ freedByClosing }) => freedByClosing)))
  const detail = `${freed} kB are freed when a game is closed; the rest is spare pages of the engine`
  return { value: median(runs), runs, detail }
}
