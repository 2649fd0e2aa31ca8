import type { Chance } from '@turnwright/kernel/search'
import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { writeDeck } from '../cards/decks/deck-text.ts'

const POKEMON = 30
const TRAINERS = 46
const SIZE = 60
const MOST_OF_A_NAME = 4

/** A legal deck of any of these cards: whole lines of evolution, Trainers of all kinds and two sorts of energy. */
export function randomDeck(chance: Chance, among: readonly Card[] = CARDS): string {
  const ofKind = (supertype: Card['supertype']) => among.filter((card) => card.supertype === supertype)
  const counts = new Map<Card, number>()
  while (sizeOf(counts) < POKEMON) for (const card of lineOf(pick(chance, ofKind('Pokemon')))) add(counts, card, 2)
  while (sizeOf(counts) < TRAINERS) add(counts, pick(chance, ofKind('Trainer')), 2)
  const basics = ofKind('Energy').filter((card) => card.supertype === 'Energy' && card.basic)
  const one = pick(chance, basics)
  const two = pick(
    chance,
    basics.filter((card) => card !== one),
  )
  const left = SIZE - sizeOf(counts)
  counts.set(one, Math.ceil(left / 2))
  counts.set(two, Math.floor(left / 2))
  return writeDeck(Array.from(counts, ([{ id }, n]) => ({ n, id })))
}

function pick<T>(chance: Chance, list: readonly T[]): T {
  return list[chance.int(list.length)] as T
}

/** A card and everything it evolves from. */
function lineOf(card: Card): readonly Card[] {
  const from = card.supertype === 'Pokemon' && card.evolvesFrom !== null ? card.evolvesFrom : null
  const below = from === null ? undefined : CARDS.find(({ name }) => name === from)
  return below === undefined ? [card] : [...lineOf(below), card]
}

function sizeOf(counts: ReadonlyMap<Card, number>): number {
  let size = 0
  for (const n of counts.values()) size += n
  return size
}

/** As many more as the rules and the deck allow. */
function add(counts: Map<Card, number>, card: Card, n: number): void {
  let same = 0
  for (const [each, count] of counts) if (each.name === card.name) same += count
  const more = Math.min(n, MOST_OF_A_NAME - same, SIZE - sizeOf(counts))
  if (more > 0) counts.set(card, (counts.get(card) ?? 0) + more)
}
