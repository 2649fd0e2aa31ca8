import { expect, test } from 'vitest'
import { addStable, buildFences, cellAt, plow, startingFarm } from '../../farm/index.ts'
import { draftOf, freeEdges, NO_FENCES, readDraft, toggleCell, toggleEdge } from './fence-draft.ts'
import { fenceVerdict } from './fence-verdict.ts'

const RICH = { affordable: 15, free: 0 }
const around = (row: number, column: number) => toggleCell(startingFarm(), NO_FENCES, cellAt(row, column))

test('nothing chosen says what to do', () => {
  const { fences, reason, words } = fenceVerdict(startingFarm(), NO_FENCES, RICH)
  expect({ fences, reason }).toEqual({ fences: 0, reason: 'no-edges' })
  expect(words).toBe('Choose edges on your farm, or tap the cells to enclose.')
})

test('one tapped cell is closed all around and costs four', () => {
  const verdict = fenceVerdict(startingFarm(), around(0, 4), RICH)
  expect(verdict).toMatchObject({ fences: 4, price: 4, reason: null, closed: ['0,4'], gaps: [] })
})

test('two tapped neighbours share one pasture of six fences, and tapping one again leaves the other', () => {
  const farm = startingFarm()
  const both = toggleCell(farm, around(0, 4), cellAt(0, 3))
  expect(fenceVerdict(farm, both, RICH)).toMatchObject({ fences: 6, reason: null, closed: ['0,3', '0,4'] })
  expect(toggleCell(farm, both, cellAt(0, 3))).toEqual(around(0, 4))
})

test('the edge that would close it is marked, and the ground it would close is named', () => {
  const three = draftOf(['0,4:top', '0,4:right', '0,4:left'])
  const verdict = fenceVerdict(startingFarm(), three, RICH)
  expect(verdict).toMatchObject({ reason: 'open-pasture', gaps: ['1,4:top'], open: ['0,4'], closed: [] })
  expect(verdict.words).toBe('One gap is open. Close the new pasture at the marked edge.')
})

test('two gaps are not one', () => {
  const { gaps, words } = fenceVerdict(startingFarm(), draftOf(['0,4:top', '0,4:right']), RICH)
  expect(gaps).toEqual([])
  expect(words).toBe('Not closed yet: every fence must be part of a closed pasture.')
})

test('wood that is missing is told, and free fences are not paid for', () => {
  expect(fenceVerdict(startingFarm(), around(0, 4), { affordable: 3, free: 0 })).toMatchObject({
    reason: 'too-little-wood',
    words: 'You can pay for 3, and these are 4 fences.',
  })
  expect(fenceVerdict(startingFarm(), around(0, 4), { affordable: 1, free: 3 })).toMatchObject({
    price: 1,
    reason: null,
  })
})

test('a field, a room and a pasture far away are named as reasons', () => {
  const farm = startingFarm()
  plow(farm, cellAt(0, 3))
  expect(fenceVerdict(farm, toggleCell(farm, NO_FENCES, cellAt(0, 3)), RICH).reason).toBe('encloses-field')
  expect(fenceVerdict(farm, toggleCell(farm, NO_FENCES, cellAt(0, 0)), RICH).reason).toBe('encloses-room')
  const plan = around(0, 4)
  buildFences(farm, plan)
  expect(fenceVerdict(farm, toggleCell(farm, NO_FENCES, cellAt(2, 2)), RICH).reason).toBe('not-adjacent')
})

test('a fence that stands is no edge to choose, nor is one between rooms', () => {
  const farm = startingFarm()
  expect(freeEdges(farm)).not.toContain('1,0:top')
  expect(freeEdges(farm)).toContain('0,1:left')
  buildFences(farm, around(0, 4))
  expect(freeEdges(farm)).not.toContain('0,4:top')
})

test('tapping a cell of a pasture divides it', () => {
  const farm = startingFarm()
  buildFences(farm, toggleCell(farm, around(0, 4), cellAt(0, 3)))
  addStable(farm, cellAt(0, 4))
  const verdict = fenceVerdict(farm, toggleCell(farm, NO_FENCES, cellAt(0, 4)), RICH)
  expect(verdict).toMatchObject({ fences: 1, reason: null, words: 'An old pasture divided into 2: all closed.' })
})

test('an edge chosen twice is not chosen, and ends what was tapped', () => {
  const once = toggleEdge(around(0, 4), '1,1:top')
  expect(once.cells).toBe(0)
  expect(toggleEdge(once, '1,1:top')).toEqual({ ...around(0, 4), cells: 0 })
})

test('a kept draft is read as it was, and nothing else is', () => {
  const draft = around(0, 4)
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const stored of [null, 7, {}, { ...draft, cells: 'all' }]) expect(readDraft(stored)).toBeNull()
})
