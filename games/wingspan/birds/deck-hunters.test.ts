import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe("Cooper's Hawk", () => {
  const ana = { forest: ["Cooper's Hawk"] }

  test('tucks a bird of 74 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Black-Necked Stilt', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { "Cooper's Hawk": 1 } })
    scene.bo.sees({ discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Northern Shoveler', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'northern-shoveler' } })
    scene.bo.isOn()
  })
})
