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
  ['games/tic-tac-toe/scenario', "import '@turnwright/testkit'", null],
  ['games/tic-tac-toe/card-tests', "import '@turnwright/testkit/facts'", null],
  ['games/tic-tac-toe/cards', "import '@turnwright/testkit/facts'", imports],
  ['scripts/facts.ts', "import '@turnwright/testkit/facts'", null],
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

const asking = 'words(ask-in-data)'
const reading = 'words(decide-by-data)'
const readers = ['ai', 'generator', 'match', 'scenario', 'surface', 'ui'].map((folder) => `games/tic-tac-toe/${folder}`)
const prompt = 'declare const prompt: { title: string; detail?: string; parts: readonly string[] }\nexport const is ='
const taken = 'export const of = ({ title, text: said }: { title: string; text: string }) =>'

const words: readonly Case[] = [
  ...readers.flatMap((folder): Case[] => [
    [folder, `${prompt} prompt.title === 'Mark a cell'`, reading],
    [folder, `${prompt} [prompt.title]`, null],
  ]),
  ...[
    `${prompt} 'Mark a cell' !== prompt['title']`,
    `${prompt} prompt.title.startsWith('Mark')`,
    `${prompt} prompt.detail?.includes('row')`,
    `${prompt} /Mark|Cell/.test(prompt.title)`,
    `${prompt} new Set(['Mark a cell']).has(prompt.title)`,
    `${prompt} { 'Mark a cell': true }[prompt.title]`,
    `${prompt} prompt.parts.some((part) => part.length > 3)`,
    `${taken} title === said`,
    `${taken} [title, said.endsWith('cell')]`,
    'export function read(line: { text: string }) {\n  switch (line.text) {\n    default:\n      return 1\n  }\n}',
  ].map((source): Case => ['games/tic-tac-toe/ai', source, reading]),
  ...[
    `${prompt} prompt.detail === undefined ? prompt.title : \`\${prompt.title}: \${prompt.detail}\``,
    `${prompt} prompt.detail !== ''`,
    `${prompt} prompt.parts.map((part) => part.length)`,
    `${taken} [title, said]`,
    "export const isMark = (about: { kind: string }) => about.kind === 'mark-a-cell'",
    "const title: string = 'row'\nexport const isRow = title === 'row'",
  ].map((source): Case => ['games/tic-tac-toe/ui', source, null]),
  ['games/tic-tac-toe/ai/greedy.test.ts', `${prompt} prompt.title === 'Mark a cell'`, null],
  ['packages/server/src', `${prompt} prompt.title === 'Mark a cell'`, null],

  [rules, "export const question = { title: 'Mark a cell' }", asking],
  [rules, 'export const choice = (cell: string) => ({ id: cell, title: `Cell ${cell}` })', asking],
  [rules, "export const choice = (first: boolean) => ({ title: first ? 'First' : 'Second' })", asking],
  [rules, "export const told = (game: { tell(line: string): void }) => game.tell('X marks')", asking],
  [rules, "export const told = (game: { tell(line: object): void }) => game.tell({ kind: 'marked' })", null],
  [rules, "export const question = { about: { kind: 'mark-a-cell' } }", null],
  [rules, "export const isTitled = ({ title = '' }: { title?: string }) => title", null],
  [`${rules}/board.test.ts`, "export const question = { title: 'Mark a cell' }", null],
  ['games/tic-tac-toe/words', "export const question = { title: 'Mark a cell' }", null],
  ['games/tic-tac-toe/rules/options.ts', "export const field = { key: 'size', title: 'Size' }", null],
]

interface Placed {
  readonly file: string
  readonly source: string
  readonly rule: string | null
}

/** Gives each case a file of its own: in the folder it names, or with the ending of the test file it names, or the file itself. */
function placed(suite: string, cases: readonly Case[]): readonly Placed[] {
  return cases.map(([place, source, rule], index) => {
    const name = `${suite}-${index}`
    if (place.endsWith('.test.ts')) return { file: place.replace(/[^/]+$/, `${name}.test.ts`), source, rule }
    return { file: place.endsWith('.ts') ? place : `${place}/${name}.ts`, source, rule }
  })
}

const suites = {
  'a layer imports only what stands below it': placed('layering', layering),
  'the testkit and boardgame.io are for tests': placed('tests-only', testsOnly),
  'rules are pure': placed('purity', purity),
  'words come last: rules ask in data, and nobody decides by a sentence': placed('words', words),
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
