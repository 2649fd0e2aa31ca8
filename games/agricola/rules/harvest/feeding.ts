import type { AnytimeAction, Player, Seat } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import {
  craftOptions,
  executeAnytimeFoodConversion,
  getAnytimeActions,
  getAnytimeFoodConversionOptions,
} from '../anytime/anytime-actions.ts'
import { offerBehind } from '../anytime/offer.ts'
import type { Chosen, Question } from '../questions.ts'
import { type AgricolaState, playerAt } from '../state.ts'

interface Conversion {
  readonly id: string
  readonly about: AnytimeAction['about']
  readonly value: AnytimeAction | null
}

const DONE: Conversion = { id: 'stop-converting', about: { kind: 'stop-converting' } satisfies Chosen, value: null }
const FEED: Conversion = { id: 'feed', about: { kind: 'feed' } satisfies Chosen, value: null }
const ALWAYS_ASKED = { noAutoRespond: true }

/** Two food for an adult, three for one who is alone at the table, one for who was born in this round. */
export function foodNeeded(state: AgricolaState, seat: Seat): number {
  const { family, newborns } = playerAt(state, seat)
  return (family - newborns) * (state.players.length === 1 ? 3 : 2) + newborns
}

/** One player's family eats; what is missing is begged for. */
export function feedingPhase(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const { state } = game
  state.phase = 'feeding'
  state.turn = seat
  const player = playerAt(state, seat)
  const required = foodNeeded(state, seat)
  const isEnough = (): boolean =>
    player.supply.food >= required || allowFoodConversion(actions, game.player(seat), required)
  // Food may be spent on something else before it is eaten; then there is too little again.
  let isReady = false
  while (!isReady && isEnough()) isReady = offerBeforeFeeding(actions, seat, required)
  feed(actions, seat, required)
}

/**
 * Conversions until there is enough food. False when the player stopped before, or nothing could be converted: then
 * nothing more is asked.
 */
export function allowFoodConversion(actions: AgricolaActionManager, player: Player, required: number): boolean {
  const { game } = actions
  const { seat } = player
  const mine = playerAt(game.state, seat)
  const choices = (): readonly Conversion[] => {
    if (mine.supply.food >= required) return []
    const options = [...getAnytimeFoodConversionOptions(game, player), ...craftOptions(mine)]
    if (options.length === 0 && !canSwap(actions, player)) return []
    return [...options.map(conversion), DONE]
  }
  const about: Question = { kind: 'convert-to-food', need: required }
  while (mine.supply.food < required) {
    const [option] = actions.some(seat, about, choices, {}, ALWAYS_ASKED)
    if (option === undefined || option === null) return mine.supply.food >= required
    executeAnytimeFoodConversion(actions, player, option)
  }
  return true
}

/** A card may still turn something into something that feeds. */
function canSwap({ game }: AgricolaActionManager, player: Player): boolean {
  return getAnytimeActions(game, player).some(({ type }) => type !== 'crop-move')
}

/** With enough food: a last moment to cook, to convert and to use crafts before all is eaten. False when some was spent. */
function offerBeforeFeeding(actions: AgricolaActionManager, seat: Seat, required: number): boolean {
  const { game } = actions
  const player = game.player(seat)
  const mine = playerAt(game.state, seat)
  const isEnough = (): boolean => mine.supply.food >= required
  const choices = (): readonly Conversion[] => (isEnough() ? [...craftOptions(mine).map(conversion), FEED] : [])
  while (isEnough() && (craftOptions(mine).length > 0 || getAnytimeActions(game, player).length > 0)) {
    const [option] = actions.some(seat, { kind: 'feed-family', need: required }, choices, {}, ALWAYS_ASKED)
    if (option === null) return true
    if (option !== undefined) executeAnytimeFoodConversion(actions, player, option)
  }
  return isEnough()
}

function conversion(value: AnytimeAction): Conversion {
  return { id: offerBehind(value).id, about: value.about, value }
}

function feed({ game }: AgricolaActionManager, seat: Seat, required: number): void {
  const player = playerAt(game.state, seat)
  const eaten = Math.min(required, player.supply.food)
  const missing = required - eaten
  player.supply.food -= eaten
  player.begging += missing
  game.tell({ kind: 'feeds', seat, food: eaten })
  if (missing > 0) game.tell({ kind: 'begs', seat, markers: missing })
}
