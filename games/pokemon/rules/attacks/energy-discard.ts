import type { CardId, Seat } from '@turnwright/kernel'
import { type CostKinds, payCosts } from '@turnwright/actions'
import type { EnergyCost } from '../../cards/attack.ts'
import { typeIndex } from '../../cards/energy-type.ts'
import { servesAs } from '../energy-on.ts'
import { type AttackFace, faceOf } from '../faces.ts'
import { discardEnergy } from '../movements.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import type { Duel } from '../state.ts'
import { printedId } from '../traits.ts'

/** Energy cards that are given up: for an attack, or to retreat. */
interface DiscardCost {
  readonly type: 'DISCARD_ENERGY'
  readonly count: number
  readonly candidates: readonly CardId[]
}

/** Who pays with whose energy. */
interface Purse {
  readonly game: Duel
  readonly pokemon: PokemonInPlay
}

const ENERGY_COSTS: CostKinds<Purse, DiscardCost> = {
  DISCARD_ENERGY: {
    check: (_purse, _payer, { candidates, count }, bill) => bill.claim(candidates, count),
    pay({ game, pokemon }, { playerId }, { candidates }, things) {
      for (const card of candidates) if (things.includes(card)) discardEnergy(game, playerId, pokemon, card)
    },
  },
}

/** P28: what an attack wants discarded goes before the flip of a confused attacker. */
export function payForAttack(game: Duel, seat: Seat, attacker: PokemonInPlay, { attack }: AttackFace): void {
  for (const effect of attack.effects)
    if (effect.op === 'costDiscardEnergy') {
      const fitting = fittingEnergy(game, attacker, effect)
      const count = effect.n === 'all' ? fitting.length : Math.min(effect.n, fitting.length)
      payWith(game, seat, attacker, chooseEnergy(game, seat, attacker, fitting, count))
    }
}

/** Takes the chosen energy cards off. */
export function payWith(game: Duel, seat: Seat, pokemon: PokemonInPlay, chosen: readonly CardId[]): void {
  const cost: DiscardCost = { type: 'DISCARD_ENERGY', count: chosen.length, candidates: chosen }
  const refusal = payCosts(ENERGY_COSTS, [cost], { game, pokemon }, { playerId: seat }, [chosen])
  if (refusal !== null) throw new Error(`energy that was chosen cannot be paid: ${refusal.code}`)
}

function fittingEnergy(game: Duel, attacker: PokemonInPlay, { energy }: EnergyCost): CardId[] {
  if (energy === 'any') return attacker.energy.slice()
  const type = typeIndex(energy)
  return attacker.energy.filter((_, at) => servesAs(game.state, attacker, at, type))
}

/** One energy card after the other; nothing is asked where all that are left are alike. */
function chooseEnergy(
  game: Duel,
  seat: Seat,
  pokemon: PokemonInPlay,
  fitting: readonly CardId[],
  count: number,
): CardId[] {
  if (count === fitting.length || areAlike(game, fitting)) return fitting.slice(0, count)
  const left = fitting.slice()
  const chosen: CardId[] = []
  while (chosen.length < count) {
    const card = pickOwnEnergy(game, seat, pokemon, left)
    left.splice(left.indexOf(card), 1)
    chosen.push(card)
  }
  return chosen
}

/** An energy card of one's own to discard. */
export function pickOwnEnergy(game: Duel, seat: Seat, pokemon: PokemonInPlay, among: readonly CardId[]): CardId {
  const [first] = among
  if (first !== undefined && areAlike(game, among)) return first
  return game.ask.card(seat, { kind: 'own-energy', by: printedId(pokemon), choose: 'card' }, among)
}

/** Whether it makes no difference which of these cards is taken. */
export function areAlike({ cards }: Duel, among: readonly CardId[]): boolean {
  const [first] = among
  if (first === undefined) return true
  const kind = cards.kind(first)
  // Two cards that became energy may give different types.
  return among.length === 1 || (faceOf(kind).role === 'energy' && among.every((card) => cards.kind(card) === kind))
}
