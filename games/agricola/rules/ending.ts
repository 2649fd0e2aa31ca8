import { type GameResult, nth, type Seat } from '@turnwright/kernel'
import { cardAt } from '../cards/catalogue.ts'
import { canArrange } from '../farm/index.ts'
import { placesOf, scoreOf } from '../scoring-sheet/score-of.ts'
import type { AgricolaActionManager } from './action-manager.ts'
import { getAnytimeActions } from './anytime/anytime-actions.ts'
import { shelterOf } from './in-play.ts'
import type { Line } from './lines.ts'
import type { Question } from './questions.ts'
import { type Agricola, type PlayerState, playerAt, presentFrom } from './state.ts'

const LAST_CONVERSIONS: Question = { kind: 'last-conversions' }
const COUNT_POINTS = [{ id: 'count', about: { kind: 'count-points' } }] as const
const ALWAYS_ASKED = { noAutoRespond: true }

/** G43: whoever can still convert something may do so before points are counted, or let animals go that a card would miss. */
export function lastConversions(actions: AgricolaActionManager, seat: Seat): void {
  const { game } = actions
  game.state.turn = seat
  const canConvert = getAnytimeActions(game, game.player(seat)).some(({ type }) => type !== 'crop-move')
  if (canConvert || canMakeRoom(playerAt(game.state, seat)))
    actions.one(seat, LAST_CONVERSIONS, COUNT_POINTS, ALWAYS_ASKED)
}

/** Has animals, and a card that counts pastures with room to spare. */
function canMakeRoom(player: PlayerState): boolean {
  return player.inPlay.some(({ kind }) => countsRoom(kind)) && canArrange(player.farm, shelterOf(player))
}

function countsRoom(kind: number): boolean {
  return cardAt(kind).effects.some(
    (effect) =>
      effect.on === 'scoring' &&
      effect.do.some((op) => 'points' in op && typeof op.points === 'object' && 'count' in op.points),
  )
}

export function finish(game: Agricola): never {
  return game.finish(resultOf(game))
}

/** The first of those who stayed; equals share the win. */
export function resultOf({ state }: Agricola): GameResult {
  const scores = state.players.map((_, seat) => scoreOf(state, seat))
  const present = presentFrom(state, 0)
  const places = placesOf(present.map((seat) => nth(scores, seat)))
  const winners = present.filter((_, at) => places[at] === 1)
  const best = scores[winners[0] ?? 0]?.total ?? 0
  const tied = present.filter((seat) => scores[seat]?.total === best)
  const reason: Line = { kind: 'best-farm', points: best, byResources: tied.length > winners.length }
  const totals = scores.map(({ total }) => total)
  return { winners, scores: totals, reason }
}

const EVERYBODY_LEFT: Line = { kind: 'everybody-left' }

/** Who leaves takes their people along; the last one at the table has won. */
export function leave(game: Agricola, seat: Seat): void {
  const { state } = game
  const player = playerAt(state, seat)
  player.isPresent = false
  player.atHome = 0
  state.box.push(...player.hand.splice(0), ...player.offered.splice(0))
  for (let place = 0; place < state.people.length; place++) {
    state.people[place] = (state.people[place] ?? 0) & ~(1 << seat)
    state.newborns[place] = (state.newborns[place] ?? 0) & ~(1 << seat)
  }
  state.agenda = state.agenda.filter((task) => !('seat' in task) || task.seat !== seat)
  game.tell({ kind: 'leaves-table', seat })
  const present = presentFrom(state, 0)
  if (present.length === 0) game.finish({ winners: [], scores: state.players.map(() => 0), reason: EVERYBODY_LEFT })
  if (present.length === 1 && state.players.length > 1) finish(game)
}
