import type { FastifyInstance } from 'fastify'
import { StartupError } from '../startup-error.ts'

const LONGEST_GOODBYE = 5_000

/** Throws a StartupError when whoever starts the server can do something about the reason. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(
        (called) => `Port ${port} is taken: stop the other program, or set ${called('PORT')} to another.`,
      )
    if (code === 'EACCES')
      throw new StartupError((called) => `Port ${port} needs more rights: set ${called('PORT')} to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(
        (called) => `${host} is no address of this machine: set ${called('HOST')} to 127.0.0.1 or 0.0.0.0.`,
      )
    throw error
  }
}

/** Requests under way are finished; connections that are merely kept open are not waited for. */
export async function hangUp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 20)
  const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE)
  await app.close()
  clearInterval(idle)
  clearTimeout(late)
}
