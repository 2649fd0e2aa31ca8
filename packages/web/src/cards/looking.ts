import { isNumber, type Shelf, type Wanted } from '@turnwright/tabletop'
import { searchWords } from '../rules/search-words.ts'

/** Everything that an address of the card browser says: a search can be sent. */
export interface Looking {
  /** Null for the first. */
  readonly shelf: string | null
  readonly query: string
  readonly wanted: Omit<Wanted, 'words'>
  readonly sort: string
  /** The card that is looked at from near. */
  readonly card: string | null
  /** A deck is being built beside the cards. */
  readonly builds: boolean
}

export function shelfIn(shelves: readonly Shelf[], params: URLSearchParams): Shelf | undefined {
  return shelves.find(({ id }) => id === params.get('shelf')) ?? shelves[0]
}

/** What an address asks for of a shelf; whatever the shelf does not know is left out. */
export function lookingIn(shelf: Shelf, params: URLSearchParams): Looking {
  const kinds: Record<string, readonly string[]> = {}
  const ranges: Record<string, readonly [number, number]> = {}
  for (const trait of shelf.traits) {
    const said = params.get(trait.id)
    if (said === null) continue
    if (isNumber(trait)) {
      const [, from, to] = /^(-?\d+)\.\.(-?\d+)$/.exec(said) ?? []
      if (from !== undefined && to !== undefined) ranges[trait.id] = [Number(from), Number(to)]
    } else {
      const values = said.split(',').filter((value) => trait.values.some(({ id }) => id === value))
      if (values.length > 0) kinds[trait.id] = values
    }
  }
  const sort = params.get('sort') ?? ''
  const card = params.get('card')
  return {
    shelf: shelf.id,
    query: params.get('q') ?? '',
    wanted: { kinds, ranges },
    sort: shelf.traits.some((trait) => trait.id === sort && isNumber(trait)) ? sort : 'name',
    card: shelf.cards.some(({ id }) => id === card) ? card : null,
    builds: params.has('build'),
  }
}

export function paramsOf({ shelf, query, wanted, sort, card, builds }: Looking): URLSearchParams {
  const params = new URLSearchParams()
  if (shelf !== null) params.set('shelf', shelf)
  if (query !== '') params.set('q', query)
  for (const [trait, values] of Object.entries(wanted.kinds)) if (values.length > 0) params.set(trait, values.join(','))
  for (const [trait, [from, to]] of Object.entries(wanted.ranges)) params.set(trait, `${from}..${to}`)
  if (sort !== 'name') params.set('sort', sort)
  if (card !== null) params.set('card', card)
  if (builds) params.set('build', '')
  return params
}

export function wantedBy({ query, wanted }: Looking): Wanted {
  return { ...wanted, words: searchWords(query) }
}
