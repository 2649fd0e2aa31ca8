import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { sendStatic } from './send-static.ts'
import { compressedFile, pageOf, readStaticFiles, type StaticFile } from './static-files.ts'

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnwright</title>
<h1>The page is not built</h1><p>Run <code>npm start</code>, or use the server through <a href="/api/docs">its API</a>.</p></html>`

const READING = ['GET', 'HEAD']
const INDEX = '/index.html'

/** A built page. */
export interface ServedPage {
  readonly folder: string
  /** What lies beside it and is in no folder, by its path. */
  readonly beside: ReadonlyMap<string, Buffer>
}

/** Serves the built page: its files, and the page itself at every address that is not the API's. */
export function servePage(app: FastifyInstance, served: ServedPage | null): void {
  const isBuilt = served !== null && existsSync(join(served.folder, 'index.html'))
  const files = isBuilt ? filesOf(served) : new Map<string, StaticFile>()
  const page = files.get('index.html') ?? pageOf(NOT_BUILT)
  for (const [path, file] of [...files, ['', page] as const])
    app.route({ method: READING, url: `/${path}`, handler: (request, reply) => sendStatic(request, reply, file) })
  for (const [path, file] of files) if (path.endsWith(INDEX)) serveFolder(app, path.slice(0, -INDEX.length), file)
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) throw new Refusal('no-such-page')
    return sendStatic(request, reply, page)
  })
}

function filesOf({ folder, beside }: ServedPage): ReadonlyMap<string, StaticFile> {
  const laid = [...beside].map(([path, bytes]) => [path, compressedFile(path, bytes)] as const)
  return new Map([...readStaticFiles(folder), ...laid])
}

/** A site of its own beside the page, such as the documentation: its links go out from the folder. */
function serveFolder(app: FastifyInstance, folder: string, index: StaticFile): void {
  app.route({ method: READING, url: `/${folder}/`, handler: (request, reply) => sendStatic(request, reply, index) })
  app.route({ method: READING, url: `/${folder}`, handler: (_, reply) => reply.redirect(`/${folder}/`, 308) })
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  return READING.includes(method) && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/')
}
