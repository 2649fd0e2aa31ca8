import type { TableState } from '@turnwright/protocol/client'
import { LookStore } from '../replay/look-store.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { PlayedRecord } from '../replay/played-record.ts'
import { client } from '../server/client.ts'
import type { Pair } from './beside-path.ts'
import { wayOf } from './shared-axis.ts'
import type { ComparedGame } from './use-turn-lines.ts'

/** A game that is over, played again in a worker of its own. */
export interface OpenedGame extends ComparedGame {
  readonly table: string
  readonly game: GameOutline
  /** Who played it, where its name does not say. */
  readonly who: string | null
  readonly source: PlayedRecord
  readonly looks: LookStore
  /** The moment at which the other game goes another way; null where it never does. */
  readonly parts: number | null
}

/** What a game and the one that was played on from it are called. */
const WAYS = ['Really', 'Played on'] as const

interface Fetched {
  readonly id: string
  readonly state: TableState
  readonly record: { readonly log: readonly LoggedAnswer[] }
}

interface LoggedAnswer {
  readonly kind: string
  readonly seat?: number
  readonly title?: unknown
  readonly about?: unknown
  readonly selection?: unknown
}

/** Opens both games; whoever may not have one of the records is told so by the server. */
export async function openPair({ tables, seats }: Pair, locale: string): Promise<readonly [OpenedGame, OpenedGame]> {
  const fetched = await Promise.all([fetchGame(tables[0]), fetchGame(tables[1])])
  const [first, second] = fetched
  if (first.state.game !== second.state.game) throw new Error('These two are different games. Choose two of one deal.')
  const played = await openBoth(first.record, second.record, locale)
  const { origin } = second.state
  const isFork = origin !== null && origin.table === first.id
  const from = [isFork ? origin.at : played[0].outline.outline.first, played[1].outline.outline.first] as const
  const alike = alikeIn(first.record.log.slice(from[0]), second.record.log.slice(from[1]))
  const open = (at: 0 | 1): OpenedGame => {
    const { source, outline: game } = played[at]
    const seat = Math.min(seats[at], game.players.length - 1)
    return {
      table: tables[at],
      name: isFork ? WAYS[at] : whoIn(fetched[at].state, game, seat),
      who: isFork ? whoIn(fetched[at].state, game, seat) : null,
      seat,
      players: game.players,
      source,
      game,
      way: wayOf(game.outline, from[at]),
      looks: new LookStore(source, game, from[at], seat),
      parts: alike === null ? null : from[at] + alike,
    }
  }
  return [open(0), open(1)]
}

/** Both, or neither: where one cannot be played, the worker of the other is not left behind. */
async function openBoth(first: object, second: object, locale: string) {
  const opened = await PlayedRecord.open(first, locale)
  try {
    return [opened, await PlayedRecord.open(second, locale)] as const
  } catch (problem) {
    opened.source.close()
    throw problem
  }
}

async function fetchGame(id: string): Promise<Fetched> {
  const asked = { params: { id }, query: {} }
  const [record, state] = await Promise.all([
    client.call('GET /api/tables/:id/record', asked),
    client.call('GET /api/tables/:id', asked),
  ])
  return { id, state, record: record as unknown as Fetched['record'] }
}

/** How many answers two games share from the beginning on; null where they share them all. */
export function alikeIn(one: readonly LoggedAnswer[], other: readonly LoggedAnswer[]): number | null {
  const differs = one.findIndex((entry, at) => other[at] === undefined || faceOf(entry) !== faceOf(other[at]))
  if (differs >= 0) return differs
  return other.length > one.length ? one.length : null
}

function faceOf({ kind, seat, about, title, selection }: LoggedAnswer): string {
  return JSON.stringify([kind, seat, about ?? title, selection])
}

function whoIn({ you }: TableState, { players }: GameOutline, seat: number): string {
  return you.seat === seat ? 'You' : (players[seat]?.name ?? '')
}
