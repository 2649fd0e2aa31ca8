import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { tasks } from './administering/tasks.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const files = readdirSync(new URL('deploy/', root)).map((name) => `deploy/${name}`)

/** Of other programs that are run there. */
const OTHERS = new Set(['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'CMD'])

test('the examples in deploy/ set only what the server knows', () => {
  const listed = Array.from(read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm), ([, name]) => name as string)
  const known = new Set([...listed, ...OTHERS])
  for (const file of files) {
    const set = Array.from(
      read(file).matchAll(/(?:^Environment=|^ENV |^ {4,6})([A-Z][A-Z_]+)(?:=|: )/gm),
      ([, name]) => name,
    )
    expect({ file, unknown: set.filter((name) => !known.has(name as string)) }).toEqual({ file, unknown: [] })
  }
})

test('they start the program by what is there, with commands that it has', () => {
  const started = files.flatMap((file) =>
    Array.from(read(file).matchAll(/(packages\/\S+\.ts)"?(?: (\w+)(?: (\w+))?)?/g), ([, path, name, what]) => ({
      path: existsSync(new URL(path as string, root)),
      command: name === undefined || commands.some((each) => each.name === name),
      task: name !== 'admin' || tasks.has(what as string),
    })),
  )
  expect(started.length).toBeGreaterThan(3)
  expect(started.filter(({ path, command, task }) => !path || !command || !task)).toEqual([])
})

test('the documents show only what admin can do, with options that it has', () => {
  const admin = commands.find(({ name }) => name === 'admin')
  const shown = ['docs/operating.md', 'README.md', 'CHANGELOG.md', 'deploy/README.md'].flatMap((page) =>
    Array.from(read(page).matchAll(/npx turnwright admin ([^`\n#|]+)/g), ([, line]) =>
      (line as string).trim().split(/\s+/),
    ),
  )
  expect(shown.length).toBeGreaterThan(10)
  for (const [what = '', ...words] of shown) {
    const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))
    const task = tasks.get(what)
    const unknown = flags.filter((flag) => flag !== 'data' && !(task?.flags.includes(flag) ?? false))
    const isKnown = task !== undefined || what === '--help'
    expect({ what, isKnown, unknown, named: admin !== undefined }).toEqual({
      what,
      isKnown: true,
      unknown: [],
      named: true,
    })
  }
})
