import type { StoredTable } from './store.ts'

export type PersonStanding = 'here' | 'kept' | 'gone'

/** Who is at a table, in a seat or as its host, and for whom a seat is kept. */
export function peopleAt({ host, seats }: StoredTable): ReadonlyMap<string, PersonStanding> {
  const people = new Map<string, PersonStanding>()
  for (const { keptFor } of seats) if (keptFor !== null) people.set(keptFor, 'kept')
  people.set(host, 'here')
  for (const { person, left } of seats) if (person !== null) people.set(person, left ? 'gone' : 'here')
  return people
}
