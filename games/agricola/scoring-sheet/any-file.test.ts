import { WrongSheet } from '@turnwright/kernel/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANA, BO } from './testing/real-table.ts'
import { scoreSheet } from './score-sheet.ts'

/** The sheet is scored in whole numbers, or refused for reasons that name a place. */
function isAnswered(value: unknown): boolean {
  try {
    return scoreSheet(value).players.every(({ total }) => Number.isInteger(total))
  } catch (wrong) {
    if (!(wrong instanceof WrongSheet)) throw wrong
    const { problems } = wrong
    return problems.length > 0 && problems.every((problem) => /^(the sheet|players|player \d+): ./.test(problem))
  }
}

const KEYS = Object.keys(ANA) as readonly (keyof typeof ANA)[]
const CELLS = ['0,0', '0,1', '1,4', '2,2', '3,0', 7]
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(-1, 1e308, 1000, '__proto__', 'well', 'toString', [null], [[]], {}),
  fc.array(fc.constantFrom<unknown>('well', 'loom', 'tutor', 'market-stall', 'fireplace-2'), { maxLength: 12 }),
  fc.array(fc.constantFrom(...CELLS), { maxLength: 6 }),
  fc.array(fc.constantFrom('0,1:top', '0,1:left', '0,1:right', '0,1:bottom', '2,4:left', 'x'), { maxLength: 20 }),
  fc.array(fc.record({ cell: fc.constantFrom(...CELLS), crop: fc.constantFrom('grain', 'rye'), n: fc.integer() })),
  fc.array(fc.array(fc.constantFrom('', 'wood', 'clay', 'field', 'barn', 0), { minLength: 4, maxLength: 6 }), {
    maxLength: 4,
  }),
)

test('S6: whatever a file says, it is scored or refused by name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isAnswered(value)).toBe(true)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...KEYS), strange), fc.boolean(), (changes, alone) => {
      const changed = { ...ANA, ...changes }
      expect(isAnswered({ players: alone ? [changed] : [BO, changed] })).toBe(true)
    }),
    { numRuns: 400 },
  )
})
