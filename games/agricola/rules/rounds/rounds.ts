import { doNext, type Seat } from '@turnwright/kernel'
import { roundCardAt } from '../../cards/catalogue.ts'
import { BUILDING_RESOURCES } from '../../cards/goods.ts'
import { HARVEST_ROUNDS, TOTAL_ROUNDS } from '../../cards/round-cards.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import type { Due } from '../effects/due.ts'
import { fireMoment } from '../effects/moments.ts'
import { gainFrom } from '../gain.ts'
import { boardOf } from '../spaces/availability.ts'
import { placeOf } from '../spaces/board.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { type Agricola, playerAt, presentFrom, type Promised } from '../state.ts'
import type { Task } from '../task.ts'

/** A card is turned up, goods gather, and players get what lies on the round space. */
export function beginRound({ game }: AgricolaActionManager): void {
  const { state } = game
  state.round++
  state.phase = 'preparation'
  const [first = 0] = presentFrom(state, state.marker)
  state.marker = first
  state.first = first
  state.turn = first
  turnUpCard(game)
  gather(game)
  const seats = presentFrom(state, first)
  const fetching: Task[] = []
  const starting: Task[] = []
  for (const seat of seats) {
    const player = playerAt(state, seat)
    const due = player.promised.filter(({ round }) => round === state.round)
    if (due.some(isGoods)) fetching.push({ do: 'fetch-goods', seat })
    if (hasSkill(player, SKILL.roundStart) || !due.every(isGoods)) starting.push({ do: 'start-of-round', seat })
  }
  doNext(state.agenda, ...fetching, ...starting, { do: 'turn' })
}

/** A field is no goods: it may be plowed when the round is prepared. */
function isGoods({ what }: Promised): boolean {
  return what !== 'plow'
}

function turnUpCard(game: Agricola): void {
  const { state, cards } = game
  const card = state.roundCards[state.round - 1]
  if (card === undefined) return
  cards.reveal(card)
  const { id } = roundCardAt(cards.kind(card))
  state.open.push(placeOf(id))
  game.tell({ kind: 'round-brings', round: state.round, space: id })
}

function gather(game: Agricola): void {
  const { open, stock } = game.state
  const board = boardOf(game)
  for (const place of open) {
    const action = board[place]?.action
    if (action?.does === 'gather') stock[place] = (stock[place] ?? 0) + action.n
  }
}

/** The last part of preparing a round: what lies on its space for one player. */
export function fetchGoods(actions: AgricolaActionManager, seat: Seat): void {
  for (const { what, n, round } of takePromised(actions, seat, isGoods))
    gainFrom(actions, seat, { [what]: n }, { round })
}

/** What one player may do before anybody works. */
export function startOfRound(actions: AgricolaActionManager, seat: Seat): void {
  // At a table that was left between the two by earlier rules.
  fetchGoods(actions, seat)
  const fields = takePromised(actions, seat, () => true).reduce((sum, { n }) => sum + n, 0)
  fireMoment(actions, seat, 'roundStart', fields > 0 ? [{ fields }] : NOTHING_MORE)
}

/** What was promised for this round, which is a promise no longer. */
function takePromised(
  { game: { state } }: AgricolaActionManager,
  seat: Seat,
  isMeant: (promised: Promised) => boolean,
): readonly Promised[] {
  const { promised } = playerAt(state, seat)
  const isDue = (each: Promised): boolean => each.round === state.round && isMeant(each)
  const due = promised.filter(isDue)
  if (due.length > 0) promised.splice(0, promised.length, ...promised.filter((each) => !isDue(each)))
  return due
}

const NOTHING_MORE: readonly Due[] = []

/** People return, and after some rounds comes the harvest. */
export function returnHome(actions: AgricolaActionManager): void {
  const { state } = actions.game
  state.phase = 'returning-home'
  const seats = presentFrom(state, state.first)
  for (const seat of seats) fireMoment(actions, seat, 'returnHome')
  for (let place = 0; place < state.people.length; place++) {
    state.people[place] = 0
    state.newborns[place] = 0
  }
  const tasks: Task[] = []
  if (HARVEST_ROUNDS.includes(state.round)) {
    actions.game.tell({ kind: 'harvest-comes', round: state.round })
    for (const seat of seats) tasks.push({ do: 'field-phase', seat })
    for (const seat of seats) tasks.push({ do: 'feed', seat })
    for (const seat of seats) tasks.push({ do: 'breed', seat })
    for (const seat of seats)
      if (hasSkill(playerAt(state, seat), SKILL.anytime)) tasks.push({ do: 'after-breeding', seat })
  }
  doNext(state.agenda, ...tasks, { do: 'end-round' })
}

/** Offspring grows up; then the next round, or the end of the game. */
export function endRound(actions: AgricolaActionManager): void {
  const { state } = actions.game
  state.phase = 'returning-home'
  const seats = presentFrom(state, state.first)
  for (const seat of seats) fireMoment(actions, seat, 'roundEnd')
  for (const seat of seats) {
    const player = playerAt(state, seat)
    player.newborns = 0
    player.atHome = player.family
    for (const good of BUILDING_RESOURCES) player.gathered[good] = 0
    player.crafts = 0
    player.restsNewborn = false
  }
  if (state.round < TOTAL_ROUNDS) return doNext(state.agenda, { do: 'begin-round' })
  state.phase = 'scoring'
  doNext(state.agenda, ...seats.map((seat): Task => ({ do: 'last-conversions', seat })))
}
