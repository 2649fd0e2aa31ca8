import type { LogEntry, Snapshot } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { median } from '../figure.ts'
import { type CardGameState, cardGame } from './card-game.ts'
import { answer, answerAndProject, type BenchGame, gamesOf } from './play.ts'

const LONG_LOG = 10_000
const SHORT_LOG = 100
const PAIRS = 40
const BLOCKS = 6
const ANSWERS_A_BLOCK = 10

const open = gamesOf(cardGame({ endless: true }))

/**
 * Time of one answer after a log of 10,000 to that after 100, in one endless game.
 *
 * A game is really played for 10,000 answers and then resumed twice from its snapshot: once with its whole log, once
 * with the last 100 entries only, as if they were all. Both then stand at the same position with the same chance to
 * come and get the same answers, so nothing differs but the length of the log. They take turns in short blocks, and
 * begin again from the snapshot before the logs have grown much.
 */
export function measureGrowth(seed: string): number {
  const played = open()
  played.run()
  const chance = Random.fromSeed(seed)
  for (let i = 0; i < LONG_LOG; i++) answer(played, chance)
  const snapshot = played.snapshot()
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const long = resumed(snapshot, played.log)
    const short = resumed(shortened(snapshot), played.log.slice(-SHORT_LOG))
    ratios.push(timeRatio(long, short, `${seed}/${pair}`))
    if (long.fingerprint() !== short.fingerprint()) throw new Error('the two games went different ways')
  }
  return median(ratios)
}

/** The same position with all but the newest answers behind it forgotten. */
function shortened(snapshot: Snapshot<CardGameState>): Snapshot<CardGameState> {
  const { position } = snapshot
  const forgotten = position.answers - SHORT_LOG
  return {
    ...snapshot,
    entries: SHORT_LOG,
    position: { ...position, answers: SHORT_LOG, barrier: Math.max(0, position.barrier - forgotten) },
  }
}

function resumed(snapshot: Snapshot<CardGameState>, log: readonly LogEntry[]): BenchGame<CardGameState> {
  const game = open()
  game.resume(snapshot, log)
  return game
}

function timeRatio(long: BenchGame<CardGameState>, short: BenchGame<CardGameState>, seed: string): number {
  const [longChance, shortChance] = [Random.fromSeed(seed), Random.fromSeed(seed)]
  const blocks: number[] = []
  for (let block = 0; block < BLOCKS; block++) {
    // Whoever comes second finds warm caches: they take turns at that too.
    const longFirst = block % 2 === 0
    const before = longFirst ? timeBlock(long, longChance) : 0
    const between = timeBlock(short, shortChance)
    const after = longFirst ? before : timeBlock(long, longChance)
    blocks.push(after / between)
  }
  return median(blocks)
}

function timeBlock(game: BenchGame<CardGameState>, chance: Random): number {
  const start = performance.now()
  for (let i = 0; i < ANSWERS_A_BLOCK; i++) answerAndProject(game, chance)
  return performance.now() - start
}
