import type { GameModule, Seat } from '@turnwright/kernel'
import { botName } from '@turnwright/table'
import { botFor, type SeatedBot } from '../bots/asked-bots.ts'
import { agentOf } from '../game-catalog.ts'
import { Refusal } from '../refusal.ts'
import type { StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { type StoredPace, timeToComeBack } from './stored-pace.ts'

/** Who answers for a seat in the place of a person. */
export interface PlayingBot extends SeatedBot {
  readonly agent: string
}

/** The bot that answers for a seat, by name; null where a person does. */
export function botAt(table: StoredTable, seat: Seat, module: GameModule): PlayingBot | null {
  const bot = botFor(table, seat)
  return bot && { ...bot, agent: bot.agent ?? standInOf(module) }
}

/** Who stands in: neither better nor worse company than most, and quick. */
function standInOf(module: GameModule): string {
  return agentOf(module, undefined)
}

/** Whoever is played for does nothing at the table before they are back: their clock stands. */
export function mustPlayOneself({ table }: Desk, seat: Seat): void {
  if ((table.pace.standIns[seat] ?? null) !== null) throw new Refusal('stood-in')
}

/** From the next question on a bot plays for the seat; the log says so. */
export function letBotPlay({ game, table, module }: Desk, seat: Seat): StoredPace {
  const agent = standInOf(module)
  const { seats, pace } = table
  const name = botName(
    agent,
    [...seats, ...pace.standIns].map((each) => each?.name ?? null),
  )
  game?.changeSeat(seat, name)
  return withStandIn(table, seat, { agent, name, since: game?.history.length ?? 0 })
}

/** From now on whoever sits there plays again, and has time to. */
export function letOwnerPlay({ game, table }: Desk, seat: Seat): StoredPace {
  const { pace, seats } = table
  game?.changeSeat(seat, seats[seat]?.name ?? '')
  const back = withStandIn(table, seat, null)
  const { clock } = pace.rule
  if (clock.kind === 'none') return back
  const left = pace.left.map((each, at) => (at === seat ? Math.max(each, timeToComeBack(clock)) : each))
  return { ...back, left }
}

function withStandIn({ pace, seats }: StoredTable, seat: Seat, given: StoredPace['standIns'][number]): StoredPace {
  const standIns = seats.map((_, at) => (at === seat ? given : (pace.standIns[at] ?? null)))
  return { ...pace, standIns, proposal: null }
}
