import { beginGame, type Begun } from './begin-game.ts'
import { CannotBegin } from './cannot-begin.ts'
import { isShape, SHAPES, type Shape } from './shapes.ts'
import { shellWord } from './shell-word.ts'

export interface Wanted {
  readonly folder: string | undefined
  readonly shape: string | undefined
  /** Whether a person can be asked for what was left out. */
  readonly canAsk: boolean
}

/** Begins a game, and asks for what was left out; null when whoever was asked would rather not. */
export async function create({ folder, shape, canAsk }: Wanted): Promise<Begun | null> {
  const known = shape === undefined ? undefined : shapeCalled(shape)
  if (!canAsk && (folder === undefined || known === undefined)) throw new CannotBegin(missing(folder))
  if (folder !== undefined && known !== undefined) return beginGame(folder, known)
  const { askForName, askForShape } = await import('./ask.ts')
  const chosenFolder = folder ?? (await askForName())
  if (chosenFolder === null) return null
  const chosenShape = known ?? (await askForShape())
  return chosenShape === null ? null : beginGame(chosenFolder, chosenShape)
}

/** What was written, and what to do next. */
export function begunText({ folder, files, isProject }: Begun): string {
  const word = shellWord(isProject ? folder : placeOf(folder))
  const next = isProject
    ? [
        `cd ${word}`,
        'npm install',
        'npm run dev   # the workbench, while you write it',
        'npm start     # a table in the browser',
        'npm test      # every law of the platform',
      ]
    : [
        `npx turnwright dev ${word}     # the workbench, while you write it`,
        `npx turnwright serve ${word}   # a table in the browser`,
        `npx vitest run ${shellWord(folder)}`,
      ]
  return [`${folder} has ${files.join(', ')}.`, '', ...next.map((line) => `  ${line}`)].join('\n')
}

function placeOf(folder: string): string {
  return /^[./]/.test(folder) ? folder : `./${folder}`
}

function shapeCalled(word: string): Shape {
  if (isShape(word)) return word
  throw new CannotBegin(`There is no shape "${word}": choose among ${Object.keys(SHAPES).join(', ')}.`)
}

function missing(folder: string | undefined): string {
  const what = folder === undefined ? 'a name' : 'a shape'
  return `Without a terminal to ask in, ${what} must be given: my-game --shape ${Object.keys(SHAPES).join('|')}`
}
