import type { ActionSpace } from '../../cards/space.ts'
import type { SpaceId } from '../../cards/space-names.ts'
import { boardFor, placeOf } from '../../rules/spaces/board.ts'
import type { AgricolaView } from '../../rules/view.ts'

/** What is printed on a space at this table. */
export function printedSpace(
  { cards, players }: Pick<AgricolaView, 'cards' | 'players'>,
  id: SpaceId,
): ActionSpace | undefined {
  return boardFor(players.length, cards)[placeOf(id)]
}

export function nameOfSpace(view: Pick<AgricolaView, 'cards' | 'players'>, id: SpaceId): string {
  const printed: ActionSpace | undefined = printedSpace(view, id)
  return printed?.name ?? id
}
