import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../tools.ts'
import { npm } from '../npm.ts'
import type { Packed } from '../pack.ts'

type Dependencies = Readonly<Record<string, string>>
type Manifest = { readonly dependencies: Dependencies; readonly devDependencies: Dependencies }
type Entry = Readonly<Record<string, unknown>> & { readonly link?: boolean }

/** What a board is written with, as docs/adding-a-game.md says. */
const FOR_BOARDS = ['@turnwright/tabletop', 'react', '@types/react']

/** A game in an empty folder far from this repository, as its author has it: begun by the command, and installed with npm. */
export class InstalledGame {
  readonly folder: string
  readonly #home: string

  constructor(shape: string, packed: readonly Packed[], files: Readonly<Record<string, string>>) {
    this.#home = mkdtempSync(join(tmpdir(), 'turnwright-trial-'))
    this.folder = join(this.#home, 'stone-age')
    this.run(join(root, 'dist/staged/create-turnwright/dist/main.js'), ['stone-age', '--shape', shape], this.#home)
    for (const [file, text] of Object.entries(files)) this.save(file, text)
    this.#takeTarballs(packed)
    npm(['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], this.folder)
  }

  /** Runs a program with this process's Node, in the folder of the game. What it says is given back. */
  run(program: string, args: readonly string[], cwd: string = this.folder): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }

  save(file: string, text: string): void {
    const path = join(this.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  copy(from: string, to: string): void {
    cpSync(join(this.folder, from), join(this.folder, to), { recursive: true })
  }

  /** Saves a file with something in it changed. */
  change(file: string, from: string, to: string): void {
    const text = readFileSync(join(this.folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} holds no "${from}"`)
    this.save(file, text.replace(from, to))
  }

  /** The game with one more file, for a moment. */
  withFile(file: string, text: string, then: () => void): void {
    this.save(file, text)
    then()
    rmSync(join(this.folder, file))
  }

  get turnwright(): string {
    return join(this.folder, 'node_modules/@turnwright/cli/dist/main.js')
  }

  [Symbol.dispose](): void {
    rmSync(this.#home, { recursive: true, force: true })
  }

  /**
   * Nothing of this version is published yet: packages of our own come from their tarballs. All others have the versions
   * that this repository is locked to, so that npm finds them in its cache, and no release of today breaks the trial.
   */
  #takeTarballs(packed: readonly Packed[]): void {
    const path = join(this.folder, 'package.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    const forBoards = Object.fromEntries(FOR_BOARDS.map((name) => [name, '*']))
    const { dependencies } = manifest
    const devDependencies = { ...manifest.devDependencies, ...forBoards }
    const paths = new Map(packed.map((each) => [each.name, `file:${each.path}`]))
    const own = [...neededBy({ ...dependencies, ...devDependencies }, paths)].map((name) => [name, paths.get(name)])
    const others = Object.entries(devDependencies).filter(([name]) => !paths.has(name))
    const changed = { dependencies: Object.fromEntries(own), devDependencies: Object.fromEntries(others) }
    writeFileSync(path, JSON.stringify({ ...manifest, ...changed }))
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Entry>
    }
    const foreign = Object.entries(lock.packages).filter(([at, { link }]) => at.startsWith('node_modules/') && !link)
    const kept = { name: 'stone-age', lockfileVersion: 3, requires: true, packages: Object.fromEntries(foreign) }
    writeFileSync(join(this.folder, 'package-lock.json'), JSON.stringify(kept))
  }
}

/** The packages of our own that are installed with these, theirs included. */
function neededBy(dependencies: Dependencies, own: ReadonlyMap<string, string>): ReadonlySet<string> {
  const needed = new Set<string>()
  const next = Object.keys(dependencies)
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (!own.has(name) || needed.has(name)) continue
    needed.add(name)
    const staged = readFileSync(join(root, 'dist/staged', name, 'package.json'), 'utf8')
    next.push(...Object.keys((JSON.parse(staged) as Manifest).dependencies))
  }
  return needed
}
