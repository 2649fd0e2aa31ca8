import type { Seat } from '@turnwright/kernel'
import type { Imagined } from '@turnwright/kernel/search'
import type { PokemonOptions } from '../rules/options.ts'
import type { DuelState } from '../rules/state.ts'
import { FEATURES, writeFeatures } from './features.ts'
import { PIECES, type Visit, visitPieces } from './pieces.ts'
import weights from './weights.json' with { type: 'json' }

const FACTORS = Float64Array.from(FEATURES, (name) => factorOf(weights.features, name))
const PIECE_FACTORS = Float64Array.from(PIECES, (name) => factorOf(weights.pieces, name))
const NUMBERS = new Float64Array(FEATURES.length)

/** The chance of a seat to win; where the duel is over, what it came to. */
export function evaluate(world: Imagined<DuelState, PokemonOptions>, seat: Seat): number {
  const { result } = world
  if (result !== null) return result.winners.length === 1 ? (result.winners[0] === seat ? 1 : 0) : 0.5
  writeFeatures(world, seat, NUMBERS)
  const { deck1, deck2 } = world.options
  const lead = factorOf(weights.decks, deck1) - factorOf(weights.decks, deck2)
  let sum = seat === 0 ? lead : -lead
  for (let i = 0; i < NUMBERS.length; i++) sum += (NUMBERS[i] ?? 0) * (FACTORS[i] ?? 0)
  pieces = 0
  visitPieces(world, seat, addPiece)
  return 1 / (1 + Math.exp(-sum - pieces))
}

let pieces = 0

const addPiece: Visit = (piece, n) => {
  pieces += n * (PIECE_FACTORS[piece] ?? 0)
}

/** A deck that was not fitted counts as one of the middle. */
function factorOf(factors: Readonly<Record<string, number>>, name: string): number {
  return factors[name] ?? 0
}
