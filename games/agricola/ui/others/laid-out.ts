import { cardCalled } from '../../cards/catalogue.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { PlayerView } from '../../rules/view.ts'

export interface LaidOut {
  /** What the enlarged card is found by. */
  readonly zoom: string
  readonly name: string
}

/** What a player has laid out: majors first. */
export function laidOut({
  majors,
  minors,
  occupations,
}: Pick<PlayerView, 'majors' | 'minors' | 'occupations'>): readonly LaidOut[] {
  return [
    ...MAJORS.filter(({ id }) => majors.includes(id)).map(({ id, name }) => ({ zoom: `space:${id}`, name })),
    ...[...minors, ...occupations].flatMap(({ card, id }) => {
      const name = cardCalled(id)?.name
      return name === undefined ? [] : [{ zoom: `card:${card}`, name }]
    }),
  ]
}
