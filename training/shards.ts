import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SelfPlayPlan } from './plan.ts'

/** What lies in a folder of shards: rows of little-endian float32 in files, and what they are. */
export interface ShardManifest {
  readonly plan: SelfPlayPlan
  readonly rules: number
  readonly schema: string
  readonly unit: 'chance' | 'points'
  /** Inputs, then what they came to. */
  readonly columns: number
  readonly games: number
  readonly rows: number
  readonly files: readonly string[]
}

const MANIFEST = 'shards.json'

/** What rows in a folder depend on. */
export interface PlayedPlan {
  readonly plan: SelfPlayPlan
  readonly games: number
  readonly seconds: number | null
  readonly schema: string
  /** Tells the state of all that the games are played by. */
  readonly code: string
  /** The mark of the net that took part; null where none did. */
  readonly parent: string | null
}

/** The folder for games of such a plan: another plan gets another, and the same one finds what was played already. */
export function shardFolder(under: string, played: PlayedPlan): string {
  const name = createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 12)
  const folder = join(under, `${played.plan.game}-${name}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

export function storedShards(folder: string): ShardManifest | null {
  const file = join(folder, MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShardManifest) : null
}

/** Written last: a folder without it holds nothing whole. */
export function storeManifest(folder: string, manifest: ShardManifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}
