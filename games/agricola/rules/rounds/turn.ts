import { doNext, type Seat, type Unavailable } from '@turnwright/kernel'
import type { AgricolaActionManager } from '../action-manager.ts'
import { hooksOf } from '../in-play.ts'
import type { Question } from '../questions.ts'
import { hasSkill, SKILL } from '../skills.ts'
import { boardOf, whyNot } from '../spaces/availability.ts'
import { isNamed, spaceAt } from '../spaces/board.ts'
import { workOn } from '../spaces/work-on.ts'
import { type Agricola, type PlayerState, playerAt } from '../state.ts'
import type { Task } from '../task.ts'
import { asIfPaid, canPayForNewborn, layNewborn, mayWakeNewborn, wakeNewborn } from './offspring.ts'
import { goTo, type Placement, placementOn, placementsOf } from './placement.ts'

const STAY: Placement = { id: 'stay', about: { kind: 'let-newborn-rest' }, value: -1 }
const STOP: Placement = { id: 'stop', about: { kind: 'place-nobody' }, value: -1 }
/** Everything is taken or of no use. */
const PASS: Placement = { id: 'pass', about: { kind: 'stay-at-home' }, value: -1 }

const PLACE: Question = { kind: 'place-person' }
const PLACE_ANOTHER: Question = { kind: 'place-another' }
const ALWAYS_ASKED = { noAutoRespond: true }

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
    const player = players[seat]
    if (player?.isPresent === true && (player.atHome > 0 || mayWakeNewborn(player))) return seat
  }
  return null
}

function placePerson(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const isNewborn = player.atHome === 0
  // A card does not act on what it was played with.
  const mayGoOn = hasSkill(player, SKILL.doublePlacement)
  let place: number
  do {
    place = actions.one(seat, PLACE, () => placements(game, seat, isNewborn), {
      noAutoRespond: true,
      unavailable: () => unavailable(game, seat, isNewborn),
    })
    if (place < 0) return stayAtHome(actions, seat, isNewborn)
  } while (!send(actions, seat, place, isNewborn))
  if (mayGoOn) placeAnother(actions, seat, place)
}

/** False when the person came back without having done anything (G62). */
function send(actions: AgricolaActionManager, seat: Seat, place: number, isNewborn: boolean): boolean {
  const { game } = actions
  const player = playerAt(game.state, seat)
  if (isNewborn) {
    const paid = wakeNewborn(player)
    game.tell({ kind: 'newborn-works', seat, paid })
  }
  player.atHome--
  if (workOn(actions, seat, place)) return true
  player.atHome++
  if (isNewborn) {
    const returned = layNewborn(player)
    game.tell({ kind: 'newborn-back', seat, returned })
  }
  return false
}

function stayAtHome({ game }: AgricolaActionManager, seat: Seat, isNewborn: boolean): void {
  const player = playerAt(game.state, seat)
  if (isNewborn) player.restsNewborn = true
  else player.atHome--
  game.tell(isNewborn ? { kind: 'newborn-rests', seat } : { kind: 'finds-nothing', seat })
}

function placements(game: Agricola, seat: Seat, isNewborn: boolean): readonly Placement[] {
  const choices = usable(game, seat, isNewborn)
  if (isNewborn) choices.push(STAY)
  else if (choices.length === 0) choices.push(PASS)
  return choices
}

/** Where a person can be sent; offspring that cannot be paid for nowhere. */
function usable(game: Agricola, seat: Seat, isNewborn: boolean): Placement[] {
  if (!isNewborn) return usableNow(game, seat)
  const player = playerAt(game.state, seat)
  if (!canPayForNewborn(player)) return []
  return asIfPaid(player, () => usableNow(game, seat))
}

function usableNow(game: Agricola, seat: Seat): Placement[] {
  const { open, stock } = game.state
  const board = boardOf(game)
  const placements = placementsOf(board)
  const choices: Placement[] = []
  for (let at = 0; at < open.length; at++) {
    const place = open[at]
    if (place !== undefined && whyNot(game, seat, place, board) === null)
      choices.push(placementOn(placements, board, place, stock[place] ?? 0))
  }
  return choices
}

/** Whoever stands on a space can be seen: what is simply taken is not listed. */
function unavailable(game: Agricola, seat: Seat, isNewborn: boolean): readonly Unavailable[] {
  const player = playerAt(game.state, seat)
  const look = (): readonly Unavailable[] => unavailableNow(game, seat)
  return isNewborn && canPayForNewborn(player) ? asIfPaid(player, look) : look()
}

function unavailableNow(game: Agricola, seat: Seat): readonly Unavailable[] {
  const board = boardOf(game)
  return game.state.open.flatMap((place) => {
    const reason = game.state.people[place] === 0 ? whyNot(game, seat, place) : null
    if (reason === null) return []
    const space = spaceAt(board, place)
    return [{ about: goTo(space, null), reason, ref: { space: space.id } }]
  })
}

/** Lasso: a second person right away, if one of the two goes to an animal market. */
function placeAnother(actions: AgricolaActionManager, seat: Seat, first: number): void {
  const { game } = actions
  const player = playerAt(game.state, seat)
  const isNewborn = player.atHome === 0
  if (isNewborn && !mayWakeNewborn(player)) return
  const markets = hooksOf(player, 'doublePlacement').flatMap(({ atLeastOneOn }) => atLeastOneOn)
  const wasAtMarket = isNamed(first, markets, game.state)
  const choices = (): readonly Placement[] => {
    const places = usable(game, seat, isNewborn)
    const allowed = wasAtMarket ? places : places.filter(({ value }) => isNamed(value, markets, game.state))
    return allowed.length === 0 ? allowed : [...allowed, STOP]
  }
  let place: number | undefined
  do place = actions.some(seat, PLACE_ANOTHER, choices, {}, ALWAYS_ASKED)[0]
  while (place !== undefined && place >= 0 && !send(actions, seat, place, isNewborn))
}
