import type { Bird } from '../../cards/bird.ts'
import { birdCalled } from '../../rules/identities.ts'
import type { BirdCard, BonusView, MatBirdView, WingspanView } from '../../rules/view.ts'

/** A bird card somewhere on the table. */
export interface FoundBird {
  readonly bird: Bird
  /** What lies on it, where it lives on a mat. */
  readonly mat: MatBirdView | null
}

export function findBirdCard(view: WingspanView, card: number): FoundBird | null {
  const settled = view.players.flatMap(({ rows }) => rows.flatMap(({ birds }) => birds))
  const mat = settled.find((bird) => bird.card === card) ?? null
  const loose: readonly BirdCard[] = [
    ...view.tray,
    ...view.drafting,
    ...view.players.flatMap(({ hand }) => hand),
    ...(view.automa?.birds ?? []),
  ]
  const found = mat ?? loose.find((each) => each.card === card)
  const bird = birdCalled(found?.bird ?? null)
  return bird === null ? null : { bird, mat }
}

export function findBonusCard({ players }: WingspanView, card: number): BonusView | null {
  const known = players.flatMap(({ bonus, offered }) => [...bonus, ...offered])
  return known.find((each) => each.card === card) ?? null
}
