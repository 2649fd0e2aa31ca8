import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = new URL('../src/service-worker/service-worker.ts', import.meta.url)
const NAME = 'sw.js'
/** Letters that no word of the page is written in are fetched when somebody's name needs them. */
const RARE = /-(?:cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-[^/]*\.woff2$/
/** Nobody who plays without a network reads these there. */
const READ_ELSEWHERE = /^\/(?:docs\/|licences\.txt$)/

/** Lays the service worker at the root of the built page, with the list of all its files. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'turnwright:service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const paths = entries
        .filter((entry) => entry.isFile() && entry.name !== NAME)
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
        .filter((path) => !/\.(?:br|gz)$/.test(path) && !RARE.test(path) && !READ_ELSEWHERE.test(path))
        .sort()
      const { code: source } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
      const version = createHash('sha256').update(source)
      for (const path of paths) version.update(path).update(await readFile(join(folder, path)))
      const head = `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))}\nconst FILES = ${JSON.stringify(paths)}\n`
      await writeFile(join(folder, NAME), head + source)
    },
  }
}
