import type { GameModule, Seat } from '@turnwright/kernel'
import type { HintRule, TableState } from '@turnwright/protocol/client'
import { planOf } from '@turnwright/search'
import type { SeatedTable } from './seated-table.ts'

/** Who may be given hints, and on which questions somebody was. */
export interface GivenHints {
  readonly rule: HintRule
  readonly given: readonly { readonly seat: Seat; readonly requestId: string }[]
}

/** As much of a table as decides who may be given hints. */
export interface HintedTable extends Pick<SeatedTable, 'status' | 'seats'> {
  readonly hints: GivenHints
  /** Others play the same. */
  readonly deal: object | null
}

/** Why a seat may not be given hints; null where it may. */
export function whyNoHints(
  { seats, hints, deal }: HintedTable,
  seat: Seat,
  { definition, agents }: GameModule,
): string | null {
  if (deal !== null) return 'Others play this deal too, and it is played without hints.'
  if (planOf(agents['master']) === null) return `In ${definition.name} no bot thinks ahead, so none can give a hint.`
  switch (hints.rule) {
    case 'nobody':
      return 'This table was opened without hints.'
    case 'everybody':
      return null
    case 'bots':
      return seats.some(({ kind }, at) => kind === 'person' && at !== seat)
        ? 'Other people play at this table, and it was not opened with hints.'
        : null
  }
}

/** What somebody is told of hints: of those that others were given nothing before the game is over. */
export function hintsTold(table: HintedTable, seat: Seat | null, module: GameModule): TableState['hints'] {
  const { hints, status, seats } = table
  const isSeated = seat !== null && seats[seat]?.left === false
  return {
    rule: hints.rule,
    mayAsk: status === 'playing' && isSeated && whyNoHints(table, seat, module) === null,
    given: seats.map((_, at) => (status === 'finished' || at === seat ? givenTo(hints, at) : null)),
  }
}

export function givenTo({ given }: GivenHints, seat: Seat): number {
  return given.filter((each) => each.seat === seat).length
}

/** Whether a seat was given a hint on this question: also when it is asked again, because an answer was taken back. */
export function wasHinted({ hints }: Pick<HintedTable, 'hints'>, seat: Seat, requestId: string): boolean {
  return hints.given.some((each) => each.seat === seat && each.requestId === requestId)
}
