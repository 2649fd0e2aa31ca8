import type { GameDefinition, Seat } from '@turnwright/kernel'
import { type AnySelection, type AskedSelector, Game, openTable, project } from '@turnwright/kernel/host'
import { type Chance, deriveSeed, type Question, randomSelection } from '@turnwright/kernel/search'

type NoOptions = Record<string, never>
export type BenchDefinition<State> = GameDefinition<State, NoOptions>
export type BenchGame<State> = Game<State, NoOptions>

const PLAYERS = ['Ana', 'Bo'] as const

/** Opens any number of games of a definition, each with a seed of its own. */
export function gamesOf<State>(definition: BenchDefinition<State>): () => BenchGame<State> {
  const table = openTable(definition, { players: PLAYERS, seed: 'bench' })
  let opened = 0
  return () => new Game(definition, { ...table, seed: deriveSeed('bench', opened++) })
}

/** Plays one game to its end with random players in the same process. Gives the answers in its log. */
export function responderPlayout<State>(definition: BenchDefinition<State>): (chance: Chance) => number {
  const open = gamesOf(definition)
  return (chance) => {
    const game = open()
    const responder = (question: Question): AnySelection => randomSelection(question.selector, chance)
    game.seatResponder(0, responder)
    game.seatResponder(1, responder)
    game.run()
    mustBeOver(game)
    return game.log.length
  }
}

/** Plays one game to its end through `respondToInputRequest`, as people do. Gives the answers. */
export function answeredPlayout<State>(definition: BenchDefinition<State>): (chance: Chance) => number {
  const open = gamesOf(definition)
  return (chance) => {
    const game = open()
    game.run()
    let answers = 0
    while (game.waiting !== null) {
      answerAndProject(game, chance)
      answers++
    }
    mustBeOver(game)
    return answers
  }
}

/** One random answer, checked and played on from the checkpoint, and what the answering seat is then shown. */
export function answerAndProject<State>(game: BenchGame<State>, chance: Chance): void {
  const seat = seatAsked(game)
  answer(game, chance)
  project(game, seat)
}

/** One random answer to the open question. */
export function answer<State>(game: BenchGame<State>, chance: Chance): void {
  const selector = asked(game)
  const { actor, title } = selector
  game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
}

export function seatAsked<State>(game: BenchGame<State>): Seat {
  return asked(game).actor === PLAYERS[0] ? 0 : 1
}

function asked<State>({ waiting }: BenchGame<State>): AskedSelector {
  const selector = waiting?.selectors[0]
  if (selector === undefined) throw new Error('the measured game asks nothing')
  return selector
}

/** A game that ran into a bug would be fast for the wrong reason. */
function mustBeOver<State>({ fault, result }: BenchGame<State>): void {
  if (fault !== null) throw new Error(`the measured game ran into a bug of its rules: ${fault.message}`)
  if (result === null) throw new Error('the measured game did not end')
}
