import { writeFileSync } from 'node:fs'
import { createGame } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { fitLogistic, Rows, surprise } from '@turnwright/search/fitting'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estraven } from '../rules/estraven.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { quickAnswer } from './rollout.ts'

/**
 * `node games/estraven/mind/fit.ts [games]`: the quick player plays duels, with a random answer now and then, and the chance to
 * win is fitted to what came of every turn that began. Writes `weights.json`.
 */
const GAMES = Number(process.argv[2] ?? 20000)
const RANDOM_ANSWERS = 12
const HELD_BACK = 5
const RIDGE = 1

/** The last column is the same in every row: the bias. */
const rows = { fitted: new Rows(FEATURES + 1), held: new Rows(FEATURES + 1) }
for (let number = 0; number < GAMES; number++) play(number, number % HELD_BACK === 0 ? rows.held : rows.fitted)
const factors = fitLogistic(rows.fitted, () => RIDGE)
const rounded = Array.from(factors, (factor) => Number(factor.toPrecision(5)))
const weights = { made: `node games/estraven/mind/fit.ts ${GAMES}`, bias: rounded.pop(), of: rounded }
writeFileSync(new URL('weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)
for (const [name, some] of Object.entries(rows))
  console.log(
    `${some.outcomes.length} positions ${name}: surprise ${surprise(some, factors).toFixed(4)} (0.693 is a coin)`,
  )

/** Every turn of a duel becomes two rows, one for each player; a duel that nobody wins tells nothing. */
function play(number: number, into: Rows): void {
  const pair = (shift: number): string => DECK_PAIRS[(number * 7 + shift) % DECK_PAIRS.length] as string
  const seed = deriveSeed('fit estraven', number)
  const options = { firstDecks: pair(0), secondDecks: pair(3 + (number % 11)) }
  const game = createGame(estraven, { players: ['ana', 'bo'], seed, options })
  game.silence()
  const chance = Random.fromSeed(seed)
  const seen: { readonly seat: number; readonly features: Float64Array }[] = []
  let turn = 0
  for (const seat of [0, 1]) {
    const quick = quickAnswer(game, seat, chance)
    game.seatResponder(seat, (question) => {
      if (game.state.turns > turn) {
        turn = game.state.turns
        for (const each of [0, 1]) {
          const features = new Float64Array(FEATURES)
          writeFeatures(game.state, each, features)
          seen.push({ seat: each, features })
        }
      }
      return chance.int(RANDOM_ANSWERS) === 0 ? question.randomAnswer(chance) : quick(question as never)
    })
  }
  game.run()
  const { result } = game
  if (result === null) throw new Error(`game ${number} did not end: ${game.fault?.message}`)
  const [winner, ...others] = result.winners
  if (winner === undefined || others.length > 0) return
  for (const { seat, features } of seen) {
    features.forEach((n, at) => into.put(at, n))
    into.put(FEATURES, 1)
    into.end(winner === seat ? 1 : 0)
  }
}
