import type { BuiltLook, DoorsForBoards } from '@turnwright/protocol'
import { StartupError } from '../startup-error.ts'
import { bundled, filesIn, type ForPage } from './bundle.ts'
import type { Vite } from './vite.ts'

/** Something of a game that is drawn: the file that exports it. */
export interface Drawn extends ForPage {
  readonly kind: 'board' | 'emblem'
}

/** The same as browsers fetch it. */
export interface LaidLook extends BuiltLook {
  /** What is in each file, by its path. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** How each is exported. */
const EXPORTS = {
  board: { name: 'ui', example: 'export const ui: GameUi<View> = { Board }' },
  emblem: { name: 'emblem', example: 'export const emblem: GameEmblem = { hue, hotHue, label, drawing }' },
} as const

/** Bundles what somebody else drew. What it shares with the page it imports from there: React works only once on a page. */
export async function buildLook(vite: Vite, drawn: Drawn, doors: DoorsForBoards): Promise<LaidLook> {
  const output = await bundled(vite, drawn, {
    name: 'turnwright:doors-for-boards',
    enforce: 'pre',
    resolveId: (id: string) => (Object.hasOwn(doors, id) ? { id: doors[id], external: 'absolute' } : null),
  })
  const { name, example } = EXPORTS[drawn.kind]
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry)
  if (entry?.type !== 'chunk' || !entry.exports.includes(name))
    throw new StartupError(`The ${drawn.kind} ${drawn.file} exports no \`${name}\`: ${example}`)
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => `/${fileName}`)
  return { script: `/${entry.fileName}`, styles, files: filesIn(output) }
}
