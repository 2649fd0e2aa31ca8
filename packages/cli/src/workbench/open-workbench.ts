import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { serveWorkbench, Workbench } from '@turnwright/workbench'
import type { BenchNow } from '@turnwright/workbench/wire'
import { Mistake } from '../mistake.ts'

interface PageBuilder {
  readonly openWorkbenchPage: (
    entry: string,
    server: Server,
  ) => Promise<{ readonly door: (request: IncomingMessage, response: ServerResponse) => void }>
}

export interface OpenedWorkbench {
  readonly url: string
  readonly now: BenchNow
}

/** Lays a game on the workbench, and serves it with its page until the process ends. */
export async function openWorkbench(entry: string, shown: string, port: number): Promise<OpenedWorkbench> {
  // The page brings its own builder, which nobody else needs.
  const builder = new URL('./build/workbench.ts', import.meta.resolve('@turnwright/web/package.json'))
  if (!existsSync(builder))
    throw new Mistake(
      'The workbench draws its page from the sources of Turnwright: run it in a clone of its repository.',
      'dev',
    )
  const { openWorkbenchPage } = (await import(builder.href)) as PageBuilder
  const bench = new Workbench(entry, shown)
  try {
    const { url } = await serveWorkbench(bench, port, async (server) => {
      const { door } = await openWorkbenchPage(entry, server)
      return door
    })
    await bench.open()
    return { url, now: bench.now }
  } catch (error) {
    await bench.close()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Mistake(`Port ${port} is taken: name another with --port, or 0 for any that is free`, 'dev')
    throw error
  }
}
