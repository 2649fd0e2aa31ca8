import type { GameModule } from '@turnwright/kernel'
import { Game, openTable, requestIdOf } from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import type { AnswerRequest, TableRequest } from '@turnwright/protocol'

type TableOptions = NonNullable<TableRequest['options']>

/** A game that is known before it is played, answer by answer: to play it again takes no thinking and no reading. */
export interface Script {
  readonly game: string
  readonly options: TableOptions
  /** The deal belongs to whoever opens the table (`dealtByName`). */
  readonly players: readonly string[]
  readonly lines: readonly ScriptLine[]
}

export interface ScriptLine {
  readonly seat: number
  readonly answer: Omit<AnswerRequest, 'key'>
  /** The length of the log after it. */
  readonly seq: number
}

export interface Casting {
  readonly module: GameModule
  readonly agent: string
  readonly players: readonly string[]
  readonly options?: TableOptions
  /** Of a game that does not end by itself. */
  readonly answers?: number
}

/** The seed of the tables that somebody opens. */
export function seedOf(host: string): string {
  return `script ${host}`
}

/** Lets an agent play every seat, and writes down what has to be sent to play the same again. */
export function writeScript({ module, agent, players, options = {}, answers = Infinity }: Casting): Script {
  const { definition } = module
  const seed = seedOf(players[0] ?? '')
  const game = new Game(definition, openTable(definition, { players, seed, options }))
  const kind = module.agents[agent]
  if (kind === undefined) throw new Error(`${definition.id} has no agent ${agent}`)
  const responders = players.map((name) => kind.create(Random.fromSeed(`${seed} ${name}`)))
  const lines: ScriptLine[] = []
  game.run()
  while (game.waiting !== null && lines.length < answers) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) break
    const { actor, title } = selector
    const { seat } = game.players.find(({ name }) => name === actor) ?? { seat: 0 }
    const selection = responders[seat]?.(new Question(game, seat, selector))
    if (selection === undefined) throw new Error(`${definition.id}: the agent leaves a question to somebody else`)
    const answer = {
      actor,
      title,
      selection,
      requestId: requestIdOf(game, seat, selector),
      branchId: game.branchId,
    }
    game.respondToInputRequest(answer)
    lines.push({ seat, answer, seq: game.log.length })
  }
  if (game.fault !== null) throw new Error(`${definition.id}: ${game.fault.message}`)
  return { game: definition.id, options, players, lines }
}
