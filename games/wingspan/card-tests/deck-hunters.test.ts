import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('Barred Owl', () => {
  const ana = { forest: ['Barred Owl'] }

  test('tucks a bird of 74 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Pileated Woodpecker', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Barred Owl': 1 } })
    scene.bo.sees({ deck: 1, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Wood Duck', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 1, discard: { count: 1, top: 'wood-duck' } })
    scene.bo.isOn()
  })
})

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

describe('Golden Eagle', () => {
  test('tucks a bird of 99 cm', () => {
    const ana = { grassland: [{ bird: 'Golden Eagle', eggs: 1 }] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['American Crow', 'Mallard'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Golden Eagle': 1 } })
    scene.bo.sees({ deck: 1, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('lets a bird of 102 cm get away', () => {
    const scene = given(mats, { ana: { wetland: ['Golden Eagle'] }, bo: {} }, { deck: ['Spotted Owl', 'Mallard'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 1, discard: { count: 1, top: 'spotted-owl' } })
    scene.bo.isOn()
  })
})

describe('Great Horned Owl', () => {
  const ana = { forest: ['Great Horned Owl'] }

  test('tucks a bird of 99 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['American Crow', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Great Horned Owl': 1 } })
    scene.bo.isOn()
  })

  test('lets a bird of 102 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Red-Shouldered Hawk', 'Mallard'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'red-shouldered-hawk' } })
    scene.bo.isOn()
  })

  test('hunts among the discards once the deck has run out', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: [], discard: ['American Crow'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Great Horned Owl': 1 } })
    scene.bo.sees({ deck: 0, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('has nothing to hunt where no card is left in the deck', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: [] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Greater Roadrunner', () => {
  const ana = { grassland: [{ bird: 'Greater Roadrunner', eggs: 2 }] }

  test('tucks a bird of 48 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Ruddy Duck', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Greater Roadrunner': 1 } })
    scene.bo.sees({ deck: 1, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('lets a bird of 51 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['King Rail', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 1, discard: { count: 1, top: 'king-rail' } })
    scene.bo.isOn()
  })
})

describe('Northern Harrier', () => {
  test('tucks a bird of 74 cm', () => {
    const ana = { grassland: [{ bird: 'Northern Harrier', eggs: 2 }] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Black-Necked Stilt', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Northern Harrier': 1 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana: { wetland: ['Northern Harrier'] }, bo: {} }, { deck: ['Wood Duck', 'Bushtit'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'wood-duck' } })
    scene.bo.isOn()
  })
})

describe('Peregrine Falcon', () => {
  const ana = { grassland: ['Wild Turkey'], wetland: [{ bird: 'Peregrine Falcon', tucked: 1 }] }

  test('tucks a bird of 99 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['American Crow', 'Bushtit'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Wild Turkey': 0, 'Peregrine Falcon': 2 } })
    scene.bo.isOn()
  })

  test('lets a bird of 102 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Spotted Owl', 'Bushtit'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'spotted-owl' } })
    scene.bo.isOn()
  })

  test('does not hunt when another row is used', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['American Crow', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })
})

describe('Red-Shouldered Hawk', () => {
  const ana = { forest: ['Red-Shouldered Hawk'] }

  test('tucks a bird of 74 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Pileated Woodpecker', 'Bushtit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Red-Shouldered Hawk': 1 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Northern Shoveler', 'Bushtit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'northern-shoveler' } })
    scene.bo.isOn()
  })

  test('turns up no card where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Pileated Woodpecker', 'Bushtit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 2, discard: { count: 0 } })
    scene.bo.isOn()
  })
})

describe('Red-Tailed Hawk', () => {
  test('tucks a bird of 74 cm', () => {
    const ana = { wetland: ['Red-Tailed Hawk'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Black-Necked Stilt', 'Bushtit'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { 'Red-Tailed Hawk': 1 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana: { forest: ['Red-Tailed Hawk'] }, bo: {} }, { deck: ['Wood Duck', 'Bushtit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'wood-duck' } })
    scene.bo.isOn()
  })

  test('does not hunt when played', () => {
    const ana = { hand: ['Red-Tailed Hawk'], food: { rodent: 2 } }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Black-Necked Stilt', 'Bushtit'] })
    scene.ana.plays('Red-Tailed Hawk')
    scene.ana.chooses('grassland')
    scene.ana.has({ grassland: ['Red-Tailed Hawk'], tucked: { 'Red-Tailed Hawk': 0 }, food: { rodent: 0 } })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })
})

describe("Swainson's Hawk", () => {
  const ana = { grassland: [{ bird: "Swainson's Hawk", eggs: 2 }] }

  test('tucks a bird of 74 cm', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Pileated Woodpecker', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ tucked: { "Swainson's Hawk": 1 } })
    scene.bo.isOn()
  })

  test('lets a bird of 76 cm get away', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Northern Shoveler', 'Bushtit'] })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.sees({ discard: { count: 1, top: 'northern-shoveler' } })
    scene.bo.isOn()
  })
})
