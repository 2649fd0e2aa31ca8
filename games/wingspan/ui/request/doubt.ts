import type { PromptChoice } from '@turnwright/kernel/host'
import { birdCalled } from '../../rules/identities.ts'
import type { MatBirdView, PlayerView, WingspanView } from '../../rules/view.ts'
import { offerOf } from '../../words/question-of.ts'

/** W8: a row that brings nothing now: eggs without room in a nest, and no brown power that would make up for it. */
export function doubtOf(
  { about }: Pick<PromptChoice, 'about'>,
  view: WingspanView,
  seat: number | null,
): string | null {
  const offer = offerOf(about)
  const player = view.players[seat ?? -1]
  if (offer?.kind !== 'use-row' || offer.row !== 'grassland' || player === undefined) return null
  if (hasRoom(player) || wakes(player)) return null
  const why = player.rows.some(({ birds }) => birds.length > 0) ? 'Every nest is full' : 'You have no nest yet'
  return `${why}: this turn would bring no egg and nothing else.`
}

function hasRoom({ rows }: PlayerView): boolean {
  return rows.some(({ birds }) => birds.some((bird) => bird.eggs < (printed(bird)?.eggs ?? 0)))
}

function wakes({ rows }: PlayerView): boolean {
  const grassland = rows.find(({ habitat }) => habitat === 'grassland')
  return grassland?.birds.some((bird) => printed(bird)?.power?.color === 'brown') === true
}

function printed({ bird }: MatBirdView) {
  return birdCalled(bird)
}
