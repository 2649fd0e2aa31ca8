import { beforeAll, describe, expect, test } from 'vitest'
import { type Complaint, lintSources } from './lint/lint-sources.ts'

/** Where a source stands, what it says, and the rule that must refuse it; null where it must pass. */
type Case = readonly [file: string, source: string, rule: string | null]

const imports = 'eslint(no-restricted-imports)'
const globals = 'eslint(no-restricted-globals)'
const properties = 'eslint(no-restricted-properties)'

const kernel = 'packages/kernel/src'
const rules = 'games/tic-tac-toe/rules'

const layering: readonly Case[] = [
  [kernel, "import '@turnwright/server'", imports],
  [kernel, "import type { Bot } from '@turnwright/games'\nexport type Player = Bot", imports],
  [kernel, "export * from '@turnwright/protocol'", imports],
  [kernel, "export const later = import('@turnwright/cli')", imports],
  [kernel, "import '../../server/src/tables.ts'", imports],
  [kernel, "import '../../../games/tic-tac-toe/rules/board.ts'", imports],
  [kernel, "import '../random/sfc32.ts'", null],
  ['packages/tabletop/src', "import '@turnwright/kernel'", null],
  ['packages/tabletop/src', "import '@turnwright/tic-tac-toe'", imports],
  [rules, "import '@turnwright/kernel'", null],
  [rules, "import '@turnwright/sealed-auction'", imports],
  [rules, "import '../../sealed-auction/rules/bids.ts'", imports],
  [rules, "import '@turnwright/games'", imports],
  ['games/tic-tac-toe/ui', "import '@turnwright/tabletop'\nimport '../rules/board.ts'", null],
  ['packages/games/src', "import '@turnwright/kernel'\nimport '@turnwright/tic-tac-toe'", null],
  ['packages/games/src', "import '@turnwright/protocol'", imports],
  ['packages/protocol/src', "import '@turnwright/games'", null],
  ['packages/arena/src', "import '@turnwright/games'\nimport '@turnwright/kernel'", null],
  ['packages/arena/src', "import '@turnwright/protocol'", imports],
  ['packages/arena/src', "import '@turnwright/cli'", imports],
  ['packages/games/src', "import '@turnwright/arena'", imports],
  ['packages/protocol/src', "import '@turnwright/server'", imports],
  ['packages/server/src', "import '@turnwright/protocol'\nimport '@turnwright/tic-tac-toe'", null],
  ['packages/server/src', "import '@turnwright/web'", imports],
  ['packages/server/src', "import '@turnwright/cli'", imports],
  ['packages/web/src', "import '@turnwright/server'", imports],
  ['packages/web/src', "import '@turnwright/tic-tac-toe/ui'", null],
  ['packages/cli/src', "import '@turnwright/server'", null],
  ['packages/nobody-gave-me-a-layer/src', "import '@turnwright/kernel'", imports],
]

const testsOnly: readonly Case[] = [
  ['packages/server/src', "import '@turnwright/testkit'", imports],
  ['scripts', "import '@turnwright/testkit'", imports],
  ['packages/testkit/src', "import '@turnwright/kernel'", null],
  ['packages/testkit/src', "import '@turnwright/games'", imports],
  [`${rules}/board.test.ts`, "import '@turnwright/testkit'", null],
  [`${rules}/board.test.ts`, "import '@turnwright/server'", imports],
  [`${kernel}/game.test.ts`, "import 'node:fs'\nexport const now = Date.now()", null],
  ['packages/server/src', "import 'boardgame.io/core'", imports],
  ['scripts', "import 'boardgame.io'", imports],
  ['packages/server/src/speed.test.ts', "import 'boardgame.io/core'", null],
  ['benchmarks', "import 'boardgame.io/core'\nimport '@turnwright/server'", null],
]

const impureGlobals = ['Date', 'performance', 'setTimeout', 'setInterval', 'process', 'fetch', 'console', 'crypto']
const pureFolders = [kernel, rules, 'games/tic-tac-toe/cards', 'games/tic-tac-toe']

const purity: readonly Case[] = [
  ...pureFolders.flatMap((folder): Case[] => [
    ...impureGlobals.map((name): Case => [folder, `export const impure = ${name}`, globals]),
    [folder, 'export const roll = Math.random()', properties],
    [folder, "import 'node:fs'", imports],
    [folder, "import 'fs/promises'", imports],
    [folder, 'export const most = Math.max(1, 2)', null],
  ]),
  [rules, 'export const { random } = Math', properties],
  [rules, 'export const now = globalThis.Date.now()', globals],
  [rules, 'export async function wait() {\n  await Promise.resolve()\n}', 'oxc(no-async-await)'],
  ['games/tic-tac-toe/ai', "import 'node:fs'\nexport const now = Date.now()", null],
  ['packages/server/src', "import 'node:fs'\nexport const now = Date.now()", null],
]

const mistakes: readonly Case[] = [
  ['packages/server/src', 'export function start() {\n  Promise.resolve()\n}', 'typescript(no-floating-promises)'],
  [
    'packages/server/src',
    "export function go(way: 'left' | 'right') {\n  switch (way) {\n    case 'left':\n      return 1\n  }\n  return 2\n}",
    'typescript(switch-exhaustiveness-check)',
  ],
  ['packages/server/src', 'export const anything: any = 1', 'typescript(no-explicit-any)'],
  ['packages/server/src', 'const unused = 1\nexport {}', 'eslint(no-unused-vars)'],
  ['packages/server/src', 'export default 1', 'import(no-default-export)'],
]

interface Placed {
  readonly file: string
  readonly source: string
  readonly rule: string | null
}

/** Gives each case a file of its own: in the folder it names, or with the ending of the test file it names. */
function placed(suite: string, cases: readonly Case[]): readonly Placed[] {
  return cases.map(([place, source, rule], index) => {
    const name = `${suite}-${index}`
    const file = place.endsWith('.test.ts') ? place.replace(/[^/]+$/, `${name}.test.ts`) : `${place}/${name}.ts`
    return { file, source, rule }
  })
}

const suites = {
  'a layer imports only what stands below it': placed('layering', layering),
  'the testkit and boardgame.io are for tests': placed('tests-only', testsOnly),
  'rules are pure': placed('purity', purity),
  'common mistakes are refused': placed('mistakes', mistakes),
}

let complaints: readonly Complaint[]

// One run of the linter over all cases is far quicker than a run for each.
beforeAll(() => {
  complaints = lintSources(
    new Map(
      Object.values(suites)
        .flat()
        .map(({ file, source }) => [file, source]),
    ),
  )
})

describe.each(Object.entries(suites))('%s', (_title, cases) => {
  test.each(cases)('$file: $source', ({ file, rule }) => {
    const found = complaints.filter((complaint) => complaint.file === file).map((complaint) => complaint.rule)
    expect(new Set(found)).toEqual(new Set(rule ? [rule] : []))
  })
})
