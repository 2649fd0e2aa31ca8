import { Random } from '@turnwright/kernel'
import { serveWorkbench } from '../workbench.ts'
import { cardGame } from './card-game.ts'
import { answer, type BenchGame, gamesOf } from './play.ts'

const ANSWERS_EACH = 12

const open = gamesOf(cardGame())
const tables: BenchGame<unknown>[] = []

serveWorkbench((games) => ({ bytesEach: memoryOf(Number(games)) }))

/** What the process grows by, for each game that waits for an answer and holds everything it needs to go on. */
function memoryOf(games: number): number {
  const chance = Random.fromSeed('tables')
  const before = resident()
  for (let i = 0; i < games; i++) {
    const game = open()
    game.run()
    for (let answers = 0; answers < ANSWERS_EACH; answers++) answer(game, chance)
    tables.push(game)
  }
  const grown = resident() - before
  if (tables.some(({ waiting }) => waiting === null)) throw new Error('a game that should wait does not')
  return grown / games
}

function resident(): number {
  if (globalThis.gc === undefined) throw new Error('memory is measured with --expose-gc')
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage.rss()
}
