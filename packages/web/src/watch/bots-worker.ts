import type { GameModule } from '@turnwright/kernel'
import {
  type AskedSelector,
  createGame,
  type Game,
  InvalidOptions,
  recordOf,
  type Responder,
} from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import { botName, withDistinctNames } from '@turnwright/table'
import { NoRules } from '../thinking/no-rules.ts'
import { rulesOf } from '../thinking/rules-of.ts'
import type { FromBots, ToBots } from './messages.ts'

/** What happened is told so often at most: telling takes as long as playing it again. */
const BETWEEN_TELLINGS = 300

self.onmessage = ({ data }: MessageEvent<ToBots>) => void play(data)

async function play(plan: ToBots): Promise<void> {
  const tell = (told: FromBots): void => self.postMessage(told)
  try {
    const module = await rulesOf(plan.game)
    const game = createGame(module.definition, {
      players: namesOf(plan.agents),
      seed: plan.seed,
      options: plan.options,
    })
    const bots = plan.agents.map((agent, seat) => botOf(module, agent, `${plan.seed} ${seat}`))
    game.run()
    tell({ record: recordOf(game), isOver: false })
    let told = performance.now()
    while (game.waiting !== null && game.fault === null) {
      answer(game, bots)
      if (performance.now() - told < BETWEEN_TELLINGS) continue
      tell({ record: recordOf(game), isOver: false })
      told = performance.now()
    }
    if (game.result === null) throw new Error(game.fault?.message ?? 'nobody is asked any more')
    tell({ record: recordOf(game), isOver: true })
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    tell({ problem: isSaid(thrown) ? reason : `The game broke off: ${reason}` })
  }
}

/** Whether people can do something about it. */
function isSaid(thrown: unknown): boolean {
  return thrown instanceof NoRules || thrown instanceof InvalidOptions || thrown instanceof RangeError
}

function answer(game: Game, bots: readonly Responder[]): void {
  const selector = game.waiting?.selectors[0] as AskedSelector
  const { actor, title } = selector
  const seat = game.players.findIndex(({ name }) => name === actor)
  const selection = bots[seat]?.(new Question(game, seat, selector))
  if (selection === undefined) throw new Error(`${actor} gave no answer`)
  game.respondToInputRequest({ actor, title, selection, isUserResponse: false })
}

function botOf({ definition, agents }: GameModule, name: string, seed: string): Responder {
  const kind = Object.hasOwn(agents, name) ? agents[name] : undefined
  if (kind === undefined)
    throw new RangeError(`${definition.name} has no bot “${name}”. It has ${Object.keys(agents).join(', ')}.`)
  return kind.create(Random.fromSeed(seed))
}

function namesOf(agents: readonly string[]): string[] {
  return withDistinctNames(agents.map((agent) => ({ agent, name: botName(agent) }))).map(({ name }) => name)
}
