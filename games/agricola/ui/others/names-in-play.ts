import { cardCalled } from '../../cards/catalogue.ts'
import { MAJORS } from '../../cards/majors.ts'
import type { PlayerView } from '../../rules/view.ts'

/** What a player has laid out, by name: majors first. */
export function namesInPlay({
  majors,
  minors,
  occupations,
}: Pick<PlayerView, 'majors' | 'minors' | 'occupations'>): readonly string[] {
  return [
    ...MAJORS.filter(({ id }) => majors.includes(id)).map(({ name }) => name),
    ...[...minors, ...occupations].flatMap(({ id }) => cardCalled(id)?.name ?? []),
  ]
}
