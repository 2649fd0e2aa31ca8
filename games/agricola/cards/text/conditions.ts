import type { Bounds, Condition } from '../effect.ts'
import { listed } from './amounts.ts'
import { HOUSES } from './hooks.ts'
import { spacesWords } from './spaces.ts'

/** Each part of a condition, to go on after what it is a condition of. One without words does not compile. */
const PARTS: { readonly [Part in keyof Condition]-?: (part: NonNullable<Condition[Part]>) => string } = {
  all: (all) => allWords(all.map(conditionWords)),
  house: (houses) =>
    `if you live in a ${listed(
      houses.map((house) => HOUSES[house]),
      'or',
    )} house`,
  rooms: (bounds) => `with ${boundsWords(bounds, 'room', 'rooms')}`,
  people: (bounds) => `with ${boundsWords(bounds, 'person', 'people')}`,
  round: ({ min, max }) => (min === undefined ? `up to round ${max}` : `from round ${min} on`),
  players: (bounds) => `with ${boundsWords(bounds, 'player', 'players')}`,
  occupations: (bounds) => `with ${boundsWords(bounds, 'occupation', 'occupations')}`,
  sheep: (bounds) => `with ${boundsWords(bounds, 'sheep', 'sheep')}`,
  grainFields: (bounds) => `with ${boundsWords(bounds, 'grain field', 'grain fields')}`,
  vegetableFields: (bounds) => `with ${boundsWords(bounds, 'vegetable field', 'vegetable fields')}`,
  emptyFields: (bounds) => `with ${boundsWords(bounds, 'empty field', 'empty fields')}`,
  farmyardUnused: (bounds) => `with ${boundsWords(bounds, 'unused cell', 'unused cells')}`,
  supply: ({ clay }) => `with ${boundsWords(clay, 'clay', 'clay')} in your supply`,
  ownPersonOn: (spaces) => `with your person on ${spacesWords(spaces)}`,
  occupied: (spaces) => `while ${spacesWords(spaces)} is occupied`,
  gainedThisWorkPhase: ({ of, min }) =>
    `if you gained at least ${min} ${of.length === 4 ? 'building resources' : listed(of, 'or')} in this round's work`,
  onlyPlayerWithRooms: (bounds) => `if you are the only one with ${boundsWords(bounds, 'room', 'rooms')}`,
  pastureCells: (bounds) => `of ${boundsWords(bounds, 'cell', 'cells')}`,
  material: (material) => `of ${material}`,
  from: (from) => `from ${from}`,
  to: (to) => `to ${to}`,
}

/** `with at least 3 rooms and exactly 2 people`, or `if you live in a clay house with exactly 2 rooms`. */
function allWords(parts: readonly string[]): string {
  const isList = parts.every((part) => part.startsWith('with '))
  return isList ? `with ${listed(parts.map((part) => part.slice('with '.length)))}` : parts.join(' ')
}

/** `at least 3 rooms`, `exactly 2 people`. */
function boundsWords({ min, max, exactly }: Bounds, one: string, several: string): string {
  const counted = (n: number): string => `${n} ${n === 1 ? one : several}`
  if (exactly !== undefined) return `exactly ${counted(exactly)}`
  return max === undefined ? `at least ${counted(min ?? 0)}` : `at most ${counted(max)}`
}

export function conditionWords(condition: Condition): string {
  const words = Object.entries(condition).map(([part, content]) =>
    (PARTS[part as keyof Condition] as (content: unknown) => string)(content),
  )
  return words.join(' ')
}
