import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { StaticFile, StaticForm } from './static-files.ts'

/** Sends the form of a file that the client likes best, or that it has the newest one already. */
export function sendStatic({ headers }: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { encoding, bytes, etag } = formFor(file, headers['accept-encoding'])
  void reply.headers({
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    // A cache on the way must not hand one client's form to another.
    ...(file.forms.length > 1 ? { vary: 'accept-encoding' } : {}),
  })
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.headers({ 'content-type': file.type, 'content-length': bytes.length }).send(bytes)
}

function formFor({ forms }: StaticFile, accept: string | undefined): StaticForm {
  const encoding = acceptedEncoding(
    accept,
    forms.map((form) => form.encoding),
  )
  const form = forms.find((each) => each.encoding === encoding)
  if (form === undefined) throw new RangeError('every file can be sent as it is')
  return form
}

/** Proxies make tags weak when they change the form of what they pass on; the content is the same. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
