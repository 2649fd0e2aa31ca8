import type { AgentKind, GameModule } from '@turnwright/kernel'
import { codePlayer } from '../outside/code.ts'
import { modelPlayer } from '../outside/model.ts'
import type { OutsidePlayer } from '../outside/outside-player.ts'
import type { Fallback } from '../outside/play-by-messages.ts'
import { programPlayer } from '../outside/program.ts'
import type { SeatLimits } from '../outside/seat-message.ts'
import { contestantKind } from './contestant-kind.ts'
import type { LineUp } from './line-ups.ts'
import type { TournamentPlayer } from './tournament.ts'

/** Who sits down for a contestant: an agent in this process, or somebody outside. */
export type Sitting =
  | { readonly kind: AgentKind; readonly outside: null }
  | { readonly kind: null; readonly outside: OutsidePlayer; readonly limits: SeatLimits; readonly fallback: Fallback }

export function sittingOf(module: GameModule, player: TournamentPlayer, gamesUrl: string): Sitting {
  switch (player.kind) {
    case 'agent':
      return { kind: contestantKind(module, player), outside: null }
    case 'program': {
      const { command, limits, fallback } = player
      return { kind: null, outside: programPlayer(command), limits, fallback }
    }
    case 'model': {
      const { model, url, limits, fallback } = player
      return { kind: null, outside: modelPlayer({ model, url }), limits, fallback }
    }
    case 'code': {
      const { path, megabytes, limits, fallback } = player
      return { kind: null, outside: codePlayer(path, megabytes, gamesUrl), limits, fallback }
    }
  }
}

/** A table as a list of contestants, and what whoever sits there needs of a game. */
export interface SeatedLineUp {
  readonly seated: LineUp
  readonly readsLog: boolean
  readonly imagines: boolean
  readonly hasOutsiders: boolean
}

/** Somebody outside is told the log, and may be sent imagined worlds. */
export function seatedLineUp(seated: LineUp, sittings: readonly Sitting[]): SeatedLineUp {
  const kinds = seated.map((contestant) => (sittings[contestant] as Sitting).kind)
  return {
    seated,
    readsLog: kinds.some((kind) => kind === null || kind.readsLog === true),
    imagines: kinds.some((kind) => kind === null || kind.imagines === true),
    hasOutsiders: kinds.includes(null),
  }
}
