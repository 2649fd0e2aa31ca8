import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

describe('Acorn Woodpecker', () => {
  const ana = { forest: ['Acorn Woodpecker'] }

  test('keeps a seed from the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('rodent')
    scene.ana.takes('seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { seed: 1, fish: 1 } })
    scene.bo.isOn()
  })

  test('caches one seed, also from the split face', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate|seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isNotOffered('dual-invertebrate')
    scene.ana.takes('dual-seed')
    scene.ana.chooses('cache')
    scene.ana.changedOnly({ food: { fish: 1 }, cached: { 'Acorn Woodpecker': 1 } })
    scene.bo.sees({ feeder: { dice: ['rodent'], outside: 4 } })
    scene.bo.isOn()
  })

  test('finds nothing where no die shows a seed', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['invertebrate', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { fish: 1 } })
    scene.bo.isOn()
  })

  test('may reroll first where all dice are alike', () => {
    const rolls = dice('fish', 'fish', 'seed', 'rodent', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'rodent'], rolls })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.rerolls()
    scene.ana.takes('seed')
    scene.ana.chooses('keep')
    scene.ana.changedOnly({ food: { seed: 1, fish: 1 } })
    scene.bo.isOn()
  })

  test('may be left unused', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'rodent'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.skips()
    scene.ana.changedOnly({ food: { fish: 1 } })
    scene.bo.isOn()
  })
})
