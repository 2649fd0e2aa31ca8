import type { CardId } from '@turnwright/kernel'
import type { CardEffect } from '../../cards/attack.ts'
import { typeIndex } from '../../cards/energy-type.ts'
import { amountChoice } from '../choices.ts'
import { servesAs } from '../energy-on.ts'
import { type Face, faceOfCard } from '../faces.ts'
import { discardEnergy, putOnBench, shuffleDeck } from '../movements.ts'
import { rearrangeTop } from '../rearrange.ts'
import { pickFromDeck } from '../search-deck.ts'
import { BENCH_SIZE, other, playerAt } from '../state.ts'
import { printedId } from '../traits.ts'
import type { AttackInUse } from './attack-in-use.ts'
import { isProtected, strikeOn } from './deal-damage.ts'
import { areAlike } from './energy-discard.ts'

type Of<Op extends CardEffect['op']> = Extract<CardEffect, { readonly op: Op }>

export function discardFromDefender(attack: AttackInUse, chosen: readonly CardId[]): void {
  const { game, foe, defender } = attack
  if (chosen.length === 0 || isProtected(attack, foe, defender)) return
  for (const card of chosen) discardEnergy(game, foe, defender, card)
  strikeOn(game.state, defender).energy += chosen.length
}

/** Any number of the attacker's energy cards, and as many cards from the top of the opponent's deck. */
export function millByDiscarding(attack: AttackInUse, { energy, per }: Of<'discardOwnEnergyToMill'>): void {
  const { game, seat, foe, attacker } = attack
  const type = typeIndex(energy)
  const fitting = attacker.energy.filter((_, at) => servesAs(game.state, attacker, at, type))
  const given = anyNumberOf(attack, fitting)
  for (const card of given) discardEnergy(game, seat, attacker, card)
  const { deck, discard } = playerAt(game.state, foe)
  for (let milled = 0; milled < given.length * per; milled++) {
    const card = deck.pop()
    if (card === undefined) return
    discard.push(card)
    game.cards.reveal(card)
    game.tell({ kind: 'milled', owner: foe, card })
  }
}

/** Where all are alike, only their number is asked. */
function anyNumberOf({ game, seat, attacker }: AttackInUse, fitting: readonly CardId[]): readonly CardId[] {
  if (fitting.length === 0) return []
  const by = printedId(attacker)
  if (!areAlike(game, fitting))
    return game.ask.any(seat, { kind: 'own-energy', by, choose: 'cards' }, fitting, { cards: true })
  const counts = Array.from({ length: fitting.length + 1 }, (_, n) => amountChoice(n))
  return fitting.slice(0, game.ask.one(seat, { kind: 'how-many-energy', by }, counts))
}

const DECKS = [
  { id: 'own', about: { kind: 'own-deck' } },
  { id: 'opponent', about: { kind: 'opponents-deck' } },
] as const

/** The top of either deck, looked at and put back in any order. */
export function rearrangeADeck(attack: AttackInUse, n: number): void {
  const { game, seat, attacker } = attack
  const by = printedId(attacker)
  const whose = game.ask.one(seat, { kind: 'whose-deck', by }, DECKS)
  rearrangeTop(game, seat, whose === 'own' ? seat : other(seat), n, by)
}

/** P33: cards of a kind from the discard pile. */
export function retrieve(attack: AttackInUse, { card: kind, upTo }: Of<'retrieveFromDiscard'>): void {
  const { game, seat, attacker } = attack
  const { discard, hand } = playerAt(game.state, seat)
  const fitting = discard.filter((card) => faceOfCard(game.cards, card).role === kind)
  if (fitting.length === 0) return
  const about = { kind: 'take-from-discard', by: printedId(attacker), what: 'cards' } as const
  for (const card of game.ask.cards(seat, about, fitting, { min: 0, max: upTo })) {
    game.cards.move(card, discard, hand)
    game.tell({ kind: 'took-back', by: seat, card, to: 'hand' })
  }
}

/** P40: searches the deck for a Basic Pokémon and puts it on the Bench. */
export function searchToBench(attack: AttackInUse, effect: Of<'searchDeckToBench'>): void {
  const { game, seat, attacker } = attack
  const { deck, bench } = playerAt(game.state, seat)
  if (bench.length >= BENCH_SIZE) return
  game.cards.show(deck, seat)
  const fitting = deck.filter((card) => isSought(faceOfCard(game.cards, card), effect))
  const about = { kind: 'search-deck', by: printedId(attacker), to: 'bench' } as const
  const found = pickFromDeck(game, seat, about, fitting)
  if (found !== null) {
    deck.splice(deck.indexOf(found), 1)
    game.cards.reveal(found)
    putOnBench(game, seat, found)
    game.tell({ kind: 'found', by: seat, card: found, to: 'bench' })
  }
  shuffleDeck(game, seat)
}

function isSought({ role, name, type }: Face, { named, basicType }: Of<'searchDeckToBench'>): boolean {
  if (role !== 'basic') return false
  return named === undefined ? basicType !== undefined && type === typeIndex(basicType) : named.includes(name)
}

/** One of the energy cards, chosen by the attacker; unasked where there is only one. */
export function pickEnergy(attack: AttackInUse, energy: readonly CardId[]): CardId {
  const about = { kind: 'opponent-energy', by: printedId(attack.attacker), choose: 'card' } as const
  return attack.game.ask.card(attack.seat, about, energy)
}
