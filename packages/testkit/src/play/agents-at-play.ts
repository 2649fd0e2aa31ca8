import { randomAgent } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  type Game,
  type Responder,
  validateSelection,
} from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import type { CheckedTable, GameUnderTest } from '../game-under-test.ts'
import { LawBroken, placeIn } from '../law-broken.ts'
import { type Move, moveFor } from './moves.ts'
import { type NamedAgent, quickAgents } from './quick-agents.ts'
import { type Sitting, seatOf } from './sitting.ts'

/** Quick agents with a mind of their own: whoever answers at random plays in the other checks all the time. */
export function agentsOf(subject: GameUnderTest): readonly NamedAgent[] {
  return quickAgents(subject).filter(({ kind }) => kind.create !== randomAgent.create)
}

/** How many games it takes until each of them has played. */
export function gamesForAll(subject: GameUnderTest, { players }: CheckedTable): number {
  return Math.max(1, Math.ceil(agentsOf(subject).length / players))
}

interface Seated extends NamedAgent {
  readonly responder: Responder
}

/** Agents in all seats, others in each game. A whim of 0 plays the first thing offered in their place. */
export function agentMoves(sitting: Sitting, nth: number): (whim: number) => Move {
  const agents = agentsOf(sitting.subject)
  const { players, seed } = sitting.table
  const seated = players.flatMap(({ seat }) => {
    const agent = agents[(nth * players.length + seat) % agents.length]
    return agent === undefined ? [] : [{ ...agent, responder: seatedAs(agent, `${seed} ${seat}`) }]
  })
  return (whim) =>
    whim === 0 || seated.length === 0 ? moveFor(sitting, 'random', whim) : agentMove(sitting, seated, whim)
}

export function seatedAs({ kind }: NamedAgent, seed: string): Responder {
  return kind.create(Random.fromSeed(seed))
}

function agentMove(sitting: Sitting, seated: readonly Seated[], whim: number): Move {
  const { selectors } = sitting.game.waiting as NonNullable<Game['waiting']>
  const first = whim % selectors.length
  for (const selector of [...selectors.slice(first), ...selectors.slice(0, first)]) {
    const agent = seated[seatOf(sitting.game, selector)] as Seated
    const selection = agentAnswer(sitting, agent, agent.responder, selector)
    if (selection !== undefined) return { kind: 'answer', selector, selection }
  }
  const names = seated.map(({ name }) => `"${name}"`).join(' and ')
  throw new LawBroken(`the agents ${names} wait for one another\n  ${sitting.place()}`)
}

/** What it answers, which must be legal. Only where the first answer decides may it leave the question to others. */
export function agentAnswer(
  sitting: Sitting,
  { name }: NamedAgent,
  responder: Responder,
  selector: AskedSelector,
): AnySelection | undefined {
  const { game } = sitting
  const asked = `"${selector.title}" of ${selector.actor}`
  const broken = (what: string): LawBroken => new LawBroken(`the agent "${name}" ${what}\n  ${sitting.place()}`)
  let selection: AnySelection | undefined
  try {
    selection = responder(new Question(game, seatOf(game, selector), selector))
  } catch (thrown) {
    const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
    throw broken(`fails at ${asked}: ${message}\n  ${placeIn(stack)}`)
  }
  if (selection === undefined && game.waiting?.concurrent === true) return undefined
  if (selection === undefined) throw broken(`gives no answer to ${asked}`)
  try {
    return validateSelection(selector, selection)
  } catch (refusal) {
    const why = refusal instanceof Error ? refusal.message : String(refusal)
    throw broken(`answers ${asked} with ${JSON.stringify(selection)}, which is refused: ${why}`)
  }
}
