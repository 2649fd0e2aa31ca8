import type { Asked } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import type { DuelView } from '../../rules/view.ts'
import { confirmLabel } from './confirm.ts'

const asked = (kind: string, chosen: number, min = 0) =>
  ({
    prompt: { min, about: { kind } },
    draft: Array.from({ length: chosen }, (_, id) => ({ id, inner: [] })),
    view: {},
    seat: 0,
  }) as unknown as Asked<DuelView>

test('the button says the result', () => {
  expect(confirmLabel(asked('opening-bench', 0))).toBe('Keep the Bench empty')
  expect(confirmLabel(asked('opening-bench', 2))).toBe('Put 2 on the Bench')
  expect(confirmLabel(asked('discard-from-hand', 1, 2))).toBe('Discard 1 of 2')
  expect(confirmLabel(asked('discard-from-hand', 2, 2))).toBe('Discard 2 cards')
  expect(confirmLabel(asked('take-from-discard', 0))).toBe('Take nothing')
  expect(confirmLabel(asked('take-from-discard', 1))).toBe('Take 1 card')
  expect(confirmLabel(asked('rearrange', 4, 5))).toBe('Put back 4 of 5')
  expect(confirmLabel(asked('rearrange', 5, 5))).toBe('Put them back in this order')
  expect(confirmLabel(asked('prize', 1))).toBeNull()
})
