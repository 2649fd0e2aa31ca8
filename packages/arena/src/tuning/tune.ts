import { fingerprintOf } from '@turnwright/kernel/host'
import type { Settings } from '@turnwright/search'
import { MatchBook } from '../match/match-book.ts'
import type { MatchSpec } from '../match/match-spec.ts'
import type { MatchThreads } from '../match/match-threads.ts'
import { runMatch } from '../match/run-match.ts'
import { type Standing, standingOf } from '../match/standing.ts'
import { settingsAround } from './settings-space.ts'

/** A search for better settings of a level, as plain data. */
export interface TuningPlan {
  readonly game: string
  readonly options: readonly unknown[]
  /** The agent whose settings are tuned. */
  readonly agent: string
  /** What it plays with now, with the budget that is tuned for. */
  readonly current: Settings
  readonly entrants: number
  /** In the first round; every round plays twice as many as the one before. */
  readonly deals: number
  readonly seed: string
}

export interface Entrant {
  readonly settings: Settings
  readonly standing: Standing
}

export interface TuningRun {
  readonly threads: MatchThreads
  /** Where the games are kept: whoever is stopped goes on from there. */
  readonly folder: string
  /** Told how every round came out, the best first. */
  readonly heard?: (round: number, entrants: readonly Entrant[]) => void
}

/**
 * Successive halving: settings around the current ones each play against those, all on the same deals from both seats;
 * the better half goes on to twice as many. Whoever is left was chosen by these deals and had their luck: how it stands against
 * the current ones is told by a final on others.
 */
export async function tune(plan: TuningPlan, { threads, folder, heard = () => {} }: TuningRun): Promise<Entrant> {
  let alive = settingsAround(plan.current, plan.entrants, plan.seed)
  for (let round = 1, deals = plan.deals; ; round++, deals *= 2) {
    const kind = alive.length === 1 ? 'final' : 'round'
    const played = await Promise.all(
      alive.map(async (settings) => ({
        settings,
        standing: await stand(plan, settings, deals, kind, threads, folder),
      })),
    )
    const ordered = played.toSorted((a, b) => b.standing.won - a.standing.won)
    heard(round, ordered)
    const [best] = ordered
    if (best === undefined) throw new RangeError('nobody was entered to be tuned')
    if (ordered.length === 1) return best
    alive = ordered.slice(0, Math.ceil(ordered.length / 2)).map(({ settings }) => settings)
  }
}

/** Whether the difference is no mere luck: more than one standard error ahead of even. */
export function isBetter({ standing: { won, error } }: Entrant): boolean {
  return won - error > 1 / 2
}

async function stand(
  { game, options, agent, current, seed }: TuningPlan,
  settings: Settings,
  deals: number,
  kind: 'round' | 'final',
  threads: MatchThreads,
  folder: string,
): Promise<Standing> {
  const spec: MatchSpec = {
    game,
    options,
    player: { agent, settings },
    rival: { agent, settings: current },
    series: `tune ${game} ${agent} ${seed}${kind === 'final' ? ' final' : ''}`,
  }
  const book = new MatchBook(folder, `${kind === 'final' ? 'finalist' : 'entrant'}-${fingerprintOf(settings)}`, spec)
  return standingOf(await runMatch(threads, spec, deals, book))
}
