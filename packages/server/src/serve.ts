import { fileURLToPath } from 'node:url'
import { orphaned } from './orphaned.ts'
import { type RunningServer, startServer } from './server.ts'
import type { ServerOptions } from './server-options.ts'
import { settingsFrom } from './settings.ts'
import { type Called, StartupError } from './startup-error.ts'
import { ensureWebBuilt } from './web-build.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Runs the server as a program: settings from the environment, its links for whoever started it, a graceful end. */
export async function serve(
  env: Environment,
  options: ServerOptions = {},
  called: Called = (variable) => variable,
): Promise<void> {
  // Whoever is no child of npm may outlive the shell it was started from.
  const deserted = env['npm_lifecycle_event'] === undefined ? null : orphaned()
  let server: RunningServer
  try {
    const { isSilent, ...settings } = settingsFrom(env)
    const webDist = options.webDist === undefined ? await builtPage() : options.webDist
    server = await startServer({ report: isSilent ? () => {} : report, ...settings, ...options, webDist })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.saidWith(called))
    process.exitCode = 1
    return
  }
  let isEnding = false
  const stop = (): void => {
    // A signal may come twice: from the terminal, and from npm, which had it from there.
    if (isEnding) return
    isEnding = true
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  void deserted?.then(stop)
  for (const link of server.links) console.log(link)
}

async function builtPage(): Promise<string | null> {
  const web = pageFolder()
  return web === null ? null : ensureWebBuilt(web, (line) => console.error(line))
}

/** The page is a package of its own, which a server can do without. */
function pageFolder(): string | null {
  try {
    return fileURLToPath(new URL('./', import.meta.resolve('@turnwright/web/package.json')))
  } catch {
    return null
  }
}

function report(event: string, about: object): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), event, ...about }))
}
