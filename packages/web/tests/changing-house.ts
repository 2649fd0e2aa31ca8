import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, resolve } from 'node:path'

const page = resolve(import.meta.dirname, '../test-results/page')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** A house that serves the page alone, and may change to a later build of it, from which some files are gone. */
export class ChangingHouse implements AsyncDisposable {
  readonly #server: Server
  #isLater = false

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://house')
      this.#read(pathname).then(
        (body) => {
          const type = TYPES[extname(pathname)] ?? 'text/html'
          response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
        },
        () => response.writeHead(404).end(),
      )
    })
  }

  static async open(): Promise<ChangingHouse> {
    const house = new ChangingHouse()
    house.#server.listen(0, '127.0.0.1')
    await once(house.#server, 'listening')
    return house
  }

  get url(): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the house is shut')
    return `http://127.0.0.1:${address.port}`
  }

  /** Another build is served from now on. The table's page has another name in it. */
  update(): void {
    this.#isLater = true
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #read(path: string): Promise<Buffer | string> {
    if (path.startsWith('/api/') || (this.#isLater && isGone(path))) throw new Error('not here')
    if (path !== '/sw.js' && extname(path) !== '' && extname(path) !== '.html') return readFile(join(page, path))
    if (path === '/sw.js') return this.#changed(await readFile(join(page, 'sw.js'), 'utf8'))
    const html = await readFile(join(page, 'index.html'), 'utf8')
    return this.#isLater ? html.replace('<html', '<html data-build="later"') : html
  }

  #changed(worker: string): string {
    if (!this.#isLater) return worker
    const files = /const FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]'
    const left = (JSON.parse(files) as readonly string[]).filter((path) => !isGone(path))
    return worker.replace(/const VERSION = ".*"/, 'const VERSION = "later"').replace(files, JSON.stringify(left))
  }
}

function isGone(path: string): boolean {
  return path.includes('/table-page-')
}
