import type { Seat } from '@turnwright/kernel'
import { clonePlain, type Game, project, requestIdOf, type Selector } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import type { BenchMoment } from '../wire.ts'
import type { BenchGame } from './bench-game.ts'
import { knownCards } from './known-cards.ts'

/** Which moment, through whose eyes, and in which imagined deal, where one is. */
export interface Look {
  readonly at: number
  readonly eyes: Seat | null
  readonly deal: number | null
}

/** Everything about a moment. An imagined one is as the seat could equally well believe it to be. */
export function benchMoment(bench: BenchGame, { at, eyes, deal }: Look): BenchMoment {
  const before = at === 0 ? null : clonePlain(bench.at(at - 1).state)
  const real = bench.at(at)
  const imagined = deal === null ? null : real.imagine(eyes, Random.fromSeed(`deal ${deal}`))
  const game = imagined ?? real
  return {
    at: real.history.length,
    eyes,
    projection: project(game, eyes),
    options: real.options as Readonly<Record<string, unknown>>,
    state: game.state,
    before: imagined === null ? before : clonePlain(real.state),
    agenda: agendaOf(game.state),
    cards: knownCards(game, imagined === null ? null : real),
    questions: (game.waiting?.selectors ?? []).map((selector) => questionData(game, selector)),
    deal: imagined === null ? null : deal,
    notImagined: deal !== null && imagined === null ? whyNot(real) : null,
  }
}

function whyNot({ result }: Game): string {
  return result === null ? 'No deal leads to this question.' : 'The game is over: there is nothing left to imagine.'
}

function agendaOf(state: unknown): readonly unknown[] | null {
  if (typeof state !== 'object' || state === null || !('agenda' in state)) return null
  return Array.isArray(state.agenda) ? state.agenda : null
}

/** A question as the rules asked it: what they would make when it is looked at is made. */
function questionData(game: Game, selector: Selector): object {
  const seat = game.players.findIndex(({ name }) => name === selector.actor)
  const unavailable = selector.unavailable?.()
  return { requestId: requestIdOf(game, seat, selector), ...selector, ...(unavailable && { unavailable }) }
}
