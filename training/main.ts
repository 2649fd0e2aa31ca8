import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame, GAMES_URL } from '@turnwright/arena'
import type { NetFile } from '@turnwright/search'
import { codeOf } from '../scripts/code-of.ts'
import { readCommand, type TrainCommand } from './command-line.ts'
import { fitNet, missingToLearn } from './fit-net.ts'
import { learningMind, rowsOf } from './lesson.ts'
import { netFromFit } from './net-from-fit.ts'
import { hasWon, playNetMatch, toldOf } from './net-match.ts'
import { gamesWith, markOf } from './net-module.ts'
import { playGames } from './play-games.ts'
import { shardFolder, storedShards } from './shards.ts'
import { typedCommand } from './typed-command.ts'
import { noteMatch, writeNet } from './written-net.ts'

const NOT_POSSIBLE = 2

try {
  await train(process.argv.slice(2))
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown))
  process.exitCode = NOT_POSSIBLE
}

async function train(args: readonly string[]): Promise<void> {
  const command = readCommand(args)
  const told = typedCommand(args)
  const net = command.net ?? (await learned(command, told))
  if (command.match.deals > 0) await decide(command, net, told)
}

/** Plays, learns, and gives the file of the net. */
async function learned(command: TrainCommand, told: string): Promise<string> {
  const { plan, games, seconds, threads, parent } = command
  const gamesUrl = parent === '' ? GAMES_URL : gamesWith(parent)
  const { schema } = rowsOf(learningMind(await findGame(gamesUrl, plan.game)), plan.lesson)
  const code = codeOf(plan.game)
  const played = { plan, games, seconds, schema, code, parent: parent === '' ? null : markOf(parent) }
  const folder = shardFolder(command.folder, played)
  // Many games take long: whoever has to fetch something first wants to know before.
  const missing = missingToLearn()
  if (missing !== null) console.error(`Games are played and kept, and nothing more for now. ${missing}`)
  const shards =
    storedShards(folder) ??
    (await playGames({ plan, games, seconds, threads, folder, gamesUrl }, progressOf(games, `games of ${plan.game}`)))
  console.error(`\n${shards.rows} rows of ${shards.games} games lie in ${folder}`)
  fitNet(folder, command)
  const net = netFromFit(folder, shards, told, parent)
  const out = command.out ?? join(folder, 'net.json')
  writeNet(out, net)
  console.error(`${out}: layers ${net.packed.layers.join('-')}. Whether it plays better, a match must tell.`)
  return out
}

async function decide({ plan, threads, folder, match }: TrainCommand, net: string, told: string): Promise<void> {
  const { game } = JSON.parse(readFileSync(net, 'utf8')) as NetFile
  if (game !== plan.game) throw new Error(`${net} was trained for ${game}, not for ${plan.game}`)
  const { options, seed } = plan
  const standing = await playNetMatch(
    { game, options, seed, net, threads, folder: join(folder, 'matches'), ...match },
    progressOf(2 * match.deals, 'games of the match'),
  )
  console.log(`\n${game}, ${match.level} at ${match.ms} ms, ${JSON.stringify(match.settings)}: ${toldOf(standing)}`)
  if (!hasWon(standing.interval)) return
  const { rules } = (await findGame(GAMES_URL, game)).definition
  const { deals, won: share, interval } = standing
  noteMatch(net, { rules, command: told, deals, share, interval })
}

/** Writes how far it is, at most once in a hundredth of the way. */
function progressOf(whole: number, what: string): (done: number) => void {
  const every = Math.max(1, Math.floor(whole / 100))
  return (done) => {
    if (done % every === 0 || done === whole) process.stderr.write(`\r${done} of ${whole} ${what}`)
  }
}
