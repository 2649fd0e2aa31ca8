import type { CardId, Seat, Selection } from '@turnwright/kernel'
import { limits, weights, WINNING } from '../generator/v2/weights.ts'
import { type Face, faceOf } from '../rules/faces.ts'
import type { CardOnPokemon } from '../rules/main-options.ts'
import { pokemonWith } from '../rules/movements.ts'
import { type PokemonInPlay, topCard } from '../rules/pokemon-in-play.ts'
import { other, type PlayerState, playerAt } from '../rules/state.ts'
import { Moves } from './moves.ts'
import { applyPower } from './power-move.ts'
import { bestAttack, knockOutByBest, promise, whichAttack } from './prospects.ts'
import { type Scene, scoreOfKind } from './scene.ts'
import { attachWorth } from './stand.ts'
import { bringUp, dragUp } from './switching.ts'
import { deckLasts, play, refill, save, starve, strengthen } from './trainer-moves.ts'

const END: Selection = ['end']
const ATTACKS: readonly Selection[] = [['attack-0'], ['attack-1'], ['attack-2']]

/** One thing to do in the main phase, as the second generator would do it, at a glance. */
export function mainMove(scene: Scene, seat: Seat, choices: readonly unknown[]): Selection {
  const { state } = scene
  const me = playerAt(state, seat)
  const foe = playerAt(state, other(seat))
  const { active } = me
  const defender = foe.active
  if (active === null || defender === null) return END
  const best = bestAttack(scene, seat, active, defender)
  const attack = ATTACKS[whichAttack()]
  const out = knockOutByBest()
  if (attack !== undefined && best >= WINNING) return attack
  const moves = new Moves(scene, choices)
  return (
    develop(scene, seat, me, moves) ??
    applyPower(scene, seat, me, active, defender, best, moves) ??
    dragUp(scene, seat, active, foe, best, moves) ??
    bringUp(scene, seat, me, active, out, moves) ??
    attach(scene, seat, me, moves) ??
    strengthen(scene, seat, active, defender, out, moves) ??
    starve(me, foe, moves) ??
    save(scene, seat, me, active, defender, out, moves) ??
    refill(scene, seat, me, foe, moves) ??
    (best > 0 ? attack : undefined) ??
    END
  )
}

/** Cards, Pokémon and evolutions come first: they are free. */
function develop(scene: Scene, seat: Seat, me: PlayerState, moves: Moves): Selection | null {
  const { trainers, basic } = moves
  if (trainers.size > 0) {
    const adding = deckLasts(me) ? trainers.get('adds') : undefined
    if (adding !== undefined) return [adding]
    const joining = me.bench.length < limits.enoughForSpareOnes ? trainers.get('joins') : undefined
    if (joining !== undefined) return [joining]
  }
  if (basic !== null && me.bench.length < limits.enoughOnBench) return [basic]
  for (const evolution of moves.evolutions) {
    const target = evolvesWell(scene, seat, me, evolution)
    if (target !== null) return [{ title: evolution.id, selection: [target] }]
  }
  return play(trainers.get('breeds'))
}

/** The Pokémon that gains by a card that it can evolve into, the one with most energy first. */
function evolvesWell(scene: Scene, seat: Seat, me: PlayerState, { id, choices }: CardOnPokemon): CardId | null {
  const kind = scene.cards.kind(id)
  let best: CardId | null = null
  let most = -1
  for (const option of choices) {
    const pokemon = pokemonWith(me, option.id)
    if (pokemon.energy.length <= most || (pokemon === me.active && losesBy(scene, seat, pokemon, faceOf(kind))))
      continue
    most = pokemon.energy.length
    best = option.id
  }
  return best
}

/** Whether evolving takes more away from what the Active does now than it brings. */
function losesBy(scene: Scene, seat: Seat, pokemon: PokemonInPlay, evolved: Face): boolean {
  const defender = playerAt(scene.state, other(seat)).active
  if (defender === null) return false
  const { kind } = pokemon
  const now = bestAttack(scene, seat, pokemon, defender)
  const promised = promise(scene, seat, pokemon, defender)
  pokemon.kind = evolved.kind
  const then = bestAttack(scene, seat, pokemon, defender)
  const gain = promise(scene, seat, pokemon, defender) - promised
  pokemon.kind = kind
  return evolved.hp - faceOf(kind).hp + weights.evolution + gain < now - then
}

function attach(scene: Scene, seat: Seat, me: PlayerState, { energy }: Moves): Selection | null {
  let tried = 0
  let best: Selection | null = null
  let most = 0
  for (const { id } of energy) {
    const { fuel } = faceOf(scene.cards.kind(id))
    if ((tried & (1 << fuel)) !== 0) continue
    tried |= 1 << fuel
    const spare = fuel > 6 ? weights.unitToSpare : 0
    const consider = (pokemon: PokemonInPlay): void => {
      const worth =
        attachWorth(scene, seat, pokemon, fuel) - spare + scoreOfKind(pokemon.kind) / weights.scoresPerDamage
      if (worth <= most) return
      most = worth
      best = [{ title: id, selection: [topCard(pokemon)] }]
    }
    if (me.active !== null) consider(me.active)
    for (let i = 0; i < me.bench.length; i++) {
      const each = me.bench[i]
      if (each !== undefined) consider(each)
    }
  }
  return best
}
