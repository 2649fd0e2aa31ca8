import { findGame, GAMES_URL, processorClock } from '@turnwright/arena'
import type { GameModule } from '@turnwright/kernel'
import { type Mind, type Question, Random } from '@turnwright/kernel/search'
import { planOf, ponder, type Settings } from '@turnwright/search'
import { serveWorkbench } from '../workbench.ts'
import { COMPANIES, type Company } from './companies.ts'
import { netRate } from './net-rate.ts'
import { showPositions } from './positions.ts'

/** So much was done in so many seconds of processor time; of the imagining, how often it failed, by what was asked. */
export interface Rate {
  readonly done: number
  readonly seconds: number
  readonly nulls: readonly NullRate[]
}

export interface NullRate {
  readonly kind: string
  readonly tries: number
  readonly nulls: number
}

/** Questions are far apart, so that all of a game comes up. */
const EVERY = 7
const TRIES = 4
const MS_A_POSITION = 100
const CUT_AFTER = 3

/** `what company seconds`; a net needs none. */
serveWorkbench(async (request): Promise<Rate> => {
  const [what, id, seconds] = String(request).split(' ')
  if (what === 'net') return netRate(1000 * Number(seconds))
  const company = COMPANIES.find((each) => each.id === id)
  if (company === undefined) throw new Error(`there is no company ${id}`)
  const module = await findGame(GAMES_URL, company.game)
  const end = 1000 * Number(seconds)
  if (what === 'nulls') return nullRates(module, company, end)
  const { mind } = module
  if (mind === undefined) return { done: 0, seconds: 1, nulls: [] }
  return what === 'rollouts' ? rolloutRate(module, company, mind, end) : searchRate(module, company, end)
})

/** Decisions of the rollout policy in games played out from many positions, with all that the kernel does for them. */
function rolloutRate(module: GameModule, company: Company, mind: Mind, end: number): Rate {
  let decisions = 0
  const spent = sampled(module, company, end, (question, chance) => {
    question.playOut(chance, (world) =>
      world.players.map(({ seat }) => {
        const policy = mind.rollout(world, seat, chance)
        return (asked) => {
          decisions++
          return policy(asked)
        }
      }),
    )
  })
  return { done: decisions, seconds: spent / 1000, nulls: [] }
}

/** Playouts of three turns, as the strong level plays them. */
function searchRate(module: GameModule, company: Company, end: number): Rate {
  const plan = planOf(module.agents['strong'])
  if (plan === null) return { done: 0, seconds: 1, nulls: [] }
  const { mind, policy } = plan
  const settings: Settings = { ...plan.settings, budget: { ms: MS_A_POSITION }, turns: CUT_AFTER, sure: null }
  let playouts = 0
  let thinking = 0
  sampled(module, company, end, (question, chance) => {
    const began = processorClock()
    const thought = ponder(question, chance, { mind, policy: policy.create(chance), settings, clock: processorClock })
    if (thought.playouts === 0) return
    playouts += thought.playouts
    thinking += processorClock() - began
  })
  return { done: playouts, seconds: thinking / 1000, nulls: [] }
}

/** How often a question cannot be reached in an imagined game. */
function nullRates(module: GameModule, company: Company, end: number): Rate {
  const kinds = new Map<string, { tries: number; nulls: number }>()
  let tries = 0
  const began = processorClock()
  // Where the game's own player takes its time, that is most of it: what is played counts here too.
  const spent = (): number => processorClock() - began
  showPositions(module, company, (question) => {
    const chance = Random.fromSeed(`position ${tries}`)
    const kind = question.about?.kind ?? 'unnamed'
    const counted = kinds.get(kind) ?? { tries: 0, nulls: 0 }
    kinds.set(kind, counted)
    for (let n = 0; n < TRIES; n++) {
      const world = question.playOut(chance, ({ players }) => players.map(() => () => undefined))
      tries++
      counted.tries++
      if (world === null) counted.nulls++
    }
    return spent() < end ? 'more' : 'enough'
  })
  return { done: tries, seconds: spent() / 1000, nulls: [...kinds].map(([kind, counted]) => ({ kind, ...counted })) }
}

/** Does something at questions here and there, and gives the milliseconds that it took. */
function sampled(
  module: GameModule,
  company: Company,
  end: number,
  work: (question: Question, chance: Random) => void,
): number {
  let asked = 0
  let spent = 0
  showPositions(module, company, (question) => {
    if (asked++ % EVERY !== 0) return 'more'
    const began = processorClock()
    work(question, Random.fromSeed(`position ${asked}`))
    spent += processorClock() - began
    return spent < end ? 'more' : 'enough'
  })
  return spent
}
