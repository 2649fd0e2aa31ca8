import {
  type GameSummary,
  type Identity,
  newKey,
  persist,
  type SeatRequest,
  type TableRequest,
  type TableState,
} from '@turnwright/protocol/client'
import { takeName } from '../identity/identity.ts'
import { keptName } from '../identity/kept-name.ts'
import { goTo, tablePath } from '../navigation/navigation.ts'
import { openOffline } from '../offline/open-offline.ts'
import { client } from '../server/client.ts'
import { fetchAhead } from '../table/about-to-sit.ts'
import { justOpened } from '../table/just-opened.ts'

/** How many sit down where a game allows several: enough to be lively, few enough to be quick. */
const LIVELY = 3

export function livelySeats({ seats }: Pick<GameSummary, 'seats'>): number {
  return Math.min(Math.max(LIVELY, seats.min), seats.max)
}

/** The best company there is: the fair one, else anyone but the one who answers at random, unless there is nobody else. */
export function bestAgent({ agents }: Pick<GameSummary, 'agents'>): string | undefined {
  const fair = agents.find(({ name }) => name === 'fair')
  return (fair ?? agents.find(({ name }) => name !== 'random') ?? agents[0])?.name
}

/** With the game's own defaults, or with those of a preset. */
export async function playAgainstBots(
  game: GameSummary,
  me: Identity | null,
  options?: TableRequest['options'],
): Promise<void> {
  const table = await openTable({ ...againstBots(game), ...(options === undefined ? {} : { options }) }, me)
  goTo(tablePath(table.id))
}

/** The same in this browser alone. */
export async function playOffline(game: GameSummary): Promise<void> {
  const table = await openOffline(againstBots(game))
  goTo(tablePath(table.id))
}

function againstBots(game: GameSummary): TableRequest {
  const agent = bestAgent(game)
  const bot: SeatRequest = agent === undefined ? { kind: 'bot' } : { kind: 'bot', agent }
  return { game: game.id, seats: seatsFor(livelySeats(game), bot) }
}

/** Opens a table, copies the link to it and goes there. */
export async function inviteFriends(game: GameSummary, me: Identity | null): Promise<void> {
  const table = await openTable({ game: game.id, seats: seatsFor(livelySeats(game), { kind: 'open' }) }, me)
  await copyInvite(table)
  goTo(tablePath(table.id))
}

/** However often it is asked for because the line broke, one table is opened. The lobby has been told who we are, or that we are nobody yet. */
export async function openTable(request: TableRequest, me: Identity | null): Promise<TableState> {
  const named = me === null ? takeName(keptName.read()) : me
  // Whoever clicks has made up their mind; the name goes first, since the table waits for it.
  void fetchAhead(request.game)
  await named
  const body = { ...request, key: newKey() }
  const table = await persist(() => client.call('POST /api/tables', { body }))
  justOpened.keep(table)
  return table
}

export function inviteLink({ id, invite }: Pick<TableState, 'id' | 'invite'>): string {
  return new URL(tablePath(id, invite), location.origin).href
}

/** Whether a link leads nowhere from any other machine. */
export function opensHereOnly(link: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname)
}

/** False where the browser keeps its clipboard shut: the table shows the link as well. */
export async function copyInvite(table: Pick<TableState, 'id' | 'invite'>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(inviteLink(table))
    return true
  } catch {
    return false
  }
}

export function seatsFor(count: number, other: SeatRequest): SeatRequest[] {
  return [{ kind: 'you' }, ...new Array<SeatRequest>(count - 1).fill(other)]
}
