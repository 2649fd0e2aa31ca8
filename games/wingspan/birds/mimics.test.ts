import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('Gray Catbird', () => {
  test('does again what another bird of its row does', () => {
    const ana = { forest: ['Northern Cardinal', 'Gray Catbird'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Northern Cardinal')
    scene.ana.usesThePower()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { fruit: 2 } })
    scene.bo.isOn()
  })

  test('finds nothing to repeat in another row', () => {
    const ana = { forest: ['Gray Catbird'], wetland: ['Mallard'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('and another mimic do not repeat each other for ever', () => {
    const ana = { forest: ['Northern Cardinal', 'Northern Mockingbird', 'Gray Catbird'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Northern Mockingbird')
    scene.ana.isNotOffered('Gray Catbird')
    scene.ana.chooses('Northern Cardinal')
    scene.ana.usesThePower()
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({ food: { fruit: 1 } })
    scene.bo.isOn()
  })
})
