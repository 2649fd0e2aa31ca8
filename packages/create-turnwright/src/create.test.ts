import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Begun, begunText, CannotBegin, create, SHAPES } from './index.ts'
import { tools } from '../../../scripts/tools.ts'
import { TOOLS } from './project-files.ts'

const root = new URL('../../../', import.meta.url)
const PROJECT = ['.gitignore', 'package.json', 'tsconfig.json']
const GAME = ['RULES.md', 'agent.ts', 'game.test.ts', 'index.ts']

/** A folder far from any package, and one in which those of this repository are at hand. */
const outside = () => mkdtempDisposableSync(join(tmpdir(), 'turnwright-new-'))
const inside = () => {
  const cache = fileURLToPath(new URL('node_modules/.cache/', root))
  mkdirSync(cache, { recursive: true })
  return mkdtempDisposableSync(join(cache, 'turnwright-new-'))
}
const begin = (folder: string | undefined, shape?: string) => create({ folder, shape, canAsk: false })
const refusal = (folder: string | undefined, shape?: string) =>
  begin(folder, shape).then(
    () => null,
    (error: unknown) => (error instanceof CannotBegin ? error.message : error),
  )

describe('a game that is begun', () => {
  test.each(Object.keys(SHAPES))('has its own name everywhere, and nothing but the game: %s', async (shape) => {
    using scratch = outside()
    const folder = join(scratch.path, 'StoneAge 2')
    expect(await begin(folder, shape)).toMatchObject({ folder, isProject: true })
    expect(readdirSync(folder).toSorted()).toEqual([...GAME, ...PROJECT].toSorted())
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    expect(text).not.toMatch(/my-?game/i)
    for (const name of ["id: 'stone-age-2'", '# Stone Age 2', 'describeGame(stoneAge2)']) expect(text).toContain(name)
  })

  test.each(Object.keys(SHAPES))('may have the name that the shape itself has: %s', async (shape) => {
    using scratch = outside()
    const folder = join(scratch.path, 'my-game')
    await begin(folder, shape)
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain('export const myGame: GameModule')
    expect(readFileSync(join(folder, 'game.test.ts'), 'utf8')).toContain('describeGame(myGame)')
  })

  test.each(Object.keys(SHAPES))('has rules that are read at a glance: %s', (shape) => {
    const rules = readFileSync(new URL(`packages/create-turnwright/shapes/${shape}/index.ts`, root), 'utf8')
    expect(rules.trimEnd().split('\n').length).toBeLessThanOrEqual(72)
  })

  test('is the game alone where the packages are at hand', async () => {
    using scratch = inside()
    const folder = join(scratch.path, 'stones')
    expect(await begin(folder, 'perfect')).toMatchObject({ isProject: false })
    expect(readdirSync(folder).toSorted()).toEqual(GAME)
  })

  test.each(Object.keys(SHAPES))(
    'may be called by a word of the language, of its own files or of its tools: %s',
    async (shape) => {
      using scratch = outside()
      for (const word of [
        'switch',
        'await',
        'thrifty',
        'counting',
        'spread',
        'test',
        'view',
        'nth',
        'vitest',
        'class',
      ]) {
        const folder = join(scratch.path, word)
        await begin(folder, shape)
        const modules = ['index.ts', 'agent.ts', 'game.test.ts'].map((file) => readFileSync(join(folder, file), 'utf8'))
        for (const text of modules) expect(() => stripTypeScriptTypes(text)).not.toThrow()
        const [rules = ''] = modules
        const [, name = ''] = /^export const (\w+): GameModule/m.exec(rules) ?? []
        expect(rules.match(new RegExp(`(?<!')\\b${name}\\b`, 'g'))).toHaveLength(1)
        const { name: project, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
        expect(Object.keys(devDependencies)).not.toContain(project)
      }
    },
  )

  test('leaves to git neither what is installed, nor tables, nor what is built', async () => {
    using scratch = outside()
    const folder = join(scratch.path, 'stones')
    await begin(folder, 'perfect')
    for (const made of ['node_modules', 'data', 'dist', 'records']) {
      mkdirSync(join(folder, made))
      writeFileSync(join(folder, made, 'some.json'), '{}')
    }
    execFileSync('git', ['init', '--quiet'], { cwd: folder })
    const seen = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: folder })
    const files = seen.toString().trim().replaceAll('?? ', '').split('\n')
    expect(files.toSorted()).toEqual([...GAME, ...PROJECT, 'records/some.json'].toSorted())
  })

  test('compiles with the samples of docs/testing.md that say where a test stands', { timeout: 60_000 }, async () => {
    using scratch = outside()
    const folder = join(scratch.path, 'stones')
    await begin(folder, 'perfect')
    symlinkSync(new URL('node_modules', root), join(folder, 'node_modules'), 'dir')
    const samples = readFileSync(new URL('docs/testing.md', root), 'utf8').match(/^describeRules\(.*\)$/gm) ?? []
    expect(samples.join()).toContain('new URL(')
    const imports = `import { describeRules } from '@turnwright/testkit'\n`
    writeFileSync(join(folder, 'rules.test.ts'), imports + samples.join('\n'))
    expect(execFileSync(process.execPath, [tools.tsc, '--project', folder], { encoding: 'utf8' })).toBe('')
  })

  test('says what to type next as a shell reads it', async () => {
    using scratch = outside()
    const folder = join(scratch.path, 'Stone Age')
    expect(begunText((await begin(folder, 'hands')) as Begun)).toContain(`  cd '${folder}'\n`)
    expect(begunText({ folder: 'stone age', files: [], isProject: false })).toContain(`serve './stone age' `)
  })

  test('is tested with the tools of this repository', () => {
    const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
    for (const [tool, version] of Object.entries(TOOLS)) expect([tool, devDependencies[tool]]).toEqual([tool, version])
  })
})

describe('no game is begun', () => {
  test('in a folder that holds something', async () => {
    using scratch = outside()
    const folder = join(scratch.path, 'stones')
    mkdirSync(folder)
    expect(await begin(folder, 'perfect')).not.toBeNull()
    writeFileSync(join(folder, 'index.ts'), 'mine')
    expect(await refusal(folder, 'hands')).toContain('is there already, and not empty')
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe('mine')
  })

  test('by the name of one that comes along', async () => {
    using scratch = outside()
    expect(await refusal(join(scratch.path, 'Wingspan'), 'hands')).toBe(
      'There is a game "wingspan" already: choose another name.',
    )
    expect(readdirSync(scratch.path)).toEqual([])
  })

  test('in the place of a file', async () => {
    using scratch = outside()
    const file = join(scratch.path, 'stones')
    writeFileSync(file, 'mine')
    expect(await refusal(file, 'hands')).toContain('stones is a file: choose another name')
  })

  test('without a name that can be one, or in a shape that there is not', async () => {
    using scratch = outside()
    expect(await refusal(join(scratch.path, '2048'), 'hands')).toContain('begin with a letter')
    expect(await refusal(join(scratch.path, 'stones'), 'round')).toContain('perfect, hands, simultaneous')
    expect(readdirSync(scratch.path)).toEqual([])
  })

  test('where nobody can be asked for what was left out', async () => {
    expect(await refusal(undefined)).toContain('a name must be given: my-game --shape')
    expect(await refusal('stones')).toContain('a shape must be given')
  })
})
