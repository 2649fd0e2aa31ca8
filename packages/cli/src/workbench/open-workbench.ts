import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type PageDoor, serveWorkbench, Workbench } from '@turnwright/workbench'
import type { BenchNow, TypeProblem } from '@turnwright/workbench/wire'
import { Mistake } from '../mistake.ts'
import { packedPage } from './packed-page.ts'

interface PageBuilder {
  readonly openWorkbenchPage: (entry: string, server: Server) => Promise<{ readonly door: PageDoor }>
}

export interface OpenedWorkbench {
  readonly url: string
  readonly now: BenchNow
  /** What was wrong with the types when it was opened. */
  readonly types: Promise<readonly TypeProblem[]>
}

/** Lays a game on the workbench, and serves it with its page until the process ends. */
export async function openWorkbench(entry: string, shown: string, port: number): Promise<OpenedWorkbench> {
  const bench = new Workbench(entry, shown)
  try {
    const { url } = await serveWorkbench(bench, port, (server) => pageFor(entry, server))
    await bench.open()
    return { url, now: bench.now, types: firstTypes(bench) }
  } catch (error) {
    await bench.close()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Mistake(`Port ${port} is taken: name another with --port, or 0 for any that is free`, 'dev')
    throw error
  }
}

function firstTypes(bench: Workbench): Promise<readonly TypeProblem[]> {
  return new Promise((done) => {
    const look = ({ types }: BenchNow): void => {
      if (types.kind === 'checking') return
      leave()
      done(types.kind === 'wrong' ? types.problems : [])
    }
    const leave = bench.follow(look)
    look(bench.now)
  })
}

/** In the repository the page brings its own builder; packages bring a page that was built, beside which the author's board is. */
async function pageFor(entry: string, server: Server): Promise<PageDoor> {
  const web = import.meta.resolve('@turnwright/web/package.json')
  const packed = new URL('./workbench/', web)
  if (existsSync(packed)) return packedPage(fileURLToPath(packed), entry)
  const { openWorkbenchPage } = (await import(new URL('./build/workbench.ts', web).href)) as PageBuilder
  const { door } = await openWorkbenchPage(entry, server)
  return door
}
