import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('anytime', () => {
  test('a Fireplace owner cooks beside any question', () => {
    const { ana, bo } = given(farms, { ana: { majors: ['fireplace-2'], sheep: 1 }, bo: {} })
    ana.isOn()
    ana.converts('Fireplace: sheep → 2 food')
    ana.has({ food: 2, sheep: 0 })
    ana.isOn()
    ana.goesTo('day-laborer')
    ana.has({ food: 4 })
    bo.isOn()
  })
})
