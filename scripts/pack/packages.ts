import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../tools.ts'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly exports?: Readonly<Record<string, string>>
  /** What it needs beside what its doors lead to: folders that are taken as they are. */
  readonly files?: readonly string[]
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>
  readonly sideEffects?: boolean | readonly string[]
}

/** A package that others can install. */
export interface PublicPackage {
  readonly manifest: Manifest
  /** From the root of the repository: `packages/kernel`. */
  readonly folder: string
  /** Where its sources begin: a game's beside its package.json, all others' in `src`. */
  readonly sources: string
}

/** The page is bundled, and goes another way. */
export const PAGE = 'packages/web'
/** For this repository alone: its tests, and the site that the page brings along. */
const PRIVATE = ['packages/docs', 'packages/simulation']

export function publicPackages(): readonly PublicPackage[] {
  return globSync('{packages,games}/*/package.json', { cwd: root })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .filter((folder) => folder !== PAGE && !PRIVATE.includes(folder))
    .toSorted()
    .map((folder) => ({
      folder,
      sources: folder.startsWith('games/') ? folder : `${folder}/src`,
      manifest: manifestIn(folder),
    }))
}

export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}
