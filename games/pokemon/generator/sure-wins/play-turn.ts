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

/** Other deals, and an opponent who chooses otherwise. */
const SEEDS = Array.from({ length: 8 }, (_, at) => `seed ${at}`)

/** A turn has an end. */
const MOST_ANSWERS = 60

/** More than a turn flips. */
const MOST_COINS = 40
const [HEADS, TAILS] = [1, 2]

/** Whether a generator wins a position in the turn that has begun, however the coins fall. */
export function isWonBy(generator: GeneratorName, position: SureWin): boolean {
  return SEEDS.every((seed) => isWonWith(generator, position, seed))
}

/** Each way in which the coins can fall is played once: one that begins with `fallen`, and then shows heads alone. */
function isWonWith(generator: GeneratorName, position: SureWin, seed: string): boolean {
  const ways: (readonly number[])[] = [[]]
  for (const fallen of ways) {
    const heads = new Array<number>(MOST_COINS - fallen.length).fill(HEADS)
    const { isWon, flipped } = playTurn(generator, position, seed, [...fallen, ...heads])
    if (!isWon) return false
    for (let at = fallen.length; at < flipped; at++)
      ways.push([...fallen, ...heads.slice(0, at - fallen.length), TAILS])
  }
  return true
}

interface Played {
  readonly isWon: boolean
  /** Coins that were flipped. */
  readonly flipped: number
}

function playTurn(generator: GeneratorName, { ana, bo }: SureWin, seed: string, coins: readonly number[]): Played {
  const staged = { ...pokemon, setup: (game: Parameters<typeof stage>[0]) => stage(game, [ana, bo], {}) }
  const game = createGame(staged, { players: ['ana', 'bo'], seed })
  game.random.script(coins)
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
  const isWon = game.result?.winners.includes(0) === true && game.state.turnNumber <= turnNumber + 1
  return { isWon, flipped: game.random.scriptPosition }
}

/** How many positions of the catalogue a generator wins. */
export function sureWinsOf(generator: GeneratorName): { readonly won: number; readonly of: number } {
  return { won: SURE_WINS.filter((position) => isWonBy(generator, position)).length, of: SURE_WINS.length }
}
