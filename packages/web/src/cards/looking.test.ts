import type { Shelf } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import { cardsIn } from './cards-path.ts'
import { lookingIn, paramsOf, wantedBy } from './looking.ts'

const card = (id: string) => ({ id, name: id, words: '', has: {}, rules: [], face: () => null, full: () => null })
const shelf: Shelf = {
  id: 'fish',
  title: 'Fish',
  cards: [card('carp')],
  traits: [
    {
      id: 'lives',
      title: 'Lives in',
      values: [
        { id: 'pond', title: 'pond' },
        { id: 'sea', title: 'sea' },
      ],
    },
    { id: 'weight', title: 'Weight', step: 1 },
  ],
}

test('an address says all that is looked for, and comes back from it', () => {
  const params = new URLSearchParams('shelf=fish&q=red+fin&lives=sea%2Cpond&weight=2..9&sort=weight&card=carp&build=')
  const looking = lookingIn(shelf, params)
  expect(wantedBy(looking)).toEqual({
    words: ['red', 'fin'],
    kinds: { lives: ['sea', 'pond'] },
    ranges: { weight: [2, 9] },
  })
  expect([looking.sort, looking.card]).toEqual(['weight', 'carp'])
  expect(paramsOf(looking).toString()).toBe(params.toString())
})

test('what the shelf does not know is left out', () => {
  const params = new URLSearchParams('lives=moon,pond&weight=heavy&sort=lives&card=whale&colour=red')
  const looking = lookingIn(shelf, params)
  expect(looking).toEqual({
    shelf: 'fish',
    query: '',
    wanted: { kinds: { lives: ['pond'] }, ranges: {} },
    sort: 'name',
    card: null,
    builds: false,
  })
})

test('only a path of cards leads to cards', () => {
  expect(cardsIn('/games/pokemon/cards')).toBe('pokemon')
  for (const path of ['/games/pokemon', '/games/../cards', '/games/pokemon/cards/']) expect(cardsIn(path)).toBeNull()
})
