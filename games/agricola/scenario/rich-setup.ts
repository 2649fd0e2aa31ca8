import type { CardId } from '@turnwright/kernel'
import { MATERIALS, RESOURCES } from '../cards/goods.ts'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import { skillsOf } from '../rules/skills.ts'
import type { Agricola, AgricolaState, PlayerState } from '../rules/state.ts'

/** Everybody begins with goods, a better house and nine cards of the box in play, so that many cards meet early. */
export function richSetup(game: Agricola, options: AgricolaOptions): AgricolaState {
  const state = agricola.setup(game, options)
  for (const player of state.players) makeRich(game, player, state.box)
  return state
}

function makeRich({ random, cards }: Agricola, player: PlayerState, box: CardId[]): void {
  for (const good of RESOURCES) player.supply[good] = random.int(12)
  player.farm.house = MATERIALS[random.int(MATERIALS.length)] ?? 'wood'
  for (let n = 0; n < 9 && box.length > 0; n++) {
    const [card] = box.splice(random.int(box.length), 1) as [CardId]
    const kind = cards.kind(card)
    cards.reveal(card)
    player.inPlay.push({ card, kind, n: 0 })
    player.skills |= skillsOf(kind)
  }
}
