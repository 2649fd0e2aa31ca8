import type { Ctx, FnContext, Plugin } from 'boardgame.io'
import type { Seat } from '@turnwright/kernel'
import type { EstravenGame } from './saved-game.ts'

/** What boardgame.io calls the turn, whose it is, and who may act in which of its stages. */
export interface Flow {
  readonly turn: number
  readonly currentPlayer: string
  /** Null is whoever is on, in no stage. */
  readonly activePlayers: { readonly [playerID: string]: Stage | null }
}

/** `waiting`: may do nothing but concede. `answer`: is asked in the other's turn, with no chain open. */
export const STAGES = ['setup', 'priority', 'answer', 'waiting'] as const
export type Stage = (typeof STAGES)[number]

/** Until the first turn begins; setup is what boardgame.io counts as turn 1. */
export const SETUP: Flow = { turn: 1, currentPlayer: '0', activePlayers: { 0: 'setup', 1: 'setup' } }

/** While nobody holds priority, the turns of the game are those of boardgame.io; during a chain, its stages say who may act. */
export function flowOf(game: EstravenGame): Flow {
  const { turns, turn } = game.state
  const activePlayers = Object.fromEntries(game.players.map(({ seat }) => [String(seat), stageOf(game, seat)]))
  return { turn: 1 + turns, currentPlayer: turns === 0 ? SETUP.currentPlayer : String(turn), activePlayers }
}

function stageOf(game: EstravenGame, seat: Seat): Stage | null {
  const { state, waiting } = game
  const { name } = game.player(seat)
  if (!waiting?.selectors.some(({ actor }) => actor === name)) return 'waiting'
  if (state.turns === 0) return 'setup'
  if (state.chain.links.length > 0) return 'priority'
  return state.turn === seat ? null : 'answer'
}

type Events = Pick<FnContext['events'], 'endTurn' | 'setActivePlayers'>

/** Tells boardgame.io what a move led to. A new turn sets its stages when it begins. */
export function follow(events: Events, flow: Flow, before: Flow): void {
  if (flow.turn === before.turn) setStages(events, flow)
  else events.endTurn({ next: flow.currentPlayer })
}

/** Its types leave out that null is a stage too, `Stage.NULL`; and in a hook the flow is a draft, which it must not keep. */
export function setStages(events: Events, { activePlayers }: Flow): void {
  events.setActivePlayers({ value: { ...activePlayers } as Record<string, Stage> })
}

/**
 * Clients of boardgame.io may send events of their own, and its master carries them out whatever the game allows: one could
 * end the turn, or the game. Whatever does not agree with the rules is refused here.
 */
export function guard<State>(flow: (G: State) => Flow | null, isOver: (G: State) => boolean): Plugin {
  return {
    name: 'rules',
    isInvalid({ G, ctx }) {
      const due = flow(G as State)
      if (due === null) return false
      if (isOver(G as State)) return ctx.gameover === undefined ? 'The game is over.' : false
      return isFollowed(ctx, due) ? false : 'Turns, stages and the end of the game are made by its moves alone.'
    },
  }
}

function isFollowed({ turn, currentPlayer, activePlayers, gameover, phase }: Ctx, due: Flow): boolean {
  const stages = activePlayers ?? {}
  const isStaged = Object.entries(due.activePlayers).every(([playerID, stage]) => stages[playerID] === stage)
  return gameover === undefined && !phase && turn === due.turn && currentPlayer === due.currentPlayer && isStaged
}
