import { cardCalled } from '../../rules/faces.ts'
import { pokemonScore } from './pokemon-score.ts'

/** Performance: a score depends on the card alone, so that it is worked out once and never grows old. */
export class ScoreCache {
  readonly #scores = new Map<string, number>()
  readonly #workOut: (id: string) => number

  constructor(workOut: (id: string) => number) {
    this.#workOut = workOut
  }

  scoreOf(id: string): number {
    const known = this.#scores.get(id)
    if (known !== undefined) return known
    const score = this.#workOut(id)
    this.#scores.set(id, score)
    return score
  }
}

const scores = new ScoreCache((id) => {
  const card = cardCalled(id)
  return card?.supertype === 'Pokemon' ? pokemonScore(card) : 0
})

/** The score of a card; what is no Pokémon, or not known, has none. */
export function scoreOf(id: string | null): number {
  return id === null ? 0 : scores.scoreOf(id)
}

/** Section 1, usage: the highest score first; of equals whichever stood first. */
export function byScore<Thing extends { readonly id: string | null }>(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id))
}
