import type { Ctx, Game, LongFormMove } from 'boardgame.io'
import type { Seat } from '@turnwright/kernel'
import { openTable, project, type Projection, type SelectionItem } from '@turnwright/kernel/host'
import type { EstravenAbout } from '../rules/about.ts'
import { estraven } from '../rules/estraven.ts'
import type { EstravenOptions } from '../rules/options.ts'
import type { EstravenGame } from './saved-game.ts'
import type { EstravenView } from '../rules/view.ts'
import { type AnsweringMove, ANSWERING_MOVES, answer, concede } from './moves.ts'
import { movesFor } from './offered-moves.ts'
import { begin, open, save } from './saved-game.ts'
import { type Flow, flowOf, follow, guard, SETUP, setStages, STAGES } from './turn-order.ts'

/** What boardgame.io's own package calls a refused move. */
export const INVALID_MOVE = 'INVALID_MOVE'

/**
 * Before the game begins. boardgame.io sends every client the very first state and that of its own chance unmasked, so
 * nothing in it may be secret: the seed is drawn when the first player says `begin`.
 */
export interface NewState {
  readonly players: readonly string[]
  readonly options: EstravenOptions
  readonly result: null
}

/** What the master holds. */
export interface HiddenState {
  readonly saved: string
  readonly result: Projection['result']
  readonly flow: Flow
}

/** What a client gets instead: everything its seat is told. */
export type SeatState = Projection<EstravenView, EstravenAbout>

export interface SetupData {
  readonly options?: unknown
  readonly names?: readonly string[]
}

type State = NewState | HiddenState | SeatState

const NAMES = ['Player 1', 'Player 2']
const SEATS = ['0', '1']

/** E51: at any time, whoever's turn it is. */
const CONCEDE = moving((game, seat) => concede(game, seat))

/** Lords of Estraven for boardgame.io: the same rules behind its moves, and nothing of its own. */
export const estravenGame: Game<State, Record<string, unknown>, SetupData> = {
  name: 'estraven',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,

  setup(_context, data) {
    const { names = NAMES, options } = data ?? {}
    const table = openTable(estraven, { players: names, options, seed: '' })
    return { players: names, options: table.options, result: null }
  },

  turn: {
    onBegin({ G, events }) {
      setStages(events, flowIn(G) ?? SETUP)
    },
    stages: { ...Object.fromEntries(STAGES.map((stage) => [stage, {}])), waiting: { moves: { concede: CONCEDE } } },
  },

  // What clients are offered; what they send all the same is met by the guard.
  events: {
    endGame: false,
    endPhase: false,
    endTurn: false,
    setPhase: false,
    endStage: false,
    setStage: false,
    pass: false,
    setActivePlayers: false,
  },
  plugins: [guard(flowIn, (G) => G.result !== null)],

  moves: {
    begin: {
      client: false,
      move({ G, events }) {
        if (!('options' in G)) return INVALID_MOVE
        const begun = hidden(begin({ ...G, seed: crypto.randomUUID() }))
        follow(events, begun.flow, SETUP)
        return begun
      },
    },
    ...Object.fromEntries(Object.entries(ANSWERING_MOVES).map(([name, move]) => [name, answering(move)])),
    concede: CONCEDE,
  },

  endIf: ({ G }) => (G.result === null ? undefined : gameOver(G.result)),

  playerView: ({ G, playerID }) => (isHidden(G) ? seatState(open(G.saved), playerID) : G),

  ai: { enumerate: (G: State, _ctx: Ctx, playerID: string) => offeredMoves(G, playerID) },
}

/** Also for clients that bring their own bots. */
export function offeredMoves(G: State, playerID: string): { move: string; args: SelectionItem[] }[] {
  if ('options' in G) return [{ move: 'begin', args: [] }]
  const { prompts } = isHidden(G) ? seatState(open(G.saved), playerID) : G
  return prompts.flatMap(movesFor).map(({ move, args }) => ({ move, args: [...args] }))
}

function answering(move: AnsweringMove): LongFormMove<State> {
  // Both players choose decks and mulligan at once: neither outdates the other.
  const isSimultaneous = move.answers.includes('decks') || move.answers.includes('mulligan')
  return { ...moving((game, seat, args) => answer(game, seat, move, args)), ignoreStaleStateID: isSimultaneous }
}

/** Only the master can make a move, since it alone holds the game; what was named in it is told by the rules, or not. */
function moving(act: (game: EstravenGame, seat: Seat, args: readonly SelectionItem[]) => boolean): LongFormMove<State> {
  return {
    client: false,
    redact: true,
    move({ G, playerID, events }, ...args: SelectionItem[]) {
      if (!isHidden(G)) return INVALID_MOVE
      const seat = seatOf(playerID)
      if (seat === null) return INVALID_MOVE
      const game = open(G.saved)
      if (!act(game, seat, args)) return INVALID_MOVE
      const next = hidden(game)
      if (next.result === null) follow(events, next.flow, G.flow)
      return next
    },
  }
}

function hidden(game: EstravenGame): HiddenState {
  return { saved: save(game), result: project(game as never, null).result, flow: flowOf(game) }
}

/** Null where only a seat's part is known. */
function flowIn(G: State): Flow | null {
  if (isHidden(G)) return G.flow
  return 'options' in G ? SETUP : null
}

function isHidden(G: State): G is HiddenState {
  return 'saved' in G
}

function seatState(game: EstravenGame, playerID: string | null | undefined): SeatState {
  return project(game as never, seatOf(playerID)) as SeatState
}

/** Whoever watches has no seat; the local master calls them `'null'`. */
function seatOf(playerID: string | null | undefined): Seat | null {
  const seat = SEATS.indexOf(playerID ?? '')
  return seat < 0 ? null : seat
}

function gameOver({ winners, scores, reason }: NonNullable<Projection['result']>): object {
  const [winner] = winners
  return winner === undefined ? { draw: true, scores, reason } : { winner: String(winner), scores, reason }
}
