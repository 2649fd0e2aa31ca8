import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A process that measures when it is asked to, and idles in between. */
export interface Workbench<Reply> {
  ask(request: string | number | object): Promise<Reply>
  close(): void
}

/**
 * Starts a file in a process of its own: what it measures shares neither compiled code nor garbage with anything else.
 * The peer is only fast in production, so that is how every process runs.
 */
export function openWorkbench<Reply>(
  file: URL,
  { args = [], nodeOptions = [] }: { args?: readonly string[]; nodeOptions?: readonly string[] } = {},
): Workbench<Reply> {
  const child = fork(file, args, { execArgv: [...nodeOptions], env: { ...process.env, NODE_ENV: 'production' } })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file.pathname} ${args.join(' ')} ended while it was measuring (exit code ${code})`)
  })
  // Its end is an error only while somebody waits for a reply.
  ended.catch(() => {})
  return {
    async ask(request) {
      child.send(request)
      const [reply] = await Promise.race([once(child, 'message'), ended])
      return reply as Reply
    },
    close: () => child.disconnect(),
  }
}

/** The other end: what a process started by `openWorkbench` does for each request. */
export function serveWorkbench<Reply extends object>(measure: (request: unknown) => Reply | Promise<Reply>): void {
  const reply = async (request: unknown): Promise<void> => {
    process.send?.(await measure(request))
  }
  // A measurement that fails ends the process, and so reaches whoever asked.
  process.on('message', (request) => void reply(request))
}
