import type { CardId, Cards } from '@turnwright/kernel'
import type { Attack } from '../cards/attack.ts'
import type { Card, PokemonCard, TrainerCard } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { COLORLESS, typeIndex } from '../cards/energy-type.ts'
import type { Power, PowerKind } from '../cards/power.ts'
import type { PutIntoPlay } from '../cards/trainer-effect.ts'
import { isRequiring, type RequiringEffect } from './attacks/requiring.ts'
import { fuelFrom } from './fuel.ts'

/** Everything a card can be; an index into this list is a card's kind. */
export const IDENTITIES: readonly string[] = CARDS.map(({ id }) => id)

export type Role = 'basic' | 'evolution' | 'trainer' | 'energy'

/** A card with what the rules ask for most, looked up once. */
export interface Face {
  readonly kind: number
  readonly card: Card
  readonly name: string
  readonly role: Role
  readonly hp: number
  /** Types as indices into ENERGY_TYPES, -1 for none. */
  readonly type: number
  readonly weakness: number
  readonly resistance: number
  readonly retreat: number
  readonly evolvesFrom: string | null
  readonly attacks: readonly AttackFace[]
  readonly power: Power | null
  /** The same for a glance: powers are of many shapes, which makes them slow to look into. */
  readonly powerKind: PowerKind | null
  /** The card itself, where it is a Trainer. */
  readonly trainer: TrainerCard | null
  /** A Trainer that is played as a Pokémon. */
  readonly doll: Doll | null
  /** What it gives as energy, -1 for other cards. */
  readonly fuel: number
}

export type Doll = Extract<PutIntoPlay, { readonly source: 'hand' }>

export interface AttackFace {
  readonly attack: Attack
  /** Units needed of each type, Colorless left out. */
  readonly typed: readonly { readonly type: number; readonly n: number }[]
  /** All units needed. */
  readonly total: number
  /** Those of its effects that may keep it from being used. */
  readonly requirements: readonly RequiringEffect[]
}

const faces: (Face | undefined)[] = []

export function faceOf(kind: number): Face {
  return faces[kind] ?? lookUp(kind)
}

export function faceOfCard(cards: Cards, card: CardId): Face {
  return faceOf(cards.kind(card))
}

/** Made when a card is first looked at, and the same for every game. */
function lookUp(kind: number): Face {
  const card = CARDS[kind]
  if (card === undefined) throw new RangeError(`${kind} is no card`)
  const face = faceFor(kind, card)
  faces[kind] = face
  return face
}

function faceFor(kind: number, card: Card): Face {
  const plain: Face = {
    kind,
    card,
    name: card.name,
    role: 'basic',
    hp: 0,
    type: -1,
    weakness: -1,
    resistance: -1,
    retreat: 0,
    evolvesFrom: null,
    attacks: [],
    power: null,
    powerKind: null,
    trainer: null,
    doll: null,
    fuel: -1,
  }
  switch (card.supertype) {
    case 'Pokemon':
      return { ...plain, ...faceOfPokemon(card) }
    case 'Trainer':
      return { ...plain, role: 'trainer', trainer: card, ...faceOfDoll(card) }
    case 'Energy': {
      const [type = 'Colorless'] = card.provides
      return { ...plain, role: 'energy', fuel: fuelFrom(type, card.provides.length) }
    }
  }
}

function faceOfPokemon(card: PokemonCard) {
  return {
    role: card.stage === 'Basic' ? ('basic' as const) : ('evolution' as const),
    hp: card.hp,
    type: typeIndex(card.type),
    weakness: card.weakness === null ? -1 : typeIndex(card.weakness),
    resistance: card.resistance === null ? -1 : typeIndex(card.resistance),
    retreat: card.retreat,
    evolvesFrom: card.evolvesFrom,
    attacks: card.attacks.map(attackFace),
    power: card.power,
    powerKind: card.power?.kind ?? null,
  }
}

function faceOfDoll({ effects }: TrainerCard) {
  for (const effect of effects)
    if (effect.effectType === 'PUT_INTO_PLAY' && effect.source === 'hand')
      return { doll: effect, hp: effect.hp, type: COLORLESS }
  return {}
}

function attackFace(attack: Attack): AttackFace {
  const typed: { type: number; n: number }[] = []
  for (const name of attack.cost) {
    const type = typeIndex(name)
    if (type === COLORLESS) continue
    const known = typed.find((each) => each.type === type)
    if (known === undefined) typed.push({ type, n: 1 })
    else known.n++
  }
  const requirements = attack.effects.filter(isRequiring)
  return { attack, typed, total: attack.cost.length, requirements }
}

const kinds = new Map(CARDS.map(({ id }, kind) => [id, kind]))

/** The kind of the card with this id, such as `base1-58`. */
export function kindCalled(id: string): number {
  const kind = kinds.get(id)
  if (kind === undefined) throw new RangeError(`there is no card ${id}`)
  return kind
}

/** For views and boards, which may not know what a card is. */
export function cardCalled(id: string | null): Card | null {
  const kind = id === null ? undefined : kinds.get(id)
  return kind === undefined ? null : (CARDS[kind] ?? null)
}

export function cardName(id: string): string {
  return cardCalled(id)?.name ?? id
}
