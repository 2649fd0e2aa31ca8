import { entryOf, homeOf } from '@turnwright/games/outside'
import { TypeCheck } from '@turnwright/workbench/types'
import type { TypeProblem } from '@turnwright/workbench/wire'

/**
 * What is wrong with the types of games of somebody's own, for whoever plays them: Node does not look at types. Nothing
 * where they cannot be checked, as on a server without a compiler.
 */
export async function typeRemarks(places: readonly string[]): Promise<readonly string[]> {
  const remarks: string[] = []
  for (const place of places) remarks.push(...(await remarksOn(place).catch(() => [])))
  return remarks
}

async function remarksOn(place: string): Promise<readonly string[]> {
  const entry = entryOf(place, process.cwd())
  if (!entry.endsWith('.ts')) return []
  const types = await new TypeCheck(entry, homeOf(entry)).run()
  return types?.kind === 'wrong' ? typeWords(types.problems) : []
}

/** One line for each, and what to do. */
export function typeWords(problems: readonly TypeProblem[]): readonly string[] {
  const lines = problems.map(({ place, message }) => `${place} does not type-check: ${message}`)
  return [...lines, 'It is played all the same: correct the types, or it may break where nobody looks.']
}
