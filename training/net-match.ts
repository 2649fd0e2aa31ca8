import { join } from 'node:path'
import { MatchBook, type MatchGame, type MatchSpec, MatchThreads, type Standing, standingOf } from '@turnwright/arena'
import { counted } from '@turnwright/kernel'
import type { Settings } from '@turnwright/search'
import { codeOf } from '../scripts/code-of.ts'
import { gamesWith, markOf } from './net-module.ts'

/** A player with a net against the same one without it, with the same processor time for both. */
export interface NetMatch {
  readonly game: string
  readonly options: readonly unknown[]
  /** The file of the net. */
  readonly net: string
  readonly level: 'strong' | 'master'
  readonly ms: number
  /** Of the player with the net, in place of those that the level has. */
  readonly settings: Partial<Settings>
  /** Of the player without it, likewise. */
  readonly against: Partial<Settings>
  readonly deals: number
  /** Other seeds, other deals: what was chosen by a match is measured on another one. */
  readonly seed: string
  /** No game is begun after so many seconds. */
  readonly seconds: number | null
  readonly threads: number
  /** Where its games are written down; a match that was stopped goes on from there. */
  readonly folder: string
}

/** By how many points the player with the net led, on average over deals, and the standard error of that. */
export interface NetStanding extends Standing {
  readonly lead: number
  readonly leadError: number
}

export async function playNetMatch(match: NetMatch, heard: (games: number) => void): Promise<NetStanding> {
  const { game, options, net, level, ms, settings, against, deals, seed, seconds, folder } = match
  const spec: MatchSpec = {
    game,
    options,
    player: { agent: `${level}-net`, settings: { ...settings, budget: { ms } } },
    rival: { agent: level, settings: { ...against, budget: { ms } } },
    series: `net ${game} ${seed}`,
  }
  // Games of another net are none of this one's.
  const book = new MatchBook(join(folder, markOf(net)), `${game}-${ms}ms`, spec, { code: codeOf(game) })
  if (book.leftOut > 0)
    console.error(
      `left out ${counted(book.leftOut, 'game')} of this match, played by another state of the code or settings`,
    )
  const until = seconds === null ? Number.POSITIVE_INFINITY : Date.now() + 1000 * seconds
  await using threads = new MatchThreads(match.threads, gamesWith(net))
  let next = 0
  const one = async (): Promise<void> => {
    while (next < 2 * deals && Date.now() < until) {
      const number = next++
      if (book.has(number)) continue
      book.add(await threads.play(spec, number))
      heard(book.games.length)
    }
  }
  await Promise.all(Array.from({ length: match.threads }, one))
  // A folder may hold more deals than were asked for.
  const games = book.games.filter(({ number }) => number < 2 * deals)
  return { ...standingOf(games), ...leadOf(games) }
}

function leadOf(games: readonly MatchGame[]): { readonly lead: number; readonly leadError: number } {
  const leads = [...Map.groupBy(games, ({ number }) => number >> 1).values()]
    .filter(({ length }) => length === 2)
    .map((pair) => pair.reduce((sum, { points, rivalPoints }) => sum + (points - rivalPoints) / 2, 0))
  const lead = leads.reduce((sum, each) => sum + each, 0) / Math.max(1, leads.length)
  const squares = leads.reduce((sum, each) => sum + (each - lead) ** 2, 0)
  return { lead, leadError: Math.sqrt(squares / Math.max(1, leads.length - 1) / Math.max(1, leads.length)) }
}

/** Whether it is no mere luck. */
export function hasWon([low]: Standing['interval']): boolean {
  return low > 1 / 2
}

export function toldOf({
  won,
  interval,
  deals,
  lead,
  leadError,
  thought,
  playouts,
  decisions,
  failed,
}: NetStanding): string {
  const percent = (share: number): string => (100 * share).toFixed(1)
  const [low, high] = interval
  return [
    `with the net ${percent(won)} % of games (95 % interval ${percent(low)} to ${percent(high)}) over ${deals} deals from both seats`,
    `${lead.toFixed(2)} points ahead (standard error ${leadError.toFixed(2)})`,
    `${thought.toFixed(1)} ms and ${Math.round(playouts / Math.max(1, decisions))} playouts a decision, ${failed} failed`,
    hasWon(interval) ? 'it wins' : high < 0.5 ? 'it loses' : 'it cannot be told who is better',
  ].join('; ')
}
