import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('California Condor', () => {
  const ana = { hand: ['California Condor'] }

  test('looks at two bonus cards and keeps one of them', () => {
    const scene = given(mats, { ana, bo: {} }, { bonusDeck: ['Forester', 'Historian', 'Falconer'] })
    scene.ana.plays('California Condor')
    scene.ana.chooses('forest')
    scene.ana.usesThePower()
    scene.ana.isOffered('Forester', 'Historian')
    scene.ana.isNotOffered('Falconer')
    scene.ana.chooses('Historian')
    scene.ana.has({ bonus: ['Historian'], hand: [] })
    scene.bo.sees({ bonusDeck: 1 })
    scene.bo.isOn()
  })

  test('finds none where none is left', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('California Condor')
    scene.ana.chooses('wetland')
    scene.ana.has({ bonus: [], wetland: ['California Condor'] })
    scene.bo.isOn()
  })
})
