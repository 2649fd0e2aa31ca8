import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foldersNamed, haveGameStyles, narrowedProject } from './narrowed.ts'
import { checkStages, testStages } from './stages.ts'

const game = 'games/tic-tac-toe'
const names = (stages: ReturnType<typeof checkStages>) => stages.map(({ name }) => name)

describe('folders narrow what is checked', () => {
  test('a folder of the repository is known in every spelling', () => {
    expect(foldersNamed([game, `./${game}/`])).toEqual([game, game])
  })

  test.each([[[]], [['table-store']], [['..']], [['.']], [[game, 'no-such-folder']]])('%j names no folders', (args) => {
    expect(foldersNamed(args)).toBeNull()
  })

  test('a project keeps the files of the folder, and those alone', () => {
    const { files } = projectOf('tsconfig.pure.json', game)
    expect(files.map((file) => basename(file))).toContain('tic-tac-toe.ts')
    expect(files.filter((file) => !file.includes(`${game}/`))).toEqual([])
    expect(narrowedProject('tsconfig.browser.json', ['packages/kernel'])).toBeNull()
  })

  test('a stage without anything to look at is left out', () => {
    expect(haveGameStyles([game])).toBe(true)
    expect(names(checkStages(['packages/kernel']))).toEqual([
      'types: Node',
      'types: pure rules',
      'types: declarations',
      'lint',
      'format',
    ])
  })

  test('the browser plays where everything is tested', () => {
    expect(names(testStages([]))).toContain('browser tests')
    expect(names(testStages([game]))).not.toContain('browser tests')
  })

  test('what is no folder chooses among the unit tests, and is nothing to check', () => {
    expect(names(testStages(['table-store']))).toEqual([...names(checkStages([])), 'unit tests'])
    expect(() => checkStages(['table-store'])).toThrow('not folders of this repository')
  })
})

function projectOf(project: string, folder: string): { readonly files: readonly string[] } {
  const narrowed = narrowedProject(project, [folder])
  if (narrowed === null) throw new Error(`${project} has nothing in ${folder}`)
  return JSON.parse(readFileSync(narrowed, 'utf8')) as { readonly files: readonly string[] }
}
