import { defineConfig } from 'vitest/config'

const folders = ['packages', 'games', 'scripts', 'benchmarks', 'training']

export default defineConfig(({ mode }) => ({
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Starting a fresh world for every file costs more than the tests themselves; tests share no global state.
    isolate: false,
    pool: 'threads',
    // By itself Vitest leaves a core to whoever watches it; of two that is half of the machine.
    maxWorkers: '100%',
    // `npm run soak` starts this mode. Tests that can go on for long read SOAK to know how long to go on. In the mode
    // `record` whole games are stored that `npm test` replays for ever.
    env: mode === 'soak' ? { SOAK: '1' } : mode === 'record' ? { RECORD: '1' } : {},
    ...(mode === 'record' ? { testNamePattern: 'golden records are stored' } : {}),
    testTimeout: mode === 'soak' ? 30 * 60_000 : 60_000,
    // Some start a database first.
    hookTimeout: 60_000,
  },
}))
