import type { AnySelection, SelectionItem } from '../src/host.ts'
import { createGame, type Game, ResponseError } from '../src/host.ts'
import { type GameDefinition, noOptions } from '../src/index.ts'

/** Who sits at the tables of these tests, in order of seats. */
export const NAMES = ['ana', 'bo', 'cy', 'di'] as const

type Needed<State> = Pick<GameDefinition<State>, 'step'> & Partial<GameDefinition<State>>

/** A game of which a test tells only what it cares about; it never ends by itself, and its view is its state. */
export function smallGame<State>(setup: GameDefinition<State>['setup'], parts: Needed<State>): GameDefinition<State> {
  return {
    id: 'small',
    name: 'Small game',
    rules: 1,
    seats: { min: 1, max: NAMES.length },
    options: noOptions,
    setup,
    result: () => null,
    leave: (game, seat) => game.finish({ winners: [], scores: [], reason: `${game.player(seat).name} left` }),
    view: (state) => state,
    ...parts,
  }
}

/** The game at its first question. */
export function started<State>(definition: GameDefinition<State>, players = 2, seed = 'seed'): Game<State> {
  const game = createGame(definition, { players: NAMES.slice(0, players), seed }) as Game<State>
  game.run()
  return game
}

/** A player answers the question that is open to them. */
export function answers(game: Game, actor: string, ...selection: readonly SelectionItem[]): void {
  answersWith(game, actor, selection)
}

export function answersWith(game: Game, actor: string, selection: AnySelection): void {
  game.respondToInputRequest({ actor, title: titleFor(game, actor), selection })
}

/** What a player is asked. */
export function titleFor(game: Game, actor: string): string {
  const open = game.waiting?.selectors.find((selector) => selector.actor === actor)
  if (open === undefined) throw new Error(`${actor} is not asked anything`)
  return open.title
}

/** Who is awaited, and for what. */
export function asked(game: Game): readonly string[] {
  return game.waiting?.selectors.map(({ actor, title }) => `${actor}: ${title}`) ?? []
}

/** The error with which something is refused. */
export function refusal(attempt: () => unknown): ResponseError {
  try {
    attempt()
  } catch (thrown) {
    if (thrown instanceof ResponseError) return thrown
    throw thrown
  }
  throw new Error('nothing was refused')
}
