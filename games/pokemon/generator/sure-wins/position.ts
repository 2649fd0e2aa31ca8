import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'

/** A position in which the player to move surely wins in this turn, whatever the coins show. */
export interface SureWin {
  readonly name: string
  readonly ana: StagedPlayer
  readonly bo: StagedPlayer
  /** Why the flow of the specification does not find it; all others it does. */
  readonly beyondV1?: keyof typeof BEYOND_V1
}

/** What generator-v1, to the letter of the specification, does not look at. */
export const BEYOND_V1 = {
  'all PlusPowers': 'All PlusPowers in hand are reckoned with together (ruled), also where fewer do and more do not.',
  'coming up': 'Whoever is to come up does so by a retreat or a card that switches, and stays (Section 4.2, ruled).',
  decks: 'No part of the flow wins by an empty deck.',
  'own fall': 'The flow does not see that our own fall in the same moment makes a tie.',
  poison: 'Section 4.2 B counts the damage of an attack, not the poison after it.',
  powers: 'The flow says nothing about Pokémon Powers.',
  retreats: 'Energy is attached for attacks, never to pay for a retreat (Section 5).',
  'several cards': 'Each rule of Section 6 looks at what one kind of card changes by itself.',
} as const

export const hitmonchan = { pokemon: 'Hitmonchan', energy: 'FFF' }
export const rattata = { pokemon: 'Rattata', energy: 'G' }
export const spare: readonly string[] = ['Onix']

/** One of theirs with so many HP left. */
export function left(pokemon: string, hp: number, remaining: number): StagedPokemon {
  return { pokemon, damage: hp - remaining }
}

/** 50 HP, weak to Psychic. */
export const machop = (hp: number): StagedPokemon => left('Machop', 50, hp)
/** 120 HP, weak to Fighting. */
export const chansey = (hp: number): StagedPokemon => left('Chansey', 120, hp)

/** With one Prize to go, against somebody with others behind. */
export function lastPrize(
  ana: StagedPlayer,
  active: StagedPokemon,
  bench: readonly StagedPokemon[] = spare,
): Pick<SureWin, 'ana' | 'bo'> {
  return { ana: { prizes: 1, ...ana }, bo: { active, bench } }
}
