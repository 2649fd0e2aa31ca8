import { expect, test } from 'vitest'
import type { PenView } from '../../rules/view.ts'
import { roomForYoung } from './young.ts'

const pen = (at: string, capacity: number, animals: Partial<PenView['animals']> = {}): PenView => ({
  at,
  kind: 'pasture',
  cells: [at],
  capacity,
  animals: { sheep: 0, boar: 0, cattle: 0, ...animals },
})

test('young stand beside their kind while there is room', () => {
  const pens = [pen('0,3', 2, { boar: 2 }), pen('0,4', 4, { sheep: 3 })]
  expect(roomForYoung(pens, ['sheep'])).toEqual([{ at: '0,4', animal: 'sheep' }])
})

test('else they go to an empty pen, one kind in each, and the last finds none', () => {
  const pens = [pen('0,3', 2, { boar: 2 }), pen('0,4', 2, { sheep: 2 }), pen('house', 1)]
  expect(roomForYoung(pens, ['sheep', 'boar'])).toEqual([{ at: 'house', animal: 'sheep' }])
})
