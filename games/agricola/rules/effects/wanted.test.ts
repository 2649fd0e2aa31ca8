import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const stone = { at: 'round-start', round: 3 } as const
const cook = { house: 'stone', sheep: 1, majors: ['fireplace-2'] } as const

describe('a card that may be used', () => {
  test('G59: is asked about where it can be', () => {
    const { ana } = given(farms, { ana: { house: 'stone', food: 1, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.isAsked('Use Plow Driver?')
    ana.isOffered('Yes', 'No')
    ana.declines()
    ana.isOn()
  })

  test('G59: and where it could be after converting something', () => {
    const { ana } = given(farms, { ana: { ...cook, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.isAsked('Use Plow Driver?')
    ana.isNotOffered('Yes')
    ana.converts('Fireplace: sheep → 2 food')
    ana.accepts()
    ana.chooses('2,2')
    ana.changedOnly({ sheep: 0, food: 1, fields: ['2,2'] })
    ana.isOn()
  })

  test('G59: step by step, if need be', () => {
    const grocer = { ...cook, played: ['Groom', 'Grocer'] }
    const { ana } = given(farms, { ana: grocer, bo: {} }, stone)
    ana.isAsked('Use Groom?')
    ana.isNotOffered('Yes')
    ana.converts('Fireplace: sheep → 2 food')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ sheep: 0, food: 1, stables: ['2,4'] })
    ana.isOn()
  })

  test('G59: but not where nothing that is converted would help', () => {
    const { ana } = given(farms, { ana: { ...cook, played: ['Groom'] }, bo: {} }, stone)
    ana.changedOnly({})
    ana.isOn()
  })

  test('G59: and not where it could do nothing', () => {
    const fields = ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2', '2,3', '2,4']
    const { ana } = given(farms, { ana: { ...cook, fields, played: ['Plow Driver'] }, bo: {} }, stone)
    ana.changedOnly({})
    ana.isOn()
  })
})
