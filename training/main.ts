import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findGame, GAMES_URL } from '@turnwright/arena'
import { netFromFit } from './net-from-fit.ts'
import { playGames } from './play-games.ts'
import { learningMind } from './self-play.ts'
import { shardFolder, storedShards } from './shards.ts'

const USAGE = `npm run train -- <game> [--agents greedy,greedy] [--options '{}'] [--games 20000] [--seed 1]
                          [--hidden 128,32] [--epochs 4] [--threads n] [--folder data/training] [--out net.json]

Plays games, learns from them what a position comes to, and writes the net. Games that were played already are not played
again. PYTHON names another Python than python3; it needs PyTorch and NumPy.`
const NOT_POSSIBLE = 2

try {
  process.exitCode = await train(process.argv.slice(2))
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown))
  process.exitCode = NOT_POSSIBLE
}

async function train(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      agents: { type: 'string', default: 'greedy,greedy' },
      options: { type: 'string', default: '{}' },
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      hidden: { type: 'string', default: '128,32' },
      epochs: { type: 'string', default: '4' },
      threads: { type: 'string', default: String(availableParallelism()) },
      folder: { type: 'string', default: 'data/training' },
      parent: { type: 'string', default: '' },
      out: { type: 'string' },
    },
  })
  const [game, ...rest] = positionals
  if (game === undefined || rest.length > 0) throw new Error(USAGE)
  const counted = (name: 'games' | 'epochs' | 'threads'): number => {
    const count = Number(values[name])
    if (Number.isInteger(count) && count > 0) return count
    throw new Error(`--${name} is a whole number above zero, not "${values[name]}".\n\n${USAGE}`)
  }
  const [games, epochs, threads] = [counted('games'), counted('epochs'), counted('threads')]
  const plan = {
    game,
    options: JSON.parse(values.options) as unknown,
    agents: values.agents.split(','),
    seed: values.seed,
  }
  const { features } = learningMind(await findGame(GAMES_URL, game))
  const folder = shardFolder(values.folder, plan, games, features.schema)
  const shards =
    storedShards(folder) ?? (await playGames({ plan, games, threads, folder }, progressOf(games, `games of ${game}`)))
  console.error(`${shards.rows} positions of ${shards.games} games lie in ${folder}`)
  fit(folder, { hidden: values.hidden, epochs })
  const command = `npm run train -- ${args.join(' ')}`
  const net = netFromFit(folder, shards, command, values.parent)
  const out = values.out ?? join(folder, 'net.json')
  writeFileSync(out, `${JSON.stringify(net)}\n`)
  console.error(`${out}: layers ${net.layers.join('-')}. Whether it plays better, a match must tell.`)
  return 0
}

function fit(folder: string, { hidden, epochs }: { readonly hidden: string; readonly epochs: number }): void {
  const python = process.env['PYTHON'] ?? 'python3'
  const found = spawnSync(python, ['-c', 'import torch, numpy'], { encoding: 'utf8' })
  if (found.status !== 0)
    throw new Error(
      `The games are played and kept in ${folder}. To learn from them this needs Python 3 with PyTorch and NumPy, which "${python}" is not: install them (pip install torch numpy) or name another one in PYTHON, and run the same command again.`,
    )
  const script = fileURLToPath(new URL('train.py', import.meta.url))
  const args = [script, folder, '--hidden', hidden, '--epochs', String(epochs), '--out', folder]
  const { status } = spawnSync(python, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`Learning failed; ${python} said why above.`)
}

/** Writes how far it is, at most once in a hundredth of the way. */
function progressOf(whole: number, what: string): (done: number) => void {
  const every = Math.max(1, Math.floor(whole / 100))
  return (done) => {
    if (done % every === 0 || done === whole)
      process.stderr.write(`\r${done} of ${whole} ${what}${done === whole ? '\n' : ''}`)
  }
}
