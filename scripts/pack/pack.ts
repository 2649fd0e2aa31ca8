import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools.ts'
import { compileSources } from './compile.ts'
import { npm } from './npm.ts'
import { manifestIn, PAGE, publicPackages } from './packages.ts'
import { stage } from './stage.ts'
import { stagePage } from './stage-page.ts'

export interface Packed {
  readonly name: string
  /** The tarball. */
  readonly path: string
  /** What is in it. */
  readonly files: readonly string[]
}

/** What npm says of a tarball. */
interface Told {
  readonly name: string
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const STAGED = join(root, 'dist/staged')
const TARBALLS = join(root, 'dist/packages')

/** Builds every public package into a tarball of `dist/packages`. */
export async function pack(): Promise<readonly Packed[]> {
  for (const folder of [STAGED, TARBALLS]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  compileSources()
  const packages = publicPackages()
  for (const one of packages) stage(one, stagedAt(one.manifest.name))
  await stagePage(stagedAt(manifestIn(PAGE).name))
  const names = [...packages.map(({ manifest }) => manifest.name), manifestIn(PAGE).name].toSorted()
  const told = npm(['pack', '--json', '--pack-destination', TARBALLS, ...names.map(stagedAt)], STAGED)
  return packedIn(told)
}

function stagedAt(name: string): string {
  return join(STAGED, name)
}

function packedIn(told: string): readonly Packed[] {
  const entries = Object.values(JSON.parse(told) as object) as readonly Told[]
  return entries.map(({ name, filename, files }) => ({
    name,
    path: join(TARBALLS, filename),
    files: files.map(({ path }) => path),
  }))
}
