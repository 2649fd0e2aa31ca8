import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Turnwright</title>
<h1>The page is not built</h1><p>Run <code>npm start</code>, or use the server through <a href="/api/docs">its API</a>.</p></html>`

/** Serves the built page: its files, and the page itself at every address that is not the API's. */
export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null
  if (built !== null)
    await app.register(fastifyStatic, {
      root: built,
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(built, 'assets') + sep)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.get('/', (_, reply) => sendPage(reply, built))
  app.setNotFoundHandler((request, reply) => {
    if (!isPageRequest(request)) throw new Refusal('no-such-page')
    return sendPage(reply, built)
  })
}

function sendPage(reply: FastifyReply, built: string | null): FastifyReply {
  void reply.header('cache-control', 'no-cache')
  return built === null ? reply.type('text/html').send(NOT_BUILT) : reply.sendFile('index.html')
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  return method === 'GET' && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/')
}
