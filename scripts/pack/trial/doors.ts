import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools.ts'
import type { Packed } from '../pack.ts'

/** These name types of a package that is installed by whoever uses them, and by nobody else. */
const FOR_FEW = ['@turnwright/arena/jobs', '@turnwright/estraven/boardgame-io']
const OURS = /^(?:doors\.ts|node_modules\/(?:@turnwright|create-turnwright)\/)/

/** A file that names everything behind every door of every package. */
export function everyDoor(packed: readonly Packed[]): string {
  const doors = packed.flatMap(({ name }) => doorsOf(name)).filter((door) => !FOR_FEW.includes(door))
  return doors.map((door, at) => `export type * as door${at} from '${door}'\n`).join('')
}

/** What a compiler that looks into declarations too says of ours; what it says of others is no concern of ours. */
export function complaintsAboutOurs(compile: () => string): readonly string[] {
  try {
    compile()
    return []
  } catch (error) {
    return (error as Error).message.split('\n').filter((line) => OURS.test(line))
  }
}

function doorsOf(name: string): readonly string[] {
  const manifest = readFileSync(join(root, 'dist/staged', name, 'package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { readonly exports: Readonly<Record<string, string | object>> }
  return Object.entries(exports).flatMap(([door, to]) => (typeof to === 'string' ? [] : join(name, door)))
}
