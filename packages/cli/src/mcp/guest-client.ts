import { type Client, createClient, ProblemError, Unreachable } from '@turnwright/protocol'
import { Refusal } from './seat-table.ts'

/** A guest of a running server, by the cookie that it gave. */
export function guestClient(origin: string): Client {
  let cookie = ''
  return createClient({
    origin,
    headers: () => (cookie === '' ? {} : { cookie }),
    async fetch(path, init) {
      const response = await fetch(path, init)
      const [given] = response.headers.getSetCookie()
      if (given !== undefined) cookie = given.split(';', 1)[0] ?? ''
      return response
    },
  })
}

/** What the server refuses is told with what to do next. */
export async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (thrown) {
    if (thrown instanceof ProblemError) throw new Refusal(`${thrown.message} ${thrown.problem.next}`.trim())
    if (thrown instanceof Unreachable) throw new Refusal(`${thrown.message}: is it running, and is the link right?`)
    throw thrown
  }
}
