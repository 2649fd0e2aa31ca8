import type { Seat } from '@turnwright/kernel'
import { type Game, project, type Projection } from '@turnwright/kernel/host'
import { isGoingInCircles } from './going-in-circles.ts'
import { copyLines } from './line-copies.ts'
import type { SeatedTable } from './seated-table.ts'
import { wireCopy } from './wire-copy.ts'

/**
 * The game as a seat is told it, in words of a locale; what is as it was told before is that very part again. A table that
 * is over takes nothing back, nor one that goes in circles, whatever the kernel would allow.
 */
export function toldPlay(
  game: Game,
  seat: Seat | null,
  locale: string,
  { status }: Pick<SeatedTable, 'status'>,
  before?: Projection,
): Projection {
  const told = project(game, seat, { locale })
  const { from, lines, total } = told.log
  return {
    ...told,
    canUndo: told.canUndo && status === 'playing' && seat !== null && !isGoingInCircles(game, seat),
    view: wireCopy(told.view, before?.view),
    prompts: wireCopy(told.prompts, before?.prompts) as Projection['prompts'],
    waitingFor: wireCopy(told.waitingFor, before?.waitingFor) as Projection['waitingFor'],
    log: { from, lines: copyLines(lines, before?.log.lines), total },
    result: wireCopy(told.result, before?.result) as Projection['result'],
  }
}
