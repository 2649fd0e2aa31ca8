import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureWebBuilt } from '@turnwright/server'
import { SHAPES } from 'create-turnwright'
import { findBrowser } from '../../scripts/find-browser.ts'
import { type Measurement, median } from '../figure.ts'
import { amount } from '../report.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const MAIN = join(root, 'packages/cli/src/main.ts')

/**
 * Seconds from `turnwright new` to an answer in the log of a table in Chromium, for a game of each shape, in a folder far
 * from this repository in which the packages are installed. The page is built before, as in the package that holds it.
 */
export async function createToTable(): Promise<Measurement> {
  await ensureWebBuilt(join(root, 'packages/web'), () => {})
  const shapes = Object.keys(SHAPES)
  const runs: number[] = []
  for (const shape of shapes) runs.push(await seconds(shape))
  const detail = shapes.map((shape, at) => `${shape} ${amount(runs[at] ?? 0)} s`).join(', ')
  return { value: median(runs), runs, detail }
}

async function seconds(shape: string): Promise<number> {
  using home = mkdtempDisposableSync(join(tmpdir(), 'turnwright-authors-'))
  symlinkSync(join(root, 'node_modules'), join(home.path, 'node_modules'))
  const began = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'new', 'my-stones', '--shape', shape], {
    cwd: home.path,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`turnwright new failed: ${stderr}`)
  const server = spawn(process.execPath, [MAIN, 'serve', './my-stones', '--port', '0'], {
    cwd: home.path,
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  try {
    const [link] = (await Promise.race([once(createInterface(server.stdout), 'line'), ended])) as [unknown]
    if (typeof link !== 'string') throw new Error('turnwright serve did not start')
    await answerAt(link)
    return (performance.now() - began) / 1000
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** Sits down against bots, answers the first question, and waits until the log tells of it. */
async function answerAt(link: string): Promise<void> {
  await using browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage()
  await page.goto(link)
  await page.getByRole('article', { name: 'My Stones' }).getByRole('button', { name: 'Play now' }).click()
  const request = page.getByRole('region', { name: 'What is asked of you' })
  await request.locator('.choice').first().click()
  await page.getByRole('region', { name: 'Log' }).getByText(/^You/).first().waitFor()
}
