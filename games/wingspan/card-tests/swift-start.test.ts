import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }
const deck = ['Osprey', 'Killdeer', 'Barn Owl', 'Bushtit']

describe('American Redstart', () => {
  const ana = { forest: ['American Redstart'] }

  test('takes one die of any face from the feeder after that of its row', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'fish', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.isOffered('rodent', 'fruit')
    scene.ana.takes('rodent')
    scene.ana.changedOnly({ food: { ...none, fish: 1, rodent: 1 } })
    scene.bo.sees({ feeder: { dice: ['fruit'] } })
    scene.bo.isOn()
  })

  test('leaves the feeder alone where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'fish', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.skips()
    scene.ana.changedOnly({ food: { ...none, fish: 1 } })
    scene.bo.isOn()
  })

  test('takes nothing when played', () => {
    const scene = given(mats, { ana: { hand: ['American Redstart'], food: { invertebrate: 1, fruit: 1 } }, bo: {} })
    scene.ana.plays('American Redstart')
    scene.ana.has({ hand: [], food: none, forest: ['American Redstart'] })
    scene.bo.isOn()
  })
})

describe('Black-Chinned Hummingbird', () => {
  const ana = { forest: ['Black-Chinned Hummingbird'] }

  test('brings one fruit to everybody', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    for (const player of [scene.ana, scene.bo, scene.cy]) player.changedOnly({ food: { ...none, fruit: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Brant', () => {
  const tray = ['Mallard', 'Willet', 'Turkey Vulture']
  const ana = { hand: ['Brant'], food: { seed: 1, fish: 1 } }

  test('takes all three cards of the tray into the hand when played, and the tray is filled up', () => {
    const scene = given(mats, { ana, bo: {} }, { deck, tray })
    scene.ana.plays('Brant')
    scene.ana.usesThePower()
    scene.ana.has({ hand: tray, food: none, wetland: ['Brant'] })
    scene.bo.sees({ tray: [{ bird: 'osprey' }, { bird: 'killdeer' }, { bird: 'barn-owl' }], deck: 1 })
    scene.bo.isOn()
  })

  test('leaves the tray where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { deck, tray })
    scene.ana.plays('Brant')
    scene.ana.skips()
    scene.ana.has({ hand: [], food: none, wetland: ['Brant'] })
    scene.bo.sees({ deck: 4 })
    scene.bo.isOn()
  })

  test('takes nothing when its row is used', () => {
    const scene = given(mats, { ana: { wetland: ['Brant'] }, bo: {} }, { deck, tray })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Broad-Winged Hawk', () => {
  const ana = { forest: ['Broad-Winged Hawk'] }

  test('caches one rodent, however many the dice outside the feeder show', () => {
    const rolls = dice('rodent', 'rodent', 'fish')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish'], rolls })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Broad-Winged Hawk': 1 } })
    scene.bo.isOn()
  })

  test('has no use for other food, nor for rodents inside the feeder', () => {
    const rolls = dice('fish', 'fruit', 'invertebrate|seed')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'fish'], rolls })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Canvasback', () => {
  const ana = { wetland: ['Canvasback'] }

  test('gives everybody one card of the deck after the card of the row', () => {
    const scene = given(mats, { ana, bo: { hand: ['Mallard'] } }, { deck, tray: [] })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey', 'Killdeer'] })
    scene.bo.changedOnly({ hand: ['Mallard', 'Barn Owl'] })
    scene.bo.isOn()
  })

  test('gives nobody a card where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { deck, tray: [] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Painted Whitestart', () => {
  const ana = { forest: ['Painted Whitestart'] }

  test('takes one invertebrate from the supply, though none lies in the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, invertebrate: 1 } })
    scene.bo.sees({ feeder: { dice: ['fish', 'fruit'] } })
    scene.bo.isOn()
  })

  test('takes none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('takes none when played', () => {
    const scene = given(mats, { ana: { hand: ['Painted Whitestart'], food: { invertebrate: 1 } }, bo: {} })
    scene.ana.plays('Painted Whitestart')
    scene.ana.has({ hand: [], food: none, forest: ['Painted Whitestart'] })
    scene.bo.isOn()
  })
})

describe('Red-Breasted Merganser', () => {
  const ana = { wetland: ['Red-Breasted Merganser'] }

  test('brings two cards, and takes one at the end of the turn', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.chooses('Osprey')
    scene.ana.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('takes nothing from those who draw nothing', () => {
    const scene = given(mats, { ana: { ...ana, hand: ['Mallard', 'Willet'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Scaled Quail', () => {
  test('fills its nest of six with one egg, beside those of its row', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Scaled Quail', eggs: 5 }] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ eggs: { 'Scaled Quail': 6 } })
    scene.bo.isOn()
  })

  test('lays in no other nest when six eggs lie in its own', () => {
    const ana = { grassland: [{ bird: 'Scaled Quail', eggs: 6 }], forest: ['Hooded Warbler'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Vaux's Swift", () => {
  test('takes a card from the hand, and one invertebrate comes from the supply for it', () => {
    const ana = { forest: ["Vaux's Swift", 'Hooded Warbler'], hand: ['Mallard', 'Osprey'] }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fruit'] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Mallard')
    scene.ana.changedOnly({
      hand: ['Osprey'],
      tucked: { "Vaux's Swift": 1, 'Hooded Warbler': 0 },
      food: { ...none, invertebrate: 1 },
    })
    scene.bo.isOn()
  })

  test('brings no invertebrate to an empty hand', () => {
    const scene = given(mats, { ana: { forest: ["Vaux's Swift"] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('White-Throated Swift', () => {
  test('takes a card from the hand, and lays one egg on any bird for it', () => {
    const ana = {
      grassland: [{ bird: 'White-Throated Swift', eggs: 2 }],
      forest: ['Hooded Warbler'],
      hand: ['Mallard'],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.isNotOffered('White-Throated Swift')
    scene.ana.lays('Hooded Warbler')
    scene.ana.changedOnly({
      hand: [],
      tucked: { 'White-Throated Swift': 1, 'Hooded Warbler': 0 },
      eggs: { 'White-Throated Swift': 2, 'Hooded Warbler': 1 },
    })
    scene.bo.isOn()
  })

  test('lays no egg without a card', () => {
    const scene = given(mats, { ana: { grassland: ['White-Throated Swift'] }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})
