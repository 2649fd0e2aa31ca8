import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { type LearningSession, serveLearner } from '@turnwright/arena'
import type { Terminal } from '../terminal.ts'

/** So many learners at a time: each has a batch of games of its own. */
const MOST_LEARNERS = 64
const HOST = '127.0.0.1'

export interface LearnersServer {
  readonly address: string
  readonly close: () => void
}

/** Listens for learners of this machine. What happens to one of them is of no concern to the others. */
export async function serveLearners(
  open: () => LearningSession,
  port: number,
  terminal: Pick<Terminal, 'remark'>,
): Promise<LearnersServer> {
  const learners = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    learners.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => learners.delete(socket))
    void serve(open, socket, terminal)
  })
  server.maxConnections = MOST_LEARNERS
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  return {
    address: `${HOST}:${bound}`,
    close: () => {
      server.close()
      for (const socket of learners) socket.destroy()
    },
  }
}

async function serve(open: () => LearningSession, socket: Socket, { remark }: Pick<Terminal, 'remark'>): Promise<void> {
  try {
    await serveLearner(open(), socket, socket)
    socket.end()
  } catch (thrown) {
    // Whoever goes in the middle of something is no bug.
    if (!socket.destroyed)
      remark(`A learner was sent away: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    socket.destroy()
  }
}
