import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const BUDGET = 130_000

test('the lobby needs no more than 130 kB of JavaScript', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  const bodies = await Promise.all(scripts)
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThanOrEqual(BUDGET)
})
