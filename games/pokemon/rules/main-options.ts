import type { CardId, ChoiceOption } from '@turnwright/kernel'
import type { Power } from '../cards/power.ts'
import { attackText } from '../cards/words/attack-words.ts'
import { powerText } from '../cards/words/power-words.ts'
import { type Face, faceOf } from './faces.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'

/** What somebody chose to do in the main phase. */
export type Move =
  | { readonly move: 'attack'; readonly at: number }
  | { readonly move: 'power'; readonly card: CardId }
  | { readonly move: 'discard'; readonly card: CardId }
  | { readonly move: 'put'; readonly card: CardId; readonly target: CardId }
  | { readonly move: 'retreat'; readonly target: CardId }
  | { readonly move: 'end' }

export interface MoveOption extends ChoiceOption<Move> {
  readonly id: string
  readonly value: Move
}

/** One of the Pokémon that a card can go on, or that can come up. Words are made when somebody reads them. */
class TargetOption {
  readonly id: CardId
  readonly value: Move
  readonly #kind: number

  constructor(id: CardId, kind: number, value: Move) {
    this.id = id
    this.value = value
    this.#kind = kind
  }

  get title(): string {
    return faceOf(this.#kind).name
  }

  get ref(): { readonly card: CardId } {
    return { card: this.id }
  }
}

/** A card of the hand that goes on a Pokémon: energy, or an evolution. */
export class CardOnPokemon {
  readonly id: CardId
  readonly #face: Face
  readonly #targets: readonly PokemonInPlay[]
  #options: readonly TargetOption[] | null = null

  constructor(id: CardId, face: Face, targets: readonly PokemonInPlay[]) {
    this.id = id
    this.#face = face
    this.#targets = targets
  }

  get title(): string {
    return this.#face.name
  }

  get detail(): string {
    return this.#face.role === 'energy' ? 'Attach it to a Pokémon' : `Evolves ${this.#face.evolvesFrom}`
  }

  get ref(): { readonly card: CardId } {
    return { card: this.id }
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#targets.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, each.kind, { move: 'put', card: this.id, target })
    })
    return this.#options
  }
}

/** A power that can be used now. */
export class PowerOption {
  readonly id: string
  readonly value: Move
  readonly #card: CardId
  readonly #owner: string
  readonly #power: Power

  constructor(card: CardId, owner: string, power: Power) {
    this.id = `power-${card}`
    this.value = { move: 'power', card }
    this.#card = card
    this.#owner = owner
    this.#power = power
  }

  get title(): string {
    return `${this.#owner}: ${this.#power.name}`
  }

  get detail(): string {
    return powerText(this.#power)
  }

  get ref(): { readonly card: CardId } {
    return { card: this.#card }
  }
}

/** Retreating, with who comes up. */
export class Retreating {
  readonly id = 'retreat'
  readonly title = 'Retreat'
  readonly #bench: readonly PokemonInPlay[]
  #options: readonly TargetOption[] | null = null

  constructor(bench: readonly PokemonInPlay[]) {
    this.#bench = bench
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#bench.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, each.kind, { move: 'retreat', target })
    })
    return this.#options
  }
}

export const END: MoveOption = { id: 'end', title: 'End the turn', value: { move: 'end' } }

const attackOptions: (readonly MoveOption[] | undefined)[] = []

/** The same for every Pokémon of a kind. */
export function attackOptionsOf({ kind, attacks }: Face): readonly MoveOption[] {
  const known = attackOptions[kind]
  if (known !== undefined) return known
  const made = attacks.map(({ attack }, at) => ({
    id: `attack-${at}`,
    title: attack.name,
    detail: attack.damage > 0 ? `${attack.damage} damage. ${attackText(attack)}`.trim() : attackText(attack),
    value: { move: 'attack', at } as const,
  }))
  attackOptions[kind] = made
  return made
}
