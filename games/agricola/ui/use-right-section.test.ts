import { expect, test } from 'vitest'
import { sectionOf } from './use-right-section.ts'

const asked = (more: object, phase: 'work' | 'feeding' = 'work') =>
  sectionOf({ type: 'select', examples: [], choices: [], ...more }, { phase })

test('spaces are chosen on the action board, cells and cards on your own part of the table', () => {
  expect(asked({ choices: [{ id: 'forest', title: 'Forest', ref: { space: 'forest' } }] })).toBe('table')
  expect(asked({ choices: [{ id: '0,1', title: '0,1', ref: { cell: '0,1' } }] })).toBe('mine')
  expect(asked({ choices: [{ id: 7, title: 'Loom', ref: { card: 7 } }] })).toBe('mine')
  expect(
    asked({ choices: [{ id: 'o', title: 'Occupation', choices: [{ id: 7, title: 'Tutor', ref: { card: 7 } }] }] }),
  ).toBe('mine')
})

test('fences are chosen on your farm, and what is only words is answered anywhere', () => {
  expect(asked({ type: 'action', examples: [['0,4:top']] })).toBe('mine')
  expect(asked({ choices: [{ id: 'stop', title: 'Stop' }] })).toBeNull()
})

test('a family is fed and animals are let go on your farm', () => {
  const feed = { choices: [{ id: 'Feed family', title: 'Feed family' }] }
  expect(asked(feed, 'feeding')).toBe('mine')
  expect(asked(feed)).toBeNull()
  expect(asked({ choices: [{ id: 'release-sheep', title: 'Let 1 sheep go' }] })).toBe('mine')
})
