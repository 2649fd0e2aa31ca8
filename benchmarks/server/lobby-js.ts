import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { ensureWebBuilt, startServer } from '@turnwright/server'
import { findBrowser } from '../../scripts/find-browser.ts'
import type { Measurement } from '../figure.ts'
import { amount } from '../report.ts'
import { inMeasuredFolder } from './measured-folder.ts'

const WEB = fileURLToPath(new URL('../../packages/web', import.meta.url))

/** The JavaScript that a browser fetches for the lobby of a server with all games, gzipped file by file. */
export async function lobbyJs(): Promise<Measurement> {
  const webDist = await ensureWebBuilt(WEB, () => {})
  const scripts = await inMeasuredFolder(async (dataDir) => {
    const server = await startServer({ port: 0, dataDir, webDist })
    try {
      return await scriptsOf(server.url)
    } finally {
      await server.stop()
    }
  })
  const kilobytes = [...scripts.values()].map((script) => gzipSync(script).length / 1000)
  const total = kilobytes.reduce((sum, each) => sum + each, 0)
  const files = [...scripts.keys()].map((path, i) => `${path} ${amount(kilobytes[i] as number)} kB`)
  return { value: total, runs: [total], detail: files.join(', ') }
}

/** By path, everything that is run or kept ready to run by the time the page has come to rest. */
async function scriptsOf(url: string): Promise<ReadonlyMap<string, Buffer>> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    const scripts = new Map<string, Buffer>()
    const arriving: Promise<void>[] = []
    page.on('response', (response) => {
      if (!isScript(response.headers()['content-type'])) return
      const { pathname } = new URL(response.url())
      arriving.push(response.body().then((body) => void scripts.set(pathname, body)))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByRole('article').first().waitFor()
    await Promise.all(arriving)
    return scripts
  } finally {
    await browser.close()
  }
}

function isScript(contentType: string | undefined): boolean {
  return contentType?.includes('javascript') === true
}
