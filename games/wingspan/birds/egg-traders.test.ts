import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('Killdeer', () => {
  test('gives up an egg, its own too, and draws two cards', () => {
    const ana = { grassland: [{ bird: 'Killdeer', eggs: 3 }] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Mallard', 'Osprey', 'Willet'], tray: ['Bald Eagle'] })
    scene.ana.uses('grassland')
    scene.ana.chooses('Killdeer')
    scene.ana.draws('deck')
    scene.ana.draws('Bald Eagle')
    scene.ana.changedOnly({ eggs: { Killdeer: 2 }, hand: ['Mallard', 'Bald Eagle'] })
    scene.bo.isOn()
  })

  test('has nothing to give without an egg', () => {
    const ana = { grassland: ['Killdeer'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Mallard', 'Osprey'] })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Raven', () => {
  test('turns an egg of another bird into two foods of any kind', () => {
    const ana = {
      forest: [
        { bird: 'Wild Turkey', eggs: 1 },
        { bird: 'Common Raven', eggs: 2 },
      ],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.takes('rodent')
    scene.ana.isNotOffered('Common Raven')
    scene.ana.chooses('Wild Turkey')
    scene.ana.chooses('rodent')
    scene.ana.chooses('fruit')
    scene.ana.changedOnly({
      food: { fish: 1, rodent: 2, fruit: 1, seed: 0, invertebrate: 0 },
      eggs: { 'Wild Turkey': 0, 'Common Raven': 2 },
    })
    scene.bo.isOn()
  })

  test('does not use an egg of its own', () => {
    const ana = { forest: [{ bird: 'Common Raven', eggs: 2 }] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.changedOnly({ food: { fish: 1 } })
    scene.bo.isOn()
  })
})
