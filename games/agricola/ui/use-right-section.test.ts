import { expect, test } from 'vitest'
import { sectionOf } from './use-right-section.ts'

const asked = (more: object, kind = 'play-minor') => sectionOf({ about: { kind }, choices: [], ...more })

test('spaces are chosen on the action board, cells and cards on your own part of the table', () => {
  const forest = { id: 'forest', about: { kind: 'go-to', space: 'forest' }, title: 'Forest', ref: { space: 'forest' } }
  expect(asked({ choices: [forest] }, 'place-person')).toBe('table')
  expect(asked({ choices: [{ id: '0,1', title: '0,1', ref: { cell: '0,1' } }] })).toBe('mine')
  expect(asked({ choices: [{ id: 7, title: 'Loom', ref: { card: 7 } }] })).toBe('mine')
  expect(
    asked({ choices: [{ id: 'o', title: 'Occupation', choices: [{ id: 7, title: 'Tutor', ref: { card: 7 } }] }] }),
  ).toBe('mine')
})

test('fences are chosen on your farm, and what is only words is answered anywhere', () => {
  expect(asked({}, 'build-fences')).toBe('mine')
  expect(asked({}, 'fence-cell')).toBe('mine')
  expect(asked({ choices: [{ id: 'stop', title: 'Stop' }] })).toBeNull()
})

test('a family is fed and animals are let go on your farm', () => {
  expect(asked({}, 'feed-family')).toBe('mine')
  expect(asked({}, 'convert-to-food')).toBe('mine')
  expect(asked({}, 'make-room')).toBe('mine')
  expect(asked({})).toBeNull()
})
