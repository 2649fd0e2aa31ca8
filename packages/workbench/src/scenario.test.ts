import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agricolaModule } from '@turnwright/agricola'
import { estravenModule } from '@turnwright/estraven'
import { type GameModule, randomAgent } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { wingspanModule } from '@turnwright/wingspan'
import { expect, test } from 'vitest'
import { scratchGame } from './testing/scratch-game.ts'
import { scenarioText } from './thread/scenario-text.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const tool = (name: string, path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path)

/** What the tools say of a test that somebody put beside the rules; nothing where it compiles and passes. */
function judged(file: string): string {
  const settings = `${file}.json`
  writeFileSync(
    settings,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [join(dirname(file), '*.test.ts')] }),
  )
  const compiled = spawnSync(process.execPath, [tool('typescript', 'bin/tsc'), '--project', settings], {
    encoding: 'utf8',
  })
  return `${compiled.stdout}${complaintOf(file)}`
}

/** What a test says that fails, and those beside it. */
function complaintOf(file: string): string {
  const run = spawnSync(process.execPath, [tool('vitest', 'vitest.mjs'), 'run', '--root', dirname(file)], {
    cwd: dirname(file),
    encoding: 'utf8',
  })
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}`
}

test('a moment is copied as a test in names, which compiles and passes, and fails once the rules change', async () => {
  await using game = scratchGame()
  await game.bench.open()
  await game.plays(3)
  const { text } = await game.bench.scenario(3)
  expect(text).toContain("import { myGame } from './index.ts'")
  expect(text).toContain("given(myGame, { Ana: {}, Bo: {} }, { seed: '1' })")
  expect(text).toMatch(/Ana\.chooses\('\d+'\)\n {2}Bo\.chooses\('\d+'\)/)
  expect(text).toMatch(/(Ana|Bo)\.isAsked\('Play a card'\)\n\}\)\n$/)
  const file = join(game.folder, 'copied.test.ts')
  writeFileSync(file, text)
  expect(judged(file)).toBe('')
  await game.saves("play: () => 'Play a card'", "play: () => 'Lay a card'")
  expect(complaintOf(file)).toContain('is not asked "Play a card"')
}, 120_000)

test('so is the end of a game', async () => {
  await using game = scratchGame()
  await game.bench.open()
  await game.plays(10)
  const { text } = await game.bench.scenario(10)
  expect(text).toMatch(/const \{ Ana, Bo, scene \} = given/)
  expect(text).toMatch(/scene\.isOver\(\{ winners: \[\d\], scores: \[\d, \d\] \}\)/)
  const file = join(game.folder, 'copied.test.ts')
  writeFileSync(file, text)
  expect(judged(file)).toBe('')
}, 120_000)

/** Groups, several at once, structures, and acts beside the question: whatever is answered has its words. */
test('so are the answers of large games', async () => {
  await using game = scratchGame()
  const files = ([agricolaModule, wingspanModule, estravenModule] as readonly GameModule[]).map((module) => {
    const { id } = module.definition
    const table = { players: ['Ana', 'Bo'], seed: 'any', options: {} }
    const played = createGame(module.definition, table)
    const chance = Random.fromSeed('any')
    for (const { seat } of played.players) played.seatResponder(seat, randomAgent.create(chance))
    played.run()
    const exported = `${id}Module`
    const rules = { module, exported, facts: { id, name: id, seats: { min: 2, max: 2 }, options: [], viewWords: {} } }
    const file = join(game.folder, `${id}.test.ts`)
    writeFileSync(join(game.folder, `${id}.ts`), `export { ${exported} } from '@turnwright/${id}'\n`)
    writeFileSync(file, scenarioText(rules, `${id}.ts`, table, played.log.slice(0, 60)))
    return file
  })
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('scene.answer')
  expect(judged(files[0] as string)).toBe('')
}, 120_000)
