import type { CardId, ChoiceOption } from '@turnwright/kernel'
import type { Face } from './faces.ts'
import { type PokemonInPlay, topCard } from './pokemon-in-play.ts'
import type { DuelChoice } from './questions.ts'

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
  readonly about: DuelChoice
  readonly value: Move
}

/** One of the Pokémon that a card can go on, or that can come up. What it is about is made when somebody asks. */
class TargetOption {
  readonly id: CardId
  readonly value: Move

  constructor(id: CardId, value: Move) {
    this.id = id
    this.value = value
  }

  get about(): DuelChoice {
    return { kind: 'pokemon', card: this.id }
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

  get about(): DuelChoice {
    const { evolvesFrom } = this.#face
    const card = this.id
    return evolvesFrom === null ? { kind: 'attach', card } : { kind: 'evolve', card, from: evolvesFrom }
  }

  get ref(): { readonly card: CardId } {
    return { card: this.id }
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#targets.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, { move: 'put', card: this.id, target })
    })
    return this.#options
  }
}

/** A power that can be used now. */
export class PowerOption {
  readonly id: string
  readonly value: Move
  readonly #card: CardId
  readonly #face: Face

  constructor(card: CardId, face: Face) {
    this.id = `power-${card}`
    this.value = { move: 'power', card }
    this.#card = card
    this.#face = face
  }

  get about(): DuelChoice {
    return { kind: 'use-power', card: this.#card, of: this.#face.card.id }
  }

  get ref(): { readonly card: CardId } {
    return { card: this.#card }
  }
}

const RETREAT = { kind: 'retreat' } as const

/** Retreating, with who comes up. */
export class Retreating {
  readonly id = 'retreat'
  readonly about: typeof RETREAT = RETREAT
  readonly #bench: readonly PokemonInPlay[]
  #options: readonly TargetOption[] | null = null

  constructor(bench: readonly PokemonInPlay[]) {
    this.#bench = bench
  }

  get choices(): readonly TargetOption[] {
    this.#options ??= this.#bench.map((each) => {
      const target = topCard(each)
      return new TargetOption(target, { move: 'retreat', target })
    })
    return this.#options
  }
}

export const END: MoveOption = { id: 'end', about: { kind: 'end-turn' }, value: { move: 'end' } }

const attackOptions: (readonly MoveOption[] | undefined)[] = []

/** The same for every Pokémon of a kind. */
export function attackOptionsOf({ kind, attacks, card }: Face): readonly MoveOption[] {
  const known = attackOptions[kind]
  if (known !== undefined) return known
  const of = card.id
  const made = attacks.map((_, at) => ({
    id: `attack-${at}`,
    about: { kind: 'attack', at, of } as const,
    value: { move: 'attack', at } as const,
  }))
  attackOptions[kind] = made
  return made
}
