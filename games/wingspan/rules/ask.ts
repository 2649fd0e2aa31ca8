import type { Choice, Chosen, Seat, Unavailable } from '@turnwright/kernel'
import type { Asking, Wingspan } from './state.ts'

export interface Asked<C> {
  readonly asking: Asking
  readonly title: string
  readonly choices: readonly C[]
  readonly help?: string
  readonly private?: boolean
  /** Always asked, since what is offered depends on cards that others do not know. */
  readonly noAutoRespond?: boolean
  readonly unavailable?: () => readonly Unavailable[]
}

/** Asks a player for one thing. Numbers among the choices are cards. */
export function ask<const C extends Choice>(game: Wingspan, seat: Seat, asked: Asked<C>): Chosen<C> {
  const { asking, title, choices, help, noAutoRespond, unavailable } = asked
  game.state.asking = asking
  game.state.asked = seat
  const [chosen] = game.requestInputSingle({
    actor: game.player(seat).name,
    title,
    choices,
    cards: true,
    ...(help === undefined ? {} : { help }),
    ...(asked.private === true ? { private: true } : {}),
    ...(noAutoRespond === true ? { noAutoRespond } : {}),
    ...(unavailable === undefined ? {} : { unavailable }),
  })
  return chosen as Chosen<C>
}

export const SKIP = { id: 'skip', title: 'Skip' } as const
export const DONE = { id: 'done', title: 'Done' } as const
