import type { Asked, ToldAnswer } from '@turnwright/tabletop'
import { type Cell, cellNamed, rowAndColumn } from '../../farm/index.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { draftOf } from './fence-draft.ts'
import { fenceVerdict } from './fence-verdict.ts'
import { fencingTerms } from './fencing-terms.ts'

/** Fences that somebody could build, by the cells that they enclose. */
export function toldFences(
  { prompt, view, seat }: Pick<Asked<AgricolaView>, 'prompt' | 'view' | 'seat'>,
  answer: unknown,
): ToldAnswer | null {
  const player = view.players[seat ?? 0]
  if (player === undefined || !Array.isArray(answer)) return null
  const edges = answer.filter((edge) => typeof edge === 'string')
  const { fences, closed } = fenceVerdict(farmOfView(player), draftOf(edges), fencingTerms(prompt, player))
  if (closed.length === 0) return null
  const cells = closed.map((name) => rowAndColumn(cellNamed(name) as Cell))
  const words = `${fences} ${fences === 1 ? 'fence' : 'fences'} around ${cells.join('; ')}`
  return { words, refs: closed.map((cell) => ({ cell })) }
}
