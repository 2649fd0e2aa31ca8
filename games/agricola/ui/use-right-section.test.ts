import { expect, test } from 'vitest'
import { sectionOf } from './use-right-section.ts'

const asked = (more: object) => sectionOf({ type: 'select', examples: [], choices: [], ...more })

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
  expect(asked({ choices: [{ id: 'Feed family', title: 'Feed family' }] })).toBeNull()
})
