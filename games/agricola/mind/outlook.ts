import type { CookingRates } from '../cards/major.ts'
import { HARVEST_ROUNDS, TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { kitchenWith } from '../ai/kitchen.ts'
import { count, emptyFields, type Farm, fieldsWith } from '../farm/index.ts'
import { personRoom } from '../rules/in-play.ts'
import { type AgricolaState, type PlayerState, playerAt } from '../rules/state.ts'

/** By the round: how many rounds until the next harvest, with this one, and how many harvests are left. */
const HARVEST_IN: readonly number[] = Array.from(
  { length: TOTAL_ROUNDS + 1 },
  (_, round) => (HARVEST_ROUNDS.find((each) => each >= round) ?? TOTAL_ROUNDS) - round + 1,
)
const HARVESTS_LEFT: readonly number[] = Array.from(
  { length: TOTAL_ROUNDS + 1 },
  (_, round) => HARVEST_ROUNDS.filter((each) => each >= round).length,
)

/** What a player has and needs at one moment; one object, looked through again at every question. */
export class Outlook {
  player!: PlayerState
  farm!: Farm
  round = 0
  /** Rounds after this one. */
  left = 0
  harvestIn = 1
  harvestsLeft = 0
  family = 0
  beds = 0
  emptyFields = 0
  grainFields = 0
  vegetableFields = 0
  cooks: CookingRates | null = null
  bakes = 0
  /** Food that the next harvest takes. */
  need = 0
  /** Of which so much is not in sight. */
  missing = 0
  /** And so much for the harvest after that one. */
  later = 0

  look(state: AgricolaState, seat: number): this {
    const player = playerAt(state, seat)
    const { farm, supply } = player
    this.player = player
    this.farm = farm
    this.round = state.round
    this.left = TOTAL_ROUNDS - state.round
    this.harvestIn = HARVEST_IN[state.round] ?? 1
    this.harvestsLeft = HARVESTS_LEFT[state.round] ?? 0
    this.family = player.family
    this.beds = personRoom(player)
    this.emptyFields = count(emptyFields(farm))
    this.grainFields = count(fieldsWith(farm, 'grain'))
    this.vegetableFields = count(fieldsWith(farm, 'vegetable'))
    let majors = 0
    for (const major of player.majors) majors |= 1 << major
    const kitchen = kitchenWith(majors)
    this.cooks = kitchen.cooks
    this.bakes = kitchen.bakes
    this.need = (player.family - player.newborns) * (state.players.length === 1 ? 3 : 2) + player.newborns
    const vegetable = kitchen.cooks?.vegetable ?? 1
    let larder =
      supply.food + supply.grain + supply.vegetable * vegetable + this.grainFields + this.vegetableFields * vegetable
    if (kitchen.cooks !== null)
      larder +=
        spare(farm.sheep) * kitchen.cooks.sheep +
        spare(farm.boar) * kitchen.cooks.boar +
        spare(farm.cattle) * kitchen.cooks.cattle
    for (const { what, n, round } of player.promised)
      if (what === 'food' && round < state.round + this.harvestIn) larder += n
    this.missing = Math.max(0, this.need - larder)
    this.later = Math.max(0, this.family * 2 - Math.max(0, larder - this.need))
    return this
  }
}

/** Animals beyond those that should breed. */
function spare(animals: number): number {
  return animals > 2 ? animals - 2 : 0
}
