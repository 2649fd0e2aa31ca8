import { defineConfig } from '@playwright/test'
import { keepCompiled } from '../../scripts/compile-cache.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

keepCompiled()
const browser = await findBrowser()

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/global-setup.ts',
  testMatch: '*.browser.ts',
  outputDir: 'test-results/failed',
  // What a game says to those who do not see it; `npm run transcripts` stores it anew.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
  // Two cores are shared by browsers and servers: more workers only make everyone slower.
  workers: 2,
  fullyParallel: true,
  // A loaded machine can be slower than a browser's patience; what needed a second try is told by name.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // What the page keeps for times without a network is fetched where that is tested, and not beside every other test.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
})
