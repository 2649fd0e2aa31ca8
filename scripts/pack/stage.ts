import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../tools.ts'
import { COMPILED } from './compile.ts'
import { compiled, packedManifest } from './packed-manifest.ts'
import type { PublicPackage } from './packages.ts'
import { reachableFrom, whereIs } from './reachable.ts'

/** Lays out what will be in the tarball of a package. */
export function stage(one: PublicPackage, folder: string): void {
  const { manifest, sources } = one
  const doors = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})]
  const places = [join(root, sources), join(COMPILED, sources)]
  const { files, packages } = reachableFrom(
    doors.map((door) => compiled(door, 'js').replace('./dist/', '')),
    places,
  )
  refuseUndeclared(one, packages)
  for (const file of files) {
    const from = whereIs(file, places)
    // What a door leads to and is not there, such as a folder of the repository, is no part of the package.
    if (from === null || file.startsWith('..')) continue
    copy(from, join(folder, 'dist', file))
    if (existsSync(`${from}.map`)) copyMap(`${from}.map`, join(folder, 'dist', `${file}.map`), file)
  }
  for (const kept of manifest.files ?? []) cpSync(join(root, one.folder, kept), join(folder, kept), { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
  layPapers(one.folder, folder)
}

/** Whoever installs a package must be able to read what it is, and what may be done with it. */
export function layPapers(from: string, folder: string): void {
  if (!existsSync(join(root, from, 'README.md'))) throw new Error(`${from} has no README.md: write what it is for`)
  copy(join(root, from, 'README.md'), join(folder, 'README.md'))
  copy(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

function refuseUndeclared({ folder, manifest }: PublicPackage, imported: ReadonlySet<string>): void {
  const { name, dependencies, peerDependencies } = manifest
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })])
  const missing = [...imported].filter((each) => !declared.has(each))
  if (missing.length > 0)
    throw new Error(`${folder}/package.json does not name what its sources import: ${missing.join(', ')}`)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

/** The map carries the source within it; its name says where it stood in the package. */
function copyMap(from: string, to: string, file: string): void {
  const map = JSON.parse(readFileSync(from, 'utf8')) as { sources: readonly string[] }
  const source = `${file.replace(/\.js$/, '')}${map.sources[0]?.endsWith('.tsx') === true ? '.tsx' : '.ts'}`
  writeFileSync(to, JSON.stringify({ ...map, sources: [`${'../'.repeat(file.split('/').length)}${source}`] }))
}
