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

/** A place is told by the first word about it; `empty` and nothing else is a place where nothing is. */
function cellText({ name: _, ...rest }: Place): string {
  const entries = Object.entries(rest)
  const what = entries.find(([, value]) => typeof value === 'string')
  const others = entries.filter((entry) => entry !== what)
  const more = others.length === 0 ? '' : ` (${phrase(Object.fromEntries(others))})`
  return what?.[1] === 'empty' && more === '' ? '·' : `${phrase(what?.[1] ?? null)}${more}`
}
