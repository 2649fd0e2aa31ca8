import { defineConfig } from 'vitest/config'

/** How the tests of a changed card are run: a setup module changes it before anything else is loaded. */
export default defineConfig({
  test: {
    include: ['games/**/*.test.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    setupFiles: ['packages/testkit/src/mutation/change-a-card.ts'],
    // The sources stay the same from one change to the next: what Vite made of them is kept on the disk.
    fsModuleCache: true,
    testTimeout: 20_000,
    reporters: ['dot'],
  },
})
