import type { Score } from '@turnwright/tabletop'

export interface Category {
  readonly title: string
  /** What each score got for it; null where it has nothing there. */
  readonly values: readonly (number | string | null)[]
}

/** What scores are made of, category by category. Scores that leave some out still agree on the order of the others. */
export function scoreCategories(scores: readonly (Score | null)[]): readonly Category[] {
  const titles: string[] = []
  for (const score of scores) {
    let place = 0
    for (const { title } of score?.sources ?? []) {
      const known = titles.indexOf(title)
      if (known < 0) titles.splice(place, 0, title)
      place = (known < 0 ? place : known) + 1
    }
  }
  const valueIn = (score: Score | null, title: string) =>
    score?.sources?.find((source) => source.title === title)?.value ?? null
  return titles.map((title) => ({ title, values: scores.map((score) => valueIn(score, title)) }))
}
