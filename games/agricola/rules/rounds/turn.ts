import { doNext, type Seat, type Unavailable } from '@turnwright/kernel'
import type { ActionSpace } from '../../cards/space.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { has, pay } from '../goods.ts'
import { hooksOf } from '../in-play.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { boardOf, whyNot } from '../spaces/availability.ts'
import { isNamed } from '../spaces/board.ts'
import { workOn } from '../spaces/work-on.ts'
import { type Agricola, type PlayerState, playerAt } from '../state.ts'
import type { Task } from '../task.ts'
import { type Placement, placementOn, placementsOf, titleOf } from './placement.ts'

const STAY: Placement = { id: 'stay', title: 'Let the offspring rest', value: -1 }
const STOP: Placement = { id: 'stop', title: 'Place nobody else now', value: -1 }
/** Everything is taken or of no use. */
const PASS: Placement = { id: 'pass', title: 'Stay at home', value: -1 }

const TURN: Task = { do: 'turn' }

/** The next player with somebody to place has a turn; without one, everybody goes home. */
export function takeTurn(actions: AgricolaActionManager): void {
  const { state } = actions.game
  const seat = nextWorker(state.players, state.turn)
  if (seat === null) {
    doNext(state.agenda, { do: 'return-home' })
    return
  }
  state.turn = seat
  doNext(state.agenda, TURN)
  placePerson(actions, seat)
  state.turn = (seat + 1) % state.players.length
}

function nextWorker(players: readonly PlayerState[], from: Seat): Seat | null {
  for (let step = 0; step < players.length; step++) {
    const seat = (from + step) % players.length
    const player = players[seat] as PlayerState
    if (player.isPresent && (player.atHome > 0 || mayWakeNewborn(player))) return seat
  }
  return null
}

/** Offspring that a card lets work in the round of its birth. */
function mayWakeNewborn(player: PlayerState): boolean {
  return player.newborns > 0 && !player.restsNewborn && hasSkill(player, SKILL.newbornActs)
}

function placePerson(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const isNewborn = player.atHome === 0
  const place = actions.pick(seat, () => placements(game, seat, isNewborn), {
    title: 'Place a person',
    noAutoRespond: true,
    unavailable: () => unavailable(game, seat),
  })
  if (place === undefined || place < 0) return stayAtHome(actions, seat, isNewborn)
  if (isNewborn) wakeNewborn(player)
  player.atHome--
  workOn(actions, seat, place)
  if (hasSkill(player, SKILL.doublePlacement)) placeAnother(actions, seat, place)
}

function stayAtHome({ game }: AgricolaActionManager, seat: Seat, isNewborn: boolean): void {
  const player = playerAt(game.state, seat)
  if (isNewborn) player.restsNewborn = true
  else player.atHome--
  game.tell(isNewborn ? '{player} lets the offspring rest' : '{player} finds nothing to do', { player: { seat } })
}

/** For a price the offspring counts as an adult from now on. */
function wakeNewborn(player: PlayerState): void {
  for (const { pay: price } of hooksOf(player, 'newbornActs')) pay(player, price)
  player.newborns--
  player.atHome++
}

function placements(game: Agricola, seat: Seat, isNewborn: boolean): readonly Placement[] {
  const player = playerAt(game.state, seat)
  if (isNewborn && !hooksOf(player, 'newbornActs').every(({ pay: price }) => has(player, price))) return [STAY]
  const choices = usable(game, seat)
  if (isNewborn) choices.push(STAY)
  else if (choices.length === 0) choices.push(PASS)
  return choices
}

function usable(game: Agricola, seat: Seat): Placement[] {
  const { open, stock } = game.state
  const board = boardOf(game)
  const placements = placementsOf(board)
  const choices: Placement[] = []
  for (let at = 0; at < open.length; at++) {
    const place = open[at] as number
    if (whyNot(game, seat, place) === null) choices.push(placementOn(placements, board, place, stock[place] as number))
  }
  return choices
}

/** Whoever stands on a space can be seen: what is simply taken is not listed. */
function unavailable(game: Agricola, seat: Seat): readonly Unavailable[] {
  const board = boardOf(game)
  return game.state.open.flatMap((place) => {
    const reason = game.state.people[place] === 0 ? whyNot(game, seat, place) : null
    if (reason === null) return []
    const space = board[place] as ActionSpace
    return [{ title: titleOf(space), reason, ref: { space: space.id } }]
  })
}

/** Lasso: a second person right away, if one of the two goes to an animal market. */
function placeAnother(actions: AgricolaActionManager, seat: Seat, first: number): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const markets = hooksOf(player, 'doublePlacement').flatMap(({ atLeastOneOn }) => atLeastOneOn)
  const wasAtMarket = isNamed(first, markets, game.state)
  if (player.atHome === 0) return
  const choices = (): readonly Placement[] => {
    const places = usable(game, seat).filter(({ value }) => wasAtMarket || isNamed(value, markets, game.state))
    return places.length === 0 ? places : [...places, STOP]
  }
  const place = actions.pick(seat, choices, { title: 'Place another person right away', noAutoRespond: true })
  if (place === undefined || place < 0) return
  player.atHome--
  workOn(actions, seat, place)
}
