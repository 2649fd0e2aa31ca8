import type { FastifyInstance, HTTPMethods } from 'fastify'
import { Refusal } from '../refusal.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Takes note of every address that is bound from now on. Call what it gives when all are: another method at one of
 * them is then refused as such, with the ones there are.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const bound = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    for (const each of [method].flat()) bound.getOrInsertComputed(url, () => new Set()).add(each)
  })
  return () => {
    for (const [url, allowed] of [...bound].filter(([each]) => !each.includes('*'))) {
      const allow = [...allowed].join(', ')
      const next = `Use ${allow}; see /api/docs.`
      app.route({
        method: METHODS.filter((method) => !allowed.has(method)),
        url,
        // Before a body is read: whatever it is, it is not wanted.
        onRequest: (_, reply, done) => {
          void reply.header('allow', allow)
          done(new Refusal('wrong-method', undefined, { next }))
        },
        handler: () => undefined,
      })
    }
  }
}
