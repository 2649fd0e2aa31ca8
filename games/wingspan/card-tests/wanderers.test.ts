import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe("Bewick's Wren", () => {
  test('moves to another row with all that lies on it, if it is the last of its own', () => {
    const wren = { bird: "Bewick's Wren", eggs: 2, cached: 1, tucked: 1 }
    const scene = given(mats, { ana: { forest: ['Hooded Warbler', wren] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('forest')
    scene.ana.chooses('wetland')
    scene.ana.has({
      eggs: { 'Hooded Warbler': 0, "Bewick's Wren": 2 },
      cached: { "Bewick's Wren": 1 },
      tucked: { "Bewick's Wren": 1 },
    })
    scene.ana.changedOnly({ forest: ['Hooded Warbler'], wetland: ["Bewick's Wren"] })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { forest: ["Bewick's Wren", 'Hooded Warbler'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Blue Grosbeak', () => {
  test('moves to another row, and those to its left are still used', () => {
    const ana = { forest: ['Northern Cardinal', 'Blue Grosbeak'], grassland: ['Wild Turkey'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isOffered('grassland', 'wetland')
    scene.ana.isNotOffered('forest')
    scene.ana.chooses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({
      forest: ['Northern Cardinal'],
      grassland: ['Wild Turkey', 'Blue Grosbeak'],
      food: { invertebrate: 0, seed: 0, fish: 0, fruit: 1, rodent: 0 },
      eggs: { 'Northern Cardinal': 0, 'Wild Turkey': 0, 'Blue Grosbeak': 0 },
    })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { forest: ['Blue Grosbeak', 'Hooded Warbler'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Chimney Swift', () => {
  test('moves to the wetland, whose powers are not used for that', () => {
    const ana = { grassland: [{ bird: 'Chimney Swift', eggs: 2 }], wetland: [{ bird: 'Mallard', eggs: 4 }] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey'] })
    scene.ana.uses('grassland')
    scene.ana.isOffered('forest', 'wetland')
    scene.ana.isNotOffered('grassland')
    scene.ana.chooses('wetland')
    scene.ana.has({ eggs: { 'Chimney Swift': 2, Mallard: 4 } })
    scene.ana.changedOnly({ grassland: [], wetland: ['Mallard', 'Chimney Swift'] })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const ana = {
      grassland: [
        { bird: 'Chimney Swift', eggs: 2 },
        { bird: 'Wild Turkey', eggs: 5 },
      ],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Nighthawk', () => {
  const five = ['Hooded Warbler', 'Wild Turkey', 'American Woodcock', 'Blue-Winged Warbler', 'Prothonotary Warbler']

  test('takes the fifth slot of another row', () => {
    const scene = given(mats, { ana: { wetland: ['Common Nighthawk'], forest: five.slice(1) }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.chooses('forest')
    scene.ana.has({ wetland: [], forest: [...five.slice(1), 'Common Nighthawk'] })
    scene.bo.isOn()
  })

  test('is not offered a row that is full', () => {
    const scene = given(mats, { ana: { wetland: ['Common Nighthawk'], forest: five }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isNotOffered('forest', 'wetland')
    scene.ana.chooses('grassland')
    scene.ana.has({ wetland: [], forest: five, grassland: ['Common Nighthawk'] })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { wetland: ['Common Nighthawk', 'Trumpeter Swan'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Lincoln's Sparrow", () => {
  test('moves on though there is no egg to pay for the slot', () => {
    const ana = { forest: ['Hooded Warbler', 'Wild Turkey', "Lincoln's Sparrow"], wetland: ['Trumpeter Swan'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('wetland')
    scene.ana.has({ forest: ['Hooded Warbler', 'Wild Turkey'], wetland: ['Trumpeter Swan', "Lincoln's Sparrow"] })
    scene.bo.isOn()
  })

  test('stays where its owner wants it to', () => {
    const scene = given(mats, { ana: { forest: ['Hooded Warbler', "Lincoln's Sparrow"] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('stays when another row is used', () => {
    const scene = given(mats, { ana: { forest: ["Lincoln's Sparrow"] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Song Sparrow', () => {
  const forest = ['Song Sparrow', 'Chimney Swift']

  test('moves on once the bird to its right has moved on', () => {
    const scene = given(mats, { ana: { forest }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isAsked('Use the Chimney Swift?')
    scene.ana.chooses('grassland')
    scene.ana.isAsked('Use the Song Sparrow?')
    scene.ana.chooses('wetland')
    scene.ana.has({ forest: [], grassland: ['Chimney Swift'], wetland: ['Song Sparrow'] })
    scene.bo.isOn()
  })

  test('stays where the bird to its right has stayed', () => {
    const scene = given(mats, { ana: { forest }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('White-Crowned Sparrow', () => {
  test('wakes no bird that waits for one to be played in the row it moves to', () => {
    const bo = { grassland: ['Horned Lark'], hand: ['Mallard'] }
    const scene = given(mats, { ana: { wetland: ['White-Crowned Sparrow'] }, bo })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isOffered('forest', 'grassland')
    scene.ana.chooses('grassland')
    scene.ana.has({ wetland: [], grassland: ['White-Crowned Sparrow'] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { wetland: ['White-Crowned Sparrow', 'Trumpeter Swan'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Yellow-Breasted Chat', () => {
  test('moves to the forest, the last of its row alone', () => {
    const ana = {
      grassland: [
        { bird: 'Wild Turkey', eggs: 5 },
        { bird: 'Yellow-Breasted Chat', eggs: 3 },
      ],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isNotOffered('grassland')
    scene.ana.chooses('forest')
    scene.ana.has({
      grassland: ['Wild Turkey'],
      forest: ['Yellow-Breasted Chat'],
      eggs: { 'Wild Turkey': 5, 'Yellow-Breasted Chat': 3 },
    })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { wetland: ['Yellow-Breasted Chat', 'Trumpeter Swan'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not move on when it is played', () => {
    const ana = { hand: ['Yellow-Breasted Chat'], food: { invertebrate: 1, fruit: 2 } }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('Yellow-Breasted Chat')
    scene.ana.chooses('wetland')
    scene.ana.has({ hand: [], wetland: ['Yellow-Breasted Chat'] })
    scene.bo.isOn()
  })
})
