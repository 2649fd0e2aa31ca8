import type { Shown } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import type { AgricolaView } from '../../rules/view.ts'
import { atHomeNow } from '../others/at-home.ts'
import { scoreSheet } from '../score-sheet.ts'
import { noteOf } from './seat-note.ts'

const people = { total: 3, newborns: 0, atHome: 1, room: 3 }

function at(
  phase: AgricolaView['phase'],
  waited: readonly number[],
  more: object = {},
  family = people,
): Shown<AgricolaView> {
  const player = { isPresent: true, people: family, supply: { food: 2 }, harvest: { need: 6 } }
  const view = { phase, turn: 0, players: [player, player] }
  return { view, seat: 0, waitingFor: waited.map((seat) => ({ seat })), result: null, ...more } as never
}

test('a seat says what it does now', () => {
  expect(noteOf(at('work', [0]), 0)).toBe('your turn')
  expect(noteOf(at('work', [0]), 1)).toBe('1 person left')
  expect(noteOf(at('work', [1]), 1)).toBe('reacts')
  expect(noteOf(at('work', [0], {}, { ...people, atHome: 0 }), 1)).toBe('all placed')
  expect(noteOf(at('feeding', [0]), 0)).toBe('feeding')
  expect(noteOf(at('feeding', [0]), 1)).toBe('2 of 6 food')
  expect(noteOf(at('draft', [0]), 1)).toBe('ready')
  expect(noteOf(at('work', [], { result: {} }), 0)).toBeNull()
})

test('in the harvest everybody is at home again', () => {
  expect(atHomeNow({ phase: 'work' }, { people })).toBe(1)
  expect(atHomeNow({ phase: 'feeding' }, { people })).toBe(3)
})

test('a score opens into what counts', () => {
  const score = { fields: 2, pastures: -1, people: 6, begging: -3, total: 4 }
  const all = new Proxy(score, { get: (of, key) => Reflect.get(of, key) ?? 0 })
  expect(scoreSheet({ score: all as never })).toEqual({
    value: '4',
    sources: [
      { title: 'Fields', value: '2' },
      { title: 'Pastures', value: '−1' },
      { title: 'People', value: '6' },
      { title: 'Begging', value: '−3' },
    ],
  })
})
