import type { Plain } from '@turnwright/kernel'
import { HAND_CARDS } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'

/** What the mutation run changes: a card of a hand or a major improvement, by its id. */
export function declarationOf(id: string): object {
  const card = [...HAND_CARDS, ...MAJORS].find((each) => each.id === id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

/** What a card does, costs and asks for, at the places where it stands in its declaration. */
const BEHAVIOUR = [
  'cost',
  'prereq',
  'points',
  'passing',
  'effects',
  'anytimeConversions',
  'bakingConversion',
  'allowsAnytimeCropMove',
  'abilities',
  'returns',
] as const

/** Without what is simply not there: no points, no passing on. */
export function behaviourOf(card: object): Plain {
  const parts = BEHAVIOUR.map((key) => [key, (card as Readonly<Record<string, Plain | undefined>>)[key]] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined && part !== 0 && part !== false)) as Plain
}
