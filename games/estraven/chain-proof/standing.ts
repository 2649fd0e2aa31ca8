import type { CardId } from '@turnwright/kernel'
import type { GameOf } from '@turnwright/kernel/host'
import { CARDS } from '../cards/catalogue.ts'
import type { estraven } from '../rules/estraven.ts'
import type { Permanent } from '../rules/state.ts'
import type { ReferenceChain } from './reference-chain.ts'

type Duel = GameOf<typeof estraven>

/** What both tellings say of a moment. */
export interface Standing {
  readonly asked: number
  readonly passes: number
  readonly links: readonly string[]
  readonly life: readonly number[]
  readonly mana: readonly number[]
  readonly hands: readonly (readonly string[])[]
  readonly gone: readonly (readonly string[])[]
  readonly field: readonly (readonly string[])[]
  readonly offered: readonly string[]
  /** Who has lost. */
  readonly lost: readonly number[]
}

export function standingOfGame(game: Duel, asked: number, offered: readonly string[]): Standing {
  const { state, result } = game
  const { chain, players } = state
  const name = nameIn(game)
  return {
    asked,
    passes: chain.priority?.consecutivePasses ?? 0,
    links: chain.links.map(({ id, by, card, countered }) => linkWords(id, by, name(card), countered)),
    life: players.map(({ life }) => life),
    mana: players.map(({ pool }) => pool),
    hands: players.map(({ hand }) => hand.map(name).toSorted()),
    gone: players.map(({ graveyard }) => graveyard.map(name)),
    field: players.map(({ battlefield }) => battlefield.map((each) => unitWords(name(each.card), each))),
    offered,
    lost: result === null ? [] : [0, 1].filter((seat) => !result.winners.includes(seat)),
  }
}

export function standingOfReference(
  { passes, links, field, end }: ReferenceChain,
  asked: number,
  offered: readonly string[],
): Standing {
  return {
    asked,
    passes,
    links: links.map(({ number, by, name, countered }) => linkWords(number, by, name, countered)),
    life: field.life,
    mana: field.mana,
    hands: field.hands.map((hand) => hand.toSorted()),
    gone: field.gone,
    field: field.units.map((side) => side.map((unit) => unitWords(unit.name, unit))),
    offered,
    lost: end?.lost ?? [],
  }
}

function linkWords(number: number, by: number, name: string, countered: boolean): string {
  return `${number} ${by} ${name}${countered ? ' countered' : ''}`
}

function unitWords(name: string, { tapped, damage }: Pick<Permanent, 'tapped' | 'damage'>): string {
  return `${name} ${damage}${tapped ? ' tapped' : ''}`
}

export function nameIn({ cards }: Duel): (card: CardId) => string {
  return (card) => CARDS[cards.kind(card)]?.name ?? ''
}
