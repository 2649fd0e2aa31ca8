import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Unreadable } from './forfeit.ts'
import type { OutsidePlayer } from './outside-player.ts'
import { programPlayer } from './program.ts'
import type { SeatLimits } from './seat-message.ts'
import { USUAL_LIMITS } from './seat-message.ts'

/** Code is loaded together with all games, which takes a while on a busy machine. */
export const USUAL_CODE_LIMITS: SeatLimits = { ...USUAL_LIMITS, startMs: 30_000 }

export const USUAL_MEGABYTES = 512
/** What Node and all games take, before the code has taken anything. */
const MEGABYTES_BESIDE = 256
const BYTES_A_MEGABYTE = 1024 ** 2

const ROOT = realpathSync(fileURLToPath(new URL('../../../../', import.meta.url)))
const PROCESS = fileURLToPath(new URL('./code-process.ts', import.meta.url))

/**
 * Code that exports an agent, in a process of its own for each game: it may read itself and this project, and nothing
 * else may it do with the machine. The process is sent imagined worlds, and never the real game.
 */
export function codePlayer(path: string, megabytes: number, gamesUrl: string): OutsidePlayer {
  const entry = realpathSync(entryOf(path))
  const readable = [ROOT, dirname(entry)].map((folder) => `--allow-fs-read=${join(folder, '*')}`)
  const limits = ['--permission', ...readable, `--max-old-space-size=${megabytes}`]
  return programPlayer(
    [process.execPath, ...limits, PROCESS, entry, gamesUrl],
    ({ type, number, question, refusal }, asked) => {
      const world = asked.world()
      if (world === null) throw new Unreadable('no world could be imagined at this question')
      return { type, number, title: question.title, refusal: refusal?.reason ?? null, world }
    },
    // Node's own limit counts objects alone; buffers and arrays of numbers lie beside them.
    { bytes: (megabytes + MEGABYTES_BESIDE) * BYTES_A_MEGABYTE, text: `${megabytes} MB` },
  )
}

/** The file that a path means: itself, or what the package in a folder says it is. */
export function entryOf(path: string): string {
  const full = resolve(path)
  if (!existsSync(full)) throw new Error(`There is no player at ${path}`)
  if (statSync(full).isFile()) return full
  const named = mainOf(join(full, 'package.json'))
  const found = [...(named === null ? [] : [named]), 'index.ts', 'index.js', 'index.mjs']
    .map((name) => join(full, name))
    .find((file) => existsSync(file))
  if (found !== undefined) return found
  throw new Error(
    `${path} is no player: it needs an index.ts, or a package.json that names its file in "exports" or "main"`,
  )
}

function mainOf(file: string): string | null {
  if (!existsSync(file)) return null
  const { exports, main } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: unknown; main?: unknown }
  const door = typeof exports === 'object' && exports !== null ? (exports as Record<string, unknown>)['.'] : exports
  if (typeof door === 'string') return door
  return typeof main === 'string' ? main : null
}
