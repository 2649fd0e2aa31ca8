import type { Game } from '@turnwright/kernel/host'
import { BrokenSeries } from './broken-game.ts'
import type { Keep } from './kept-games.ts'
import type { Simulator } from './simulator.ts'
import type { Stretch } from './stretch.ts'
import { count, emptyTally, type Tally } from './tally.ts'

/** Plays, keeps and counts the games of a stretch. The first that breaks ends it with a BrokenSeries. */
export function playStretch(simulator: Simulator, { from, to }: Stretch, keep: Keep): Tally {
  const tally = emptyTally(simulator.seats)
  for (let number = from; number < to; number++) {
    const game = simulator.play(number)
    if (game.result === null) throw unfinished(game, number, keep)
    keepOrBreak(keep, number, game)
    count(tally, simulator, game, number)
  }
  return tally
}

function unfinished(game: Game, number: number, keep: Keep): BrokenSeries {
  const { fault, table } = game
  const what = fault === null ? 'waits for somebody who never answers' : `failed: ${fault.message}`
  return new BrokenSeries({
    number,
    seed: table.seed,
    what,
    stack: fault?.stack ?? null,
    record: keptAnyway(keep, number, game),
  })
}

/** A game that broke is told even where it cannot be kept. */
function keptAnyway(keep: Keep, number: number, game: Game): string | null {
  try {
    return keep(number, game)
  } catch {
    return null
  }
}

function keepOrBreak(keep: Keep, number: number, game: Game): void {
  try {
    keep(number, game)
  } catch (thrown) {
    const { message, stack = null } = thrown instanceof Error ? thrown : new Error(String(thrown))
    const what = `cannot be kept: ${message}`
    throw new BrokenSeries({ number, seed: game.table.seed, what, stack, record: null })
  }
}
