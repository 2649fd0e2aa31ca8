import { defineConfig } from 'vitest/config'

/** How the tests of a changed card are run: a setup module changes it before anything else is loaded. */
export default defineConfig({
  test: {
    include: ['games/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    // Files that prove the same card share the world of their trial: a world takes longer than its tests.
    isolate: false,
    setupFiles: ['packages/testkit/src/mutation/change-a-card.ts'],
    testTimeout: 20_000,
  },
})
