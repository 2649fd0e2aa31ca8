import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const breeding = { at: 'breeding', round: 4 } as const
const pastures = [
  ['0,3', '0,4'],
  ['1,3', '1,4'],
  ['2,3', '2,4'],
]

describe('breeding', () => {
  test('G41: two of a kind have one young, of each kind', () => {
    const { ana } = given(farms, { ana: { pastures, sheep: 2, boar: 3, cattle: 2 }, bo: {} }, breeding)
    ana.has({ sheep: 3, boar: 4, cattle: 3 })
    ana.isOn()
  })

  test('G41: four have one young, too', () => {
    const { ana } = given(farms, { ana: { pastures: [['0,3', '0,4', '1,3', '1,4']], sheep: 4 }, bo: {} }, breeding)
    ana.has({ sheep: 5 })
    ana.isOn()
  })

  test('G41: one alone has none', () => {
    const { ana } = given(farms, { ana: { pastures, sheep: 1, boar: 1 }, bo: {} }, breeding)
    ana.has({ sheep: 1, boar: 1, cattle: 0 })
    ana.isOn()
  })

  test('G41: parents may stand apart', () => {
    const { ana } = given(farms, { ana: { stables: ['2,3', '2,4'], boar: 2 }, bo: {} }, breeding)
    ana.has({ boar: 3 })
    ana.isOn()
  })

  test('G41: a young one without room is let go, or another in its place', () => {
    const { ana } = given(
      farms,
      { ana: { pastures: [['0,4']], stables: ['2,4'], sheep: 2, boar: 2 }, bo: {} },
      breeding,
    )
    ana.isAsked('Make room for your animals')
    ana.isOffered('release-sheep', 'release-boar')
    ana.chooses('release-sheep')
    ana.chooses('release-boar')
    ana.has({ sheep: 2, boar: 2 })
    ana.isOn()
  })

  test('G41: the owner picks which young ones to keep', () => {
    const full = { pastures: [['0,4'], ['1,4']], sheep: 2, boar: 2 }
    const { ana } = given(farms, { ana: full, bo: {} }, breeding)
    ana.chooses('release-sheep')
    ana.has({ sheep: 2, boar: 3 })
    ana.isOn()
  })

  test('G41: nothing is cooked meanwhile', () => {
    const full = { pastures: [['0,4']], sheep: 3, majors: ['fireplace-2'] }
    const { ana } = given(farms, { ana: full, bo: {} }, breeding)
    ana.isAsked('Make room for your animals')
    ana.isNotOffered('Fireplace: sheep → 2 food', 'cook')
    ana.chooses('release-sheep')
    ana.has({ sheep: 3, food: 0 })
    ana.isOn()
  })
})
