import { defineConfig } from 'oxlint'
import {
  refuseBoardgameIo,
  refuseImports,
  refuseNode,
  refuseOtherDoors,
  refuseSidePaths,
  refuseTestkit,
  refuseUpward,
} from './scripts/lint/imports.ts'
import { layers, testkit } from './scripts/lint/layers.ts'
import { pureFiles, purity, synchronousFiles } from './scripts/lint/purity.ts'
import { askingFiles, formFiles, readingFiles, wordsPlugin } from './scripts/lint/words.ts'

const tests = ['**/*.test.ts', '**/*.test.tsx']
const isPure = (folder: string) => pureFiles.includes(`${folder}/**`)
const isGame = (folder: string) => folder.startsWith('games/')

/** The folders of a game in which nothing stands but tests and what they are written with. */
const forTestsAlone = ['card-tests/**', 'scenario/**']

/** Where the tests of cards stand, and the claims they share: each plays scenarios, and so asserts by itself. */
const cardTests = 'games/estraven/card-tests/**'
const cardClaims = ['costsAndPitches', 'arrivesAs', 'standsAs', 'leads', 'hasWard', 'is*', 'answers*', 'acts']

/** What the folder's sources may not import, then the looser list for its tests: the later override wins. */
const layerOverrides = layers().flatMap((layer) => {
  const { folder, below } = layer
  const upward = refuseUpward(layer)
  const sideways = refuseSidePaths()
  const pure = isPure(folder) ? [refuseNode] : []
  const sources = { files: [`${folder}/**`], rules: refuseImports(upward, sideways, refuseBoardgameIo, ...pure) }
  // In a game, only the rules are pure: its ai/ and ui/ and tools are not.
  const gameRules = {
    files: pureFiles.filter(isGame).map((files) => files.replace('games/*', folder)),
    rules: refuseImports(upward, sideways, refuseBoardgameIo, refuseNode, refuseOtherDoors),
  }
  const testUpward = refuseUpward({ folder, below: [...below, testkit] })
  const testFiles = [...tests, ...(isGame(folder) ? forTestsAlone : [])].map((files) => `${folder}/${files}`)
  const ofTests = { files: testFiles, rules: refuseImports(testUpward, sideways) }
  // An adapter for boardgame.io is the one door of a game that may know it.
  const adapter = { files: [`${folder}/boardgame-io/**`], rules: refuseImports(testUpward, sideways) }
  return [sources, ...(isGame(folder) ? [gameRules, adapter] : []), ofTests]
})

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  jsPlugins: [wordsPlugin],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist', '**/coverage', '**/test-results'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    // Preallocating a long array is worth its odd constructor.
    'unicorn/no-new-array': 'off',
    // A scenario asserts by itself: see given in the testkit.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'given'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'react/rules-of-hooks': 'error',
    ...refuseImports(refuseTestkit, refuseBoardgameIo),
  },
  overrides: [
    {
      files: ['*.config.ts', '**/*.config.ts', 'scripts/lint/words/plugin.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['benchmarks/**'], rules: refuseImports(refuseTestkit) },
    // It stores what the tests hold cards against.
    { files: ['scripts/facts.ts'], rules: refuseImports(refuseBoardgameIo) },
    { files: tests, rules: { 'no-restricted-imports': 'off' } },
    // A package that nobody gave a layer may import nothing of ours.
    {
      files: ['packages/**', 'games/**'],
      rules: refuseImports(refuseUpward({ folder: 'A package without a layer', below: [] })),
    },
    ...layerOverrides,
    {
      files: [cardTests],
      rules: { 'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'given', ...cardClaims] }] },
    },
    { files: pureFiles, excludeFiles: tests, rules: purity },
    { files: synchronousFiles, excludeFiles: tests, rules: { 'oxc/no-async-await': 'error' } },
    {
      files: askingFiles,
      excludeFiles: [...formFiles, ...tests],
      rules: { 'words/ask-in-data': 'error' },
    },
    { files: readingFiles, excludeFiles: tests, rules: { 'words/decide-by-data': 'error' } },
  ],
})
