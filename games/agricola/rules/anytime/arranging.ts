import type { AnytimeAction, Player } from '@turnwright/kernel'
import {
  AWAY,
  arrange,
  canArrange,
  checkArrangement,
  herdOf,
  nearArrangements,
  type Placement,
} from '../../farm/index.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { shelterOf } from '../in-play.ts'
import type { Anytime, Question } from '../questions.ts'
import { type PlayerState, playerAt } from '../state.ts'

/** Stands beside questions that are asked anyway: it keeps none from being answered by itself. */
export const ARRANGE: AnytimeAction = { type: 'arrange-animals', about: { kind: 'move-animals' } satisfies Anytime }
const ARRANGE_ANIMALS: Question = { kind: 'arrange-animals' }
const ONLY_ARRANGE: readonly AnytimeAction[] = [ARRANGE]

/** What a player may do at any time, and moving animals with it, where there is anything to move. */
export function withArranging(player: PlayerState, anytime: readonly AnytimeAction[]): readonly AnytimeAction[] {
  const { farm } = player
  if (!canArrange(farm, shelterOf(player))) return anytime
  return anytime.length === 0 ? ONLY_ARRANGE : [...anytime, ARRANGE]
}

/** All animals at once, each by its place. */
export function arrangeAnimals(actions: AgricolaActionManager, { seat }: Player): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const { farm } = player
  const placements = actions.answer<readonly Placement[]>(seat, ARRANGE_ANIMALS, () => {
    const shelter = shelterOf(player)
    if (!canArrange(farm, shelter)) return null
    return {
      accept: (answer) => checkArrangement(farm, answer, herdOf(farm), shelter),
      examples: () => nearArrangements(farm, shelter),
    }
  })
  if (placements === undefined) return
  arrange(farm, placements)
  const gone = placements.filter(({ at }) => at === AWAY)
  for (const { animal, n } of gone) game.tell({ kind: 'lets-go', seat, n, animal })
  const stay = placements.filter(({ at }) => at !== AWAY)
  if (stay.length > 0) game.tell({ kind: 'moves-animals', seat, placements: stay })
}
