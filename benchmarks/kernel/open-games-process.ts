import { Random } from '@turnwright/kernel'
import { serveWorkbench } from '../workbench.ts'
import { cardGame } from './card-game.ts'
import { answer, type BenchGame, gamesOf } from './play.ts'

/** Bytes for each open game. */
export interface MemoryOfGames {
  /** What the process has grown by. */
  readonly resident: number
  /** The same while the engine still holds on to the pages that opening the games needed. */
  readonly beforeRelease: number
  /** What is left of it when the games are closed: nearly nothing, or something else was measured. */
  readonly afterClosing: number
}

const ANSWERS_EACH = 12

serveWorkbench((games) => measureMemory(Number(games)))

async function measureMemory(games: number): Promise<MemoryOfGames> {
  const before = await residentAfterRelease()
  let tables: BenchGame<unknown>[] | null = openGames(games)
  collector()()
  const beforeRelease = process.memoryUsage.rss()
  const resident = await residentAfterRelease()
  if (!tables.every(({ waiting }) => waiting !== null)) throw new Error('a game that should wait does not')
  tables = null
  const afterClosing = await residentAfterRelease()
  const each = (bytes: number): number => (bytes - before) / games
  return { resident: each(resident), beforeRelease: each(beforeRelease), afterClosing: each(afterClosing) }
}

/** Games that wait for an answer and hold everything they need to go on. */
function openGames(games: number): BenchGame<unknown>[] {
  const open = gamesOf(cardGame())
  const chance = Random.fromSeed('tables')
  return Array.from({ length: games }, () => {
    const game = open()
    game.run()
    for (let answers = 0; answers < ANSWERS_EACH; answers++) answer(game, chance)
    return game
  })
}

/** The last-resort collection also gives the engine's spare pages back, as the engine does by itself when it is idle. */
async function residentAfterRelease(): Promise<number> {
  const collect = collector()
  for (let pass = 0; pass < 2; pass++) await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  return process.memoryUsage.rss()
}

function collector(): NodeJS.GCFunction {
  if (globalThis.gc === undefined) throw new Error('memory is measured with --expose-gc')
  return globalThis.gc
}
