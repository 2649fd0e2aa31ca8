import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beginGame, type Shape } from 'create-turnwright'
import { page } from './build-page.ts'
import { ServerProcess } from './server-process.ts'

const modules = resolve(import.meta.dirname, '../../../node_modules')

/** Games in a temporary folder far from this repository, as their authors have them, and a server of their own. */
export class OutsideGames {
  readonly #home = mkdtempSync(join(tmpdir(), 'turnwright-outside-'))
  readonly #places: string[] = []
  #server: ServerProcess | null = null

  constructor() {
    symlinkSync(modules, join(this.#home, 'node_modules'))
  }

  /** Begins a game as `turnwright new` does. */
  begin(name: string, shape: Shape, files: Readonly<Record<string, string>> = {}): void {
    beginGame(join(this.#home, name), shape)
    this.write(name, files)
  }

  /** A game, or more of one, as it stands in these files. */
  write(name: string, files: Readonly<Record<string, string>>): void {
    const folder = join(this.#home, name)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    if (!this.#places.includes(folder)) this.#places.push(folder)
  }

  /** As when its author goes on with it. */
  change(name: string, file: string, changes: Readonly<Record<string, string>>): void {
    const path = join(this.#home, name, file)
    let text = readFileSync(path, 'utf8')
    for (const [before, after] of Object.entries(changes)) {
      if (!text.includes(before)) throw new Error(`${file} of ${name} has no ${before}`)
      text = text.replace(before, after)
    }
    writeFileSync(path, text)
  }

  remove(name: string, file: string): void {
    rmSync(join(this.#home, name, file))
  }

  async serve(): Promise<string> {
    const main = join(this.#home, 'serve.mjs')
    writeFileSync(
      main,
      `import { serve } from '@turnwright/server'\nimport { openGames } from '@turnwright/games/outside'
const own = await openGames(${JSON.stringify(this.#places)}, { cwd: process.cwd(), broughtAlong: [] })
await serve(process.env, { webDist: ${JSON.stringify(page)}, ...own })\n`,
    )
    this.#server = await ServerProcess.start(main)
    return this.#server.url
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server?.stop()
    rmSync(this.#home, { recursive: true, force: true })
  }
}
