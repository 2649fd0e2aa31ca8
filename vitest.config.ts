import { defineConfig } from 'vitest/config'
import { keepCompiled } from './scripts/compile-cache.ts'
import { LongFirst } from './scripts/long-first.ts'
import { keepTemporaryInMemory } from './scripts/temporary-in-memory.ts'

const folders = ['packages', 'games', 'scripts', 'benchmarks', 'training']
const everywhere = folders.map((folder) => `${folder}/**/*.test.ts`)
/** What draws: only Vite reads JSX, styles and the globs of the page. */
const drawn = ['**/*.test.tsx', 'packages/{tabletop,web}/**/*.test.ts', 'games/*/ui/**/*.test.ts']
const notOurs = ['**/node_modules/**', '**/dist/**']

/**
 * Node runs the sources as they are. Through Vite every name of another module is looked up again at each use, which
 * makes games a third slower.
 */
const withoutVite = { viteModuleRunner: false, nodeLoader: false }

/** They kill servers or say how long somebody waited: in the long run they have the machine for themselves. */
const alone = [
  'benchmarks/server/cluster/ordeal.test.ts',
  'benchmarks/server/suite.test.ts',
  'packages/server/src/kill.test.ts',
  'packages/server/src/killed-node.test.ts',
]

const inTheLongRun = [
  {
    extends: true as const,
    test: {
      name: 'alone',
      include: alone,
      maxWorkers: 1,
      experimental: withoutVite,
      sequence: { groupOrder: 0 },
    },
  },
  {
    // Whatever holds of a server holds wherever its tables are kept. What goes on for long has gone on in SQLite.
    extends: true as const,
    test: {
      name: 'kept in PostgreSQL',
      include: ['packages/server/src/**/*.test.ts'],
      env: { TEST_STORE: 'postgres', SOAK: '' },
      experimental: withoutVite,
      sequence: { groupOrder: 3 },
    },
  },
]

keepCompiled()
keepTemporaryInMemory()

export default defineConfig(({ mode }) => ({
  test: {
    // Starting a fresh world for every file costs more than the tests themselves; tests share no global state.
    isolate: false,
    pool: 'threads',
    // By itself Vitest leaves a core to whoever watches it; of two that is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // `npm run soak` starts this mode. Tests that can go on for long read SOAK to know how long to go on. In the mode
    // `record` whole games are stored that `npm test` replays for ever.
    env: mode === 'soak' ? { SOAK: '1' } : mode === 'record' ? { RECORD: '1' } : {},
    ...(mode === 'record' ? { testNamePattern: 'golden records are stored' } : {}),
    testTimeout: mode === 'soak' ? 30 * 60_000 : 60_000,
    // Some start a database first.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'drawn', include: drawn, exclude: notOurs, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'played',
          include: everywhere,
          exclude: [...notOurs, ...drawn, ...(mode === 'soak' ? alone : [])],
          experimental: withoutVite,
          // After the short ones: a worker serves one project at a time.
          sequence: { groupOrder: 2 },
        },
      },
      ...(mode === 'soak' ? inTheLongRun : []),
    ],
  },
}))
