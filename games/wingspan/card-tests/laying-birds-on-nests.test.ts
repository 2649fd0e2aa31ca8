import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('American Avocet', () => {
  const ana = { grassland: [{ bird: 'Killdeer', eggs: 3 }] }
  const nests = { forest: ['Hooded Warbler', 'Hermit Thrush'], grassland: ['Wild Turkey'] }

  test('lays an egg on another ground or star nest when another player uses their grassland', () => {
    const scene = given(mats, { ana, bo: { ...nests, wetland: ['American Avocet'] } })
    scene.ana.uses('grassland')
    scene.bo.isOffered('Wild Turkey', 'Hermit Thrush')
    scene.bo.isNotOffered('Hooded Warbler', 'American Avocet')
    scene.bo.lays('Wild Turkey')
    scene.bo.changedOnly({ eggs: { 'Wild Turkey': 1, 'Hermit Thrush': 0, 'American Avocet': 0 } })
    scene.ana.skips()
    scene.bo.isOn()
  })

  test('does nothing while it rests, nor when somebody uses the forest', () => {
    const resting = { ...nests, wetland: [{ bird: 'American Avocet', rests: true }] }
    const scene = given(mats, { ana, cy: {}, bo: resting })
    scene.ana.uses('grassland')
    scene.ana.skips()
    scene.cy.uses('forest')
    scene.cy.skips()
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Barrow's Goldeneye", () => {
  test('lays an egg on another cavity or star nest when another player uses their grassland', () => {
    const bo = { forest: ['Prothonotary Warbler', 'Hermit Thrush', 'Hooded Warbler'], wetland: ["Barrow's Goldeneye"] }
    const scene = given(mats, { ana: {}, bo })
    scene.ana.uses('grassland')
    scene.bo.isOffered('Prothonotary Warbler', 'Hermit Thrush')
    scene.bo.isNotOffered('Hooded Warbler', "Barrow's Goldeneye")
    scene.bo.lays('Prothonotary Warbler')
    scene.bo.changedOnly({
      eggs: { 'Prothonotary Warbler': 1, 'Hermit Thrush': 0, 'Hooded Warbler': 0, "Barrow's Goldeneye": 0 },
    })
    scene.bo.isOn()
  })

  test('lays none where it is the only cavity nest with room', () => {
    const bo = {
      forest: [{ bird: 'Prothonotary Warbler', eggs: 4 }, 'Hooded Warbler', 'American Woodcock'],
      wetland: ["Barrow's Goldeneye", 'Osprey'],
    }
    const scene = given(mats, { ana: {}, bo })
    scene.ana.uses('grassland')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Bronzed Cowbird', () => {
  const bo = { forest: ['Hooded Warbler', 'Prothonotary Warbler', 'Hermit Thrush'], grassland: ['Bronzed Cowbird'] }

  test('lays an egg on a bowl or star nest when another player uses their grassland', () => {
    const scene = given(mats, { ana: {}, bo })
    scene.ana.uses('grassland')
    scene.bo.isOffered('Hooded Warbler', 'Hermit Thrush')
    scene.bo.isNotOffered('Prothonotary Warbler', 'Bronzed Cowbird')
    scene.bo.lays('Hooded Warbler')
    scene.bo.changedOnly({ eggs: { 'Hooded Warbler': 1, 'Hermit Thrush': 0, 'Prothonotary Warbler': 0 } })
    scene.bo.isOn()
  })

  test('lays none when another player uses their forest or their wetland', () => {
    const scene = given(mats, { ana: {}, cy: {}, bo })
    scene.ana.uses('forest')
    scene.ana.takes('rodent')
    scene.cy.uses('wetland')
    scene.cy.isDone()
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Brown-Headed Cowbird', () => {
  const nests = ['Blue-Winged Warbler', 'American Woodcock']
  const bo = { forest: nests, grassland: ['Brown-Headed Cowbird'] }

  test('lays an egg on a bowl nest when another player uses their grassland, once between turns', () => {
    const scene = given(mats, { ana: {}, cy: {}, bo })
    scene.ana.uses('grassland')
    scene.bo.isNotOffered('American Woodcock', 'Brown-Headed Cowbird')
    scene.bo.lays('Blue-Winged Warbler')
    scene.cy.uses('grassland')
    scene.bo.changedOnly({ eggs: { 'Blue-Winged Warbler': 1, 'American Woodcock': 0, 'Brown-Headed Cowbird': 0 } })
    scene.bo.isOn()
  })

  test('lays none when its owner uses the grassland', () => {
    const full = [
      { bird: 'Blue-Winged Warbler', eggs: 1 },
      { bird: 'American Woodcock', eggs: 2 },
    ]
    const scene = given(mats, { ana: {}, bo: { ...bo, forest: full } }, { turn: 1 })
    scene.bo.uses('grassland')
    scene.bo.isDone()
    scene.bo.changedOnly({})
    scene.ana.isOn()
  })
})

describe('Yellow-Billed Cuckoo', () => {
  test('lays an egg on a bowl or star nest when another player uses their grassland', () => {
    const bo = { forest: ['Yellow-Billed Cuckoo', 'Hooded Warbler'], wetland: ['Belted Kingfisher', 'Osprey'] }
    const scene = given(mats, { ana: { grassland: [{ bird: 'Bobolink', eggs: 3 }] }, bo })
    scene.ana.uses('grassland')
    scene.bo.isOffered('Hooded Warbler', 'Belted Kingfisher')
    scene.bo.isNotOffered('Yellow-Billed Cuckoo', 'Osprey')
    scene.bo.lays('Belted Kingfisher')
    scene.bo.changedOnly({
      eggs: { 'Belted Kingfisher': 1, 'Hooded Warbler': 0, 'Yellow-Billed Cuckoo': 0, Osprey: 0 },
    })
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('lays none on other nests, its own included', () => {
    const bo = { forest: ['Yellow-Billed Cuckoo', 'Prothonotary Warbler'], wetland: ['Trumpeter Swan', 'Osprey'] }
    const scene = given(mats, { ana: {}, bo })
    scene.ana.uses('grassland')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Ash-Throated Flycatcher', () => {
  const ana = {
    hand: ['Ash-Throated Flycatcher'],
    food: { invertebrate: 2, fruit: 1 },
    forest: ['Prothonotary Warbler', { bird: 'Hermit Thrush', eggs: 1 }, 'Hooded Warbler', 'American Woodcock'],
  }

  test('lays an egg on each cavity or star nest, its own too', () => {
    const scene = given(mats, { ana, bo: { forest: ['Prothonotary Warbler'] } })
    scene.ana.plays('Ash-Throated Flycatcher')
    scene.ana.usesThePower()
    scene.ana.has({
      grassland: ['Ash-Throated Flycatcher'],
      eggs: {
        'Ash-Throated Flycatcher': 1,
        'Prothonotary Warbler': 1,
        'Hermit Thrush': 2,
        'Hooded Warbler': 0,
        'American Woodcock': 0,
      },
    })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('lays none where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Ash-Throated Flycatcher')
    scene.ana.skips()
    scene.ana.has({ eggs: { 'Ash-Throated Flycatcher': 0, 'Prothonotary Warbler': 0, 'Hermit Thrush': 1 } })
    scene.bo.isOn()
  })
})

describe('Bobolink', () => {
  test('lays an egg on each ground or star nest with room, its own too', () => {
    const ana = {
      hand: ['Bobolink'],
      food: { invertebrate: 1, seed: 2 },
      forest: [{ bird: 'American Woodcock', eggs: 2 }, 'Baltimore Oriole', 'Prothonotary Warbler'],
      wetland: ['Trumpeter Swan', 'Osprey'],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Bobolink')
    scene.ana.usesThePower()
    scene.ana.has({
      eggs: {
        Bobolink: 1,
        'American Woodcock': 2,
        'Baltimore Oriole': 1,
        'Trumpeter Swan': 1,
        'Prothonotary Warbler': 0,
        Osprey: 0,
      },
    })
    scene.bo.isOn()
  })

  test('lays none when its row is used', () => {
    const ana = { grassland: ['Bobolink'], wetland: ['Trumpeter Swan'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Inca Dove', () => {
  const food = { seed: 2 }

  test('lays an egg on each platform or star nest, its own too', () => {
    const ana = { hand: ['Inca Dove'], food, forest: ['Hooded Warbler'], wetland: ['Osprey', 'Belted Kingfisher'] }
    const scene = given(mats, { ana, bo: { wetland: ['Osprey'] } })
    scene.ana.plays('Inca Dove')
    scene.ana.usesThePower()
    scene.ana.has({ eggs: { 'Inca Dove': 1, Osprey: 1, 'Belted Kingfisher': 1, 'Hooded Warbler': 0 } })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('lays on itself alone where the others build otherwise', () => {
    const ana = { hand: ['Inca Dove'], food, forest: ['Hooded Warbler', 'Prothonotary Warbler', 'American Woodcock'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Inca Dove')
    scene.ana.usesThePower()
    scene.ana.has({ eggs: { 'Inca Dove': 1, 'Hooded Warbler': 0, 'Prothonotary Warbler': 0, 'American Woodcock': 0 } })
    scene.bo.isOn()
  })
})

describe("Say's Phoebe", () => {
  const hand = ["Say's Phoebe"]
  const food = { invertebrate: 3 }

  test('lays an egg on each bowl or star nest, its own too', () => {
    const ana = { hand, food, forest: ['Blue-Winged Warbler', 'Hermit Thrush', 'Wild Turkey'], wetland: ['Osprey'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays("Say's Phoebe")
    scene.ana.usesThePower()
    scene.ana.has({
      eggs: { "Say's Phoebe": 1, 'Blue-Winged Warbler': 1, 'Hermit Thrush': 1, 'Wild Turkey': 0, Osprey: 0 },
    })
    scene.bo.isOn()
  })

  test('lays no egg on a nest that is full', () => {
    const ana = { hand, food, forest: [{ bird: 'Hooded Warbler', eggs: 3 }, 'Prothonotary Warbler'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays("Say's Phoebe")
    scene.ana.usesThePower()
    scene.ana.has({ eggs: { "Say's Phoebe": 1, 'Hooded Warbler': 3, 'Prothonotary Warbler': 0 } })
    scene.bo.isOn()
  })
})
