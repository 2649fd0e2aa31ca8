import { cpus } from 'node:os'
import type { GameModule, Seat } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Chance, deriveSeed, Random } from '@turnwright/kernel/search'
import { planOf, ponder, winShare } from '@turnwright/search'
import { agentOf } from '../agent-of.ts'
import { GAMES_A_DEAL, type MatchGame, type MatchPlayer, type MatchSpec } from './match-spec.ts'
import { processorClock } from './processor-clock.ts'

interface Thinking {
  decisions: number
  thought: number
  longest: number
  playouts: number
  failed: number
}

/** Plays one game of a match. A game that does not come to an end is an error: it says which one. */
export function playMatchGame(module: GameModule, spec: MatchSpec, number: number): MatchGame {
  const deal = Math.floor(number / GAMES_A_DEAL)
  const seat = number % GAMES_A_DEAL
  const seed = deriveSeed(spec.series, deal)
  const options = spec.options[deal % spec.options.length]
  const game = createGame(module.definition, { players: ['Ana', 'Bo'], seed, options })
  game.keepCheckpoints()
  const thinking: Thinking = { decisions: 0, thought: 0, longest: 0, playouts: 0, failed: 0 }
  const chance = (of: Seat): Chance => Random.fromSeed(`${seed}#${seat} agent ${of}`)
  game.seatResponder(1 - seat, responderOf(module, spec.rival, chance(1 - seat), null))
  game.seatResponder(seat, responderOf(module, spec.player, chance(seat), thinking))
  game.run()
  const { result, fault } = game
  if (result === null)
    throw new Error(`game ${number} of ${spec.series} did not end: ${fault?.message ?? 'nobody answers'}`)
  return {
    number,
    won: winShare(result, seat),
    points: result.scores[seat] ?? 0,
    rivalPoints: result.scores[1 - seat] ?? 0,
    ...thinking,
    processor: cpus()[0]?.model ?? 'an unknown processor',
  }
}

function responderOf(
  module: GameModule,
  { agent, settings = {} }: MatchPlayer,
  chance: Chance,
  thinking: Thinking | null,
): Responder {
  const kind = agentOf(module, agent)
  const plan = planOf(kind)
  if (plan === null) return kind.create(chance)
  const thinker = {
    mind: plan.mind,
    policy: plan.policy.create(chance),
    settings: { ...plan.settings, ...settings },
    clock: processorClock,
  }
  return (question) => {
    const began = processorClock()
    const { answer, playouts, failed } = ponder(question, chance, thinker)
    if (thinking !== null) note(thinking, processorClock() - began, playouts, failed)
    return answer
  }
}

function note(thinking: Thinking, took: number, playouts: number, failed: number): void {
  thinking.decisions++
  thinking.thought += took
  thinking.longest = Math.max(thinking.longest, took)
  thinking.playouts += playouts
  thinking.failed += failed
}
