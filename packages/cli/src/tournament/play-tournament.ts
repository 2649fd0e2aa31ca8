import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import {
  type Cost,
  costsOf,
  type Edition,
  gamesKey,
  type Part,
  REPORT_FORMAT,
  resultsOf,
  runTournament,
  type Tournament,
  TournamentBook,
  type TournamentReport,
  type TournamentResults,
  type TournamentRun,
} from '@turnwright/arena'
import { findGame } from '../game-choice.ts'
import { Failure } from '../mistake.ts'
import { progressBar, seldom } from '../simulation/progress-bar.ts'
import type { Terminal } from '../terminal.ts'
import { version } from '../version.ts'
import { aboutPlayer } from './contestants.ts'
import { holdFolder } from './hold-folder.ts'
import { openJobs } from './open-jobs.ts'
import { tournamentText } from './tournament-text.ts'

export interface TournamentPlan {
  readonly tournaments: readonly Tournament[]
  readonly threads: number
  /** Where finished games are kept for good; null keeps them until the end. */
  readonly folder: string | null
  /** Where workers find the games, and leave them for good; null plays them here. */
  readonly database: string | null
  /** Plays the same again. */
  readonly command: string
  readonly file: unknown
}

/** Plays tournaments one after the other, with a line of progress, and tells of each. */
export async function playTournaments(plan: TournamentPlan, terminal: Terminal): Promise<TournamentReport> {
  const began = performance.now()
  const results: TournamentResults[] = []
  const costs: (readonly Cost[])[] = []
  const held: string[] = []
  for (const tournament of plan.tournaments) {
    const played =
      plan.database === null
        ? await playHere(tournament, plan.threads, plan.folder ?? hold(tournament, held), terminal)
        : await playFarAway(tournament, plan.database, terminal)
    terminal.say(tournamentText(played.results, played.costs))
    results.push(played.results)
    costs.push(played.costs)
  }
  // Only now: whoever is stopped in the last game should not begin with the first one again.
  for (const folder of held) rmSync(folder, { recursive: true, force: true })
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  return {
    format: REPORT_FORMAT,
    command: plan.command,
    file: plan.file,
    results,
    run: { date, threads: plan.database === null ? plan.threads : null, seconds, machine, costs },
  }
}

/** Plays a part of the deals into a folder, for whoever puts all parts together. */
export async function playPart(
  { tournaments, threads }: TournamentPlan,
  folder: string,
  part: Part,
  terminal: Terminal,
): Promise<void> {
  for (const tournament of tournaments) {
    const book = new TournamentBook(tournament, {
      folder,
      edition: editionOf(tournament),
      part: `part-${part.number}-of-${part.of}`,
    })
    await runTournament(tournament, { threads, book, part })
    terminal.say(`${tournament.game}: ${book.size.toLocaleString('en')} games are in ${folder}`)
  }
}

interface Played {
  readonly results: TournamentResults
  readonly costs: readonly Cost[]
}

/** Hands the games to the workers of a database, and waits for them. */
async function playFarAway(tournament: Tournament, url: string, terminal: Terminal): Promise<Played> {
  const module = findGame(tournament.game, 'tournament')
  const { playersFarAway } = await import('@turnwright/arena/jobs')
  await using database = await openJobs(url)
  const edition = editionOf(tournament)
  const book = new TournamentBook(tournament)
  book.add(await database.games(gamesKey(tournament, edition)))
  if (book.size > 0)
    terminal.remark(`${book.size.toLocaleString('en')} games of ${module.definition.name} are in the database already.`)
  terminal.remark('Workers play the games: npx turnwright work --database …')
  await using players = playersFarAway(database, tournament, edition)
  const kept = 'The games that ended are kept in the database: the same command goes on from there.'
  return await played(tournament, players, book, kept, terminal)
}

async function playHere(tournament: Tournament, threads: number, folder: string, terminal: Terminal): Promise<Played> {
  const module = findGame(tournament.game, 'tournament')
  const book = new TournamentBook(tournament, { folder, edition: editionOf(tournament) })
  if (book.size > 0)
    terminal.remark(
      `${book.size.toLocaleString('en')} games of ${module.definition.name} are there already, in ${folder}.`,
    )
  const ended = `The games that ended are kept in ${folder}: the same command goes on from there.`
  return await played(tournament, threads, book, ended, terminal)
}

/** Without a folder of somebody's choice the games are found again by what is played, and thrown away at the end. */
function hold(tournament: Tournament, held: string[]): string {
  const folder = holdFolder(join(tmpdir(), `turnwright-tournament-${gamesKey(tournament, editionOf(tournament))}`))
  held.push(folder)
  return folder
}

function editionOf({ game }: Tournament): Edition {
  return { software: version(), rules: findGame(game, 'tournament').definition.rules }
}

/** Plays what is missing in a book, with a line of progress. */
async function played(
  tournament: Tournament,
  threads: TournamentRun['threads'],
  book: TournamentBook,
  kept: string,
  terminal: Terminal,
): Promise<Played> {
  const module = findGame(tournament.game, 'tournament')
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
    return { results: resultsOf(module, abouts, tournament, games), costs: costsOf(tournament, games) }
  } catch (thrown) {
    const { message } = thrown instanceof Error ? thrown : new Error(String(thrown))
    throw new Failure(`${message}\n${kept}`)
  } finally {
    terminal.progress('')
  }
}
