import type { LinePart, Speaker } from '@turnwright/kernel'
import type { Told } from '@turnwright/kernel/host'
import { cardCalled } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { FAMILY_ROUND_CARDS, ROUND_CARDS } from '../cards/round-cards.ts'
import { type ActionSpace, titleOf } from '../cards/space.ts'
import type { SpaceId } from '../cards/space-names.ts'
import { FIXED_SPACES, SIDE_JOB } from '../cards/spaces.ts'
import { type Cell, cellNamed, rowAndColumn } from '../farm/index.ts'
import type { Converter, FieldPlace, Source } from '../rules/questions.ts'

const SPACES = new Map<SpaceId, ActionSpace>(
  [...FIXED_SPACES, SIDE_JOB, ...ROUND_CARDS].map((space) => [space.id, space]),
)
const FAMILY_SPACES = new Map<SpaceId, ActionSpace>(FAMILY_ROUND_CARDS.map((space) => [space.id, space]))
const MAJOR_NAMES = new Map(MAJORS.map(({ id, name }) => [id, name]))

export function spaceName(id: SpaceId): string {
  return SPACES.get(id)?.name ?? id
}

/** Two spaces may have one name: a choice tells them apart. */
export function spaceTitle(id: SpaceId): string {
  const space = SPACES.get(id)
  return space === undefined ? id : titleOf(space)
}

/** What is done there. */
export function spaceText(id: SpaceId, isFamily: boolean): string {
  return ((isFamily ? FAMILY_SPACES.get(id) : undefined) ?? SPACES.get(id))?.text ?? ''
}

export function majorName(id: string): string {
  return MAJOR_NAMES.get(id) ?? id
}

export function playedName(identity: string): string {
  return cardCalled(identity)?.name ?? identity
}

export function converterName(by: Converter): string {
  if ('major' in by) return majorName(by.major)
  return 'played' in by ? playedName(by.played) : 'Eat'
}

/** `row 3, column 1`. */
export function cellWords(name: string): string {
  return rowAndColumn(cellNamed(name) as Cell)
}

export function fieldWords(field: Told<FieldPlace>, say: Speaker): LinePart {
  return 'cell' in field ? cellWords(field.cell) : say.card(field.card)
}

export function sourceWords(from: Told<Source>, say: Speaker): LinePart {
  if ('card' in from) return say.card(from.card)
  if ('space' in from) return spaceName(from.space)
  return 'major' in from ? majorName(from.major) : `round ${from.round}`
}
