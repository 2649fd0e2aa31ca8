import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

describe('Barn Owl', () => {
  const ana = { grassland: [{ bird: 'Barn Owl', eggs: 4 }] }

  test('rolls the dice outside the feeder and caches one rodent, however many it finds', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed'], rolls: dice('rodent', 'fish', 'rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Barn Owl': 1 } })
    scene.ana.sees({ feeder: { dice: ['seed', 'fish'] } })
    scene.bo.isOn()
  })

  test('goes hungry when no rodent shows up', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed', 'seed'], rolls: dice('fish', 'fruit') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('has nothing to roll while all dice lie in the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { rolls: [] })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})
