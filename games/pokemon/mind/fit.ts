import { writeFileSync } from 'node:fs'
import { nth } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { pokemon } from '../rules/pokemon.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { fitLogistic, Rows, surprise } from '@turnwright/search/fitting'
import { PIECES, visitPieces } from './pieces.ts'
import { atAGlance } from './rollout.ts'

/**
 * Plays duels at a glance, with a slip now and then, and fits the chance to win to what came of every turn that began:
 * `node games/pokemon/mind/fit.ts 12000 pokemon` writes weights.json, after twelve thousand duels of the series "pokemon".
 */
const [, , count = '12000', series = 'pokemon'] = process.argv
const HELD_BACK = 5
const SLIP_IN = 33
/** What holds factors near 0: those of single cards more, since some are seen in few duels. */
const RIDGE = 5
const RIDGE_OF_PIECES = 500

const DECKS_FROM = FEATURES.length + PIECES.length
const WIDTH = DECKS_FROM + READY_DECKS.length
const held = new Rows(WIDTH)
const fitted = new Rows(WIDTH)
for (let duel = 0; duel < Number(count); duel++) play(duel, duel % HELD_BACK === 0 ? held : fitted)
const factors = fitLogistic(fitted, (place) =>
  place < FEATURES.length || place >= DECKS_FROM ? RIDGE : RIDGE_OF_PIECES,
)
console.log(`${fitted.outcomes.length} turns fitted, surprise ${surprise(fitted, factors).toFixed(4)}`)
console.log(`${held.outcomes.length} turns held back, surprise ${surprise(held, factors).toFixed(4)}`)
const weights = {
  'made by': `node games/pokemon/mind/fit.ts ${count} ${series}`,
  features: named(FEATURES, 0),
  pieces: named(PIECES, FEATURES.length),
  decks: named(
    READY_DECKS.map(({ id }) => id),
    DECKS_FROM,
  ),
}
writeFileSync(new URL('weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`)

/** What was never seen has no factor. */
function named(names: readonly string[], from: number): Readonly<Record<string, number>> {
  const rounded = names.map((name, at) => [name, Number((factors[from + at] ?? 0).toFixed(4))] as const)
  return Object.fromEntries(rounded.filter(([, factor]) => factor !== 0))
}

/** Every turn of a duel becomes a row, for whose turn it is. */
function play(duel: number, rows: Rows): void {
  const chance = Random.fromSeed(`${series} ${duel}`)
  const decks = [chance.int(READY_DECKS.length), chance.int(READY_DECKS.length)] as const
  const options = { deck1: nth(READY_DECKS, decks[0]).id, deck2: nth(READY_DECKS, decks[1]).id }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: `${series} ${duel}`, options })
  game.silence()
  const seen: { readonly seat: number; readonly numbers: Float64Array }[] = []
  let last = 0
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      const { state } = game
      if (state.turnNumber !== last && question.about?.kind === 'main') {
        last = state.turnNumber
        const numbers = new Float64Array(DECKS_FROM)
        writeFeatures(game, state.turn, numbers)
        visitPieces(game, state.turn, (piece, n) => {
          const at = FEATURES.length + piece
          numbers[at] = (numbers[at] ?? 0) + n
        })
        seen.push({ seat: state.turn, numbers })
      }
      return chance.int(SLIP_IN) === 0 ? question.randomAnswer(chance) : atAGlance(game, seat)(question)
    })
  game.run()
  const [winner] = game.result?.winners ?? []
  for (const { seat, numbers } of winner === undefined ? [] : seen) {
    numbers.forEach((n, at) => rows.put(at, n))
    const [own, other] = seat === 0 ? decks : [decks[1], decks[0]]
    if (own !== other) {
      rows.put(DECKS_FROM + own, 1)
      rows.put(DECKS_FROM + other, -1)
    }
    rows.end(winner === seat ? 1 : 0)
  }
}
