import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import {
  type Cost,
  costsOf,
  type Part,
  REPORT_FORMAT,
  resultsOf,
  runTournament,
  type Tournament,
  TournamentBook,
  type TournamentReport,
  type TournamentResults,
  tournamentKey,
} from '@turnwright/arena'
import { findGame } from '../game-choice.ts'
import { Failure } from '../mistake.ts'
import { progressBar, seldom } from '../simulation/progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { aboutPlayer } from './contestants.ts'
import { tournamentText } from './tournament-text.ts'

export interface TournamentPlan {
  readonly tournaments: readonly Tournament[]
  readonly threads: number
  /** Where finished games are kept for good; null keeps them until the end. */
  readonly folder: string | null
  /** Plays the same again. */
  readonly command: string
}

/** Plays tournaments one after the other, with a line of progress, and tells of each. */
export async function playTournaments(plan: TournamentPlan, terminal: Terminal): Promise<TournamentReport> {
  const began = performance.now()
  const results: TournamentResults[] = []
  const costs: (readonly Cost[])[] = []
  for (const tournament of plan.tournaments) {
    const played = await playOne(tournament, plan, terminal)
    terminal.say(tournamentText(played.results, played.costs))
    results.push(played.results)
    costs.push(played.costs)
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  return {
    format: REPORT_FORMAT,
    command: plan.command,
    results,
    run: { date, threads: plan.threads, seconds, machine, costs },
  }
}

/** Plays a part of the deals into a folder, for whoever puts all parts together. */
export async function playPart(
  { tournaments, threads, folder }: TournamentPlan,
  part: Part,
  terminal: Terminal,
): Promise<void> {
  for (const tournament of tournaments) {
    const book = new TournamentBook(folder, tournament, `part-${part.number}-of-${part.of}`)
    await runTournament(tournament, { threads, book, part })
    terminal.say(`${tournament.game}: ${book.size.toLocaleString('en')} games are in ${folder}`)
  }
}

async function playOne(
  tournament: Tournament,
  { threads, folder }: TournamentPlan,
  terminal: Terminal,
): Promise<{ results: TournamentResults; costs: readonly Cost[] }> {
  const module = findGame(tournament.game, 'tournament')
  // Without a folder of somebody's choice the games are found again by what is played, and thrown away at the end.
  const kept = folder ?? join(tmpdir(), `turnwright-tournament-${tournamentKey(tournament)}`)
  const book = new TournamentBook(kept, tournament)
  if (book.size > 0)
    terminal.remark(
      `${book.size.toLocaleString('en')} games of ${module.definition.name} are there already, in ${kept}.`,
    )
  let all = 1
  const draw = seldom(
    (done: number) => terminal.progress(`${tournament.game} ${progressBar(done, all)}`),
    () => performance.now(),
  )
  try {
    const games = await runTournament(tournament, {
      threads,
      book,
      progress(done, of) {
        all = of
        draw(done)
      },
    })
    const abouts = tournament.contestants.map(({ player }) => aboutPlayer(player, module))
    const played = { results: resultsOf(module, abouts, tournament, games), costs: costsOf(tournament, games) }
    if (folder === null) rmSync(kept, { recursive: true, force: true })
    return played
  } catch (thrown) {
    const { message } = thrown instanceof Error ? thrown : new Error(String(thrown))
    throw new Failure(`${message}\nThe games that ended are kept in ${kept}: the same command goes on from there.`)
  } finally {
    terminal.progress('')
  }
}
