import { phrase } from './phrase.ts'
import { isFields, type Tidy, type TidyFields } from './tidy-view.ts'

const PLACE = /^(\d+),(\d+)$/

/** Places named `row,column` as a board in rows, the columns numbered above it; null for anything else. */
export function placesOf(value: Tidy): string[] | null {
  if (!Array.isArray(value) || value.length < 4) return null
  const places = (value as readonly Tidy[]).filter(isPlace)
  if (places.length < value.length) return null
  const rows = numbersOf(places, 1)
  const columns = numbersOf(places, 2)
  if (rows.length * columns.length !== places.length) return null
  const texts = new Map(places.map((place) => [place.name, cellText(place)]))
  const table = [
    ['', ...columns.map(String)],
    ...rows.map((row) => [String(row), ...columns.map((column) => texts.get(`${row},${column}`) ?? '')]),
  ]
  const widths = columns.map((_, at) => Math.max(...table.map((row) => (row[at + 1] as string).length)))
  return table.map(([head, ...cells]) =>
    [String(head).padStart(1), ...cells.map((cell, at) => cell.padEnd(widths[at] as number))].join('  ').trimEnd(),
  )
}

type Place = TidyFields & { readonly name: string }

function isPlace(value: Tidy): value is Place {
  return isFields(value) && typeof value['name'] === 'string' && PLACE.test(value['name'])
}

function numbersOf(places: readonly Place[], part: 1 | 2): number[] {
  const numbers = places.map(({ name }) => Number(PLACE.exec(name)?.[part]))
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/** `{ kind: 'empty' }` is a place where nothing is. */
function cellText({ name: _, kind, ...rest }: Place): string {
  const others = Object.keys(rest).length === 0 ? '' : ` (${phrase(rest)})`
  return kind === 'empty' && others === '' ? '·' : `${phrase(kind ?? null)}${others}`
}
