import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }
const hand = ['Mallard', 'Osprey', 'Willet']

describe('Horned Lark', () => {
  const ana = { hand: ['Turkey Vulture'] }
  const bo = { grassland: ['Horned Lark'], hand: ['Mallard', 'Osprey'] }

  test('takes a card when another player plays a bird in their grassland', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('grassland')
    scene.bo.tucks('Osprey')
    scene.bo.changedOnly({ hand: ['Mallard'], tucked: { 'Horned Lark': 1 } })
    scene.bo.isOn()
  })

  test('does not care for a bird in the forest', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('forest')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('does not care for a bird in the wetland', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('wetland')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('takes nothing when its owner plays a bird or another player lays eggs in the grassland', () => {
    const lark = { grassland: [{ bird: 'Horned Lark', eggs: 1 }], hand: ['Turkey Vulture', 'Osprey'] }
    const scene = given(mats, { ana: lark, bo: {} })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('grassland')
    scene.bo.uses('grassland')
    scene.ana.has({ hand: ['Osprey'], tucked: { 'Horned Lark': 0, 'Turkey Vulture': 0 } })
    scene.ana.isOn()
  })
})

describe('Cedar Waxwing', () => {
  const forest = ['Cedar Waxwing', 'Hooded Warbler']

  test('takes a card from the hand, and one fruit comes from the supply for it', () => {
    const scene = given(mats, { ana: { forest, hand }, bo: {} }, { feeder: ['fish', 'seed'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Osprey')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Willet'],
      tucked: { 'Cedar Waxwing': 1, 'Hooded Warbler': 0 },
      food: { ...none, fruit: 1 },
    })
    scene.ana.sees({ feeder: { dice: ['seed', 'fish'] } })
    scene.bo.isOn()
  })

  test('brings no fruit where no card is tucked', () => {
    const scene = given(mats, { ana: { forest, hand }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Dark-Eyed Junco', () => {
  test('takes a card from the hand, and one seed comes from the supply for it', () => {
    const ana = { grassland: ['Dark-Eyed Junco'], hand }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fruit'] })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.changedOnly({
      hand: ['Osprey', 'Willet'],
      tucked: { 'Dark-Eyed Junco': 1 },
      food: { ...none, seed: 1 },
    })
    scene.bo.isOn()
  })

  test('brings no seed to an empty hand', () => {
    const scene = given(mats, { ana: { grassland: ['Dark-Eyed Junco'] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Pine Siskin', () => {
  const siskin = { bird: 'Pine Siskin', tucked: 1 }

  test('takes the last card of the hand, and one seed comes from the supply for it', () => {
    const ana = { forest: [siskin, 'Hooded Warbler'], hand: ['Osprey'], food: { seed: 2, fish: 1 } }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Osprey')
    scene.ana.changedOnly({
      hand: [],
      tucked: { 'Pine Siskin': 2, 'Hooded Warbler': 0 },
      food: { ...none, seed: 3, fish: 1 },
    })
    scene.bo.isOn()
  })

  test('takes nothing when another row is used', () => {
    const scene = given(mats, { ana: { forest: [siskin], hand }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Pygmy Nuthatch', () => {
  const forest = ['Pygmy Nuthatch', 'Hooded Warbler']

  test('takes a card from the hand for one invertebrate or seed', () => {
    const scene = given(mats, { ana: { forest, hand }, bo: {} }, { feeder: ['fish', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Willet')
    scene.ana.isOffered('invertebrate', 'seed')
    scene.ana.isNotOffered('fish', 'fruit', 'rodent')
    scene.ana.chooses('invertebrate')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Osprey'],
      tucked: { 'Pygmy Nuthatch': 1, 'Hooded Warbler': 0 },
      food: { ...none, invertebrate: 1 },
    })
    scene.bo.isOn()
  })

  test('brings a seed where its owner likes that better', () => {
    const scene = given(mats, { ana: { forest, hand: ['Mallard'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Mallard')
    scene.ana.chooses('seed')
    scene.ana.changedOnly({
      hand: [],
      tucked: { 'Pygmy Nuthatch': 1, 'Hooded Warbler': 0 },
      food: { ...none, seed: 1 },
    })
    scene.bo.isOn()
  })

  test('brings no food to an empty hand', () => {
    const scene = given(mats, { ana: { forest }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})
