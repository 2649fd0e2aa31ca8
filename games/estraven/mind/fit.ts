import { writeFileSync } from 'node:fs'
import { createGame } from '@turnwright/kernel/host'
import { deriveSeed, Random } from '@turnwright/kernel/search'
import { shareOf } from '@turnwright/search'
import { greedy } from '../ai/greedy.ts'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estraven } from '../rules/estraven.ts'
import { FEATURES, writeFeatures } from './features.ts'

/** `node games/estraven/mind/fit.ts [games]`: plays greedy games, with a random answer now and then, and fits `weights.json`. */
const GAMES = Number(process.argv[2] ?? 4000)
const RANDOM_ANSWERS = 12
const ROUNDS = 400
const STEP = 0.5
const RIDGE = 1e-4

interface Row {
  readonly features: Float64Array
  readonly won: number
}

function rowsOf(number: number): readonly Row[] {
  const pair = (shift: number): string => DECK_PAIRS[(number * 7 + shift) % DECK_PAIRS.length] as string
  const seed = deriveSeed('fit estraven', number)
  const options = { firstDecks: pair(0), secondDecks: pair(3 + (number % 11)) }
  const game = createGame(estraven, { players: ['ana', 'bo'], seed, options })
  game.silence()
  const chance = Random.fromSeed(seed)
  const seen: { readonly seat: number; readonly features: Float64Array }[] = []
  let turn = 0
  for (const seat of [0, 1]) {
    const policy = greedy.create(chance)
    game.seatResponder(seat, (question) => {
      if (game.state.turns > turn) {
        turn = game.state.turns
        for (const each of [0, 1]) {
          const features = new Float64Array(FEATURES)
          writeFeatures(game.state, each, features)
          seen.push({ seat: each, features })
        }
      }
      return chance.int(RANDOM_ANSWERS) === 0 ? question.randomAnswer(chance) : policy(question as never)
    })
  }
  game.run()
  const { result } = game
  if (result === null) throw new Error(`game ${number} did not end: ${game.fault?.message}`)
  return seen.map(({ seat, features }) => ({ features, won: shareOf(result, seat) }))
}

const rows = Array.from({ length: GAMES }, (_, number) => rowsOf(number)).flat()

/** Logistic regression by gradient descent on standardized features. */
function fitted(): { bias: number; of: number[] } {
  const mean = new Float64Array(FEATURES)
  const spread = new Float64Array(FEATURES)
  for (const { features } of rows)
    for (let at = 0; at < FEATURES; at++) mean[at]! += (features[at] as number) / rows.length
  for (const { features } of rows)
    for (let at = 0; at < FEATURES; at++)
      spread[at]! += ((features[at] as number) - (mean[at] as number)) ** 2 / rows.length
  for (let at = 0; at < FEATURES; at++) spread[at] = Math.sqrt(spread[at] as number) || 1
  const weights = new Float64Array(FEATURES)
  let bias = 0
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(FEATURES)
    let lift = 0
    for (const { features, won } of rows) {
      let sum = bias
      for (let at = 0; at < FEATURES; at++)
        sum += ((weights[at] as number) * ((features[at] as number) - (mean[at] as number))) / (spread[at] as number)
      const miss = won - 1 / (1 + Math.exp(-sum))
      lift += miss
      for (let at = 0; at < FEATURES; at++)
        slope[at]! += (miss * ((features[at] as number) - (mean[at] as number))) / (spread[at] as number)
    }
    bias += (STEP * lift) / rows.length
    for (let at = 0; at < FEATURES; at++)
      weights[at]! += STEP * ((slope[at] as number) / rows.length - RIDGE * (weights[at] as number))
  }
  const of = Array.from(weights, (weight, at) => weight / (spread[at] as number))
  const shift = of.reduce((sum, weight, at) => sum + weight * (mean[at] as number), 0)
  return { bias: bias - shift, of }
}

const { bias, of } = fitted()
const made = `node games/estraven/mind/fit.ts ${GAMES}`
const round = (value: number): number => Number(value.toPrecision(5))
const file = new URL('./weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ made, bias: round(bias), of: of.map(round) }, null, 2)}\n`)
const loss = rows.reduce((sum, { features, won }) => {
  const chance = 1 / (1 + Math.exp(-of.reduce((total, weight, at) => total + weight * (features[at] as number), bias)))
  return sum + (won - chance) ** 2
}, 0)
console.log(
  `${rows.length} positions of ${GAMES} games; mean squared error ${(loss / rows.length).toFixed(4)} (0.25 knows nothing)`,
)
