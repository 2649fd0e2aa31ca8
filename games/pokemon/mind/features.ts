import type { Seat } from '@turnwright/kernel'
import { faceOf } from '../rules/faces.ts'
import type { PokemonInPlay } from '../rules/pokemon-in-play.ts'
import { other, type PlayerState, playerAt } from '../rules/state.ts'
import { bestAttack, knockOutByBest, promise, threat } from './prospects.ts'
import { leftOf, type Scene, scoreOfKind } from './scene.ts'

/** What is counted on each side, and set against the other. */
const OF_A_SIDE = [
  'prizes taken',
  'one prize left',
  'two prizes left',
  'three prizes left',
  'bench',
  'bench empty',
  'one on the bench',
  'hp in play',
  'hp of the active',
  'energy in play',
  'energy of the active',
  'promise of the active',
  'promise of the bench',
  'scores in play',
  'evolutions in play',
  'cards in hand',
  'pokemon in hand',
  'energy in hand',
  'no energy in hand',
  'evolutions in hand that fit',
  'deck short',
  'deck nearly empty',
  'asleep',
  'confused',
  'paralyzed',
  'poison',
] as const

/** What counts for whose turn it is. */
const OF_THE_TURN = [
  'turn',
  'knock-out now',
  'last prize now',
  'attack now',
  'knock-out feared',
  'last prize feared',
  'no active',
] as const

export const FEATURES: readonly string[] = [...OF_A_SIDE, ...OF_THE_TURN]

const SIDES = [new Float64Array(OF_A_SIDE.length), new Float64Array(OF_A_SIDE.length)] as const

/** The position as numbers, for a seat; from the other side of the table every one of them is the opposite. */
export function writeFeatures(scene: Scene, seat: Seat, into: Float32Array | Float64Array): void {
  const { turn } = scene.state
  const [own, others] = SIDES
  writeSide(scene, turn, own)
  writeSide(scene, other(turn), others)
  const sign = seat === turn ? 1 : -1
  for (let i = 0; i < OF_A_SIDE.length; i++) into[i] = sign * ((own[i] ?? 0) - (others[i] ?? 0))
  writeTurn(scene, sign, into)
}

const HUNDRED = 100
const MOST = 200
/** With more cards than this a deck hardly ever runs out; with so few it will. */
const DECK_TO_SPARE = 20
const FEW = 4

function writeSide(scene: Scene, seat: Seat, into: Float64Array): void {
  const { state } = scene
  const me = playerAt(state, seat)
  const faced = playerAt(state, other(seat)).active
  const { active, bench, prizes } = me
  let at = 0
  into[at++] = state.prizesToWin - prizes.length
  into[at++] = prizes.length === 1 ? 1 : 0
  into[at++] = prizes.length === 2 ? 1 : 0
  into[at++] = prizes.length === 3 ? 1 : 0
  into[at++] = bench.length
  into[at++] = bench.length === 0 ? 1 : 0
  into[at++] = bench.length === 1 ? 1 : 0
  let hp = 0
  let energy = 0
  let scores = 0
  let evolutions = 0
  let promised = 0
  for (let i = -1; i < bench.length; i++) {
    const each = i < 0 ? active : bench[i]
    if (each === null || each === undefined) continue
    hp += leftOf(state, each)
    energy += each.energy.length
    scores += scoreOfKind(each.kind)
    if (each.cards.length > 1) evolutions++
    if (i >= 0 && faced !== null) promised = Math.max(promised, clipped(promise(scene, seat, each, faced)))
  }
  into[at++] = hp / HUNDRED
  into[at++] = active === null ? 0 : leftOf(state, active) / HUNDRED
  into[at++] = energy
  into[at++] = active === null ? 0 : active.energy.length
  into[at++] = active === null || faced === null ? 0 : clipped(promise(scene, seat, active, faced))
  into[at++] = promised
  into[at++] = scores / HUNDRED
  into[at++] = evolutions
  writeHand(scene, me, into, at)
  at += OF_A_HAND
  into[at++] = Math.max(0, DECK_TO_SPARE - me.deck.length) / 10
  into[at++] = me.deck.length < FEW ? 1 : 0
  writeCondition(active, into, at)
}

function clipped(worth: number): number {
  return (worth > MOST ? MOST : worth) / HUNDRED
}

const OF_A_HAND = 5

function writeHand({ cards }: Scene, { hand, active, bench }: PlayerState, into: Float64Array, at: number): void {
  let pokemon = 0
  let energy = 0
  let fitting = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    if (card === undefined) continue
    const { role, evolvesFrom } = faceOf(cards.kind(card))
    if (role === 'energy') energy++
    else if (role === 'basic') pokemon++
    else if (
      role === 'evolution' &&
      (isCalled(active, evolvesFrom) || bench.some((each) => isCalled(each, evolvesFrom)))
    )
      fitting++
  }
  into[at] = Math.min(hand.length, 10)
  into[at + 1] = pokemon
  into[at + 2] = Math.min(energy, 3)
  into[at + 3] = energy === 0 ? 1 : 0
  into[at + 4] = fitting
}

function isCalled(pokemon: PokemonInPlay | null, name: string | null): boolean {
  return pokemon !== null && faceOf(pokemon.kind).name === name
}

function writeCondition(active: PokemonInPlay | null, into: Float64Array, at: number): void {
  into[at] = active?.condition === 'asleep' ? 1 : 0
  into[at + 1] = active?.condition === 'confused' ? 1 : 0
  into[at + 2] = active?.condition === 'paralyzed' ? 1 : 0
  into[at + 3] = (active?.poison ?? 0) / 10
}

/** For whose turn it is: what its Active does now, and what is feared afterwards. */
function writeTurn(scene: Scene, sign: number, into: Float32Array | Float64Array): void {
  const { state } = scene
  const { turn } = state
  const me = playerAt(state, turn)
  const foe = playerAt(state, other(turn))
  const at = OF_A_SIDE.length
  for (let i = 0; i < OF_THE_TURN.length; i++) into[at + i] = 0
  into[at] = sign
  if (me.active === null || foe.active === null) {
    into[at + 6] = sign * (me.active === null ? -1 : 1)
    return
  }
  const worth = bestWithHand(scene, turn, me, me.active, foe.active)
  const out = bestOut
  const feared = threat(scene, other(turn), foe.active, me.active) * (1 - out)
  into[at + 1] = sign * out
  into[at + 2] = sign * (me.prizes.length === 1 || foe.bench.length === 0 ? out : 0)
  into[at + 3] = sign * clipped(worth)
  into[at + 4] = sign * feared
  into[at + 5] = sign * (foe.prizes.length === 1 || me.bench.length === 0 ? feared : 0)
}

let bestOut = 0

/** The best attack of this turn, with an energy card of the hand where one can still be attached. */
function bestWithHand(
  scene: Scene,
  seat: Seat,
  { hand }: PlayerState,
  active: PokemonInPlay,
  defender: PokemonInPlay,
): number {
  let best = bestAttack(scene, seat, active, defender)
  bestOut = knockOutByBest()
  if (scene.state.energyAttached) return best
  let tried = 0
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]
    const fuel = card === undefined ? -1 : faceOf(scene.cards.kind(card)).fuel
    if (fuel < 0 || (tried & (1 << fuel)) !== 0) continue
    tried |= 1 << fuel
    best = Math.max(best, bestAttack(scene, seat, active, defender, fuel))
    bestOut = Math.max(bestOut, knockOutByBest())
  }
  return best
}
