import { RECORD_FORMAT } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { whyNoTable } from './why-no-table.ts'

const whole = { format: RECORD_FORMAT, log: [{ kind: 'answer', seat: 0 }] }

test.each([
  [{ format: RECORD_FORMAT - 1 }, 'earlier version'],
  [{ format: RECORD_FORMAT + 1 }, 'later version'],
  [{ from: { state: {} } }, 'played on from another'],
  [{ log: [...whole.log, { kind: 'rules', rules: 2, from: {} }] }, 'its rules changed'],
])('a record that is no table’s to play on says why: %#', (change, why) => {
  expect(whyNoTable({ ...whole, ...change })).toContain(why)
})

test('nothing speaks against one of answers alone, and what is no record is for others to judge', () => {
  for (const record of [whole, { ...whole, log: [] }, {}, { format: 'two', log: [null, 3] }])
    expect(whyNoTable(record)).toBeNull()
})
