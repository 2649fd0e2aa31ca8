import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const WEB = join(import.meta.dirname, '..', '..', 'web')
const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']

export interface LiveTable {
  readonly script: string
  readonly style: string
}

let built: Promise<LiveTable> | undefined

/** The table of the first page: a classic script, so that it runs from a disk too, and its style. Always the same, so made once. */
export function liveTable(): Promise<LiveTable> {
  built ??= bundle()
  return built
}

/** It is drawn as the page of the tables draws it, from the sources of that page. */
async function bundle(): Promise<LiveTable> {
  const { output } = (await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    // Whatever made this, a test too.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: BROWSERS,
      cssTarget: BROWSERS,
      cssCodeSplit: false,
      modulePreload: false,
      license: false,
      rolldownOptions: {
        input: join(WEB, 'src', 'first-table', 'main.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const script = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const style = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return { script: script.join('\n'), style: style.join('\n') }
}
