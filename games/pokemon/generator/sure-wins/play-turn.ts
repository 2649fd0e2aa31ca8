import { randomAgent } from '@turnwright/kernel'
import { createGame, project } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { answerOf } from '../../match/answer-of.ts'
import { matchOf } from '../../match/match.ts'
import { identifierOf } from '../../match/vocabulary.ts'
import { pokemon } from '../../rules/pokemon.ts'
import { stage } from '../../scenario/stage.ts'
import { explainAction } from '../generate-action.ts'
import { type GeneratorName, GENERATORS } from '../generators.ts'
import { SURE_WINS } from './catalogue.ts'
import type { SureWin } from './position.ts'

/** Coins fall otherwise with every seed. */
const SEEDS = ['one', 'two', 'three']

/** A turn has an end. */
const MOST_ANSWERS = 60

/** Whether a generator wins a position in the turn that has begun, with whatever coins. */
export function isWonBy(generator: GeneratorName, position: SureWin): boolean {
  return SEEDS.every((seed) => isWonWith(generator, position, seed))
}

function isWonWith(generator: GeneratorName, { ana, bo }: SureWin, seed: string): boolean {
  const staged = { ...pokemon, setup: (game: Parameters<typeof stage>[0]) => stage(game, [ana, bo], {}) }
  const game = createGame(staged, { players: ['ana', 'bo'], seed })
  game.run()
  const { turnNumber } = game.state
  const opponent = randomAgent.create(Random.fromSeed(seed))
  game.seatResponder(1, (question) => (game.state.turnNumber === turnNumber ? opponent(question) : undefined))
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [selector] = game.waiting?.selectors ?? []
    if (selector === undefined || selector.actor !== 'ana') break
    const match = matchOf(project(game, 0))
    const { action } = explainAction(match, 'ana', identifierOf(0), GENERATORS[generator])
    game.respondToInputRequest({ actor: 'ana', title: selector.title, selection: answerOf(action) })
  }
  if (game.fault !== null) throw game.fault
  return game.result?.winners.includes(0) === true && game.state.turnNumber <= turnNumber + 1
}

/** How many positions of the catalogue a generator wins. */
export function sureWinsOf(generator: GeneratorName): { readonly won: number; readonly of: number } {
  return { won: SURE_WINS.filter((position) => isWonBy(generator, position)).length, of: SURE_WINS.length }
}
