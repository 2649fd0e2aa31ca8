import { Random } from '@turnwright/kernel/search'
import { serveWorkbench } from '../workbench.ts'
import { cardGame } from './card-game.ts'
import { answer, type BenchGame, gamesOf } from './play.ts'

/** Bytes for each open game. */
export interface MemoryOfGames {
  /** What the process grows by when the games are opened. */
  readonly resident: number
  /** What it shrinks by when they are closed: the rest is the engine's spare pages, whatever the number of games. */
  readonly freedByClosing: number
}

const ANSWERS_EACH = 12

serveWorkbench((games) => measureMemory(Number(games)))

async function measureMemory(games: number): Promise<MemoryOfGames> {
  const before = residentNow()
  let tables: BenchGame<unknown>[] | null = openGames(games)
  const resident = residentNow()
  const open = await residentAfterRelease()
  if (!tables.every(({ waiting }) => waiting !== null)) throw new Error('a game that should wait does not')
  tables = null
  const closed = await residentAfterRelease()
  return { resident: (resident - before) / games, freedByClosing: (open - closed) / games }
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

function residentNow(): number {
  const collect = collector()
  collect()
  collect()
  return process.memoryUsage.rss()
}

/** The last-resort collection also gives the engine's spare pages back. */
async function residentAfterRelease(): Promise<number> {
  const collect = collector()
  for (let pass = 0; pass < 2; pass++) await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  return process.memoryUsage.rss()
}

function collector(): NodeJS.GCFunction {
  if (globalThis.gc === undefined) throw new Error('memory is measured with --expose-gc')
  return globalThis.gc
}
