import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'

/** A position in which the player to move surely wins in this turn, whatever the coins show. */
export interface SureWin {
  readonly name: string
  readonly ana: StagedPlayer
  readonly bo: StagedPlayer
  /** The flow of the specification finds it: a sure knock-out, or one that a single card or the energy of the turn enables. */
  readonly v1?: true
}

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
