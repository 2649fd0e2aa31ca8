import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }

describe('Gray Catbird', () => {
  test('does again what another bird of its row does', () => {
    const ana = { forest: ['Northern Cardinal', 'Gray Catbird'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Northern Cardinal')
    scene.ana.usesThePower()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fruit: 2 } })
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
    scene.ana.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.isOn()
  })
})

describe('Northern Mockingbird', () => {
  test('does again what a bird to its right has done', () => {
    const ana = { forest: ['Northern Mockingbird', 'Northern Cardinal'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.chooses('Northern Cardinal')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fruit: 2 } })
    scene.bo.isOn()
  })

  test('moves a bird to its right that would not move by itself', () => {
    const scene = given(mats, { ana: { forest: ['Northern Mockingbird', 'Song Sparrow'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.chooses('Song Sparrow')
    scene.ana.chooses('wetland')
    scene.ana.has({ forest: ['Northern Mockingbird'], wetland: ['Song Sparrow'] })
    scene.bo.isOn()
  })

  test('repeats the brown powers of its row, once, and no others', () => {
    const ana = { wetland: ['Mallard', 'Trumpeter Swan', 'Black-Necked Stilt', 'Northern Mockingbird'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey', 'Killdeer', 'Willet'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isOffered('Mallard')
    scene.ana.isNotOffered('Trumpeter Swan', 'Black-Necked Stilt', 'Northern Mockingbird')
    scene.ana.chooses('Mallard')
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey', 'Killdeer'] })
    scene.bo.isOn()
  })

  test('finds nothing to repeat among white and pink birds, or in another row', () => {
    const ana = { wetland: ['Black-Necked Stilt', 'American Avocet', 'Northern Mockingbird'], forest: ['Barred Owl'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Hooded Merganser', () => {
  const feeder = ['seed', 'fruit', 'rodent'] as const

  test('hunts once more with a predator of its row, which gets what is caught', () => {
    const ana = { wetland: ['Anhinga', 'Hooded Merganser'] }
    const scene = given(mats, { ana, bo: {} }, { feeder, rolls: dice('fish', 'seed', 'seed', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.chooses('Anhinga')
    scene.ana.usesThePower()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { Anhinga: 2, 'Hooded Merganser': 0 } })
    scene.bo.isOn()
  })

  test('wakes the vulture of another player with the hunt that it repeats', () => {
    const ana = { wetland: ['Anhinga', 'Hooded Merganser'] }
    const scene = given(mats, { ana, bo: { forest: ['Turkey Vulture'] } }, { feeder, rolls: dice('fish', 'seed') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.chooses('Anhinga')
    scene.ana.usesThePower()
    scene.bo.takes('rodent')
    scene.ana.skips()
    scene.ana.changedOnly({ cached: { Anhinga: 1, 'Hooded Merganser': 0 } })
    scene.bo.changedOnly({ food: { ...none, rodent: 1 } })
    scene.bo.isOn()
  })

  test('repeats a hunt in the deck too, and hunts alone', () => {
    const ana = { wetland: ['Hooded Merganser', 'Mallard', 'Peregrine Falcon', 'Trumpeter Swan'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Spotted Owl', 'American Crow', 'Bushtit'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.isDone()
    scene.ana.isOffered('Peregrine Falcon')
    scene.ana.isNotOffered('Mallard', 'Trumpeter Swan', 'Hooded Merganser')
    scene.ana.chooses('Peregrine Falcon')
    scene.ana.usesThePower()
    scene.ana.changedOnly({
      tucked: { 'Hooded Merganser': 0, Mallard: 0, 'Peregrine Falcon': 1, 'Trumpeter Swan': 0 },
    })
    scene.bo.sees({ deck: 1, discard: { count: 1, top: 'spotted-owl' } })
    scene.bo.isOn()
  })

  test('finds no predator among other brown birds, or in another row', () => {
    const ana = { wetland: ['Mallard', 'Hooded Merganser'], forest: ['Barred Owl'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey', 'Killdeer'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isAsked('Use the Mallard?')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})
