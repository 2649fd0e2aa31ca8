import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { GameRecord } from '@turnwright/kernel/host'

/** Tests are started where the project begins: here, or in the repository of somebody's own game. */
const ROOT = `${process.cwd()}${sep}`

export interface GoldenRecord {
  /** From the root of the repository, as people would type it. */
  readonly path: string
  readonly record: GameRecord
}

/** Where whole games are kept that must replay for ever: `records/<game>/`, a file each. */
export class GoldenFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  static of(game: string): GoldenFolder {
    return new GoldenFolder(join(ROOT, 'records', game))
  }

  get records(): readonly GoldenRecord[] {
    if (!existsSync(this.#folder)) return []
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.json'))
    return names.toSorted().map((name) => ({
      path: this.pathOf(name),
      record: JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as GameRecord,
    }))
  }

  pathOf(name: string): string {
    const path = join(this.#folder, name)
    return path.startsWith(ROOT) ? relative(ROOT, path) : path
  }

  write(name: string, record: GameRecord): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, name), recordText(record))
  }

  remove({ path }: GoldenRecord): void {
    rmSync(join(this.#folder, basename(path)))
  }
}

/** JSON with a line for every entry of the log, so that two versions can be compared by eye. */
export function recordText({ log, ...rest }: GameRecord): string {
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},"log":[\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`
}
